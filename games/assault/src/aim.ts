import type { Space } from '@sandtable/grid'
import { query } from '@sandtable/kernel'
import {
  aroundObject,
  boardOf,
  isAdjacentTo,
  seesSpace,
  spacesBetween,
  spacesOf,
  spacesSeen,
} from './board.ts'
import type { Attack } from './flow/attack.ts'
import { type AState, type Figure, figureOf, figuresOnMap, type MapObject, type TargetId } from './state.ts'
import { hasReach } from './values.ts'

/** Somebody or something that can be attacked, by one of its spaces (IA-LARGE-008). */
export interface Target {
  readonly target: TargetId
  readonly space: Space
  /** Counted spaces from the attacker to that space (IA-OPEN-018). */
  readonly distance: number
}

type Aiming = Pick<Attack, 'attacker' | 'type' | 'by'>

/** Everything that this attack could be declared on (IA-ATK-003, -004, IA-MELEE-002, -005, IA-OBJ-003). */
export function legalTargets(s: AState, attack: Aiming): Target[] {
  const attacker = figureOf(s, attack.attacker)
  if (attacker.stand === null || query(s, 'attack forbidden', null, attacker.id) !== null) return []
  boardOf(s)
  const figures = figuresOnMap(s).filter((one) => mayBeTarget(attack, attacker, one))
  return [
    ...figures.flatMap((one) => targetsOn(s, attack, attacker, one)),
    ...s.table.objects.flatMap((one) => targetsAt(s, attack, attacker, one)),
  ].filter((one) => query(s, 'target forbidden', null, { attacker: attacker.id, ...one }) === null)
}

/** Hostile to the attacker; anybody else, if an opponent makes it attack (IA-FACT-008, IA-ATK-025). */
function mayBeTarget(attack: Aiming, attacker: Figure, target: Figure): boolean {
  if (attack.by !== attacker.seat) return target.id !== attacker.id
  return target.seat !== attacker.seat
}

function targetsOn(s: AState, attack: Aiming, attacker: Figure, target: Figure): Target[] {
  const own = spacesOf(s, attacker)
  const spaces =
    attack.type === 'melee' && !hasReach(s, attacker)
      ? spacesOf(s, target).filter((space) => own.includes(space) || isAdjacentTo(s, attacker, [space]))
      : spacesSeen(s, attacker, target)
  return spaces
    .map((space) => ({ target: target.id, space, distance: spacesBetween(s, own, [space]) }))
    .filter(({ distance }) => attack.type === 'ranged' || distance <= (hasReach(s, attacker) ? 2 : 1))
}

/** An object is attacked on one of its spaces; a door stands on each space beside it (IA-OBJ-011, -013). */
function targetsAt(s: AState, attack: Aiming, attacker: Figure, object: MapObject): Target[] {
  if (object.gone || object.health === null || object.carrier !== null) return []
  const own = spacesOf(s, attacker)
  const reach = hasReach(s, attacker) ? 2 : 1
  return object.spaces
    .map((space) => ({ target: object.id, space, distance: spacesBetween(s, own, [space]) }))
    .filter(({ space, distance }) => {
      if (attack.type === 'ranged') return own.includes(space) || seesSpace(s, attacker, space)
      if (object.kind === 'door') return distance <= reach - 1
      const near = own.some((at) => aroundObject(s, object).includes(at))
      return near || (reach === 2 && distance <= 2 && seesSpace(s, attacker, space))
    })
}
