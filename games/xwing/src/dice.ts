import { die } from '@sandtable/dice'
import { rollName, rollNames } from '@sandtable/kernel'
import type { Die, XState } from './state.ts'

/** XW-DICE-001. */
export const attackDie = die('attack', { hit: 3, crit: 1, focus: 2, blank: 2 })
export const defenseDie = die('defense', { evade: 3, focus: 2, blank: 3 })

export function rollDice(s: XState, kind: typeof attackDie | typeof defenseDie, count: number): Die[] {
  return rollNames(s, kind, count).map((face) => ({ face, rerolled: false }))
}

/** One attack die outside an attack: nothing can be spent on it (XW-DICE-009). */
export function rollAttackDie(s: XState): string {
  return rollName(s, attackDie)
}

export function facesOf(dice: readonly Die[]): string[] {
  return dice.map((one) => one.face)
}

export function countOf(dice: readonly Die[], face: string): number {
  return dice.reduce((sum, one) => sum + (one.face === face ? 1 : 0), 0)
}

/** Turns all dice that show one face to another. */
export function turnAll(dice: readonly Die[], from: string, to: string): void {
  for (const one of dice) if (one.face === from) one.face = to
}
