import type { Lesson } from '@sandtable/kernel'
import { remember, remembered } from '../remembered.ts'

/** What is asked of the reader now. */
export interface AskedNow {
  readonly step: string
  /** The decision that is asked for. */
  readonly decision: number
  /** How many answers the reader has given: after each there is something new to say, once the next question is there. */
  readonly given: number
}

/** What is said at a question: how many things were said before, and whether the next one belongs here. */
export interface Saying {
  readonly decision: number
  readonly given: number
  readonly before: number
  readonly speaks: boolean
}

/** One thing at a time, each once, in the order of the lesson, chosen when the question arrives that it is about. */
export function sayingAt(
  { steps }: Lesson,
  now: Saying | null,
  { step, decision, given }: AskedNow,
  /** How many things were said at an earlier visit to this table. */
  earlier = 0,
): Saying {
  // While the reader thinks, the others may decide: the question is still the same one.
  if (now?.given === given) return now.decision === decision ? now : { ...now, decision }
  if (now?.decision === decision) return now
  const before = now === null ? earlier : now.before + (now.speaks ? 1 : 0)
  return { decision, given, before, speaks: steps[before]?.at.includes(step) === true }
}

export function understood(now: Saying): Saying {
  return { ...now, before: now.before + 1, speaks: false }
}

/** How far the lesson at a table was said: kept for the last one, so that whoever comes back hears nothing twice. */
const place = 'lesson'

export function saidEarlier(table: string): number {
  const [of, count] = remembered(place)?.split(' ') ?? []
  return of === table ? Number(count) : 0
}

export function keepSaid(table: string, { before }: Saying): void {
  remember(place, `${table} ${before}`)
}
