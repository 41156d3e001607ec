import type { Around } from '@sandtable/keeper/hosted'
import type { Language } from '@sandtable/kernel'
import type { Refused } from '../line/line.ts'
import { useLine } from '../line/use-line.ts'
import { Notice } from '../notice.tsx'
import { useWords } from '../say.ts'

interface Props {
  readonly around: Around
  readonly language: Language
  onRefused(refused: Refused): void
}

/** The rules that it was begun under are not there any more: it can be looked at, and ended by all. */
export function FrozenNotice({ around, language, onRefused }: Props) {
  const say = useWords().friends
  const { line } = useLine()
  async function end(): Promise<void> {
    const told = await line.call('end frozen', { table: around.table })
    if ('problem' in told) onRefused(told)
  }
  const { seats, toBeEnded } = around
  const people = seats.filter((one) => one.player === 'person')
  const missing = people.filter((one) => !toBeEnded.includes(one.seat))
  const willing = people.filter((one) => !one.isMine && toBeEnded.includes(one.seat))
  const isSaid = people.some((one) => one.isMine) && !missing.some((one) => one.isMine)
  const names = (of: typeof people) => of.map((one) => one.name ?? '').join(', ')
  const how = isSaid
    ? say.frozenSaid(names(missing))
    : willing.length > 0
      ? say.frozenAsked(names(willing))
      : say.frozenHint
  return (
    <Notice text={[around.problem?.[language], how].join(' ')}>
      {missing.some((one) => one.isMine) && (
        <button type="button" onClick={() => void end()}>
          {say.frozen}
        </button>
      )}
    </Notice>
  )
}
