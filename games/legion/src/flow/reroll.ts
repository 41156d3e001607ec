import { rollNames, some, tell } from '@sandtable/kernel'
import { facesOf } from '../attack/tally.ts'
import { poolNow } from '../current.ts'
import { attackDice, defenceDice } from '../dice.ts'
import type { LState } from '../state.ts'
import { unitOf } from '../units.ts'
import type { AttackFace, DefenceFace, GuardDie, Pool, PoolDie, Rerolling } from '../vocabulary/attacks.ts'
import { ask, procedure, run } from './words.ts'

/** Some dice of the pool under way, all chosen before any is rolled (LG2-ATK-032): they are in the hand, and show nothing. */
export const reroll = procedure('reroll', [
  ask('choose dice to re-roll', {
    rule: 'LG2-ATK-030',
    seats: (s, v) => (diceOf(s, v).length > 0 && v.most !== 'all' ? unitOf(s, v.unit).seat : null),
    about: (s, v) => ({ unit: v.unit, kind: v.dice, dice: facesOf(diceOf(s, v)) }),
    space: some((s, v: Rerolling) => {
      const from = diceOf(s, v).map((_, at) => at)
      return { from, least: 0, most: v.most === 'all' ? from.length : Math.min(v.most, from.length) }
    }),
    answer: (s, v, places) => {
      const dice = diceOf(s, v)
      for (const at of places) (dice[at] as PoolDie | GuardDie).face = ''
    },
  }),
  run('re-roll them', (s, v) => {
    if (v.most === 'all') for (const die of diceOf(s, v)) die.face = ''
    if (diceOf(s, v).every(({ face }) => face !== '')) return
    const pool = poolNow(s)
    if (v.dice === 'attack') rollAttackDice(s, pool)
    else rollDefenceDice(s, pool)
    tell(s, { type: `${v.dice} dice`, unit: v.unit, dice: facesOf(diceOf(s, v)) })
  }),
])

/** Whatever attack dice show nothing yet are rolled, colour by colour. */
export function rollAttackDice(s: LState, { attackDice: pool }: Pool): void {
  for (const colour of ['red', 'black', 'white'] as const) {
    const dice = pool.filter((die) => die.colour === colour && die.face === '')
    const faces = rollNames(s, attackDice[colour], dice.length)
    for (const [at, die] of dice.entries()) die.face = faces[at] as AttackFace
  }
}

export function rollDefenceDice(s: LState, { defenceDice: pool }: Pool): void {
  for (const colour of ['red', 'white'] as const) {
    const dice = pool.filter((die) => die.colour === colour && die.face === '')
    const faces = rollNames(s, defenceDice[colour], dice.length)
    for (const [at, die] of dice.entries()) die.face = faces[at] as DefenceFace
  }
}

function diceOf(s: LState, { dice }: Rerolling): (PoolDie | GuardDie)[] {
  const pool = poolNow(s)
  return dice === 'attack' ? pool.attackDice : pool.defenceDice
}
