import {
  allSpaces,
  cornersOfEdge,
  EAST,
  type Edge,
  edgeOf,
  isThere,
  type Side,
  SOUTH,
  type Space,
  sides,
} from '@sandtable/grid'
import type { Area, Coordinates, Form, Named, Spot } from '@sandtable/kernel'
import { zoneColours } from '../../data/maps/types.ts'
import { nameOfSpace } from '../map/map.ts'
import { nameOfColumn, nameOfRow } from '../map/names.ts'
import { BLOCKING, DIFFICULT, EXTERIOR, IMPASSABLE, INTERIOR, WALL } from '../map/terrain.ts'
import { beside, sideName, text, zoneName } from '../words/names.ts'
import { layer } from './layers.ts'
import { dotOf, type Sight, spacesForm } from './view.ts'

/** The map: floor, terrain, walls, zones and the areas that missions speak of. */

const skies: readonly (readonly [number, string, Named])[] = [
  [EXTERIOR, 'floor-exterior', text('Exterior', 'Außenfelder')],
  [INTERIOR, 'floor-interior', text('Interior', 'Innenfelder')],
  [0, 'floor', text('Floor', 'Spielplan')],
]

const terrains: readonly (readonly [number, string, Named])[] = [
  [DIFFICULT, 'difficult', text('Difficult terrain', 'Unwegsames Gelände')],
  [IMPASSABLE, 'impassable', text('Impassable terrain', 'Unpassierbares Gelände')],
]

const blocking = text('Blocking terrain', 'Versperrtes Gelände')

const barriers: readonly (readonly [number, string, Named])[] = [
  [WALL, 'wall', text('Wall', 'Mauer')],
  [BLOCKING, 'blocking-edge', blocking],
  [IMPASSABLE, 'impassable-edge', text('Impassable terrain', 'Unpassierbares Gelände')],
]

function squares(sight: Sight, spaces: readonly Space[]): Form[] {
  return spaces.map((space) => spacesForm(sight, [space]))
}

/** One square a space, so that the grid can be seen. */
function floors(sight: Sight): Area[] {
  const { board } = sight.floor
  const all = allSpaces(board)
  return skies.flatMap(([bit, kind, label]): Area[] => {
    const own = all.filter((space) => {
      const sky = board.spaces[space]! & (EXTERIOR | INTERIOR)
      return bit === 0 ? sky === 0 : (sky & bit) !== 0
    })
    if (own.length === 0) return []
    return [{ type: 'area', kind, id: kind, z: layer.floor, label: { ...label }, forms: squares(sight, own) }]
  })
}

function rough(sight: Sight): Area[] {
  const { board } = sight.floor
  return terrains.flatMap(([bit, kind, label]): Area[] => {
    const own = allSpaces(board).filter((space) => (board.spaces[space]! & bit) !== 0)
    if (own.length === 0) return []
    return [
      { type: 'area', kind, id: kind, z: layer.terrain, label: { ...label }, forms: squares(sight, own) },
    ]
  })
}

/** Each space of blocking terrain by itself: one of them may be what hides somebody. */
function blockers(sight: Sight): Area[] {
  const { board } = sight.floor
  return allSpaces(board)
    .filter((space) => (board.spaces[space]! & BLOCKING) !== 0)
    .map((space) => ({
      type: 'area',
      kind: 'blocking',
      id: blockingId(sight, space),
      z: layer.terrain,
      label: { ...blocking },
      forms: squares(sight, [space]),
    }))
}

export function blockingId({ board }: Sight, space: Space): string {
  return `blocking ${nameOfSpace(board, space)}`
}

export function wallId(edge: Edge): string {
  return `wall ${edge}`
}

/** Where the map ends. */
export const rimId = 'rim'

const thickness = 0.1
export const doorWidth = 0.2

export function edgeForm(sight: Sight, edge: Edge): Form {
  const [from, to] = cornersOfEdge(sight.board, edge).map((corner) => dotOf(sight, corner))
  return {
    type: 'stroke',
    points: [from?.x ?? 0, from?.y ?? 0, to?.x ?? 0, to?.y ?? 0],
    width: thickness,
  }
}

/** What stands on edges between spaces. */
function walls(sight: Sight): Area[] {
  const { board } = sight.floor
  const found: Area[] = []
  for (const space of allSpaces(board)) {
    for (const side of [EAST, SOUTH] as const) {
      const edge = edgeOf(board, space, side)
      const barrier = barriers.find(([bit]) => (board.edges[edge]! & bit) !== 0)
      if (barrier === undefined) continue
      const [, kind, label] = barrier
      const forms = [edgeForm(sight, edge)]
      found.push({ type: 'area', kind, id: wallId(edge), z: layer.wall, label: { ...label }, forms })
    }
  }
  return found
}

/** From one end of a door to the other. */
export function doorLine(sight: Sight, id: string): readonly [Spot, Spot] | null {
  const edges = sight.skirmishMap.doors.find((one) => one.id === id)?.edges ?? []
  const corners = edges.flatMap((edge) => [...cornersOfEdge(sight.board, edge)]).sort((a, b) => a - b)
  const [first, last] = [corners[0], corners.at(-1)]
  return first === undefined || last === undefined ? null : [dotOf(sight, first), dotOf(sight, last)]
}

/** How far the posts of a door reach into its opening. */
const post = 0.2

/** Of a door that is open, its posts. */
function openDoors(sight: Sight): Area[] {
  return sight.objects.flatMap(({ id, kind, gone }): Area[] => {
    const line = kind === 'door' && gone ? doorLine(sight, id) : null
    if (line === null) return []
    const [from, to] = line
    // Doors lie along rows or columns.
    const [dx, dy] = [Math.sign(to.x - from.x) * post, Math.sign(to.y - from.y) * post]
    const forms = [
      [from.x, from.y, from.x + dx, from.y + dy],
      [to.x, to.y, to.x - dx, to.y - dy],
    ].map((points): Form => ({ type: 'stroke', points, width: doorWidth }))
    const label = text('Open door', 'Offene Tür')
    return [{ type: 'area', kind: 'door-open', id: `${id} open`, z: layer.wall, label, forms }]
  })
}

function rim(sight: Sight): Area {
  const { board } = sight.floor
  const isRim = (space: Space, side: Side) => !isThere(board, space + board.offsets[side]!)
  const edges = allSpaces(board).flatMap((space) =>
    sides.filter((side) => isRim(space, side)).map((side) => edgeOf(board, space, side)),
  )
  const forms = edges.map((edge) => edgeForm(sight, edge))
  return { type: 'area', kind: 'wall', id: rimId, z: layer.wall, label: text('Wall', 'Mauer'), forms }
}

/** Deployment zones, with whose they are; they are chosen from at first. */
function zones(sight: Sight): Area[] {
  const options = sight.question?.step === 'choose a deployment zone' ? (sight.question.options ?? []) : []
  return zoneColours.map((colour) => {
    const owner = sight.seen.seats.find((seat) => sight.zones[seat] === colour)
    const name = zoneName(colour)
    const area: Area = {
      type: 'area',
      kind: `zone-${colour}`,
      id: `zone ${colour}`,
      z: layer.zone,
      label: owner === undefined ? { ...name } : beside(name, sideName(owner)),
      // While figures are deployed it is asked for all the time, and later hardly ever.
      titled: sight.round === 0,
      forms: squares(sight, sight.skirmishMap.zones[colour]),
    }
    return options.includes(colour) ? { ...area, answers: [colour] } : area
  })
}

function areas(sight: Sight): Area[] {
  return sight.skirmishMap.areas.map(({ id, spaces }) => {
    const name = sight.skirmishMap.plan.areas?.find((one) => one.id === id)?.name ?? { en: id, de: id }
    return {
      type: 'area',
      kind: 'area',
      id: `area ${id}`,
      z: layer.zone,
      label: { en: name.en, de: name.de },
      forms: squares(sight, spaces),
    }
  })
}

/** Rows are counted from the north, y from the south. */
export function coordinates({ board: { width, height } }: Sight): Coordinates {
  return {
    columns: Array.from({ length: width }, (_, x) => nameOfColumn(x)),
    rows: Array.from({ length: height }, (_, y) => nameOfRow(height - 1 - y)),
  }
}

export function skirmishMap(sight: Sight): Area[] {
  return [
    ...floors(sight),
    ...zones(sight),
    ...areas(sight),
    ...rough(sight),
    ...blockers(sight),
    rim(sight),
    ...walls(sight),
    ...openDoors(sight),
  ]
}
