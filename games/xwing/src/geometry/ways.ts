import { layTrack, normalDegrees, type Pose, placeOnTrack, TOLERANCE, type Track } from '@sandtable/plane'
import type { Size } from '../../data/types.ts'
import { type BankRoll, bankAt, bankSlack } from './bank-roll.ts'
import { baseSide } from './base.ts'
import { type Course, templateFor } from './flight.ts'
import { boost } from './reposition.ts'
import { type Laid, poseFrom, type TemplateBearing, templateOf } from './templates.ts'

/** The ways that ships take along their templates, from where they stood on, as poses. */

/** Stands enough for a turn to look round. */
const parts = 12

function trackOf(laid: Laid, start: Pose, size: Size, reverse: boolean): Track {
  const half = baseSide(size) / 2
  return layTrack(laid.template, start, { front: half, rear: half }, reverse)
}

/** From the start of a track as far as this. */
function along(track: Track, travel: number): Pose[] {
  const stops = track.turnRate === 0 ? 1 : parts
  return Array.from({ length: stops + 1 }, (_, i) => placeOnTrack(track, (travel * i) / stops).pose)
}

/** What a ship has flown, as the journal tells it: speed and bearing, where it ended, and whether it overlapped. */
export interface Flown extends Course {
  readonly end: Pose
  readonly overlapped: boolean
}

/** A maneuver to where it ended: a turn on the spot comes last, and who overlapped stops short. */
export function flownWay(start: Pose, size: Size, flown: Flown): Pose[] {
  const track = trackFlown(start, size, courseFlown(start, size, flown))
  return track === null ? [start, flown.end] : arriving(along(track, travelOn(track, flown)), flown.end)
}

/** With the template along which it must have been flown: a few pilots can use another than the usual one. */
export function courseFlown(start: Pose, size: Size, flown: Flown): Course {
  const usual: Course = { speed: flown.speed, bearing: flown.bearing }
  const side = sides.find((one) => flown.bearing.endsWith(one))
  if (side === undefined) return usual
  const courses = [usual, { ...usual, along: `bank-${side}` }, { ...usual, along: `turn-${side}` }] as const
  return courses.find((course) => leadsThere(start, size, course, flown)) ?? usual
}

const sides = ['left', 'right'] as const

function trackFlown(start: Pose, size: Size, course: Course): Track | null {
  const template = templateFor(start, size, course)
  return template === null ? null : trackOf(template.laid, start, size, course.bearing.startsWith('reverse'))
}

/** A Tallon roll may end beside the end of its template. */
function leadsThere(start: Pose, size: Size, course: Course, flown: Flown): boolean {
  const track = trackFlown(start, size, course)
  if (track === null) return true
  const off = apart(placeOnTrack(track, travelOn(track, flown)).pose, flown.end)
  return off <= (course.bearing.startsWith('tallon') ? bankSlack(size) : 0) + TOLERANCE
}

function travelOn(track: Track, { end, overlapped }: Flown): number {
  return overlapped ? travelTo(track, end) : track.length
}

/** Ahead along a template: boosts, and decloaking. */
export function boostedWay(start: Pose, size: Size, bearing: TemplateBearing, length: number): Pose[] {
  const track = trackOf(templateOf(bearing, length), start, size, false)
  return arriving(along(track, track.length), boost(start, size, bearing, length).end)
}

/** Sideways along a bank, from where the template lies at the base to where the base stands at its end. */
export function bankRolledWay(start: Pose, size: Size, roll: BankRoll, template: number, end: Pose): Pose[] {
  const { laid, at } = bankAt(start, size, roll, template)
  const centre = poseFrom(at, 0, -baseSide(size) / 2, 0)
  const aside = roll.side === 'left' ? 90 : -90
  const track = trackOf(laid, centre, size, false)
  const last = poseFrom(placeOnTrack(track, track.length).pose, 0, 0, aside)
  const slide = forwards(last, end)
  const way = along(track, track.length).map((pose, i, { length }) => {
    const share = i / (length - 1)
    const facing = normalDegrees(pose.facing + aside)
    return poseFrom({ ...pose, facing }, 0, share * slide - (1 - share) * template, 0)
  })
  return arriving(way, end)
}

/** How far ahead of a pose a place lies. */
function forwards(pose: Pose, { x, y }: Pose): number {
  const ahead = poseFrom(pose, 0, 1, 0)
  return (x - pose.x) * (ahead.x - pose.x) + (y - pose.y) * (ahead.y - pose.y)
}

/** The way to its very end: as it was rounded, or turned round there. */
function arriving(way: readonly Pose[], end: Pose): Pose[] {
  const last = way[way.length - 1]
  return last !== undefined && isNear(last, end) ? [...way.slice(0, -1), end] : [...way, end]
}

export function isNear(a: Pose, b: Pose): boolean {
  const turned = Math.abs(a.facing - b.facing) % 360
  return apart(a, b) <= TOLERANCE && Math.min(turned, 360 - turned) <= TOLERANCE
}

function apart(a: Pose, b: Pose): number {
  const dx = a.x - b.x
  const dy = a.y - b.y
  return Math.sqrt(dx * dx + dy * dy)
}

/** The travel at which a track comes nearest to this place: a track turns too little to come near it twice. */
function travelTo(track: Track, place: Pose): number {
  let [low, high] = [0, track.length]
  while (high - low > TOLERANCE / 2) {
    const third = (high - low) / 3
    const [one, two] = [low + third, high - third]
    const nearer = apart(placeOnTrack(track, one).pose, place) < apart(placeOnTrack(track, two).pose, place)
    if (nearer) high = two
    else low = one
  }
  return (low + high) / 2
}
