import type { Form, Plain, Question, Seat, Seen, Stand } from '@sandtable/kernel'
import { part } from '@sandtable/kit'
import { type Polygon, type Pose, poseAlong, templateLength } from '@sandtable/plane'
import type { Size } from '../../data/types.ts'
import { baseAt, type Placed, type PlacedShip } from '../geometry/base.ts'
import type { TokenKind } from '../geometry/bombs.ts'
import type { Obstacle } from '../geometry/obstacles.ts'
import { type Laid, templateWidth } from '../geometry/templates.ts'
import type { Edge, Phase, Quadrant, TokenName } from '../state.ts'
import { sizeOf } from '../values.ts'
import type { Armed } from '../weapons.ts'

/** What a seat sees, read as what `view` makes of a table. The scene is made of this and of nothing else. */
export interface Sight {
  readonly seen: Seen
  readonly question: Question | null
  readonly table: Plain
  readonly round: number
  readonly phase: Phase
  readonly initiative: Seat
  readonly points: Readonly<Record<Seat, number>>
  readonly decks: Readonly<Record<Seat, { readonly draw: number }>>
  readonly edges: Readonly<Record<Seat, Edge>>
  readonly ships: readonly ShipSeen[]
  readonly obstacles: readonly Obstacle[]
  readonly bombs: readonly BombSeen[]
  readonly dice: {
    readonly attack: readonly string[]
    readonly defense: readonly string[]
    readonly rolled: readonly string[]
  } | null
}

/** A ship as `view` shows it, with its place as a pose. */
export interface ShipSeen extends Armed {
  readonly id: string
  readonly seat: Seat
  readonly inPlay: boolean
  readonly skill: number
  readonly attack: number
  readonly agility: number
  readonly hull: number
  readonly shields: number
  readonly shieldValue: number
  readonly tokens: Readonly<Record<TokenName, number>>
  readonly reinforce: 'fore' | 'aft' | null
  readonly mobile: Quadrant
  readonly damage: readonly (string | null)[]
  /** Those of its weapons that fire all round. */
  readonly allRound: readonly ('primary' | number)[]
  readonly conditions: readonly string[]
  readonly locks: readonly string[]
  readonly hasDial: boolean
  readonly dial: number | null
  readonly activated: boolean
  readonly engaged: boolean
}

export interface BombSeen {
  readonly id: string
  readonly seat: Seat
  readonly kind: TokenKind
  readonly pose: Pose
}

type Lying<T> = Omit<T, 'pose'> & Pose

interface View extends Omit<Sight, 'seen' | 'question' | 'table' | 'ships' | 'obstacles' | 'bombs'> {
  readonly ships: readonly Lying<ShipSeen>[]
  readonly obstacles: readonly Lying<Obstacle>[]
  readonly bombs: readonly Lying<BombSeen>[]
}

export function sightOf(seen: Seen): Sight {
  // The one boundary: `view` makes this, and a test holds the two together.
  const view = seen.table as unknown as View
  const { round, phase, initiative, points, decks, edges, dice, ships, obstacles, bombs } = view
  return {
    seen,
    question: seen.question,
    table: seen.table as Plain,
    round,
    phase,
    initiative,
    points,
    decks,
    edges,
    dice,
    ships: ships.map((ship) => ({
      ...ship,
      pose: poseOf(ship),
      upgrades: ship.upgrades.map((upgrade) => ({ ...upgrade, effect: null })),
    })),
    obstacles: obstacles.map(({ id, shape, kind, ...pose }) => ({ id, shape, kind, pose: poseOf(pose) })),
    bombs: bombs.map(({ id, seat, kind, ...pose }) => ({ id, seat, kind, pose: poseOf(pose) })),
  }
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
    const ship = shipIn(sight, part(about, 'ship') ?? part(about, 'attacker'))
    if (ship !== null) return ship
  }
  return null
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
