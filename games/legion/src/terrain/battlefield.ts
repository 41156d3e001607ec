import {
  type Boxes,
  boxesOf,
  candidates,
  outlineAt,
  type Polygon,
  type Prism,
  type Shape,
} from '@sandtable/plane'
import { mapPlans } from '../../data/maps/index.ts'
import { laidInTurns } from '../../data/maps/laid-in-turns.ts'
import { terrainKinds } from '../../data/terrain/kinds.ts'
import type { Ground, MapPlan, PieceOnMap, TerrainKind } from '../../data/terrain/types.ts'
import { SEGMENT } from '../geometry/measures.ts'
import { keepEach, keepLast } from '../remembered.ts'

/** A part of a piece of terrain as it stands on the battlefield. */
export interface Part {
  readonly id: string
  /** The piece that it belongs to: what is in base contact with one part is so with all of it. */
  readonly piece: string
  readonly kind: TerrainKind
  readonly outline: Polygon
  readonly prism: Prism
  readonly bottom: number
  readonly top: number
  readonly ground: Ground
  /** What it is to those who move, if it is not what its kind is. */
  readonly ownGround: Ground | null
  readonly stands: boolean
}

export interface Battlefield {
  readonly plan: MapPlan
  readonly width: number
  readonly height: number
  readonly parts: readonly Part[]
  readonly boxes: Boxes
  /** All of it as an outline, and what lies beyond its four edges, as far as any base reaches. */
  readonly outline: Polygon
  readonly beyond: readonly Polygon[]
  readonly named: ReadonlyMap<string, Part>
  /** Those that may stand in the way of sight, and those that nobody passes. */
  readonly screens: { readonly parts: readonly Part[]; readonly boxes: Boxes }
  readonly walls: {
    readonly parts: readonly Part[]
    readonly shapes: readonly Polygon[]
    readonly boxes: Boxes
  }
}

const kinds = new Map(terrainKinds.map((kind) => [kind.id, kind]))
const plans = new Map([...mapPlans, ...laidInTurns].map((plan) => [plan.id, plan]))

export function findMap(id: string): MapPlan | undefined {
  return plans.get(id)
}

export function findKind(id: string): TerrainKind | undefined {
  return kinds.get(id)
}

/** A kind of terrain by its id, be it one that this map alone has. */
export function kindOn(plan: MapPlan, id: string): TerrainKind {
  const kind = plan.kinds?.find((one) => one.id === id) ?? kinds.get(id)
  if (kind === undefined) throw new Error(`no terrain ${id}`)
  return kind
}

const fieldOf = keepEach(laidOut)

/** The battlefield of a map, one of ours or one that was brought along; each plan is worked out once. */
export const battlefieldOf = keepLast((map: string | MapPlan): Battlefield => {
  const plan = typeof map === 'string' ? plans.get(map) : map
  if (plan === undefined) throw new Error(`no map ${map}`)
  return fieldOf(plan)
})

export function laidOut(plan: MapPlan): Battlefield {
  const parts = plan.pieces.flatMap((piece, at) => {
    const kind = kindOn(plan, piece.kind)
    return kind.parts.map((part, level): Part => {
      const outline = outlineAt(piece, part.outline)
      const id = `${kind.id}-${at + 1}/${level + 1}`
      const { up = 0 } = piece
      const [bottom, top] = [up + (part.bottom ?? 0), up + part.top]
      return {
        id,
        piece: `${kind.id}-${at + 1}`,
        kind,
        outline,
        prism: { outline, bottom, top, id },
        bottom,
        top,
        ground: part.ground ?? kind.ground,
        ownGround: part.ground ?? null,
        stands: part.stands === true,
      }
    })
  })
  const [across, down] = plan.board
  const [width, height] = [across * SEGMENT, down * SEGMENT]
  const walls = parts.filter(({ ground }) => ground === 'impassable')
  const screens = parts.filter(({ kind }) => kind.blocks || kind.class === 'area')
  return {
    plan,
    width,
    height,
    outline: rect(0, 0, width, height),
    beyond: [
      rect(-FAR, -FAR, width + FAR, 0),
      rect(-FAR, height, width + FAR, height + FAR),
      rect(-FAR, 0, 0, height),
      rect(width, 0, width + FAR, height),
    ],
    parts,
    named: new Map(parts.map((part) => [part.id, part])),
    walls: boxed(walls),
    boxes: boxesOf(parts.map(({ outline }) => outline)),
    screens: { parts: screens, boxes: boxesOf(screens.map(({ outline }) => outline)) },
  }
}

function boxed(parts: readonly Part[]): Battlefield['walls'] {
  const shapes = parts.map(({ outline }) => outline)
  return { parts, shapes, boxes: boxesOf(shapes) }
}

/** As far as any base reaches beyond an edge, in mm. */
const FAR = 1000

function rect(left: number, bottom: number, right: number, top: number): Polygon {
  return { type: 'polygon', points: [left, bottom, right, bottom, right, top, left, top] }
}

/** The same map with one more piece on it. */
export function addPiece(map: string | MapPlan, piece: PieceOnMap): MapPlan {
  const { plan } = battlefieldOf(map)
  return { ...plan, pieces: [...plan.pieces, piece] }
}

/** The parts that may lie within `reach` of a shape. */
export function partsNear(field: Battlefield, shape: Shape, reach = 0): Part[] {
  return candidates(shape, field.boxes, reach).map((at) => field.parts[at] as Part)
}

export function partNamed(field: Battlefield, id: string): Part | undefined {
  return field.named.get(id)
}

/** How high a level lies; the battlefield itself: 0. */
export function heightOf(field: Battlefield, on: string | null): number {
  return on === null ? 0 : (partNamed(field, on)?.top ?? 0)
}
