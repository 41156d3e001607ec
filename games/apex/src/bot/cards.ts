import { startHealth } from '../../data/modes.ts'
import { abilityData } from '../abilities.ts'
import { areAdjacent } from '../board/beside.ts'
import { distance } from '../board/distance.ts'
import type { Field } from '../board/ground.ts'
import { seesField } from '../board/sight.ts'
import { isOccupied } from '../field.ts'
import { shieldLimit } from '../legend.ts'
import { basicMelee } from '../melee-values.ts'
import { collisionOf, sufferedBy } from '../odds/suffering.ts'
import { isOnBoard, type Legend, matesOf, squadOf } from '../state.ts'
import type { Activating, MeleeValues } from '../vocabulary/acting.ts'
import { bestPlaceFor } from './placing.ts'
import { type Plan, remedyOf } from './plan.ts'
import { foesOf, prizeOf } from './shots.ts'
import { bestThrow } from './throwing.ts'

/** What it comes to in the end to play a card or use an ability now; null: not thought of. */
type Use = (plan: Plan, v: Activating) => number | null

const most = (fields: Iterable<Field>, worth: (field: Field) => number) => {
  let best: number | null = null
  for (const field of fields) {
    const found = worth(field)
    if (best === null || found > best) best = found
  }
  return best
}

/** To go somewhere for nothing, then on as planned; a card must bring more than a trifle. */
const going =
  (fields: (plan: Plan) => readonly Field[], ap = 0): Use =>
  (plan, v) => {
    const found = most(fields(plan), (field) => plan.value(field, v.ap - ap, !v.shot))
    return found === null ? null : found - (ap === 0 ? plan.mind.thrift : 0)
  }

/** Something for nothing on top of all else; below the price of a card it is kept. */
const gaining =
  (
    gain: (plan: Plan, v: Activating) => number,
    price: (plan: Plan) => number = ({ mind }) => mind.thrift,
  ): Use =>
  (plan, v) => {
    const gained = gain(plan, v) - price(plan)
    return gained <= 0 ? null : plan.value(plan.legend.field, v.ap, !v.shot) + gained
  }

/** A blow at somebody beside, with the damage of the collision. */
export function meleeWorth(plan: Plan, field: Field, foe: Legend, values: MeleeValues): number {
  const { s, legend } = plan
  if (!isOnBoard(foe)) return 0
  const from = { ...legend, field }
  const bump = collisionOf(s, from, foe, values.push, values.collision)
  const { damage, defeated } = sufferedBy(foe, [
    { amount: values.damage, source: 'melee' },
    { amount: bump, source: 'collision' },
  ])
  const chance = values.success <= 20 ? 1 : values.success <= 30 ? 12 / 14 : 10 / 14
  return chance * (damage + (defeated ? prizeOf(s, foe) : 0))
}

/** To run somewhere and strike from there. */
const charging =
  (points: number, values: MeleeValues): Use =>
  (plan, v) => {
    const foes = foesOf(plan.s, plan.legend)
    const found = most(plan.reach(plan.legend.field, points), (field) => {
      const blow = Math.max(
        0,
        ...foes.map((foe) =>
          foe.field !== null && areAdjacent(plan.ground, field, foe.field)
            ? meleeWorth(plan, field, foe, values)
            : 0,
        ),
      )
      return blow === 0 ? Number.NEGATIVE_INFINITY : blow + plan.value(field, v.ap - 1, !v.shot)
    })
    return found === null || found === Number.NEGATIVE_INFINITY ? null : found - 1
  }

const missingShield = (legend: Legend) => (isOnBoard(legend) ? shieldLimit(legend) - legend.shield : 0)
const missingHealth = (legend: Legend) => (isOnBoard(legend) ? startHealth - legend.health : 0)
const near = ({ ground, legend }: Plan, one: Legend, far: number) =>
  one.field !== null && distance(ground, legend.field, one.field) <= far

function blinks({ s, ground, legend }: Plan): Field[] {
  const level = ground.levels[legend.field] ?? 0
  return ground.fields.filter(
    (field) =>
      distance(ground, legend.field, field) <= 2 &&
      field !== legend.field &&
      (ground.levels[field] ?? 0) <= level &&
      !isOccupied(s, field) &&
      seesField(ground, legend.field, field),
  )
}

function swings({ s, ground, legend }: Plan): Field[] {
  return ground.fields.filter((field) => {
    const far = distance(ground, legend.field, field)
    return far >= 2 && far <= 4 && !isOccupied(s, field) && seesField(ground, legend.field, field)
  })
}

/** Miniatures go where they bring most. */
const put =
  (ability: string, price: number, when: (plan: Plan, v: Activating) => boolean = () => true): Use =>
  (plan, v) => {
    if (!when(plan, v)) return null
    const { worth } = bestPlaceFor(plan, ability, 0, [])
    if (worth <= price) return null
    return plan.value(plan.legend.field, v.ap - abilityData(ability).ap, !v.shot) + worth - price
  }

/** Nobody to shoot at, here or within a move: time to go far. */
const isFar = (plan: Plan, v: Activating) =>
  v.ap === 2 && plan.reach(plan.legend.field, 2).every((field) => plan.judge.shot(field) === 0)

const afterTheShot = (plan: Plan, v: Activating) =>
  v.shot || v.ap === 0 || plan.judge.shot(plan.legend.field) === 0

export const uses: Readonly<Record<string, Use>> = {
  'bangalore-smoke-launcher': put(
    'bangalore-smoke-launcher',
    1,
    (plan, v) => v.ap === 0 && afterTheShot(plan, v),
  ),
  'bangalore-rolling-thunder': put('bangalore-rolling-thunder', 2),
  'bangalore-sprint-drill': going((plan) => plan.reach(plan.legend.field, 3)),
  'bangalore-grenadier': (plan, v) => {
    const thrown = bestThrow(plan)
    if (thrown === null || thrown.worth <= plan.mind.thrift + 1) return null
    return plan.value(plan.legend.field, v.ap, !v.shot) + thrown.worth - plan.mind.thrift
  },
  'bangalore-fire-on-the-move': (plan, v) => {
    if (v.shot) return null
    const here = plan.judge.shot(plan.legend.field)
    const found = most(
      plan.reach(plan.legend.field, 2),
      (field) => Math.max(here, plan.judge.shot(field)) + plan.value(field, v.ap - 1, false),
    )
    return found === null ? null : found - plan.mind.thrift
  },
  'bloodhound-ravens': put('bloodhound-ravens', 1, (_, v) => !v.shot),
  'bloodhound-beast-of-the-hunt': (plan, v) => {
    if (v.shot) return null
    const here = plan.judge.shot(plan.legend.field)
    return here < 6 ? null : plan.value(plan.legend.field, v.ap - 1, true) + 0.6 * here
  },
  'bloodhound-stalk': going((plan) =>
    plan
      .reach(plan.legend.field, 3)
      .filter((to) =>
        foesOf(plan.s, plan.legend).some(
          ({ field }) =>
            field !== null &&
            distance(plan.ground, to, field) < distance(plan.ground, plan.legend.field, field),
        ),
      ),
  ),
  'bloodhound-read-the-tracks': gaining(() => 4.5),
  'bloodhound-pounce': charging(3, { ...basicMelee, damage: 8 }),
  'gibraltar-dome-of-protection': put(
    'gibraltar-dome-of-protection',
    2,
    (plan, v) => v.ap === 0 && afterTheShot(plan, v),
  ),
  'gibraltar-defensive-bombardment': put('gibraltar-defensive-bombardment', 2),
  'gibraltar-bulldoze': charging(2, { success: 20, damage: 8, push: 2, collision: 6 }),
  'gibraltar-shield-wall': gaining((plan) =>
    squadOf(plan.s, plan.legend.squad)
      .filter((one) => near(plan, one, 1))
      .reduce((sum, one) => sum + 0.7 * Math.min(6, missingShield(one)), 0),
  ),
  'lifeline-doc-heal-drone': put('lifeline-doc-heal-drone', 1),
  'lifeline-care-package': put('lifeline-care-package', 0),
  'lifeline-triage': (plan, v) => {
    const two = plan.legend.backpack
      .map((token) => remedyOf(plan.legend, token))
      .sort((a, b) => b - a)
      .slice(0, 2)
    const sum = two.reduce((all, one) => all + one, 0)
    return sum < 6 ? null : sum + plan.value(plan.legend.field, v.ap - 1, !v.shot) - plan.mind.thrift
  },
  'lifeline-field-dressing': gaining((plan) =>
    Math.max(
      ...squadOf(plan.s, plan.legend.squad).map((one) =>
        near(plan, one, 2) ? 0.75 * Math.min(10, missingHealth(one)) : 0,
      ),
    ),
  ),
  'lifeline-parcel': gaining(() => 4),
  'lifeline-rush-to-aid': going((plan) =>
    plan
      .reach(plan.legend.field, 3)
      .filter((to) =>
        matesOf(plan.s, plan.legend).some(
          ({ field }) => field !== null && distance(plan.ground, to, field) === 1,
        ),
      ),
  ),
  'pathfinder-grapple-line': going(swings, 1),
  'pathfinder-zip-line': put('pathfinder-zip-line', 0, isFar),
  'pathfinder-swing-kick': charging(2, { success: 30, damage: 6, push: 3, collision: 6 }),
  'pathfinder-clamber': going((plan) => plan.reach(plan.legend.field, 2, { climbs: true })),
  'pathfinder-ammo-courier': gaining((plan) =>
    Math.max(
      ...squadOf(plan.s, plan.legend.squad).flatMap((one) =>
        near(plan, one, 1) ? one.weapons.map((weapon) => (weapon === null ? 0 : 7 - 2 * weapon.ammo)) : [0],
      ),
    ),
  ),
  'wraith-portals': put('wraith-portals', 0, isFar),
  'wraith-kunai-rush': charging(2, { success: 30, damage: 10, push: 0, collision: 0 }),
  'wraith-blink': going(blinks),
}
