import {
  type Chances,
  chance,
  choice,
  contest,
  count,
  lay,
  mapChances,
  outcomesOf,
  type Pool,
  pickUps,
  pool,
  roll,
  rollAgain,
  rollDice,
  solve,
  turn,
  worthOf,
  zeroSum,
} from '@sandtable/dice'
import { attackDie, countOf, defenseDie } from '../dice.ts'
import type { Die } from '../vocabulary/attacks.ts'

/** What an attack comes to: hits and crits that are not cancelled. */
export interface Damage {
  readonly hits: number
  readonly crits: number
}

/** The dice and tokens of both sides, as far as the attack has come. */
export interface Odds {
  readonly attack: { readonly dice: number; readonly focus: boolean; readonly lock: boolean }
  readonly defense: { readonly dice: number; readonly focus: boolean; readonly evade: boolean }
  /** The attack dice, once they are rolled. */
  readonly rolled?: readonly Die[]
  /** The defense dice, once they are rolled. */
  readonly against?: readonly Die[]
}

type Red = 'hit' | 'crit' | 'focus' | 'blank'

interface Stage extends Damage {
  readonly dice: Pool<Red>
  readonly lock: boolean
  readonly focus: boolean
  readonly evades: number
  readonly eyes: number
}

const none = pool<Red>([attackDie, 0])

/** A crit is worth a little more than a hit: it may be a Direct Hit!, or hinder. */
const worth = ({ hits, crits }: Damage): number => hits + 1.25 * crits

/** With the dice final, only hits and crits matter. */
const counted = (s: Stage, dice: Pool<Red>): Stage => ({
  ...s,
  dice: none,
  lock: false,
  focus: false,
  hits: count(dice, 'hit'),
  crits: count(dice, 'crit'),
})

function stages(defense: Odds['defense']) {
  return contest<Stage, Damage>(
    [
      rollDice('roll attack dice', 'dice'),
      choice('spend the target lock', {
        by: 'attacker',
        options: (s: Stage) =>
          s.lock ? pickUps(s.dice, { most: 16 }).map((dice) => ({ ...s, dice, lock: false })) : [s],
      }),
      rollAgain('reroll attack dice', 'dice'),
      choice('spend focus on attack dice', {
        by: 'attacker',
        options: (s: Stage) =>
          s.focus ? [counted(s, s.dice), counted(s, turn(s.dice, 'focus', 'hit'))] : [counted(s, s.dice)],
      }),
      chance(
        'roll defense dice',
        () => defense.dice,
        (dice) =>
          mapChances(roll(pool([defenseDie, dice])), (rolled) => ({
            evades: count(rolled, 'evade'),
            eyes: count(rolled, 'focus'),
          })),
        (s: Stage, { evades, eyes }) => ({ ...s, evades, eyes }),
      ),
      choice('spend tokens on defense dice', {
        by: 'defender',
        options: (s: Stage) => {
          const focused = defense.focus ? [s.evades, s.evades + s.eyes] : [s.evades]
          const ways = defense.evade ? [...focused, ...focused.map((evades) => evades + 1)] : focused
          return ways.map((evades) => ({ ...s, evades, eyes: 0 }))
        },
      }),
    ],
    { outcome: (s) => afterEvades(s, s.evades), worth: zeroSum(worth) },
  )
}

/** Evades cancel hits first (XW-TIME-019, -020). */
function afterEvades({ hits, crits }: Damage, evades: number): Damage {
  return { hits: Math.max(0, hits - evades), crits: Math.max(0, crits - Math.max(0, evades - hits)) }
}

function solution(odds: Odds) {
  const { attack, defense, rolled, against } = odds
  const tokens = { lock: attack.lock, focus: attack.focus, hits: 0, crits: 0, evades: 0, eyes: 0 }
  if (rolled === undefined)
    return solve(stages(defense), { ...tokens, dice: pool<Red>([attackDie, attack.dice]) })
  if (against === undefined)
    return solve(stages(defense), { ...tokens, dice: lying(rolled) }, 'spend the target lock')
  const start = {
    ...tokens,
    dice: none,
    lock: false,
    focus: false,
    hits: countOf(rolled, 'hit'),
    crits: countOf(rolled, 'crit'),
    evades: countOf(against, 'evade'),
    eyes: countOf(against, 'focus'),
  }
  return solve(stages(defense), start, 'spend tokens on defense dice')
}

function lying(dice: readonly Die[]): Pool<Red> {
  let laid = none
  for (const { face, rerolled } of dice) laid = lay(laid, attackDie, face as Red, 1, rerolled)
  return laid
}

/** The exact chances of each outcome, with both sides spending their tokens as well as they can. */
export function outcomes(odds: Odds): Chances<Damage> {
  return outcomesOf(solution(odds))
}

/** Damage to expect, a crit counted a little higher. */
export function expected(odds: Odds): number {
  return worthOf(solution(odds), 'attacker')
}
