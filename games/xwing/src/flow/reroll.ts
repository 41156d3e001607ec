import { rollName, some, tell } from '@sandtable/kernel'
import { attackDie, defenseDie, facesOf } from '../dice.ts'
import { type Attack, type Die, type ShipId, shipOf, type XState } from '../state.ts'
import { ask, procedure } from './words.ts'

export interface Reroll {
  /** Whose player rerolls. */
  readonly ship: ShipId
  readonly dice: 'attack' | 'defense'
  readonly most: number
  /** Only dice with these faces; null: any. */
  readonly faces?: readonly string[] | null
}

/** All dice to reroll are chosen before any is rolled, each die once in an attack (XW-DICE-003, -006). */
export const reroll = procedure<Reroll>('reroll', [
  ask('choose dice to reroll', {
    rule: 'XW-DICE-006',
    seats: (s, v) => shipOf(s, v.ship).seat,
    about: (s, v) => ({ dice: facesOf(diceOf(s, v)) }),
    space: some((s, v: Reroll) => {
      const from = [...diceOf(s, v).entries()].flatMap(([at, die]) => (mayRoll(v, die) ? [at] : []))
      return { from, least: 0, most: Math.min(v.most, from.length) }
    }),
    answer: (s, v, places) => {
      const dice = diceOf(s, v)
      for (const at of places) {
        dice[at] = { face: rollName(s, v.dice === 'attack' ? attackDie : defenseDie), rerolled: true }
      }
      tell(s, { type: `${v.dice} dice`, ship: v.ship, dice: facesOf(dice) })
    },
  }),
])

function mayRoll(v: Reroll, die: Die): boolean {
  return !die.rerolled && (v.faces?.includes(die.face) ?? true)
}

/** The dice of the attack that this reroll belongs to: the innermost one under way. */
function diceOf(s: XState, v: Reroll): Die[] {
  const frame = s.stack.findLast((one) => one.procedure === 'attack')
  const attack = frame?.vars as Attack
  return v.dice === 'attack' ? attack.attackDice : attack.defenseDice
}
