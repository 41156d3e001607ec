import { die } from '@sandtable/dice'
import type { AttackDie, DefenceDie } from '../data/types.ts'

/** LG2-DICE-006 to -010. */
export const attackDice = {
  red: die('red attack', { hit: 5, crit: 1, surge: 1, blank: 1 }),
  black: die('black attack', { hit: 3, crit: 1, surge: 1, blank: 3 }),
  white: die('white attack', { hit: 1, crit: 1, surge: 1, blank: 5 }),
}

export const defenceDice = {
  red: die('red defence', { block: 3, surge: 1, blank: 2 }),
  white: die('white defence', { block: 1, surge: 1, blank: 4 }),
}

/** What a die is upgraded or downgraded to; the best and the worst stay what they are (LG2-DICE-014 to -017). */
export const betterAttackDie: Readonly<Record<AttackDie, AttackDie>> = {
  white: 'black',
  black: 'red',
  red: 'red',
}

export const worseAttackDie: Readonly<Record<AttackDie, AttackDie>> = {
  red: 'black',
  black: 'white',
  white: 'white',
}

export const betterDefenceDie: Readonly<Record<DefenceDie, DefenceDie>> = { white: 'red', red: 'red' }
export const worseDefenceDie: Readonly<Record<DefenceDie, DefenceDie>> = { red: 'white', white: 'white' }

/** The colours in the order in which pools are laid out. */
export const attackColours: readonly AttackDie[] = ['red', 'black', 'white']
