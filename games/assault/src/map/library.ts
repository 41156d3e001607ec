import { mapPlans } from '../../data/maps/index.ts'
import { type MapPlan, type MissionLetter, missionLetters } from '../../data/maps/types.ts'
import { loadMap } from './check.ts'
import type { SkirmishMap } from './map.ts'
import type { Mission } from './mission.ts'
import { findMission } from './missions.ts'

export { mapPlans }

const plans = new Map(mapPlans.map((plan) => [plan.id, plan]))

/** Maps that are ready: of the library by id, those that players brought by plan, or by what the plan says. */
const ready = new Map<string, SkirmishMap>()
const brought = new WeakMap<MapPlan, SkirmishMap>()

export function findPlan(id: string): MapPlan | null {
  return plans.get(id) ?? null
}

/**
 * The map under play: the plan that the players brought, or the one of the library. Costs next to nothing
 * after the first time; a copy of a plan, as copies of the state hold, is recognised.
 */
export function mapOf(id: string, plan: MapPlan | null = null): SkirmishMap {
  if (plan !== null) return mapOfPlan(plan)
  const known = ready.get(id)
  if (known !== undefined) return known
  const found = findPlan(id)
  if (found === null) throw new RangeError(`there is no map "${id}"`)
  return remembered(id, found)
}

function mapOfPlan(plan: MapPlan): SkirmishMap {
  const known = brought.get(plan)
  if (known !== undefined) return known
  // No id looks like this, so the two kinds of keys never meet.
  const key = JSON.stringify(plan)
  const map = ready.get(key) ?? remembered(key, plan)
  brought.set(plan, map)
  return map
}

function remembered(key: string, plan: MapPlan): SkirmishMap {
  const map = loadMap(plan)
  ready.set(key, map)
  return map
}

/** A mission on its map, as a game is set up with. */
export interface MissionOnMap {
  readonly map: string
  readonly letter: MissionLetter
}

/** The rules of a mission on a map; null if it is not offered. */
export function missionOf(plan: MapPlan, letter: MissionLetter): Mission | null {
  return findMission(plan.missions[letter].rules)
}

/** The missions of a map that can be played. */
export function offeredMissions(plan: MapPlan): MissionOnMap[] {
  return missionLetters.flatMap((letter) =>
    missionOf(plan, letter) === null ? [] : [{ map: plan.id, letter }],
  )
}

/** The maps with at least one mission that can be played. */
export function offeredMaps(): MapPlan[] {
  return mapPlans.filter((plan) => offeredMissions(plan).length > 0)
}
