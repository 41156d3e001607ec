import { neighbours, type Space } from '@sandtable/grid'
import { query } from '@sandtable/kernel'
import { counting } from '../map/terrain.ts'
import { type AState, type Figure, figureOf, type MapObject, type TargetId } from '../state.ts'
import { hasReach } from '../values.ts'
import type { Attack } from '../vocabulary/attacks.ts'
import { type Battlefield, battlefieldOf } from './battlefield.ts'
import { isBesideOn, seesSpace, spacesApart, spacesOn, spacesSeenOn } from './board.ts'

/** Somebody or something that can be attacked, by one of its spaces (IA-LARGE-008). */
export interface Target {
  readonly target: TargetId
  readonly space: Space
  /** Counted spaces from the attacker to that space (IA-OPEN-018). */
  readonly distance: number
}

type Aiming = Reaching & Pick<Attack, 'attacker' | 'type' | 'by' | 'pastFigures' | 'arcing'>

interface Reaching {
  /** As if the attacker had Reach. */
  readonly reach?: boolean
}

/** Everything that this attack could be declared on (IA-ATK-003, -004, IA-MELEE-002, -005, IA-OBJ-003). */
export function legalTargets(s: AState, attack: Aiming): Target[] {
  return findTargets(s, attack, Number.POSITIVE_INFINITY)
}

/** Is there anything at all? */
export function hasTarget(s: AState, attack: Aiming): boolean {
  return findTargets(s, attack, 1).length > 0
}

function findTargets(s: AState, attack: Aiming, enough: number): Target[] {
  const attacker = figureOf(s, attack.attacker)
  const found: Target[] = []
  if (attacker.stand === null || query(s, 'attack forbidden', null, attacker.id) !== null) return found
  const field = battlefieldOf(s)
  const reach =
    attack.type === 'ranged'
      ? Number.POSITIVE_INFINITY
      : attack.reach === true || hasReach(s, attacker)
        ? 2
        : 1
  for (const one of s.table.figures) {
    if (one.stand === null || !mayBeTarget(attack, attacker, one)) continue
    targetsOn(s, field, attack, attacker, one, reach, found)
    if (found.length >= enough) return found
  }
  for (const one of s.table.objects) {
    if (one.gone || one.health === null || one.carrier !== null) continue
    targetsAt(s, field, attack, attacker, one, reach, found)
    if (found.length >= enough) return found
  }
  return found
}

/** Hostile to the attacker; anybody else, if an opponent makes it attack (IA-FACT-008, IA-ATK-025). */
function mayBeTarget(attack: Aiming, attacker: Figure, target: Figure): boolean {
  if (attack.by !== attacker.seat) return target.id !== attacker.id
  return target.seat !== attacker.seat
}

function targetsOn(
  s: AState,
  field: Battlefield,
  attack: Aiming,
  attacker: Figure,
  target: Figure,
  reach: number,
  found: Target[],
): void {
  const own = spacesOn(field, attacker)
  for (const space of spacesOn(field, target)) {
    const distance = spacesApart(field.floor, own, [space])
    if (distance > reach) continue
    const isSeen = () => spacesSeenOn(s, field, attacker, target, attack.pastFigures).includes(space)
    if (reach > 1 && !isSeen() && !(attack.arcing && canArc(s, field, attacker, space))) continue
    addTarget(s, attacker, { target: target.id, space, distance }, found)
  }
}

function addTarget(s: AState, attacker: Figure, target: Target, found: Target[]): void {
  const isHooked = s.hooks.query['target forbidden'] !== undefined
  const about = isHooked ? { attacker: attacker.id, ...target } : null
  if (about === null || query(s, 'target forbidden', null, about) === null) found.push(target)
}

/** An object is attacked on one of its spaces; a door stands on each space beside it (IA-OBJ-011, -013). */
function targetsAt(
  s: AState,
  field: Battlefield,
  attack: Aiming,
  attacker: Figure,
  object: MapObject,
  reach: number,
  found: Target[],
): void {
  const own = spacesOn(field, attacker)
  const isNear = object.kind !== 'door' && isBesideOn(field, attacker, object)
  for (const space of object.spaces) {
    const distance = spacesApart(field.floor, own, [space])
    const isSeen = () => seesSpace(s, attacker, space, [], attack.pastFigures)
    if (object.kind === 'door' && reach <= 2) {
      if (distance > reach - 1) continue
    } else if (reach > 2) {
      if (!own.includes(space) && !isSeen() && !(attack.arcing && canArc(s, field, attacker, space))) continue
    } else if (!isNear && !(reach === 2 && distance <= 2 && isSeen())) continue
    addTarget(s, attacker, { target: object.id, space, distance }, found)
  }
}

/** Does the attacker see an empty space next to this one? */
function canArc(s: AState, { board, all }: Battlefield, attacker: Figure, space: Space): boolean {
  return neighbours(board, counting, space).some((at) => all[at] === 0 && seesSpace(s, attacker, at))
}
