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
  return (
    <Notice text={[around.problem?.[language], say.frozenHint].join(' ')}>
      {around.seats.some((one) => one.isMine) && (
        <button type="button" onClick={() => void end()}>
          {say.frozen}
        </button>
      )}
    </Notice>
  )
}
