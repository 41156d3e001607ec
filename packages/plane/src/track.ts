/**
 * A base that follows a template.
 *
 * The base has two guides on the line through its middle: one `front` mm ahead of the centre and one `rear`
 * mm behind it. The template is laid with its start at the front guide. While the base moves, BOTH guides
 * stay on the centre line, which runs on straight beyond the template's ends. At the start the rear guide
 * is on the straight line behind the template, in the end on its far end.
 *
 * So the base is a chord of fixed length on the centre line:
 *  - on a straight stretch it looks along it;
 *  - with both guides on one curve it looks along the chord, parallel to the curve at the middle between the
 *    guides, and its centre lies a little inside the curve;
 *  - while it straddles the start or the end of a curve (or a joint), one guide is on the straight and one on
 *    the curve, and it looks from the one to the other. Its facing turns steadily from that of the start
 *    to that of the end, and a base longer than the curve never follows the curve's own tangent at all.
 *
 * How far the base has come, its `travel`, is the average way of both guides: 0 at the start, the length of
 * the template and the base at the end. On the straight it is the way of every point. (The way of one guide
 * alone would not do: at a sharp joint one guide runs while the other stands.)
 *
 * A base that strafes has its guides at its sides: lay the track at a pose that looks the way it goes, 90 degrees
 * off, with the base turned as much the other way, and turn the facing at the end back.
 *
 * A template may turn one way only, by 90 degrees in all. Beyond that a chord can fit in several places, and
 * there is no one motion that the guides dictate.
 */

import { bearing, cos, normalDegrees, RADIANS, sin } from './angle.ts'
import { centreLine, isStraight, type Run, runAt } from './centre-line.ts'
import type { Pose } from './shape.ts'
import { type Template, templateLength } from './template.ts'

/** How far ahead of its centre and how far behind it a base is guided; half its length for most. */
export type Guides = { readonly front: number; readonly rear: number }

/** A stretch of travel on which the base slides straight along (dx, dy). */
export type Slide = { readonly from: number; readonly to: number; readonly dx: number; readonly dy: number }

export type Track = {
  readonly runs: readonly Run[]
  /** The travel of a complete move. */
  readonly length: number
  /** From centre to leading guide, and from trailing guide to centre. */
  readonly lead: number
  readonly trail: number
  /** Does the base move backwards, its rear first? */
  readonly reverse: boolean
  /** The stretches of travel that are straight, in order. Between them the base turns. */
  readonly slides: readonly Slide[]
  /** The most it turns, in radians per mm of travel. */
  readonly turnRate: number
}

/** A base on its way. `front` and `rear` are the places of its leading and trailing guide on the template. */
export type Place = {
  readonly travel: number
  readonly pose: Pose
  readonly front: number
  readonly rear: number
}

/**
 * Sums of lengths carry rounding errors, far below this; a base that ends on the straight must count as
 * there.
 */
const SLACK = 1e-9

/** An arc of up to 90 degrees is longer than its chord by at most this factor, (π/4) / sin 45°. */
const ARC_TO_CHORD = 1.1107207345395915

/**
 * A bound for how fast the base turns. With α and β the angles between the chord and the line at its ends,
 * the turning per travel is 2 sin((α+β)/2) / cos((α−β)/2) / chord, which is at most 2 tan((α+β)/2) / chord;
 * α+β is what the line turns between the guides.
 */
function turnRateOf(template: Template, chord: number): number {
  let total = 0
  let between = 0
  let sharp = false
  for (const piece of template.pieces) {
    if (piece.type === 'straight' || piece.angle === 0) continue
    if (piece.angle > 0 !== total > 0 && total !== 0) throw new RangeError('a track turns one way only')
    total += piece.angle
    if (piece.type === 'bend') sharp = true
    else between = Math.max(between, (ARC_TO_CHORD * chord) / piece.radius / RADIANS)
  }
  if (Math.abs(total) > 90) throw new RangeError(`a track turns by at most 90 degrees, not by ${total}`)
  const turned = sharp ? Math.abs(total) : Math.min(Math.abs(total), between)
  return (2 * sin(turned / 2)) / cos(turned / 2) / chord
}

/** The stretches on which a base whose guides lie `chord` apart is on one straight run. */
export function slidesOf(runs: readonly Run[], chord: number, length: number): Slide[] {
  const slides: Slide[] = []
  for (let i = 0; i < runs.length; i++) {
    const run = runs[i]!
    if (!isStraight(run)) continue
    const from = i === 0 ? 0 : run.at + chord
    const to = i === runs.length - 1 ? length : run.at + run.length
    if (to >= from) slides.push({ from, to, dx: run.dx, dy: run.dy })
  }
  return slides
}

/**
 * Lays a template at a base and gives the way that the base takes along it. In reverse it is laid at the rear
 * guide and the base moves backwards; left and right are then those of somebody who looks the way it moves.
 */
export function layTrack(template: Template, start: Pose, guides: Guides, reverse = false): Track {
  const lead = reverse ? guides.rear : guides.front
  const trail = reverse ? guides.front : guides.rear
  const chord = lead + trail
  if (!(chord > 0)) throw new RangeError('the guides of a base lie apart')
  const facing = reverse ? start.facing + 180 : start.facing
  const laid = { x: start.x + lead * sin(facing), y: start.y + lead * cos(facing), facing }
  const runs = centreLine(template, laid)
  const length = templateLength(template) + chord
  const turnRate = turnRateOf(template, chord)
  return { runs, length, lead, trail, reverse, slides: slidesOf(runs, chord, length), turnRate }
}

/** The pose at which the template of a track is laid. */
export function templateStart(track: Track): Pose {
  const run = track.runs[0]!
  return { x: run.x, y: run.y, facing: normalDegrees(run.facing) }
}

/** The base as last put on a track: its centre, which way it looks, and its guides. */
export const base = { x: 0, y: 0, dx: 0, dy: 0, front: 0, rear: 0, facing: Number.NaN }

const point = { x: 0, y: 0, dx: 0, dy: 0 }

/** Puts the point at a place of the centre line, and the line's direction there, into `point`. */
function locate(runs: readonly Run[], along: number): void {
  const run = runAt(runs, along)
  const way = along - run.at
  if (isStraight(run)) {
    point.x = run.x + way * run.dx
    point.y = run.y + way * run.dy
    point.dx = run.dx
    point.dy = run.dy
    return
  }
  const turn = (run.angle * way) / run.length
  const s = sin(turn)
  const c = cos(turn)
  const side = run.angle < 0 ? -run.radius : run.radius
  const ahead = side * s
  const aside = side * (1 - c)
  point.x = run.x + ahead * run.dx + aside * run.dy
  point.y = run.y + ahead * run.dy - aside * run.dx
  point.dx = run.dx * c + run.dy * s
  point.dy = run.dy * c - run.dx * s
}

/** Puts the base on the straight run, exactly, if both guides are on one. */
function putOnStraight(track: Track, travel: number): boolean {
  const { runs, lead, trail } = track
  const rear = travel - lead - trail
  const run = runAt(runs, rear + SLACK)
  if (!isStraight(run)) return false
  if (run !== runs[runs.length - 1] && travel > run.at + run.length + SLACK) return false
  const centre = travel - lead - run.at
  base.x = run.x + centre * run.dx
  base.y = run.y + centre * run.dy
  base.dx = run.dx
  base.dy = run.dy
  base.front = travel
  base.rear = rear
  base.facing = run.facing
  return true
}

/** Puts the base at this travel of the track, into `base`. Its facing is left open (NaN) where it turns. */
export function putOnTrack(track: Track, travel: number): void {
  if (!putOnStraight(track, travel)) {
    const chord = track.lead + track.trail
    const middle = travel - chord / 2
    // Half the way along the line between the guides. It is at least half the chord, and, since the line
    // turns by 90 degrees at most, no more than half the chord times √2. In between the distance of the
    // guides grows with it at a rate from 1 to 2, so Newton's steps close in quickly.
    let low = chord / 2
    let high = chord * Math.SQRT1_2
    let half = low
    let dx = 0
    let dy = 0
    for (let i = 0; i < 40; i++) {
      locate(track.runs, middle - half)
      const x = point.x
      const y = point.y
      const tx = point.dx
      const ty = point.dy
      locate(track.runs, middle + half)
      dx = point.x - x
      dy = point.y - y
      const apart = Math.sqrt(dx * dx + dy * dy)
      dx /= apart
      dy /= apart
      base.x = x + dx * track.trail
      base.y = y + dy * track.trail
      const over = apart - chord
      if (Math.abs(over) <= 1e-11) break
      if (over < 0) low = half
      else high = half
      const next = half - over / (dx * (tx + point.dx) + dy * (ty + point.dy))
      half = next > low && next < high ? next : (low + high) / 2
    }
    base.dx = dx
    base.dy = dy
    base.front = middle + half
    base.rear = middle - half
    base.facing = Number.NaN
  }
  if (track.reverse) {
    base.dx = -base.dx
    base.dy = -base.dy
    base.facing += 180
  }
}

/** Where the base is at this travel, from 0 to the track's length. */
export function placeOnTrack(track: Track, travel: number): Place {
  putOnTrack(track, travel)
  const facing = Number.isNaN(base.facing) ? bearing(base.dx, base.dy) : normalDegrees(base.facing)
  return { travel, pose: { x: base.x, y: base.y, facing }, front: base.front, rear: base.rear }
}

/** Where the base is after the whole move. */
export function trackEnd(track: Track): Pose {
  return placeOnTrack(track, track.length).pose
}
