/**
 * Obstacle tokens and where they may be placed.
 *
 * The outlines are our own, of the usual sizes. They are convex: every test of an overlap or a crossing is
 * then one short loop, and a dent in an asteroid decides no game.
 */

import { nextBelow, pickOne, type Random } from '@sandtable/kernel'
import { boxOf, isWithin, outlineAt, type Polygon, type Pose, rest, TOLERANCE } from '@sandtable/plane'
import { isAt, type Placed, playArea } from './base.ts'
import { laidAt, poseFrom, straightLength } from './templates.ts'

export type ObstacleKind = 'asteroid' | 'debris'

export interface Obstacle {
  readonly id: string
  /** Which of the tokens: `asteroid-1` to `asteroid-12`, `debris-1` to `debris-6`. */
  readonly shape: string
  readonly kind: ObstacleKind
  readonly pose: Pose
}

/** What decides where an obstacle lies. */
export type Lying = Pick<Obstacle, 'shape' | 'pose'>

const outlines: Readonly<Record<string, readonly number[]>> = {
  'asteroid-1': [-41, -6, -17, -33, 10, -32, 29, -20, 45, -6, 31, 21, 1, 35, -22, 28, -40, 10],
  'asteroid-2': [-35, 2, -13, -32, 11, -29, 25, -22, 35, -2, 26, 20, 12, 28, -9, 29, -34, 17],
  'asteroid-3': [-44, -13, -29, -25, -8, -31, 19, -24, 45, -12, 46, 3, 41, 14, 16, 30, -29, 26, -41, 8],
  'asteroid-4': [-33, 6, -32, -13, -18, -29, 5, -34, 31, -17, 32, -2, 25, 26, 3, 32, -17, 30],
  'asteroid-5': [-42, 1, -34, -17, -12, -28, 11, -28, 37, -17, 40, -2, 32, 19, 9, 31, -8, 28, -34, 17],
  'asteroid-6': [-33, 6, -33, -5, -21, -24, 12, -30, 31, -17, 32, -4, 28, 13, 18, 25, -5, 31, -20, 25],
  'asteroid-7': [-43, -7, -17, -36, 4, -36, 35, -18, 48, -1, 35, 20, 11, 35, -21, 33, -42, 9],
  'asteroid-8': [-30, 1, -28, -13, -6, -26, 7, -27, 26, -15, 30, -1, 26, 17, 11, 25, -12, 24, -25, 18],
  'asteroid-9': [-40, -15, -25, -28, -6, -33, 19, -33, 34, -15, 42, 5, 30, 23, 12, 33, -12, 36, -36, 14],
  'asteroid-10': [-37, -11, -15, -25, 9, -26, 31, -16, 37, 2, 29, 16, 5, 28, -18, 26, -33, 7],
  'asteroid-11': [-40, 0, -37, -19, -12, -28, 9, -31, 33, -18, 42, 4, 36, 20, 16, 27, -15, 30, -38, 14],
  'asteroid-12': [-30, 7, -30, -12, -22, -25, 0, -32, 24, -18, 32, 4, 25, 19, 13, 30, -2, 30, -22, 20],
  'debris-1': [-48, 12, -44, -4, -21, -22, -1, -30, 32, -19, 50, 0, 36, 15, 8, 26, -20, 24],
  'debris-2': [-40, -5, -30, -19, -12, -28, 7, -31, 34, -15, 38, 3, 30, 19, 9, 29, -15, 30, -27, 21],
  'debris-3': [-46, 5, -27, -18, -5, -27, 37, -17, 41, 2, 39, 16, 16, 21, -5, 24, -36, 18],
  'debris-4': [-32, 8, -30, -15, -17, -30, 12, -34, 25, -23, 33, 2, 25, 19, 5, 37, -15, 31],
  'debris-5': [-44, -2, -36, -18, -12, -31, 10, -27, 41, -16, 41, -1, 36, 15, 8, 33, -15, 27, -29, 20],
  'debris-6': [-34, 5, -20, -24, -1, -26, 15, -25, 31, -15, 33, 2, 15, 26, -7, 28, -21, 22],
}

export function kindOf(shape: string): ObstacleKind {
  return shape.startsWith('asteroid') ? 'asteroid' : 'debris'
}

/** A token that only cards bring into play, dropped as bombs are. */
const cargo: readonly number[] = [-14, -20, 14, -20, 20, -14, 20, 14, 14, 20, -14, 20, -20, 14, -20, -14]
const cargoHalf = 20

/** Where a ship drops cargo: at the end of the straight 1 template behind it. */
export function cargoBehind(ship: Placed): Pose {
  const tip = poseFrom(laidAt(ship.pose, ship.size, true), 0, straightLength, 0)
  return rest(poseFrom(tip, 0, cargoHalf, 180))
}

/** No part of a token is farther from its middle. */
export const widest = Math.max(...[cargo, ...Object.values(outlines)].map(farthestCorner))

function farthestCorner(outline: readonly number[]): number {
  let most = 0
  for (let i = 0; i + 1 < outline.length; i += 2) {
    most = Math.max(most, outline[i]! * outline[i]! + outline[i + 1]! * outline[i + 1]!)
  }
  return Math.sqrt(most)
}

/** Could an obstacle come within `far` of a place? */
export function mayReach({ pose }: Lying, x: number, y: number, far: number): boolean {
  const dx = pose.x - x
  const dy = pose.y - y
  const most = far + widest + TOLERANCE
  return dx * dx + dy * dy <= most * most
}

export const obstacleShapes: readonly string[] = Object.keys(outlines)

// As with bases: remembered with the pose, as long as nobody has agreed to change it.
const lying = new WeakMap<Pose, { readonly at: Pose; readonly shape: string; readonly polygon: Polygon }>()

export function obstacleAt(obstacle: Lying): Polygon {
  const known = lying.get(obstacle.pose)
  if (known?.shape === obstacle.shape && isAt(obstacle.pose, known.at)) return known.polygon
  const polygon = outlineOf(obstacle)
  lying.set(obstacle.pose, { at: { ...obstacle.pose }, shape: obstacle.shape, polygon })
  return polygon
}

/** For a place that is only tried, and not worth remembering. */
function outlineOf({ shape, pose }: Lying): Polygon {
  const outline = shape === 'cargo' ? cargo : outlines[shape]
  if (outline === undefined) throw new RangeError(`there is no obstacle token ${shape}`)
  return outlineAt(pose, outline)
}

/** How far an obstacle stays away from the edges and from its like (XW-SETUP-005). */
const fromEdge = 200
const fromOthers = 100

export function refuseObstacle(obstacle: Lying, others: readonly Lying[]): 'XW-SETUP-005' | null {
  const outline = outlineOf(obstacle)
  const box = boxOf(outline)
  const least = fromEdge + TOLERANCE
  const most = playArea - least
  if (box.minX <= least || box.minY <= least || box.maxX >= most || box.maxY >= most) return 'XW-SETUP-005'
  const { x, y } = obstacle.pose
  for (const other of others) {
    if (!mayReach(other, x, y, widest + fromOthers)) continue
    if (isWithin(outline, obstacleAt(other), fromOthers)) return 'XW-SETUP-005'
  }
  return null
}

/** Steps of the search through all places, in mm and in degrees. */
const step = 8
const turn = 45

/** Where three rows of three obstacles, the widest that there are, would lie. */
const rows = [252, playArea / 2, playArea - 252] as const

/** A legal place, looked for one by one; null: there is none. Five obstacles can leave no room for more. */
export function roomFor(shape: string, others: readonly Lying[]): Pose | null {
  // Usually one of three rows of three is free: look there first.
  for (const x of rows) {
    for (const y of rows) {
      const pose = { x, y, facing: 0 }
      if (refuseObstacle({ shape, pose }, others) === null) return pose
    }
  }
  for (let facing = 0; facing < 360; facing += turn) {
    for (let x = fromEdge + step; x < playArea - fromEdge; x += step) {
      for (let y = fromEdge + step; y < playArea - fromEdge; y += step) {
        const pose = { x, y, facing }
        if (refuseObstacle({ shape, pose }, others) === null) return pose
      }
    }
  }
  return null
}

/**
 * Six that are placed blindly often leave no room for each other, so chance plays about the three rows of three.
 * Places are tried this often, and may be off by so much either way, in mm.
 */
const tries = 72
const scatter = 20

/** A legal place by chance. To want one where `roomFor` finds none is a mistake. */
export function sampleObstacle(shape: string, others: readonly Lying[], random: Random): Pose {
  const off = () => nextBelow(random, 2 * scatter * 1024 + 1) / 1024 - scatter
  for (let i = 0; i < tries; i++) {
    const x = pickOne(random, rows) + off()
    const pose = rest({ x, y: pickOne(random, rows) + off(), facing: nextBelow(random, 360) })
    if (refuseObstacle({ shape, pose }, others) === null) return pose
  }
  const pose = roomFor(shape, others)
  if (pose === null) throw new RangeError('the obstacles in play leave no room for another')
  return pose
}
