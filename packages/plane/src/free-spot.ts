/**
 * Free spots for a round base among shapes that it may not overlap, the nearest to a wished point first.
 *
 * A spot nearer than all its neighbours is the wished point itself, or the base touches something there: one thing
 * at the point next to the wish, or two things at once. All such spots are tried, so the first spot is the nearest
 * there is, exactly. A hexagonal raster about the wish fills in the others, for whoever asks more of a spot than that
 * it is free. They come by their distance from the wish; of those as far the one made first. Spots are at rest
 * (`rest.ts`), and it is the spot at rest that is free.
 */

import { type Boxes, boxesNear, boxesOf, candidates, writeBox } from './broad.ts'
import { shapeGap } from './core.ts'
import { isWhollyInside } from './overlap.ts'
import { restNumber } from './rest.ts'
import { addMeetings, nearestOnRim, type Rim, rimsOf, stepsAlongRim } from './rim.ts'
import { type Circle, circle, type Point, type Polygon, type Shape, TOLERANCE } from './shape.ts'

/** Where a base may stand. */
export type Zone = {
  /** Its centre lies in this. */
  readonly about: Circle
  /** All of it lies in this: a territory, the table. */
  readonly inside?: Polygon
}

/** Spots of the raster lie this share of the base's radius apart. */
const PITCH = 0.5

/** √3 / 2: how far apart the rows of a hexagonal raster are. */
const ROW = 0.8660254037844386

/** Shapes that are in the way, with their boxes. Bases that are set down are added. */
type Crowd = { readonly shapes: Shape[]; readonly boxes: number[] }

function join(crowd: Crowd, shape: Shape): void {
  crowd.shapes.push(shape)
  writeBox(shape, crowd.boxes, crowd.boxes.length)
}

/** The shapes that matter to a base of radius `r` whose centre is in `about`. */
function crowdAbout(about: Circle, r: number, shapes: readonly Shape[], boxes: Boxes): Crowd {
  const crowd: Crowd = { shapes: [], boxes: [] }
  for (const i of candidates(about, boxes, r)) join(crowd, shapes[i]!)
  return crowd
}

const discBox = [0, 0, 0, 0]

function isFree(disc: Circle, zone: Zone | null, crowd: Crowd): boolean {
  if (zone !== null) {
    const dx = disc.x - zone.about.x
    const dy = disc.y - zone.about.y
    if (Math.sqrt(dx * dx + dy * dy) > zone.about.r + TOLERANCE) return false
    if (zone.inside !== undefined && !isWhollyInside(disc, zone.inside)) return false
  }
  writeBox(disc, discBox, 0)
  for (let i = 0; i < crowd.shapes.length; i++) {
    if (!boxesNear(discBox, 0, crowd.boxes, i, 0)) continue
    if (shapeGap(disc, crowd.shapes[i]!, TOLERANCE) < -TOLERANCE) return false
  }
  return true
}

/** Spots that are not at rest yet, and how far each is from the wish: number by number, which is soonest read. */
type Spots = { readonly xs: number[]; readonly ys: number[]; readonly offs: number[] }

function noSpots(): Spots {
  return { xs: [], ys: [], offs: [] }
}

/** Adds the spot if it is farther than `inner` from the wish and no farther than `outer`. */
function addSpot(spots: Spots, wish: Point, x: number, y: number, inner: number, outer: number): void {
  const dx = x - wish.x
  const dy = y - wish.y
  const off = Math.sqrt(dx * dx + dy * dy)
  if (!(off > inner && off <= outer)) return
  spots.xs.push(x)
  spots.ys.push(y)
  spots.offs.push(off)
}

/** The rims of zone and crowd that come within `outer` of the wish. */
function rimsNear(wish: Point, outer: number, r: number, zone: Zone | null, crowd: Crowd): Rim[] {
  const rims: Rim[] = []
  if (zone !== null) {
    rims.push({ type: 'round', x: zone.about.x, y: zone.about.y, r: zone.about.r })
    if (zone.inside !== undefined) rims.push(...rimsOf(zone.inside, -r))
  }
  for (const i of candidates(circle(wish.x, wish.y, outer), crowd.boxes, r)) {
    rims.push(...rimsOf(crowd.shapes[i]!, r))
  }
  return rims.filter((rim) => {
    const { x, y } = nearestOnRim(rim, wish)
    return (x - wish.x) * (x - wish.x) + (y - wish.y) * (y - wish.y) <= outer * outer
  })
}

/** Adds the spots of a hexagonal raster about the wish that lie in a disc. */
function addRaster(
  spots: Spots,
  wish: Point,
  pitch: number,
  about: Circle,
  inner: number,
  outer: number,
): void {
  const height = pitch * ROW
  const x = about.x - wish.x
  const y = about.y - wish.y
  const top = Math.floor(Math.min(outer, y + about.r) / height)
  const right = Math.floor(Math.min(outer, x + about.r) / pitch)
  const left = Math.ceil(Math.max(-outer, x - about.r) / pitch) - 1
  for (let row = Math.ceil(Math.max(-outer, y - about.r) / height); row <= top; row++) {
    const shift = row % 2 === 0 ? 0 : 0.5
    for (let column = left; column <= right; column++) {
      const dx = (column + shift) * pitch
      const dy = row * height
      if ((dx - x) * (dx - x) + (dy - y) * (dy - y) > about.r * about.r) continue
      addSpot(spots, wish, wish.x + dx, wish.y + dy, inner, outer)
    }
  }
}

/** So many are picked out one by one: mostly one of the first will do, and the others need no order. */
const FEW = 6

/** The numbers of the spots, the nearest to the wish first; of those as near the one made first. */
function* nearestFirst({ offs }: Spots): Generator<number> {
  let last = -1
  for (let few = 0; few < FEW; few++) {
    const next = nearestAfter(offs, last)
    if (next < 0) return
    yield next
    last = next
  }
  const others: number[] = []
  for (let at = 0; at < offs.length; at++) if (isAfter(offs, at, last)) others.push(at)
  yield* others.sort((a, b) => offs[a]! - offs[b]!)
}

function isAfter(offs: readonly number[], at: number, last: number): boolean {
  return last < 0 || offs[at]! > offs[last]! || (offs[at] === offs[last] && at > last)
}

/** The nearest of those that come after this one, or of all; −1: none does. */
function nearestAfter(offs: readonly number[], last: number): number {
  let best = -1
  for (let at = 0; at < offs.length; at++)
    if ((best < 0 || offs[at]! < offs[best]!) && isAfter(offs, at, last)) best = at
  return best
}

function* spotsIn(crowd: Crowd, wish: Point, r: number, zone: Zone): Generator<Point> {
  const wished = circle(restNumber(wish.x), restNumber(wish.y), r)
  if (isFree(wished, zone, crowd)) yield { x: wished.x, y: wished.y }
  const dx = wish.x - zone.about.x
  const dy = wish.y - zone.about.y
  const away = Math.sqrt(dx * dx + dy * dy)
  const limit = away + zone.about.r + TOLERANCE
  // Ring after ring, each twice as wide, so that near spots cost little.
  let inner = 0
  let outer = Math.max(0, away - zone.about.r) + 2 * r
  while (inner < limit) {
    const spots = noSpots()
    const rims = rimsNear(wish, outer, r, zone, crowd)
    const common: Point[] = []
    for (let i = 0; i < rims.length; i++) {
      const { x, y } = nearestOnRim(rims[i]!, wish)
      addSpot(spots, wish, x, y, inner, outer)
      for (let j = 0; j < i; j++) addMeetings(rims[j]!, rims[i]!, common)
    }
    for (const { x, y } of common) addSpot(spots, wish, x, y, inner, outer)
    addRaster(spots, wish, PITCH * r, zone.about, inner, outer)
    for (const at of nearestFirst(spots)) {
      const disc = circle(restNumber(spots.xs[at]!), restNumber(spots.ys[at]!), r)
      if (isFree(disc, zone, crowd)) yield { x: disc.x, y: disc.y }
    }
    inner = outer
    outer *= 2
  }
}

/**
 * The free spots for a base of radius `r` in a zone, the nearest to the wish first, told one after another. `boxes`
 * are those of the shapes, if they are at hand.
 */
export function freeSpots(
  wish: Point,
  r: number,
  zone: Zone,
  shapes: readonly Shape[],
  boxes: Boxes = boxesOf(shapes),
): Generator<Point> {
  return spotsIn(crowdAbout(zone.about, r, shapes, boxes), wish, r, zone)
}

/**
 * Sets down bases of radius `r` one after another, each at the free spot nearest to its wish that is accepted; null
 * for one that finds none. Those that stand already are in the way of the next.
 */
export function setDownAll(
  wishes: readonly Point[],
  r: number,
  zone: Zone,
  shapes: readonly Shape[],
  boxes: Boxes = boxesOf(shapes),
  accepts: (spot: Point, number: number) => boolean = () => true,
): (Point | null)[] {
  const crowd = crowdAbout(zone.about, r, shapes, boxes)
  return wishes.map((wish, number) => {
    for (const spot of spotsIn(crowd, wish, r, zone)) {
      if (!accepts(spot, number)) continue
      join(crowd, circle(spot.x, spot.y, r))
      return spot
    }
    return null
  })
}

/** A spot in contact with one of several shapes, by its number. */
export type ContactSpot = { readonly at: Point; readonly touching: number }

/**
 * The free spots at which a base of radius `r` touches one of `targets`, the nearest to the wish first, told one
 * after another: next to the wish, touching something else as well, and in small steps all around. The targets are
 * in the way themselves, whether `shapes` holds them or not.
 */
export function* contactSpots(
  wish: Point,
  r: number,
  targets: readonly Shape[],
  zone: Zone | null,
  shapes: readonly Shape[],
  boxes: Boxes = boxesOf(shapes),
): Generator<ContactSpot> {
  const spots = noSpots()
  const touched: number[] = []
  const crowds: Crowd[] = []
  for (const [touching, target] of targets.entries()) {
    // Whatever can be touched by a base that touches the target.
    const crowd: Crowd = { shapes: [], boxes: [] }
    for (const i of candidates(target, boxes, 2 * r + TOLERANCE)) join(crowd, shapes[i]!)
    for (const other of targets) join(crowd, other)
    crowds.push(crowd)
    const others = rimsNear(wish, Number.POSITIVE_INFINITY, r, zone, crowd)
    for (const rim of rimsOf(target, r)) {
      const points = [nearestOnRim(rim, wish)]
      for (const other of others) addMeetings(rim, other, points)
      points.push(...stepsAlongRim(rim, PITCH * r))
      for (const { x, y } of points) addSpot(spots, wish, x, y, -1, Number.POSITIVE_INFINITY)
    }
    while (touched.length < spots.offs.length) touched.push(touching)
  }
  for (const at of nearestFirst(spots)) {
    const touching = touched[at]!
    const disc = circle(restNumber(spots.xs[at]!), restNumber(spots.ys[at]!), r)
    if (isFree(disc, zone, crowds[touching]!)) yield { at: { x: disc.x, y: disc.y }, touching }
  }
}
