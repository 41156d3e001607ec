import type { Die } from '@sandtable/dice'
import { rollNames, some, tell } from '@sandtable/kernel'
import type { AttackDie } from '../../data/types.ts'
import { facesOf, pickUp, toldDice } from '../attack/tally.ts'
import { poolNow } from '../current.ts'
import { attackDice, defenceDice } from '../dice.ts'
import type { LState } from '../state.ts'
import { unitOf } from '../units.ts'
import type { GuardDie, PoolDie, Rerolling } from '../vocabulary/attacks.ts'
import { ask, procedure, run } from './words.ts'

/** Some dice of the pool under way, all chosen before any is rolled (LG2-ATK-032), and laid beside the others again. */
export const reroll = procedure('reroll', [
  ask('choose dice to re-roll', {
    rule: 'LG2-ATK-030',
    seats: (s, v) =>
      diceOf(s, v).length > 0 && v.most !== 'all' && v.inHand === undefined ? unitOf(s, v.unit).seat : null,
    about: (s, v) => ({ unit: v.unit, kind: v.dice, dice: facesOf(diceOf(s, v)) }),
    space: some((s, v: Rerolling) => {
      const from = diceOf(s, v).map((_, at) => at)
      return { from, least: 0, most: Math.min(Number(v.most), from.length) }
    }),
    answer: (s, v, places) => {
      v.inHand = pickUp(diceOf(s, v), places)
    },
  }),
  run('re-roll them', (s, v) => {
    if (v.most === 'all') v.inHand = pickUp(diceOf(s, v), [...diceOf(s, v).keys()])
    const pool = poolNow(s)
    // Whatever re-rolls attack dice, another token may follow.
    pool.again ||= v.dice === 'attack'
    const { inHand = [] } = v
    if (inHand.length === 0) return
    if (v.dice === 'attack') for (const die of thrown(s, attackDice, inHand)) pool.attackDice.push(die)
    else for (const die of thrown(s, defenceDice, inHand)) pool.defenceDice.push(die)
    tell(s, { type: `${v.dice} dice`, unit: v.unit, ...toldDice(diceOf(s, v)) })
  }),
])

/** Dice fall colour by colour. */
export function thrown<Colour extends AttackDie, Face extends string>(
  s: LState,
  dice: Readonly<Record<Colour, Die<Face>>>,
  colours: readonly AttackDie[],
): { colour: Colour; face: Face }[] {
  const kinds = Object.keys(dice) as Colour[]
  return kinds.flatMap((colour) => {
    const count = colours.filter((one) => one === colour).length
    return rollNames(s, dice[colour], count).map((face) => ({ colour, face: face as Face }))
  })
}

function diceOf(s: LState, { dice }: Rerolling): (PoolDie | GuardDie)[] {
  const pool = poolNow(s)
  return dice === 'attack' ? pool.attackDice : pool.defenceDice
}
