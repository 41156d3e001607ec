/**
 * A round base whose centre follows a tool of straight legs.
 *
 * The tool lies flush at the base, so its line starts at the base's rim; a whole move takes the centre from where
 * it is, along the line, until the base lies flush at the far end: the length of the tool and the base's
 * diameter. At a joint the centre changes direction on the spot, where a base with guides (`layTrack`) would cut
 * the corner. It is a track all the same, one whose guides both lie in the centre, so `placeOnTrack`, `advance`
 * and `backUp` answer for it.
 */

import { centreLine, poseOnLine } from './centre-line.ts'
import { chord, chordOfDisc } from './chord.ts'
import { circle, type Point, type Polygon, type Pose, type Shape, TOLERANCE } from './shape.ts'
import { type Template, templateLength } from './template.ts'
import { slidesOf, type Track } from './track.ts'

/** The way of a round base along a tool that leaves it the way `start` looks. */
export function layLegs(template: Template, start: Pose, r: number): Track {
  for (const piece of template.pieces) {
    if (piece.type === 'arc') throw new RangeError('legs are straight')
  }
  const flush = { type: 'straight', length: r } as const
  const runs = centreLine({ width: template.width, pieces: [flush, ...template.pieces, flush] }, start)
  const length = templateLength(template) + 2 * r
  const slides = slidesOf(runs, 0, length)
  return { runs, length, lead: 0, trail: 0, reverse: false, slides, turnRate: 0 }
}

/** The strip between two places of one leg, as wide as the disc. */
function strip(from: Point, to: Point, dx: number, dy: number, r: number): Polygon {
  const x = r * dy
  const y = -r * dx
  return {
    type: 'polygon',
    points: [from.x + x, from.y + y, to.x + x, to.y + y, to.x - x, to.y - y, from.x - x, from.y - y],
  }
}

/**
 * All that a disc of radius `r` passes over on its way up to `travel`: a disc where each leg begins and ends, and
 * a strip along it.
 */
export function sweptByDisc(track: Track, r: number, travel = track.length): Shape[] {
  const start = poseOnLine(track.runs, 0)
  const swept: Shape[] = [circle(start.x, start.y, r)]
  for (const slide of track.slides) {
    const way = Math.min(slide.to, travel) - slide.from
    if (way <= 0) continue
    const from = poseOnLine(track.runs, slide.from)
    const to = { x: from.x + way * slide.dx, y: from.y + way * slide.dy }
    swept.push(strip(from, to, slide.dx, slide.dy, r), circle(to.x, to.y, r))
  }
  return swept
}

/** How far the base has travelled when its centre comes to this point; null if its way does not lead there. */
export function travelTo(track: Track, point: Point): number | null {
  for (const slide of track.slides) {
    const { x, y } = poseOnLine(track.runs, slide.from)
    if (!chordOfDisc(x, y, slide.dx, slide.dy, point.x, point.y, TOLERANCE)) continue
    const room = slide.to - slide.from
    const foot = (chord.from + chord.to) / 2
    if (chord.to >= 0 && chord.from <= room) return slide.from + Math.min(room, Math.max(0, foot))
  }
  return null
}
