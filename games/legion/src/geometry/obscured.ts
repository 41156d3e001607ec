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
import type { Part } from '../terrain/battlefield.ts'
import { asTarget, isLaid, isOfType, isVehicle, leaderOf } from '../units.ts'
import { baseOf, silhouetteOf } from './bases.ts'
import { HALF, POI_HEIGHT, POI_RADIUS } from './measures.ts'
import { areasOf, blockingParts, blockingVehicles, type Figure, figuresOf, sees } from './sight.ts'

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
  /** A line that goes through it. */
  readonly line: SightLine
}

/**
 * What obscures a defending miniature from the attacking leader; nothing: it stands in the open (LG2-ATK-039 to -045).
 * One blocked line is enough, but only terrain near the defender counts, and not what the leader touches.
 */
export function obscuredBy(s: LState, attacker: Unit, defender: Figure): Obscuring[] {
  if (isVehicle(defender.unit)) return []
  const leader: Figure = { unit: attacker, mini: leaderOf(attacker) }
  const inside = areasOf(s, defender).map(
    ({ id, kind }): Obscuring => ({ by: id, cover: coverOf(kind, defender.unit), line: null }),
  )
  const screens = screensBetween(s, leader, defender)
  const near = screens
    .filter((screen) => screen.obscures && isNear(screen, defender) && !touchesLeader(screen, leader))
    .map(obscuring)
  if (inside.length + near.length > 0) return [...inside, ...near]
  // Wholly unseen behind something far away: it is obscured all the same, by what blocks.
  return sees(s, leader, defender) ? [] : screens.map(obscuring)
}

function obscuring({ id, cover, line }: Screen): Obscuring {
  return { by: id, cover, line }
}

/** Barricades give creature troopers no cover (LG2-TERR-006, LG2-APXB-009). */
function coverOf(kind: Part['kind'], unit: Unit): Cover {
  return kind.barricade === true && isOfType(unit, 'creature trooper') ? 'none' : kind.cover
}

/**
 * Terrain, ground vehicles and points of interest that some line between the two goes through; the latter two give heavy
 * cover (LG2-LOS-016, LG2-OBJ-004).
 */
function screensBetween(s: LState, leader: Figure, defender: Figure): Screen[] {
  const from = silhouetteOf(s, leader.unit, leader.mini)
  const to = silhouetteOf(s, defender.unit, defender.mini)
  const found: Screen[] = []
  const add = (id: string, prism: Prism, cover: Cover, obscures: boolean) => {
    const line = cover === 'none' ? null : obstructsBetween(from, to, prism)
    if (line !== null) found.push({ id, prism, cover, obscures, line })
  }
  for (const { id, prism, kind } of blockingParts(s, leader, defender, from, to))
    add(id, prism, coverOf(kind, defender.unit), true)
  for (const { unit, prism } of blockingVehicles(s, leader.unit, defender.unit))
    add(unit.id, prism, 'heavy', isOfType(unit, 'ground vehicle'))
  for (const token of s.table.objectives)
    if (token.kind === 'poi' && token.lies) add(token.id, prismOf(token), 'heavy', true)
  return found
}

function prismOf({ x, y }: Objective): Prism {
  return roundPrism({ x, y, r: POI_RADIUS, bottom: 0, top: POI_HEIGHT })
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
  return figuresOf(isLaid(attacker) ? defender : asTarget(defender)).map((figure) =>
    obscuredBy(s, attacker, figure),
  )
}

/** At least half obscured: cover, and heavy if one of them is so by something that gives it (LG2-ATK-047 to -050). */
export function coverFrom(minis: readonly (readonly Obscuring[])[]): 0 | 1 | 2 {
  const obscured = minis.filter((by) => by.length > 0)
  if (obscured.length * 2 < minis.length || obscured.length === 0) return 0
  return obscured.some((by) => by.some(({ cover }) => cover === 'heavy')) ? 2 : 1
}
