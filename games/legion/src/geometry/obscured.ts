import {
  isWithin,
  obstructsBetween,
  type Prism,
  roundPrism,
  type Shape,
  type SightLine,
  sightBetween,
} from '@sandtable/plane'
import type { Cover } from '../../data/terrain/types.ts'
import { areasOf } from '../bounds/sights.ts'
import type { LState, Objective, Unit } from '../state.ts'
import { battlefieldOf, heightOf, type Part } from '../terrain/battlefield.ts'
import { asTarget, isLaid, isOfType, isVehicle, shootingLeaderOf } from '../units.ts'
import { baseOf, silhouetteOf } from './bases.ts'
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
  /** What it is a part of. */
  readonly piece: string
  readonly prism: Prism
  /** All of the piece, for what touches or is near one part of it does so to all of it. */
  readonly outlines: readonly Shape[]
  readonly cover: Cover
  /** False: it hides only what is wholly behind it (LG2-APXB-040, LG2-KW-199). */
  readonly obscures: boolean
  /** False: it only obscures, and never takes sight away (LG2-LOS-014). */
  readonly blocks: boolean
  /** A line that goes through it. */
  readonly line: SightLine
}

/**
 * What obscures a defending miniature from the attacking leader; nothing: it stands in the open (LG2-ATK-039 to -045).
 * One blocked line is enough, but only terrain near the defender counts, and not what the leader touches.
 */
export function obscuredBy(s: LState, attacker: Unit, defender: Figure): Obscuring[] {
  if (isVehicle(defender.unit)) return []
  const leader: Figure = { unit: attacker, mini: shootingLeaderOf(attacker) }
  const inside = areasOf(s, defender).map(
    ({ id, kind }): Obscuring => ({ by: id, cover: coverOf(kind, defender.unit), line: null }),
  )
  const between = screensBetween(s, leader, defender)
  // Whoever is wholly unseen is obscured by what hides it, however far away that is (LG2-ATK-040).
  const hiding = sees(s, leader, defender) ? [] : hidingOf(s, leader, defender, between)
  const screens = between.filter(
    (screen) =>
      hiding.includes(screen) ||
      (screen.obscures && isNear(screen, defender) && !touchesLeader(screen, leader)),
  )
  // Swamps and the like, which give no cover, do not obscure (LG2-TERR-025).
  return [...inside.filter(({ cover }) => cover !== 'none'), ...screens.map(obscuring)]
}

/** The pieces that take all sight, each by itself; or all of them together, if none does. */
function hidingOf(s: LState, leader: Figure, defender: Figure, screens: readonly Screen[]): Screen[] {
  const from = silhouetteOf(s, leader.unit, leader.mini)
  const to = silhouetteOf(s, defender.unit, defender.mini)
  const blocking = screens.filter(({ blocks }) => blocks)
  const hides = ({ piece }: Screen) => {
    const prisms = blocking.flatMap((one) => (one.piece === piece ? [one.prism] : []))
    return !sightBetween(from, to, prisms).clear
  }
  const alone = blocking.filter(hides)
  return alone.length > 0 ? alone : blocking
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
  const add = (prism: Prism, screen: () => Omit<Screen, 'line' | 'prism'>) => {
    const line = obstructsBetween(from, to, prism)
    if (line !== null) found.push({ prism, line, ...screen() })
  }
  for (const part of blockingParts(s, leader, defender, from, to)) {
    const cover = coverOf(part.kind, defender.unit)
    if (cover === 'none') continue
    const { id, piece, prism } = part
    add(prism, () => ({ id, piece, outlines: outlinesOf(s, part), cover, obscures: true, blocks: true }))
  }
  for (const { unit, prism } of blockingVehicles(s, leader.unit, defender.unit)) {
    const obscures = isOfType(unit, 'ground vehicle')
    const { id } = unit
    add(prism, () => ({
      id,
      piece: id,
      outlines: [prism.outline],
      cover: 'heavy',
      obscures,
      blocks: true,
    }))
  }
  for (const token of s.table.objectives) {
    if (token.kind !== 'poi' || !token.lies) continue
    const prism = prismOf(s, token)
    const { id } = token
    add(prism, () => ({
      id,
      piece: id,
      outlines: [prism.outline],
      cover: 'heavy',
      obscures: true,
      blocks: false,
    }))
  }
  return found
}

/** It rises from the level that it lies on. */
function prismOf(s: LState, { x, y, on }: Objective): Prism {
  const bottom = heightOf(battlefieldOf(s.table.map), on)
  return roundPrism({ x, y, r: POI_RADIUS, bottom, top: bottom + POI_HEIGHT })
}

function outlinesOf(s: LState, { piece, kind, outline }: Part): readonly Shape[] {
  if (kind.parts.length === 1) return [outline]
  const { parts } = battlefieldOf(s.table.map)
  return parts.filter((part) => part.piece === piece).map((part) => part.outline)
}

/** LG2-ATK-043. */
function isNear({ outlines }: Screen, { unit, mini }: Figure): boolean {
  const base = baseOf(unit, mini)
  return outlines.some((outline) => isWithin(base, outline, HALF))
}

/** LG2-ATK-042: in base contact, or standing on it. */
function touchesLeader({ outlines }: Screen, { unit, mini }: Figure): boolean {
  const base = baseOf(unit, mini)
  return outlines.some((outline) => isWithin(base, outline, 0))
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
