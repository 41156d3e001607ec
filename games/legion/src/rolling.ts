import { rollNames, tell } from '@sandtable/kernel'
import type { AttackDie, DefenceDie } from '../data/types.ts'
import { attackDice, defenceDice } from './dice.ts'
import type { LState, UnitId } from './state.ts'

/** Dice that a card has a unit roll, beside those of an attack; all see what they show and of what colour they are. */

export function rollAttackDice(s: LState, unit: UnitId, colour: AttackDie, count: number): readonly string[] {
  const dice = rollNames(s, attackDice[colour], count)
  tell(s, { type: 'attack dice', unit, dice, colours: dice.map(() => colour) })
  return dice
}

export function rollDefenceDice(
  s: LState,
  unit: UnitId,
  colour: DefenceDie,
  count: number,
): readonly string[] {
  const dice = rollNames(s, defenceDice[colour], count)
  tell(s, { type: 'defence dice', unit, dice, colours: dice.map(() => colour) })
  return dice
}

/** How many of them would wound. */
export function hitsAndCrits(dice: readonly string[]): number {
  return dice.filter((face) => face === 'hit' || face === 'crit').length
}

/** How many of them would block, surges among them. */
export function blocksAndSurges(dice: readonly string[]): number {
  return dice.filter((face) => face !== 'blank').length
}
