import {
  chance,
  contest,
  count,
  die,
  forgetRerolls,
  mapChances,
  outcomesOf,
  type Pool,
  pickUpDice,
  pool,
  roll,
  rollDice,
  rollInto,
  solve,
  turn,
  zeroSum,
} from '@sandtable/dice'
import { start } from '@sandtable/kernel'
import { oddsOfShot, xwing } from '@sandtable/xwing'
import { beside, type Result, timeOf, type Work } from './measure.ts'

type Red = 'hit' | 'crit' | 'focus' | 'blank'
interface Attack {
  readonly dice: Pool<Red>
  readonly hurt: number
}

const red = die('attack', { hit: 3, crit: 1, focus: 2, blank: 2 })
const green = die('defence', { evade: 3, focus: 2, blank: 3 })

/** Four dice with a reroll of any and a focus, against three with a focus and an evade, both used as well as can be. */
const duel = contest<Attack, number>(
  [
    rollDice('roll attack dice', 'dice'),
    pickUpDice('reroll', { by: 'attacker', part: 'dice', most: 4 }),
    chance(
      'roll again',
      (s: Attack) => s.dice,
      (dice) => mapChances(roll(dice), forgetRerolls),
      (_, dice) => {
        const focused = turn(dice, 'focus', 'hit')
        return { dice: pool<Red>([red, 0]), hurt: count(focused, 'hit') + count(focused, 'crit') }
      },
    ),
    chance(
      'roll defence dice',
      () => 3,
      (dice) => rollInto(pool([green, dice]), 0, (evades, face) => evades + (face.name === 'blank' ? 0 : 1)),
      (s: Attack, evades) => ({ ...s, hurt: Math.max(0, s.hurt - evades - 1) }),
    ),
  ],
  { outcome: (s) => s.hurt, worth: zeroSum((hurt) => hurt) },
)

export function oddsResults(): Result[] {
  const begin: Attack = { dice: pool<Red>([red, 4]), hurt: 0 }
  return [
    beside('dice: exact odds of an attack, 4 dice against 3', 'attacks/s', () => {
      outcomesOf(solve(duel, begin))
      return 1
    }),
    timeOf('xwing: exact odds of a shot by the rules, 5 dice against 3', oddsByTheRules()),
  ]
}

/** The worst ordinary attack: a target lock and a focus token against a focus and an evade token. */
function oddsByTheRules(): Work {
  const tokens = { focus: 1, evade: 1 }
  const forces = {
    red: { hunter: { pilot: 'sigmasquadronpilot', at: [400, 300], tokens: { focus: 1 }, locks: ['prey'] } },
    blue: { prey: { pilot: 'alphasquadronpilot', at: [400, 380], facing: 180, tokens, engaged: true } },
  }
  const position = xwing.referee?.position(forces, 'combat')
  if (position === undefined || 'problem' in position) throw new Error('no position for the odds')
  const s = start(xwing, {
    setup: position.setup as Parameters<typeof xwing.lay>[0],
    seed: 'odds',
    arrange: (table) => position.arrange(table),
  })
  return () => {
    oddsOfShot(s, 'hunter', { weapon: 'primary', target: 'prey' })
    return 1
  }
}
