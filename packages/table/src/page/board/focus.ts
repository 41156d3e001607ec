import type { Line, Piece, Scene } from '@sandtable/kernel'
import { actingPiece, thingsOf, unitOf } from '../table/scene-parts.ts'
import type { Box } from './camera.ts'
import { boxOf, joined } from './labels.ts'

/** Around whoever acts, so much of the mat's shorter side is shown on each side. */
const share = 0.4

/**
 * The part of the mat that a small screen shows when something is asked: whoever acts with what is near, whatever can be
 * pressed, and who is shot at. Null: all of it is needed.
 */
export function focusOf(scene: Scene): Box | null {
  const acting = actingPiece(scene)
  const pieces = thingsOf<Piece>(scene, 'piece')
  const own = pieces.filter((one) => unitOf(one) === acting?.id)
  if (own.length === 0) return null
  const shots = thingsOf<Line>(scene, 'line').filter(({ kind }) => kind === 'attack' || kind === 'shot')
  // All of a unit, be it that one presses its leader alone.
  const meant = new Set([
    ...pieces.filter((one) => (one.answers?.length ?? 0) > 0).map(unitOf),
    ...shots.flatMap(({ ends }) => ends),
  ])
  const offered = pieces.filter((one) => meant.has(unitOf(one)))
  const { width, height } = scene
  const room = share * Math.min(width, height)
  const near = [...own, ...offered].map(({ form }) => boxOf(form, height)).reduce(joined)
  const middle = own.map(({ form }) => boxOf(form, height)).reduce(joined)
  const wide = joined(near, {
    x: middle.x - room,
    y: middle.y - room,
    width: middle.width + 2 * room,
    height: middle.height + 2 * room,
  })
  const [left, top] = [Math.max(0, wide.x), Math.max(0, wide.y)]
  return {
    x: left,
    y: top,
    width: Math.min(width, wide.x + wide.width) - left,
    height: Math.min(height, wide.y + wide.height) - top,
  }
}
