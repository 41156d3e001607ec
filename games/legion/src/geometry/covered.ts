import { crosses, exceeds, isWhollyInside, obstructsBetween } from '@sandtable/plane'
import type { Cover } from '../../data/terrain/types.ts'
import { editionOf } from '../editions/index.ts'
import type { LState, Mini, Unit } from '../state.ts'
import { type Battlefield, battlefieldOf, heightOf, type Part, partNamed } from '../terrain/battlefield.ts'
import { in2018 } from '../terrain/in-2018.ts'
import { cardOfUnit, findUnitOf, isOfType, isVehicle, shootingLeaderOf, unitsOn } from '../units.ts'
import { isAgainst } from './against.ts'
import { baseOf, silhouetteOf, volumeOf } from './bases.ts'
import type { Obscuring } from './obscured.ts'
import { eyesOf, type Figure, figuresOf, isHiddenByTerrain, sees } from './sight.ts'

/** Cover of 2018: by the line from the middle of the attacking leader to that of each defender (LG1-COVER-005 to -013). */

/** What each miniature of the defending unit is obscured by, in the order of its miniatures. */
export function obscuredByLine(s: LState, attacker: Unit, defender: Unit, inView = false): Obscuring[][] {
  const leader = { unit: attacker, mini: shootingLeaderOf(attacker) }
  return figuresOf(defender).map((figure) => {
    const found = [...terrainBetween(s, leader, figure), ...vehiclesBetween(s, leader, figure)]
    return inView ? found.filter(({ by }) => hidesPart(s, leader, figure, by)) : found
  })
}

/**
 * Pieces that the line crosses and that can hide half of such a miniature, but not what the leader touches (LG1-COVER-006,
 * LG1-TERR-002); what takes all sight is heavy (LG1-TERR-004); holes hide who is inside (LG1-TERR-017 to -019).
 */
function terrainBetween(s: LState, leader: Figure, figure: Figure): Obscuring[] {
  const field = battlefieldOf(s.table.map)
  const touched = piecesTouched(field, leader)
  const isHidden = !sees(s, leader, figure) && isHiddenByTerrain(s, leader, figure)
  return field.parts.flatMap((part): Obscuring[] => {
    const { id, piece, kind, outline } = part
    const { cover, depression } = in2018(kind)
    if (depression === true) return isInHole(part, figure) ? [obscuring(id, cover)] : []
    if (touched.has(piece) || !crosses(leader.mini, figure.mini, outline)) return []
    if (isHidden && kind.blocks && kind.class !== 'area') return [obscuring(id, 'heavy')]
    if (cover === 'none' || !hidesHalf(field, part, figure)) return []
    // Barricades give no cover to vehicles (LG1-BARR-002).
    return kind.barricade === true && isVehicle(figure.unit) ? [] : [obscuring(id, cover)]
  })
}

function obscuring(by: string, cover: Cover): Obscuring {
  return { by, cover, line: null }
}

/** Is it at least half as high as the miniature behind it? That is settled before the game (LG1-TERR-002). */
function hidesHalf(field: Battlefield, { top }: Part, { unit, mini }: Figure): boolean {
  return !exceeds(cardOfUnit(unit).height / 2, top - heightOf(field, mini.on))
}

function isInHole({ outline }: Part, { unit, mini }: Figure): boolean {
  return !isVehicle(unit) && isWhollyInside(baseOf(unit, mini), outline)
}

function piecesTouched(field: Battlefield, { unit, mini }: Figure): ReadonlySet<string> {
  const base = baseOf(unit, mini)
  return new Set(field.parts.flatMap(({ piece, outline }) => (isAgainst(base, outline) ? [piece] : [])))
}

/** Ground vehicles of other units, and no others, give light cover (LG1-COVER-007, -009, LG1-VTYB-015). */
function vehiclesBetween(s: LState, leader: Figure, figure: Figure): Obscuring[] {
  const { vehicleCover, walkerCover } = editionOf(s)
  return unitsOn(s)
    .filter((unit) => unit !== leader.unit && unit !== figure.unit && isOfType(unit, 'ground vehicle'))
    .filter((unit) => unit.minis.some((mini) => isBetween(unit, mini, leader, figure)))
    .map((unit) => obscuring(unit.id, isOnLegs(unit) ? walkerCover : vehicleCover))
}

/** Those that climb or stand so high have legs (LG1-QCOVB-005). */
function isOnLegs(unit: Unit): boolean {
  return legs.includes(unit.card)
}

const legs: readonly string[] = ['2018-at-rt', '2018-at-st']

/** Does it hide any part of the miniature from where the leader sees, or is this one in it (LG1-QLOSB-002, -006)? */
function hidesPart(s: LState, leader: Figure, figure: Figure, by: string): boolean {
  const part = partNamed(battlefieldOf(s.table.map), by)
  if (part !== undefined && in2018(part.kind).depression === true) return true
  const vehicle = findUnitOf(s, by)
  const prisms =
    part !== undefined
      ? [part.prism]
      : (vehicle?.minis ?? []).map((mini) => volumeOf(s, vehicle as Unit, mini))
  const from = eyesOf(s, leader)
  const to = silhouetteOf(s, figure.unit, figure.mini)
  return prisms.some((prism) => obstructsBetween(from, to, prism) !== null)
}

function isBetween(unit: Unit, mini: Mini, leader: Figure, figure: Figure): boolean {
  return crosses(leader.mini, figure.mini, baseOf(unit, mini))
}

/**
 * At least half obscured: cover, and heavy unless more of them are behind light things than behind heavy ones
 * (LG1-COVER-008, -012, -013).
 */
export function coverByMost(minis: readonly (readonly Obscuring[])[]): 0 | 1 | 2 {
  const obscured = minis.filter((by) => by.length > 0)
  if (obscured.length * 2 < minis.length || obscured.length === 0) return 0
  const heavy = obscured.filter((by) => by.some(({ cover }) => cover === 'heavy')).length
  return obscured.length - heavy > heavy ? 1 : 2
}
