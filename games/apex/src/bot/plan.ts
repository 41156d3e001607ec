import { query } from '@sandtable/kernel'
import { startHealth } from '../../data/modes.ts'
import type { ConsumableTile } from '../../data/types.ts'
import type { Field, Ground } from '../board/ground.ts'
import { within } from '../board/reach.ts'
import type { Gait } from '../board/steps.ts'
import { groundIn, isOccupied } from '../field.ts'
import { shieldLimit } from '../legend.ts'
import { tileOf } from '../loot.ts'
import { remembered } from '../remembered.ts'
import type { AState, Standing, Token } from '../state.ts'
import type { Mind } from './mind.ts'
import { type Judge, judgeFor, roundsLeft } from './stand.ts'

/** What a legend thinks about while it acts. */
export interface Plan {
  readonly s: AState
  readonly ground: Ground
  readonly legend: Standing
  readonly judge: Judge
  readonly mind: Mind
  /** The best that can still be made of the action points that are left, from this field. */
  value(field: Field, ap: number, mayShoot: boolean): number
  /** Free fields within so many points of a field, itself among them. */
  reach(field: Field, points: number, gait?: Gait): readonly Field[]
  /** How much points that it gets back count now. */
  readonly care: number
  /** What the best thing in the backpack would bring it. */
  readonly remedy: number
}

export function planFor(s: AState, legend: Standing, mind: Mind): Plan {
  const ground = groundIn(s)
  const judge = judgeFor(s, legend, mind)
  const more = query(s, 'movement points', 0, legend.id)
  const usual = query(s, 'gait', {}, legend.id)
  const isFree = remembered((field) => field === legend.field || !isOccupied(s, field))
  const reach = (field: Field, points: number, gait: Gait = usual) => {
    const found: Field[] = []
    for (const { field: to } of within(ground, field, points + more, gait))
      if (to === field || isFree(to)) found.push(to)
    return found
  }
  const care = careOf(s, legend)
  const remedy = Math.max(0, ...legend.backpack.map((token) => remedyOf(legend, token))) * care
  const bestWithin = (points: number) =>
    remembered((field) => {
      let best = Number.NEGATIVE_INFINITY
      for (const { field: to } of within(ground, field, points + more, usual))
        if (to === field || isFree(to)) best = Math.max(best, judge.stand(to))
      return best
    })
  const [afterOne, afterTwo] = [bestWithin(1), bestWithin(2)]
  const known = new Map<number, number>()
  const value = (field: Field, ap: number, mayShoot: boolean): number => {
    if (ap <= 0) return judge.stand(field)
    const key = (2 * field + (mayShoot ? 1 : 0)) * 4 + ap
    const before = known.get(key)
    if (before !== undefined) return before
    let best = judge.stand(field)
    const here = mayShoot ? judge.shot(field) : 0
    const loot = judge.loot(field)
    if (ap === 1) {
      best = Math.max(
        best,
        here + judge.stand(field),
        loot + afterOne(field),
        remedy + afterOne(field),
        afterTwo(field),
      )
    } else {
      best = Math.max(best, loot + value(field, ap - 1, mayShoot), remedy + value(field, ap - 1, mayShoot))
      if (here > 0) best = Math.max(best, here + value(field, ap - 1, false))
      for (const to of reach(field, 2)) best = Math.max(best, value(to, ap - 1, mayShoot))
    }
    known.set(key, best)
    return best
  }
  return { s, ground, legend, judge, mind, value, reach, care, remedy }
}

/**
 * Where nobody is ahead, health decides in the end; otherwise it is no use after the last shot. Blue has that: red has to
 * live through it to keep a lead.
 */
function careOf({ table }: AState, { squad }: Standing): number {
  const { points } = table
  const left = roundsLeft({ table })
  if (points.red === points.blue && left <= 1) return 1.6
  if (left > 0) return 1
  if (squad === 'blue') return 0.1
  return points.red > points.blue ? 1.6 : 0.6
}

/** What a consumable would bring: points that are missing, health a little more than shield. */
export function remedyOf(legend: Standing, token: Token): number {
  const tile = tileOf(token)
  return tile.kind === 'consumable' ? restoredBy(legend, tile) : 0
}

function restoredBy(legend: Standing, { health = 0, shield = 0, cooldown = 0 }: ConsumableTile): number {
  const cooling = legend.tokens.filter((one) => one.at === 'cooldown').length
  return (
    0.62 * Math.min(health, startHealth - legend.health) +
    0.58 * Math.min(shield, shieldLimit(legend) - legend.shield) +
    (cooldown > 0 ? 2.6 * cooling : 0)
  )
}
