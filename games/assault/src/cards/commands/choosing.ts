import { type CardChoice, canChoose, choose, type Plain } from '@sandtable/kernel'
import type { AState, Assault, Figure } from '../../state.ts'
import type { ACard } from '../../vocabulary/card.ts'
import { command } from './command.ts'

/** A command with which its figure chooses: it is played where there is something to choose from. */
export function choosing<Picked extends Plain>(
  id: string,
  how: 'during' | 'action',
  choice: CardChoice<Assault, Picked>,
  later: NonNullable<ACard['asks']> = [],
): ACard {
  const when = (s: AState, { id: on, seat }: Figure) =>
    canChoose(s, { id: 0, card: `command:${id}`, seat, on, vars: {}, due: null }, choice)
  return command(
    id,
    { [how]: { when }, play: (s, { effect }) => choose(s, effect, choice) },
    { asks: [choice, ...later] },
  )
}
