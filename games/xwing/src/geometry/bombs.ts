/**
 * Bomb and mine tokens: where they come to lie and what they cover. The outlines are our own, of the usual
 * sizes; they are convex, and their guides are part of them (XW-RANGE-016).
 */

import { isOnTable, outlineAt, overlaps, type Polygon, type Pose, rest, touches } from '@sandtable/plane'
import type { Size } from '../../data/types.ts'
import { baseAt, baseSide, type Placed, playArea } from './base.ts'
import { runsInto } from './obstacle-hits.ts'
import type { Reposition } from './reposition.ts'
import { laidAt, partsOf, poseFrom, type TemplateBearing, templateOf } from './templates.ts'

export type TokenKind =
  | 'seismic-charge'
  | 'proton-bomb'
  | 'ion-bomb'
  | 'thermal-detonator'
  | 'bomblet'
  | 'proximity-mine'
  | 'cluster-mine'
  | 'conner-net'

export interface Token {
  readonly kind: TokenKind
  readonly pose: Pose
}

/** How a bomb is laid: at which guides, along which template. Left and right are those of the ship. */
export type Laying = {
  readonly from: 'rear' | 'front'
  readonly bearing: TemplateBearing
  readonly speed: number
}

/** XW-BOMB-001. */
export const drop: Laying = { from: 'rear', bearing: 'straight', speed: 1 }

/** A square with its corners cut off, which is what most tokens look like. */
function octagon(width: number, length: number, cut: number): readonly number[] {
  const x = width / 2
  const y = length / 2
  return [cut - x, -y, x - cut, -y, x, cut - y, x, y - cut, x - cut, y, cut - x, y, -x, y - cut, -x, cut - y]
}

interface Form {
  readonly outline: readonly number[]
  /** From its middle to the guides that are set to the template. */
  readonly half: number
  /** Half of its straight edge there. */
  readonly flat: number
}

function form(width: number, length: number, cut: number): Form {
  return { outline: octagon(width, length, cut), half: length / 2, flat: width / 2 - cut }
}

const forms: Readonly<Record<TokenKind, Form>> = {
  'seismic-charge': form(28, 28, 6),
  'proton-bomb': form(28, 28, 8),
  'ion-bomb': form(28, 28, 8),
  'thermal-detonator': form(26, 26, 6),
  bomblet: form(24, 24, 6),
  'proximity-mine': form(36, 32, 10),
  'cluster-mine': form(26, 26, 6),
  'conner-net': form(40, 40, 8),
}

export const bombKinds: readonly string[] = Object.keys(forms)

/** Where the outer tokens of a set of cluster mines lie beside the middle one, away from the template. */
const recess = { aside: 26, behind: 8 }

const otherSide: Readonly<Record<TemplateBearing, TemplateBearing>> = {
  straight: 'straight',
  'bank-left': 'bank-right',
  'bank-right': 'bank-left',
  'turn-left': 'turn-right',
  'turn-right': 'turn-left',
}

/** Where the tokens of a bomb come to lie. Cluster mines are three tokens, the middle one first (XW-BOMB-009). */
export function layBomb(ship: Placed, kind: TokenKind, laying: Laying = drop): readonly Pose[] {
  const reverse = laying.from === 'rear'
  // Who looks back along the template has the ship's left at the right hand.
  const bearing = reverse ? otherSide[laying.bearing] : laying.bearing
  const { end } = templateOf(bearing, laying.speed)
  const tip = poseFrom(laidAt(ship.pose, ship.size, reverse), end.x, end.y, end.facing)
  const lay = (aside: number, beyond: number) => rest(poseFrom(tip, aside, beyond + forms[kind].half, 180))
  if (kind !== 'cluster-mine') return [lay(0, 0)]
  return [lay(0, 0), lay(recess.aside, recess.behind), lay(-recess.aside, recess.behind)]
}

/** Is the token in contact with the base, and all of it in the play area (XW-PIL-crimsonspecialist)? */
export function liesAtBase(ship: Placed, { kind, pose }: Token): boolean {
  const outline = outlineAt(pose, forms[kind].outline)
  return touches(baseAt(ship.pose, ship.size), outline) && isOnTable(outline, table)
}

const table = { width: playArea, height: playArea }

/**
 * Places in contact with the base that are worth naming, side after side: in the middle, flush with both corners,
 * and as far past them as the token still touches.
 */
export function placesAtBase(ship: Placed, kind: TokenKind): Pose[] {
  const { half, flat } = forms[kind]
  const side = baseSide(ship.size) / 2
  return [0, 90, 180, 270].flatMap((turn) =>
    [0, side - half, half - side, side + flat, -side - flat]
      .map((aside) => rest(poseFrom(poseFrom(ship.pose, 0, 0, turn), aside, side + half, 0)))
      .filter((pose) => liesAtBase(ship, { kind, pose })),
  )
}

/** Cuts from a convex outline what lies beyond a line x = at or y = at (axis 0 or 1). */
function cutOff(
  points: readonly number[],
  axis: 0 | 1,
  at: number,
  keep: 'less' | 'more',
): readonly number[] {
  const sign = keep === 'less' ? 1 : -1
  const kept: number[] = []
  for (let i = 0; i < points.length; i += 2) {
    const j = (i + 2) % points.length
    const a = sign * (points[i + axis]! - at)
    const b = sign * (points[j + axis]! - at)
    if (a <= 0) kept.push(points[i]!, points[i + 1]!)
    if (a < 0 !== b < 0 && a !== 0 && b !== 0) {
      const share = a / (a - b)
      kept.push(
        points[i]! + share * (points[j]! - points[i]!),
        points[i + 1]! + share * (points[j + 1]! - points[i + 1]!),
      )
    }
  }
  return kept
}

/** The part of a token that is in the play area; the rest is ignored (XW-BOMB-003). Null: no part is. */
export function tokenAt({ kind, pose }: Token): Polygon | null {
  let { points } = outlineAt(pose, forms[kind].outline)
  for (const axis of [0, 1] as const) {
    points = cutOff(points, axis, 0, 'more')
    points = cutOff(points, axis, playArea, 'less')
  }
  return points.length >= 6 ? { type: 'polygon', points } : null
}

/** Does a move run into the token, with its base at the end or with its template (XW-BOMB-004)? */
export function overlapsToken(moved: Reposition, size: Size, bomb: Token): boolean {
  const outline = tokenAt(bomb)
  if (outline === null) return false
  return runsInto(baseAt(moved.end, size), partsOf(moved.template), outline)
}

/** Does the token lie under the base of a ship that does not move (XW-BOMB-005)? */
export function liesUnder(ship: Placed, bomb: Token): boolean {
  const outline = tokenAt(bomb)
  return outline !== null && overlaps(baseAt(ship.pose, ship.size), outline)
}
