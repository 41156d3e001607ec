import type { Form, Question, Seen, Stand } from '@sandtable/kernel'
import { part } from '@sandtable/kit'
import { type Polygon, type Pose, poseAlong, templateLength } from '@sandtable/plane'
import type { Size } from '../../data/types.ts'
import { baseAt, type Placed, type PlacedShip } from '../geometry/base.ts'
import type { Obstacle } from '../geometry/obstacles.ts'
import { type Laid, templateWidth } from '../geometry/templates.ts'
import type { BombToken, XWing } from '../state.ts'
import { sizeOf } from '../values.ts'
import type { XTold } from '../vocabulary/entries.ts'
import type { ShipInView, XWingView } from '../vocabulary/view.ts'
import type { Armed } from '../weapons.ts'

/** What a seat sees, with things at their poses. The scene is made of this and of nothing else. */
export interface Sight extends Omit<XWingView, 'ships' | 'obstacles' | 'bombs'> {
  readonly seen: Seen<XWing>
  readonly question: Question | null
  readonly ships: readonly ShipSeen[]
  readonly obstacles: readonly Obstacle[]
  readonly bombs: readonly BombSeen[]
}

/** A ship as `view` shows it, with its place as a pose. */
export interface ShipSeen extends Omit<ShipInView, keyof Pose | keyof Armed>, Armed {}

export type BombSeen = Omit<BombToken, 'effect'>

export function sightOf(seen: Seen<XWing>): Sight {
  const { ships, obstacles, bombs } = seen.table
  return {
    ...seen.table,
    seen,
    question: seen.question,
    ships: ships.map((ship) => ({
      ...ship,
      pose: poseOf(ship),
      upgrades: ship.upgrades.map((upgrade) => ({ ...upgrade, effect: null })),
    })),
    obstacles: obstacles.map(({ id, shape, kind, ...pose }) => ({ id, shape, kind, pose: poseOf(pose) })),
    bombs: bombs.map(({ id, seat, kind, ...pose }) => ({ id, seat, kind, pose: poseOf(pose) })),
  }
}

/** What happened since the last answer, each entry with its details: only this game's flow and cards tell it. */
export function newsIn(seen: Seen<XWing>): readonly XTold[] {
  return seen.news as unknown as readonly XTold[]
}

function poseOf({ x, y, facing }: Pose): Pose {
  return { x, y, facing }
}

export function inPlay({ ships }: Sight): ShipSeen[] {
  return ships.filter((ship) => ship.inPlay)
}

export function shipIn(sight: Sight, id: unknown): ShipSeen | null {
  return sight.ships.find((ship) => ship.id === id && ship.inPlay) ?? null
}

export function placedOf(ship: ShipSeen): Placed {
  return { pose: ship.pose, size: sizeOf(ship) }
}

/** The bases that stand in this ship's way. */
export function othersOf(sight: Sight, ship: ShipSeen): PlacedShip[] {
  return inPlay(sight)
    .filter((other) => other.id !== ship.id)
    .map((other) => ({ id: other.id, ...placedOf(other) }))
}

/** The ship that acts: the one the question is about, or the innermost of what goes on. */
export function activeShip(sight: Sight): ShipSeen | null {
  const abouts = [...sight.seen.path.map(({ about }) => about), sight.question?.about ?? null]
  for (const about of abouts.reverse()) {
    const ship = shipIn(sight, part(about, 'ship') ?? part(about, 'on') ?? part(about, 'attacker'))
    if (ship !== null) return ship
  }
  return null
}

/** The ship that the question is put to: whoever is shot at decides for the target. */
export function askedShip(sight: Sight): ShipSeen | null {
  const active = activeShip(sight)
  const attack = sight.seen.path.findLast(
    ({ about }) => active !== null && part(about, 'attacker') === active.id,
  )
  const target = shipIn(sight, part(attack?.about ?? null, 'target'))
  const seat = sight.question?.seat
  return target !== null && seat === target.seat && seat !== active?.seat ? target : active
}

/** Shapes are copied: a scene shares nothing with what geometry remembers. */
export function polygon({ points }: Polygon): Form {
  return { type: 'polygon', points: copied(points) }
}

/** A copy without minus zeros, which would not survive being written down. */
export function copied(points: readonly number[]): number[] {
  return points.map((number) => number + 0)
}

export function baseForm(pose: Pose, size: Size): Form {
  return polygon(baseAt(pose, size))
}

export function standAt({ x, y, facing }: Pose): Stand {
  return { x: x + 0, y: y + 0, facing: facing + 0 }
}

/** The outline of a base as seen from its ship. */
export function localBase(size: Size): number[] {
  return copied(baseAt({ x: 0, y: 0, facing: 0 }, size).points)
}

/** Points enough for a turn to look round. */
const parts = 8

/** A laid template, drawn along its middle. */
export function templateForm({ template }: Laid, at: Pose): Form {
  const length = templateLength(template)
  const points: number[] = []
  for (let i = 0; i <= parts; i++) {
    const { x, y } = poseAlong(template, at, (length * i) / parts)
    points.push(x + 0, y + 0)
  }
  return { type: 'stroke', points, width: templateWidth }
}
