import { momentAsked, type Plain, type Seen } from '@sandtable/kernel'
import { part } from '@sandtable/kit'
import { SEGMENT } from '../geometry/measures.ts'
import type { Legion, LState, Unit } from '../state.ts'
import { findUnitOf, leaderOf, unitsOn } from '../units.ts'
import { surgesOf } from '../values.ts'
import { bestHarm } from './harm.ts'
import { wayTo } from './plan.ts'

/** What cards and tokens offer at a moment, and whom or what to choose for them. */

/** What is there is used, for most of it is lost if it is not; but not on dice that are good, nor before there is anybody to hit. */
export function chooseUse(
  options: readonly Plain[],
  question: Parameters<typeof momentAsked>[0],
  look: () => { readonly seen: Seen<Legion>; readonly s: LState },
): Plain {
  const uses = options.filter((one) => one !== 'pass')
  const moment = momentAsked(question)
  if (moment === 're-roll attack dice' && options.includes('pass')) {
    const { seen, s } = look()
    const { pool } = seen.table.now
    const attacker = findUnitOf(s, pool?.attacker ?? '')
    if (pool !== null && attacker !== undefined) {
      const isIdle = (face: string) =>
        face === 'blank' || (face === 'surge' && surgesOf(s, attacker).attack == null)
      if (!pool.attackDice.some(({ face }) => isIdle(face))) return 'pass'
    }
  }
  const strikes = uses.filter((one) => isStrike(String(part(one, 'card') ?? '')))
  if (strikes.length > 0 && options.includes('pass') && !isWorthAStrike(look().s, question.seat)) {
    const others = uses.filter((one) => !strikes.includes(one))
    return others[0] ?? 'pass'
  }
  return uses[0] ?? 'pass'
}

/** Once a game, from above. */
function isStrike(card: string): boolean {
  return card.endsWith('strafing-run') || card.endsWith('ordnance')
}

function isWorthAStrike(s: LState, seat: string): boolean {
  return (
    s.table.round >= 4 || unitsOn(s).some((unit) => unit.seat !== seat && crowd(s, seat, leaderOf(unit)) > 90)
  )
}

/** Points of enemies near a place, less one's own. */
export function crowd(s: LState, seat: string, at: { readonly x: number; readonly y: number }): number {
  return unitsOn(s).reduce((sum, unit) => {
    if (wayTo(leaderOf(unit), at) > 1.2 * SEGMENT) return sum
    return sum + (unit.seat === seat ? -1.5 : 1) * unit.points
  }, 0)
}

/** Of units the own one that has most to gain, or the enemy that is worth most; of tokens what it needs next. */
export function chooseFor(s: LState, seat: string, on: string, options: readonly Plain[]): Plain | null {
  const units = options.map((one) => findUnitOf(s, one))
  if (units.every((unit) => unit === undefined)) return chooseWord(s, on, options)
  let [found, most]: [Plain | null, number] = [null, Number.NEGATIVE_INFINITY]
  for (const [at, unit] of units.entries()) {
    const worth = unit === undefined ? 0 : unit.seat === seat ? gainOf(s, unit) : unit.points
    if (worth > most) [found, most] = [options[at] ?? null, worth]
  }
  return found
}

function gainOf(s: LState, unit: Unit): number {
  const acts = unit.order === 'down' ? 0.3 : 1
  return acts * (0.2 * unit.points + (unit.deployed ? bestHarm(s, unit) : 0))
}

/** An aim for whoever can shoot, else a dodge. */
function chooseWord(s: LState, on: string, options: readonly Plain[]): Plain | null {
  const unit = findUnitOf(s, on)
  const has = (word: RegExp) => options.find((one) => typeof one === 'string' && word.test(one)) ?? null
  const [aim, dodge] = [has(/^aim/i), has(/^dodge/i)]
  if (aim === null || dodge === null || unit === undefined || !unit.deployed) return null
  return bestHarm(s, unit) > 2 ? aim : dodge
}
