import { die } from '@sandtable/dice'
import { countWith, rollName, rollNames } from '@sandtable/kernel'
import type { XState } from './state.ts'
import type { Die } from './vocabulary/attacks.ts'

/** XW-DICE-001. */
export const attackDie = die('attack', { hit: 3, crit: 1, focus: 2, blank: 2 })
export const defenseDie = die('defense', { evade: 3, focus: 2, blank: 3 })

export function rollDice(s: XState, kind: typeof attackDie | typeof defenseDie, count: number): Die[] {
  return rollNames(s, kind, count).map((face) => ({ face, rerolled: false }))
}

/** One attack die that no ship rolls. */
export function rollAttackDie(s: XState): string {
  return rollName(s, attackDie)
}

export function facesOf(dice: readonly Die[]): string[] {
  return dice.map((one) => one.face)
}

export function countOf(dice: readonly Die[], face: string): number {
  return countWith(dice, 'face', face)
}

/** Turns all dice that show one face to another; how many were turned. */
export function turnAll(dice: readonly Die[], from: string, to: string): number {
  const turned = dice.filter((one) => one.face === from && !one.fixed)
  for (const one of turned) one.face = to
  return turned.length
}

/** May this die be rerolled: each once in an attack (XW-DICE-003)? */
export function mayBeRerolled(die: Die): boolean {
  return !die.rerolled && !die.fixed
}
