import { countOf } from '../dice.ts'
import type { XState } from '../state.ts'
import type { Attack } from '../vocabulary/attacks.ts'

/** Is everything evaded already? An evade more could still be of use where results are changed when they are compared. */
export function isWarded(s: XState, { attackDice, defenseDice }: Attack): boolean {
  const harm = countOf(attackDice, 'hit') + countOf(attackDice, 'crit')
  return harm <= countOf(defenseDice, 'evade') && s.hooks.trigger['compare results'] === undefined
}
