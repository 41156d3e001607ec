/**
 * Lines of sight between upright cylinders (silhouettes) among prisms (terrain, hulls): does an unobstructed
 * straight line exist between any part of the one and any part of the other?
 *
 * How it is decided. A line is four numbers: two seen from above, two seen from the side. Seen from the side,
 * with the line from above fixed, the question is solved outright (`sight-slice.ts`). Seen from above, the lines
 * are searched by cutting them up along the corners of outlines, with a bound for every piece that loses no line
 * (`sight-search.ts`). Listing candidate lines that touch four features would be finite as well, but with heights
 * the candidates run over every four edges of the table and their equations are of the second degree; cutting
 * asks only of the prisms that are in the way, and proves a "no" as it goes. What partly hides a silhouette needs
 * no search (`sight-hull.ts`).
 *
 * What is exact. A line may touch a prism. A gap wider than TOLERANCE is found; where every line is blocked by
 * more than TOLERANCE the answer is no; and a `clear` answer always has a line that enters no prism deeper than
 * TOLERANCE. In between: a line that merely touches surfaces on one side of it (along a wall, over a parapet as
 * high as both heads) is clear. One that squeezes between two surfaces which touch each other, or nearly do, is
 * not, so that walls set end to end have no chinks; nor is one that creeps along the foot of both silhouettes
 * under a prism which begins at that very height, so that a wall stands on the table. A search gives up after MOST_CELLS pieces; the
 * answer then is no, marked `exhausted`. That happens where silhouettes stand inside prisms, or where a surface
 * keeps within about a tenth of a millimetre of a whole bundle of lines, and seldom there: large pieces are
 * looked at first, so a "yes" comes early.
 *
 * What is left to the game. A line that begins or ends inside a prism is obstructed by it: a game whose rules
 * ignore some prisms (the wood one stands in, the barricade in base contact) leaves them out. Silhouettes that
 * touch or overlap see each other whatever stands there. What is round and stands in the way is a prism with many
 * sides (`round.ts`); a silhouette that is not round is a row of cylinders (`silhouette.ts`).
 */

import type { Polygon } from './shape.ts'
import { emptyField, type Field, GRAZE, lookFrom, setDown } from './sight-field.ts'
import { obstructs } from './sight-hull.ts'
import { MOST_CELLS, nothingFound, search } from './sight-search.ts'

/** A miniature's silhouette. Its radius may be 0, and its top may be its bottom: then it is a point. */
export type Cylinder = {
  readonly x: number
  readonly y: number
  readonly r: number
  readonly bottom: number
  readonly top: number
}

/** An outline with a bottom and a top. It may float, as a bridge does. */
export type Prism = {
  readonly outline: Polygon
  readonly bottom: number
  readonly top: number
  readonly id?: string
}

/** From x, y, z to x, y, z. */
export type SightLine = readonly [
  fromX: number,
  fromY: number,
  fromZ: number,
  toX: number,
  toY: number,
  toZ: number,
]

export type Sight =
  | { readonly clear: true; readonly line: SightLine }
  /**
   * `blockers` are the places in the list of the prisms that together block, in order. `exhausted` says that the
   * search was given up: no line was found, but neither is it proved that there is none.
   */
  | { readonly clear: false; readonly blockers: readonly number[]; readonly exhausted?: true }

/** A prism (its place in the list) and a line between the silhouettes that goes through it. */
export type Obstruction = { readonly prism: number; readonly line: SightLine }

export type Exposure =
  | { readonly seen: 'whole'; readonly line: SightLine }
  | { readonly seen: 'part'; readonly line: SightLine; readonly obstructions: readonly Obstruction[] }
  | {
      readonly seen: 'none'
      readonly blockers: readonly number[]
      readonly obstructions: readonly Obstruction[]
    }

const field: Field = emptyField()
const found = nothingFound()

/** Whether the two see each other; the same in both directions. */
export function sight(from: Cylinder, to: Cylinder, prisms: readonly Prism[]): Sight {
  const swapped = isBefore(to, from)
  const a = swapped ? to : from
  const b = swapped ? from : to
  const dx = b.x - a.x
  const dy = b.y - a.y
  const way = Math.sqrt(dx * dx + dy * dy)
  const touch = a.r + b.r + 2 * GRAZE
  if (way <= touch && b.bottom <= a.top + GRAZE) return { clear: true, line: touching(from, to, way) }

  const axisX = way > 0 ? dx / way : 0
  const axisY = way > 0 ? dy / way : 1
  // Well apart, lines lean at most as far as those that touch the bases crosswise.
  if (way > 1.02 * touch) {
    lookFrom(field, a, b, axisX, axisY, 0, way)
    setDown(field, a, b, prisms)
    if (field.count === 0) return { clear: true, line: straight(from, to) }
    const lean = touch / way
    const stretch = 1 / Math.sqrt(1 - lean * lean)
    const u = field.ar * stretch
    const v = field.br * stretch
    if (search(field, [-u, -v, u, -v, u, v, -u, v], MOST_CELLS, found))
      return { clear: true, line: lineFound(a, b, swapped) }
    return blocked(blockers(), found.cells > MOST_CELLS)
  }

  // Close together or one above the other, they may look in any direction: one search for every quarter turn.
  const known: number[] = []
  let exhausted = false
  const reach = way + touch
  let x = axisX
  let y = axisY
  for (let quarter = 0; quarter < 4; quarter++) {
    lookFrom(field, a, b, x, y, -reach, reach)
    setDown(field, a, b, prisms)
    const side = 1.5 * field.ar
    const lines = [-side + reach, -side - reach, side + reach, side - reach]
    lines.push(side - reach, side + reach, -side - reach, -side + reach)
    if (search(field, lines, MOST_CELLS / 2, found)) return { clear: true, line: lineFound(a, b, swapped) }
    if (found.cells > MOST_CELLS / 2) exhausted = true
    for (const blocker of blockers()) if (!known.includes(blocker)) known.push(blocker)
    const turned = x
    x = -y
    y = turned
  }
  return blocked(
    known.sort((p, q) => p - q),
    exhausted,
  )
}

/** How much of the one the other sees, and what is in the way. */
export function exposed(from: Cylinder, to: Cylinder, prisms: readonly Prism[]): Exposure {
  const seen = sight(from, to, prisms)
  const obstructions: Obstruction[] = []
  for (let i = 0; i < prisms.length; i++) {
    const line = obstructs(from, to, prisms[i]!)
    if (line) obstructions.push({ prism: i, line })
  }
  if (!seen.clear) return { seen: 'none', blockers: seen.blockers, obstructions }
  if (obstructions.length === 0) return { seen: 'whole', line: seen.line }
  return { seen: 'part', line: seen.line, obstructions }
}

/** An order that does not depend on who asks. The lower one comes first, as lines between floors rise. */
function isBefore(a: Cylinder, b: Cylinder): boolean {
  if (a.bottom !== b.bottom) return a.bottom < b.bottom
  if (a.top !== b.top) return a.top < b.top
  if (a.r !== b.r) return a.r < b.r
  if (a.x !== b.x) return a.x < b.x
  return a.y < b.y
}

function blockers(): number[] {
  const list: number[] = []
  for (let i = 0; i < field.count; i++) if (found.blocking[i] === 1) list.push(field.prism[i]!)
  return list
}

function blocked(blockers: readonly number[], exhausted: boolean): Sight {
  return exhausted ? { clear: false, blockers, exhausted } : { clear: false, blockers }
}

function straight(from: Cylinder, to: Cylinder): SightLine {
  return [from.x, from.y, from.top, to.x, to.y, to.top]
}

/** Silhouettes that touch or overlap: at a point they share, or across the hair's breadth between them. */
function touching(from: Cylinder, to: Cylinder, way: number): SightLine {
  const dx = way > 0 ? (to.x - from.x) / way : 0
  const dy = way > 0 ? (to.y - from.y) / way : 0
  const out = from.r + to.r > 0 ? Math.min(from.r, (way * from.r) / (from.r + to.r)) : 0
  const back = Math.min(to.r, way - out)
  const z = Math.min(from.top, to.top)
  return [
    from.x + dx * out,
    from.y + dy * out,
    Math.max(from.bottom, z),
    to.x - dx * back,
    to.y - dy * back,
    Math.max(to.bottom, z),
  ]
}

/** The line found, on the table, its ends brought back into the silhouettes as they are. */
function lineFound(a: Cylinder, b: Cylinder, swapped: boolean): SightLine {
  const [ax, ay, az] = endAt(found.from, a)
  const [bx, by, bz] = endAt(found.to, b)
  return swapped ? [bx, by, bz, ax, ay, az] : [ax, ay, az, bx, by, bz]
}

function endAt(along: number, cylinder: Cylinder): [number, number, number] {
  const share = (along - field.near) / (field.far - field.near)
  const aside = found.u + (found.v - found.u) * share
  const z = found.alpha + (found.beta - found.alpha) * share
  const dx = field.originX + aside * field.axisY + along * field.axisX - cylinder.x
  const dy = field.originY - aside * field.axisX + along * field.axisY - cylinder.y
  const off = Math.sqrt(dx * dx + dy * dy)
  const back = off > cylinder.r ? cylinder.r / off : 1
  return [
    cylinder.x + dx * back,
    cylinder.y + dy * back,
    Math.min(cylinder.top, Math.max(cylinder.bottom, z)),
  ]
}
