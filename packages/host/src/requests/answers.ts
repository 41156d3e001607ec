import type { HostedKind, HostedRequests } from '@sandtable/keeper/hosted'
import type { Hall } from '../hall.ts'
import type { HostLine } from '../line.ts'

/** What answers each of the host's own requests. */
export type HostedAnswers = {
  readonly [K in HostedKind]: (
    ask: HostedRequests[K]['ask'],
    line: HostLine,
  ) => Promise<HostedRequests[K]['reply']>
}

export type Some<K extends HostedKind> = (hall: Hall) => Pick<HostedAnswers, K>
