import {
  distance,
  isWithin,
  obstructsBetween,
  type Prism,
  roundPrism,
  type SightLine,
  TOLERANCE,
  touches,
} from '@sandtable/plane'
import type { Cover } from '../../data/terrain/types.ts'
import type { LState, Objective, Unit } from '../state.ts'
import { battlefieldOf, type Part } from '../terrain/battlefield.ts'
import { areasAround } from '../terrain/standing.ts'
import { isOfType, isVehicle, leaderOf } from '../units.ts'
import { baseOf, heightOfMini, silhouetteOf } from './bases.ts'
import { HALF, POI_HEIGHT, POI_RADIUS } from './measures.ts'
import { blockingParts, blockingVehicles, type Figure, figuresOf, sees } from './sight.ts'

/** Why a miniature is obscured: what is in the way, where the line runs, and the cover that it gives. */
export interface Obscuring {
  /** A part of terrain, a unit, or a point of interest. */
  readonly by: string
  readonly cover: Cover
  readonly line: SightLine | null
}

/** What could obscure, as a volume. */
interface Screen {
  readonly id: string
  readonly prism: Prism
  readonly cover: Cover
  /** False: it hides only what is wholly behind it (LG2-APXB-040, LG2-KW-199). */
  readonly obscures: boolean
}

/**
 * What obscures a defending miniature from the attacking leader; nothing: it stands in the open (LG2-ATK-039 to -045).
 * One blocked line is enough, but only terrain near the defender counts, and not what the leader touches.
 */
export function obscuredBy(s: LState, attacker: Unit, defender: Figure): Obscuring[] {
  if (isVehicle(defender.unit)) return []
  const leader: Figure = { unit: attacker, mini: leaderOf(attacker) }
  const around = areasOf(s, defender)
  const inside = around.map(
    ({ id, kind }): Obscuring => ({ by: id, cover: coverOf(kind, defender.unit), line: null }),
  )
  const near = screensBetween(s, leader, defender)
    .filter(({ obscures }) => obscures)
    .filter((screen) => isNear(screen, defender) && !touchesLeader(screen, leader))
    .flatMap((screen) => obscuring(s, screen, leader, defender))
  if (inside.length + near.length > 0) return [...inside, ...near]
  // Wholly unseen behind something far away: it is obscured all the same, by what blocks.
  if (sees(s, leader, defender)) return []
  return screensBetween(s, leader, defender).flatMap((screen) => obscuring(s, screen, leader, defender))
}

function obscuring(s: LState, screen: Screen, leader: Figure, defender: Figure): Obscuring[] {
  const line = obstructsBetween(
    silhouetteOf(s, leader.unit, leader.mini),
    silhouetteOf(s, defender.unit, defender.mini),
    screen.prism,
  )
  return line === null ? [] : [{ by: screen.id, cover: screen.cover, line }]
}

function areasOf(s: LState, { unit, mini }: Figure): Part[] {
  return areasAround(battlefieldOf(s.table.map), baseOf(unit, mini), heightOfMini(s, mini))
}

/** Barricades give creature troopers no cover (LG2-TERR-006, LG2-APXB-009). */
function coverOf(kind: Part['kind'], unit: Unit): Cover {
  return kind.barricade === true && isOfType(unit, 'creature trooper') ? 'none' : kind.cover
}

/** Terrain, ground vehicles and points of interest; the latter two give heavy cover (LG2-LOS-016, LG2-OBJ-004). */
function screensBetween(s: LState, leader: Figure, defender: Figure): Screen[] {
  return [
    ...blockingParts(s, leader, defender).map((part) => ({
      id: part.id,
      prism: part.prism,
      cover: coverOf(part.kind, defender.unit),
      obscures: true,
    })),
    ...blockingVehicles(s, leader.unit, defender.unit).map(({ unit, prism }) => ({
      id: unit.id,
      prism,
      cover: 'heavy' as const,
      obscures: isOfType(unit, 'ground vehicle'),
    })),
    ...s.table.objectives.flatMap(screenOf),
  ].filter(({ cover }) => cover !== 'none')
}

function screenOf({ id, kind, x, y, lies }: Objective): Screen[] {
  if (kind !== 'poi' || !lies) return []
  const prism = roundPrism({ x, y, r: POI_RADIUS, bottom: 0, top: POI_HEIGHT })
  return [{ id, prism, cover: 'heavy', obscures: true }]
}

/** LG2-ATK-043. */
function isNear({ prism }: Screen, { unit, mini }: Figure): boolean {
  return isWithin(baseOf(unit, mini), prism.outline, HALF)
}

/** LG2-ATK-042: in base contact, or standing on it. */
function touchesLeader({ prism }: Screen, { unit, mini }: Figure): boolean {
  const base = baseOf(unit, mini)
  return touches(base, prism.outline) || distance(base, prism.outline) <= TOLERANCE
}

/** What each miniature of the defending unit is obscured by, in the order of its miniatures (LG2-ATK-046). */
export function obscuredMinis(s: LState, attacker: Unit, defender: Unit): Obscuring[][] {
  return figuresOf(defender).map((figure) => obscuredBy(s, attacker, figure))
}

/** At least half obscured: cover, and heavy if one of them is so by something that gives it (LG2-ATK-047 to -050). */
export function coverFrom(minis: readonly (readonly Obscuring[])[]): 0 | 1 | 2 {
  const obscured = minis.filter((by) => by.length > 0)
  if (obscured.length * 2 < minis.length || obscured.length === 0) return 0
  return obscured.some((by) => by.some(({ cover }) => cover === 'heavy')) ? 2 : 1
}
