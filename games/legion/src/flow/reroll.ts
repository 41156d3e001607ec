import { rollNames, some, tell, underWay } from '@sandtable/kernel'
import { facesOf } from '../attack/tally.ts'
import { attackDice, defenceDice } from '../dice.ts'
import type { LState } from '../state.ts'
import { unitOf } from '../units.ts'
import type { AttackFace, DefenceFace, GuardDie, Pool, PoolDie, Rerolling } from '../vocabulary/attacks.ts'
import { ask, procedure, run } from './words.ts'

/** Some dice of the pool under way, all chosen before any is rolled (LG2-ATK-032). */
export const reroll = procedure('reroll', [
  ask('choose dice to re-roll', {
    rule: 'LG2-ATK-030',
    seats: (s, v) => (diceOf(s, v).length > 0 ? unitOf(s, v.unit).seat : null),
    about: (s, v) => ({ unit: v.unit, kind: v.dice, dice: facesOf(diceOf(s, v)) }),
    space: some((s, v: Rerolling) => {
      const from = diceOf(s, v).map((_, at) => at)
      return { from, least: 0, most: Math.min(v.most, from.length) }
    }),
    answer: (_, v, places) => {
      v.places = places
    },
  }),
  run('re-roll them', (s, v) => {
    const dice = diceOf(s, v)
    for (const at of v.places) {
      const die = dice[at]
      if (die !== undefined) rollAgain(s, v.dice, die)
    }
    if (v.places.length > 0) tell(s, { type: `${v.dice} dice`, unit: v.unit, dice: facesOf(dice) })
  }),
])

function poolUnderWay(s: LState): Pool {
  const pool = underWay(s, 'attack pool')
  if (pool === null) throw new Error('no attack pool is under way')
  return pool
}

function diceOf(s: LState, { dice }: Rerolling): (PoolDie | GuardDie)[] {
  const pool = poolUnderWay(s)
  return dice === 'attack' ? pool.attackDice : pool.defenceDice
}

function rollAgain(s: LState, kind: Rerolling['dice'], die: PoolDie | GuardDie): void {
  const [face] =
    kind === 'attack'
      ? rollNames(s, attackDice[die.colour], 1)
      : rollNames(s, defenceDice[die.colour as GuardDie['colour']], 1)
  die.face = face as AttackFace & DefenceFace
}
