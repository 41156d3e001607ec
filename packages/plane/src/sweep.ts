/**
 * A base moved along a template among other shapes: backing up from an overlap, and stopping at what is in
 * the way.
 *
 * On straight stretches the overlaps are solved for exactly. Where the base turns, it advances by steps
 * that are certain to miss nothing: no point of the base moves faster than a known speed, so a base that
 * overlaps by a depth still overlaps, and one that is clear by a gap is still clear, until it has moved
 * that far. Every step is at least half the tolerance, so the search ends.
 */

import { type Boxes, boxesNear, boxesOf } from './broad.ts'
import { oneCore, rounding, severalParts } from './core.ts'
import { closest, findClosest, gapTo, mover, moverBox, moveTo, placed, takeUp } from './mover.ts'
import { nearest } from './nearest.ts'
import { type Point, type Shape, shapeAt, TOLERANCE } from './shape.ts'
import { overlapOfCores, stretch } from './slide.ts'
import { type Place, placeOnTrack, type Slide, type Track } from './track.ts'

/** A shape, by its number in the list, that the base touches or overlaps, and a point where they meet. */
export type Contact = { readonly shape: number; readonly at: Point }

export type Sweep = {
  /** Where the base comes to stand. */
  readonly place: Place
  /** Did it get to the end of its track? */
  readonly complete: boolean
  /** Does it overlap nothing there? */
  readonly free: boolean
  /** The shapes that kept it from the end, by number. */
  readonly overlapped: readonly number[]
  /** All shapes that it touches where it stands. */
  readonly contacts: readonly Contact[]
}

/** A base is set down at this depth at most where it can be, so that rounding its pose makes no overlap. */
const SNUG = 0.001

/** How far to look for such a place. Farther would mean gliding along something, which is touching enough. */
const SNUG_REACH = 0.1

/** The depth that stops a slide: a hair less than an overlap, so that rounding does not make it one. */
const STOP = TOLERANCE - 1e-6

/** Slides shorter than this are none. */
const SHORT = 1e-6

/** Stretches of a slide on which the base overlaps something, and what. */
const froms: number[] = []
const tos: number[] = []
const whats: number[] = []

const point = [0, 0]
const sweptBox = [0, 0, 0, 0]

/** Lists the overlaps along a slide by up to `way` (negative: backwards) from where the base is now. */
function listOverlaps(slide: Slide, way: number, shapes: readonly Shape[], boxes: Boxes): number {
  const sx = way * slide.dx
  const sy = way * slide.dy
  sweptBox[0] = moverBox[0]! + Math.min(sx, 0)
  sweptBox[1] = moverBox[1]! + Math.min(sy, 0)
  sweptBox[2] = moverBox[2]! + Math.max(sx, 0)
  sweptBox[3] = moverBox[3]! + Math.max(sy, 0)
  let count = 0
  for (let k = 0; k < shapes.length; k++) {
    if (!boxesNear(sweptBox, 0, boxes, k, 0)) continue
    const shape = shapes[k]!
    const parts = severalParts(shape)
    const partCount = parts === null ? 1 : parts.length
    const round = mover.round + rounding(shape)
    for (let i = 0; i < mover.count; i++) {
      for (let j = 0; j < partCount; j++) {
        const core = parts === null ? oneCore(shape, point) : parts[j]!
        if (!overlapOfCores(placed[i]!, core, round, slide.dx, slide.dy, STOP)) continue
        froms[count] = stretch.from
        tos[count] = stretch.to
        whats[count] = k
        count++
      }
    }
  }
  return count
}

/** The slide that has room before `travel`, or null where the base turns. */
function slideBehind(track: Track, travel: number): Slide | null {
  for (const slide of track.slides) {
    if (travel > slide.from + SHORT && travel <= slide.to + SHORT) return slide
  }
  return null
}

/** The slide that has room after `travel`, or null where the base turns. */
function slideAhead(track: Track, travel: number): Slide | null {
  for (const slide of track.slides) {
    if (travel >= slide.from - SHORT && travel < slide.to - SHORT) return slide
  }
  return null
}

/** Where the turn that holds `travel` began. */
function turnStart(track: Track, travel: number): number {
  let start = 0
  for (const slide of track.slides) {
    if (slide.to < travel - SHORT && slide.to - slide.from > SHORT) start = slide.to
  }
  return start
}

/** Where the turn that holds `travel` ends. */
function turnEnd(track: Track, travel: number): number {
  for (const slide of track.slides) {
    if (slide.from > travel + SHORT && slide.to - slide.from > SHORT) return slide.from
  }
  return track.length
}

/**
 * The base has stopped at `travel`, just out of `blocker` by the tolerance. Sets it back a little, so that
 * the two touch and no more, unless it would then overlap something else.
 */
function settle(
  track: Track,
  travel: number,
  floor: number,
  blocker: number,
  shapes: readonly Shape[],
  boxes: Boxes,
): number {
  const shape = shapes[blocker]!
  moveTo(track, travel)
  if (gapTo(shape) >= -SNUG) return travel
  let low = Math.max(floor, travel - SNUG_REACH)
  moveTo(track, low)
  if (gapTo(shape) < -SNUG) return travel
  let high = travel
  for (let i = 0; i < 12; i++) {
    const middle = (low + high) / 2
    moveTo(track, middle)
    if (gapTo(shape) < -SNUG) high = middle
    else low = middle
  }
  moveTo(track, low)
  findClosest(shapes, boxes, 0)
  return closest.gap < -TOLERANCE ? travel : low
}

function outcome(
  track: Track,
  base: Shape,
  travel: number,
  overlapped: readonly number[],
  shapes: readonly Shape[],
  boxes: Boxes,
): Sweep {
  const place = placeOnTrack(track, travel)
  moveTo(track, travel)
  const close: number[] = []
  let free = true
  for (let i = 0; i < shapes.length; i++) {
    if (!boxesNear(moverBox, 0, boxes, i, TOLERANCE)) continue
    const gap = gapTo(shapes[i]!)
    if (gap < -TOLERANCE) free = false
    if (gap <= TOLERANCE) close.push(i)
  }
  return new Swept(place, travel === track.length, free, overlapped, () =>
    touchedAt(shapeAt(place.pose, base), close, shapes),
  )
}

/**
 * Many only want to know how far it comes: what it touches is found when it is asked for. A getter in a literal would make
 * every result an object of a kind of its own, which engines handle slowly wherever it goes.
 */
class Swept implements Sweep {
  readonly place: Place
  readonly complete: boolean
  readonly free: boolean
  readonly overlapped: readonly number[]
  private readonly touched: () => readonly Contact[]

  constructor(
    place: Place,
    complete: boolean,
    free: boolean,
    overlapped: readonly number[],
    touched: () => readonly Contact[],
  ) {
    this.place = place
    this.complete = complete
    this.free = free
    this.overlapped = overlapped
    this.touched = touched
  }

  get contacts(): readonly Contact[] {
    return this.touched()
  }
}

/** Where a base touches those of the shapes that are close to it. */
function touchedAt(base: Shape, close: readonly number[], shapes: readonly Shape[]): Contact[] {
  const contacts: Contact[] = []
  for (const i of close) {
    const near = nearest(base, shapes[i]!)
    if (near.distance <= TOLERANCE) contacts.push({ shape: i, at: near.line.to })
  }
  return contacts
}

/** The shapes that the base overlaps where it is now. */
function overlapsNow(shapes: readonly Shape[], boxes: Boxes): number[] {
  const found: number[] = []
  for (let i = 0; i < shapes.length; i++) {
    if (boxesNear(moverBox, 0, boxes, i, 0) && gapTo(shapes[i]!) < -TOLERANCE) found.push(i)
  }
  return found
}

/** What the base last moved out of, or will run into. */
let blocker = -1

/** Slides the base back to the first free place; to `slide.from` if there is none. */
function slideBack(
  track: Track,
  slide: Slide,
  travel: number,
  shapes: readonly Shape[],
  boxes: Boxes,
): number {
  moveTo(track, travel)
  const way = slide.from - travel
  const count = listOverlaps(slide, way, shapes, boxes)
  let back = 0
  for (let i = 0; i < count; i++) {
    if (froms[i]! >= back || tos[i]! <= back) continue
    back = froms[i]!
    blocker = whats[i]!
    // Out of this one it may be in one that was looked at before.
    i = -1
  }
  return back > way ? travel + back : slide.from
}

/**
 * Moves the base to the end of its track and, if it overlaps something there, back along it to the first
 * place where it overlaps nothing. It backs up as far as its starting place, where `free` says whether that
 * is enough. `base` is in its own coordinates; `boxes` are those of the shapes, if they are at hand.
 */
export function backUp(
  track: Track,
  base: Shape,
  shapes: readonly Shape[],
  boxes: Boxes = boxesOf(shapes),
): Sweep {
  takeUp(base, track)
  moveTo(track, track.length)
  const overlapped = overlapsNow(shapes, boxes)
  if (overlapped.length === 0) return outcome(track, base, track.length, overlapped, shapes, boxes)
  blocker = overlapped[0]!
  let travel = track.length
  while (travel > 0) {
    const slide = slideBehind(track, travel)
    if (slide !== null) {
      travel = slideBack(track, slide, travel, shapes, boxes)
      if (travel > slide.from) break
      continue
    }
    moveTo(track, travel)
    findClosest(shapes, boxes, 0)
    if (closest.gap >= -TOLERANCE) break
    blocker = closest.shape
    const step = (-closest.gap - TOLERANCE / 2) / mover.speed
    travel = Math.max(turnStart(track, travel), travel - step)
  }
  return outcome(track, base, settle(track, travel, 0, blocker, shapes, boxes), overlapped, shapes, boxes)
}

/** The first overlap on the slide from `travel` on, or the slide's end if there is none. */
function slideOn(track: Track, slide: Slide, travel: number, shapes: readonly Shape[], boxes: Boxes): number {
  moveTo(track, travel)
  const way = slide.to - travel
  const count = listOverlaps(slide, way, shapes, boxes)
  let on = way
  for (let i = 0; i < count; i++) {
    if (tos[i]! <= 0 || froms[i]! >= on) continue
    on = Math.max(0, froms[i]!)
    blocker = whats[i]!
  }
  return on < way ? travel + on : slide.to
}

/** The last free place between a free one and one that overlaps. */
function lastFree(track: Track, free: number, stuck: number, shapes: readonly Shape[], boxes: Boxes): number {
  let low = free
  let high = stuck
  for (let i = 0; i < 24 && high - low > SNUG / 16; i++) {
    const middle = (low + high) / 2
    moveTo(track, middle)
    findClosest(shapes, boxes, 0)
    if (closest.gap < -TOLERANCE) {
      high = middle
      blocker = closest.shape
    } else low = middle
  }
  return low
}

/**
 * Moves the base along its track until it would overlap one of the shapes. What it touches at the start
 * does not hold it, unless it moves into it; what it overlaps at the start holds it at once, so leave out
 * what it may leave. An overlap of less than twice the tolerance may be passed over where the base turns.
 */
export function advance(
  track: Track,
  base: Shape,
  shapes: readonly Shape[],
  boxes: Boxes = boxesOf(shapes),
): Sweep {
  takeUp(base, track)
  blocker = -1
  let travel = 0
  let free = 0
  while (blocker < 0) {
    const slide = slideAhead(track, travel)
    if (slide !== null) {
      travel = slideOn(track, slide, travel, shapes, boxes)
      free = travel
      continue
    }
    moveTo(track, travel)
    const end = turnEnd(track, travel)
    findClosest(shapes, boxes, (end - travel) * mover.speed)
    if (closest.gap < -TOLERANCE) {
      blocker = closest.shape
      travel = lastFree(track, free, travel, shapes, boxes)
      break
    }
    free = travel
    if (travel >= track.length) break
    travel = Math.min(end, travel + (closest.gap + 2 * TOLERANCE) / mover.speed)
  }
  if (blocker < 0) return outcome(track, base, track.length, [], shapes, boxes)
  const stop = settle(track, travel, 0, blocker, shapes, boxes)
  return outcome(track, base, stop, [blocker], shapes, boxes)
}
