import type { Die } from '../../state.ts'
import type { Moment } from './command.ts'

/** The attacker, while an attack die is left that was not rerolled yet (IA-ATK-007). */
export const attackerRerolls: Moment<'reroll dice'> = {
  figures: (_, v) => [v.attacker],
  when: (_, v) => hasFresh(v.attackDice),
}

/** The defender, while a defence die is left that was not rerolled yet. */
export const defenderRerolls: Moment<'reroll dice'> = {
  figures: (_, v) => [v.target],
  when: (_, v) => hasFresh(v.defenceDice),
}

/** Is there a die among them that was not rerolled yet? */
export function hasFresh(dice: readonly Die[]): boolean {
  return dice.some((die) => !die.rerolled)
}
