import { startHealth } from '../../data/modes.ts'
import { abilityData } from '../abilities.ts'
import { placeOf } from '../board/area.ts'
import { fieldsAtCorner } from '../board/beside.ts'
import { distance } from '../board/distance.ts'
import { isInZone, type Zone, zoneApplies } from '../board/zone.ts'
import { placesOf } from '../placing.ts'
import { isOnBoard, squadOf } from '../state.ts'
import type { PlaceChoice, PlaceFor } from '../vocabulary/placing.ts'
import type { Plan } from './plan.ts'
import { foesOf } from './shots.ts'
import { strikeWorth } from './throwing.ts'

type Chosen = readonly (PlaceFor & { readonly piece: string })[]

/** The place where an ability's next miniature brings most. */
export function bestPlaceFor(
  plan: Plan,
  ability: string,
  at: number,
  chosen: Chosen,
  options: readonly PlaceChoice[] = placesOf(plan.s, plan.legend, ability, at, chosen),
): { readonly place: PlaceChoice | null; readonly worth: number } {
  let best: { place: PlaceChoice | null; worth: number } = { place: null, worth: Number.NEGATIVE_INFINITY }
  for (const place of options) {
    const worth = place === 'done' ? 0 : worthOfPlace(plan, ability, at, place)
    if (worth > best.worth) best = { place, worth }
  }
  return best
}

function worthOfPlace(plan: Plan, ability: string, at: number, place: PlaceFor): number {
  switch (ability) {
    case 'bangalore-smoke-launcher':
      return 0.35 * screened(plan, place, 'smoke')
    case 'gibraltar-dome-of-protection':
      return 0.6 * screened(plan, place, 'dome')
    case 'bangalore-rolling-thunder':
    case 'gibraltar-defensive-bombardment': {
      const { area } = abilityData(ability)
      if (area === undefined || place.field === null) return 0
      // They see it coming: it drives them out rather than hurting them.
      const strike = strikeWorth(plan, area, placeOf(plan.ground, place.field), place.turn ?? 'up')
      return 0.25 * strike
    }
    case 'bloodhound-ravens':
      return 3
    case 'lifeline-doc-heal-drone':
      return squadOf(plan.s, plan.legend.squad).reduce((sum, one) => {
        if (!isOnBoard(one) || place.field === null) return sum
        const far = distance(plan.ground, one.field, place.field)
        return far <= 2 ? sum + 0.55 * Math.min(12, startHealth - one.health) + 0.2 : sum
      }, 0)
    case 'lifeline-care-package':
      return place.field === null || place.field === plan.legend.field
        ? -5
        : 4 + 0.05 * plan.judge.stand(place.field)
    case 'pathfinder-zip-line':
    case 'wraith-portals':
      return farPlace(plan, at, place)
  }
  return 0
}

/**
 * How much of what enemies could do to the own squad a zone there keeps off, counted more for those who have little left.
 * Smoke lies there in the own next turn, too: what it keeps off the enemies is taken off.
 */
function screened({ s, ground, legend, judge }: Plan, place: PlaceFor, kind: 'smoke' | 'dome'): number {
  const { corner, level } = place
  if (corner === null) return 0
  const zone: Zone = { corner, level }
  const foes = foesOf(s, legend)
  let sum = 0
  for (const one of squadOf(s, legend.squad)) {
    if (!isOnBoard(one)) continue
    const frail = 1 + Math.max(0, 1 - (one.shield + one.health) / 35)
    for (const foe of foes) {
      if (foe.field === null || !zoneApplies(ground, zone, foe.field, one.field)) continue
      const inside = kind === 'dome' && isInZone(ground, zone, foe.field) && isInZone(ground, zone, one.field)
      if (inside) continue
      sum += frail * (judge.gunnery.best(foe, foe.field, one, one.field)?.damage ?? 0)
      // Those who have not shot yet want to.
      const wants = one.activated ? (kind === 'smoke' ? 0.8 : 0) : 1.3
      sum -= wants * (judge.gunnery.best(one, one.field, foe, foe.field)?.damage ?? 0)
    }
    // Whoever is inside is safe from those who come nearer, too.
    if (kind === 'dome' && isInZone(ground, zone, one.field)) sum += 0.35 * judge.danger(legend.field)
  }
  return sum
}

/** Of two points that are joined: the near one where one stands, the far one where there is most to do. */
function farPlace({ ground, legend, judge }: Plan, at: number, { field, corner, level }: PlaceFor): number {
  const fields = field !== null ? [field] : corner === null ? [] : fieldsAtCorner(ground, corner, level)
  if (at === 0) {
    // Whether it is worth while is a matter of the far one; a portal must be entered, so it is not put underfoot.
    const far = ground.fields.filter((one) => {
      const away = distance(ground, legend.field, one)
      return away >= 4 && away <= 6
    })
    const here = judge.stand(legend.field) + judge.shot(legend.field)
    const best = Math.max(...far.map((one) => judge.stand(one) + 0.4 * judge.shot(one)))
    return field === legend.field ? -5 : best - here - 4
  }
  return Math.max(-50, ...fields.map((one) => judge.stand(one) + 0.4 * judge.shot(one)))
}
