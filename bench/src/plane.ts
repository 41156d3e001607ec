import { nextBelow, type Random, randomFrom } from '@sandtable/kernel'
import {
  backUp,
  boxesOf,
  type Cylinder,
  curve,
  distance,
  isInArc,
  layTrack,
  outlineAt,
  type Polygon,
  type Pose,
  type Prism,
  rectangle,
  sight,
} from '@sandtable/plane'
import { beside, type Result, type Work } from './measure.ts'

const table = 914
const pieces = 30
const base = 40
const guides = { front: base / 2, rear: base / 2 }

export function planeResults(): Result[] {
  const random = randomFrom('plane')
  const poses = Array.from({ length: 256 }, () => anywhere(random))
  const terrain = Array.from({ length: pieces }, () => rock(random))
  return [
    beside('plane: distance, base to each of 30 pieces', 'distances/s', distances(poses, terrain)),
    beside('plane: arc, is each of 30 pieces in it', 'arcs/s', arcs(poses, terrain)),
    beside('plane: sweep along a turn with back-up, 30 pieces', 'sweeps/s', sweeps(poses, terrain)),
    beside('plane: sight between cylinders, 30 prisms', 'sights/s', sights(poses, terrain)),
  ]
}

function anywhere(random: Random): Pose {
  return { x: nextBelow(random, table), y: nextBelow(random, table), facing: nextBelow(random, 360) }
}

/** A piece of terrain about as large as an asteroid, with seven corners. */
function rock(random: Random): Polygon {
  const corners = [0, 45, 90, 150, 210, 270, 320].map((angle) => ({ angle, r: 25 + nextBelow(random, 25) }))
  const local = corners.flatMap(({ angle, r }) => {
    const turn = (angle * Math.PI) / 180
    return [r * Math.cos(turn), r * Math.sin(turn)]
  })
  return outlineAt(anywhere(random), local)
}

/** Calls of `one`, pose after pose. */
function over(poses: readonly Pose[], each: number, one: (pose: Pose, other: Pose) => void): Work {
  let at = 0
  return () => {
    for (let i = 0; i < 16; i++) {
      const pose = poses[at % poses.length] as Pose
      at++
      one(pose, poses[(at * 7) % poses.length] as Pose)
    }
    return 16 * each
  }
}

function distances(poses: readonly Pose[], terrain: readonly Polygon[]): Work {
  const bases = new Map(poses.map((pose) => [pose, rectangle(pose, base, base)]))
  return over(poses, terrain.length, (pose) => {
    const ship = bases.get(pose) as Polygon
    for (const piece of terrain) distance(ship, piece)
  })
}

function arcs(poses: readonly Pose[], terrain: readonly Polygon[]): Work {
  return over(poses, terrain.length, ({ x, y, facing }) => {
    const arc = { type: 'wedge', x, y, facing, angle: 81 } as const
    for (const piece of terrain) isInArc(piece, arc)
  })
}

function sweeps(poses: readonly Pose[], terrain: readonly Polygon[]): Work {
  const ship = rectangle({ x: 0, y: 0, facing: 0 }, base, base)
  const turn = curve(62.5, 90, 20)
  const boxes = boxesOf(terrain)
  return over(poses, 1, (pose) => void backUp(layTrack(turn, pose, guides), ship, terrain, boxes))
}

function sights(poses: readonly Pose[], terrain: readonly Polygon[]): Work {
  const prisms: Prism[] = terrain.map((outline, at) => ({ outline, bottom: 0, top: 20 + at * 4 }))
  const standing = ({ x, y }: Pose, top: number): Cylinder => ({ x, y, r: 13.5, bottom: 0, top })
  return over(poses, 1, (pose, other) => void sight(standing(pose, 40), standing(other, 60), prisms))
}
