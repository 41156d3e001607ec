import { type Corner, columnOf, type Edge, rowOf, spacesOfEdge } from '@sandtable/grid'
import type { Area, Coordinates, Form, Named } from '@sandtable/kernel'
import type { Field, PrintedPiece } from '../board/ground.ts'
import { objectName } from '../words/names.ts'
import { layer } from './layers.ts'
import { blockOf, dotOf, rectangle, type Sight, squareOf, strokeOf } from './view.ts'

/** The board as it is printed: fields, buildings and rocks by their level, walls, lines of zip lines. */
export function board(sight: Sight): Area[] {
  return [floor(sight), ...roofs(sight), ...walls(sight), rim(sight), ...cables(sight)]
}

/** One square a field, so that the grid can be seen. */
function floor(sight: Sight): Area {
  const forms = sight.ground.fields.map((field) => squareOf(sight, field))
  return { type: 'area', kind: 'floor', id: 'floor', z: layer.floor, label: level(0), forms }
}

function level(of: number): Named {
  return { en: `Level ${of}`, de: `Ebene ${of}` }
}

const isBlock = ({ kind }: PrintedPiece) => kind === 'building' || kind === 'rock'

/** Buildings and rocks, the lower ones first; each with the level of its top and its fields. */
function roofs(sight: Sight): Area[] {
  const { pieces } = sight.ground
  return pieces
    .filter(isBlock)
    .toSorted((one, other) => one.level - other.level)
    .flatMap((piece) => {
      const top = piece.level + 1
      // What is built on is no roof any more (APX-BLDG-006).
      const open = piece.fields.filter((field) => sight.ground.levels[field] === top)
      const name = objectName(piece.id)
      const label = { en: `${name.en}, level ${top}`, de: `${name.de}, Ebene ${top}` }
      const body: Area = {
        type: 'area',
        kind: `${piece.kind}-${Math.min(top, 3)}`,
        id: piece.id,
        z: layer.roof,
        label,
        forms: [blockOf(sight, piece.fields)],
        rises: top / 2,
      }
      const grid: Area = {
        type: 'area',
        kind: 'roof-fields',
        id: `${piece.id} fields`,
        z: layer.roof,
        label: { ...label },
        forms: open.map((field) => squareOf(sight, field)),
      }
      const sign: Area[] =
        open.length === 0
          ? []
          : [
              {
                type: 'area',
                kind: 'level-sign',
                id: `${piece.id} level`,
                z: layer.rim,
                label: { en: `${top}`, de: `${top}` },
                titled: true,
                forms: [cornerSign(sight, open)],
              },
            ]
      return open.length === 0 ? [body] : [body, grid, ...sign]
    })
}

/** A small place in the upper left of a roof, for the number of its level. */
function cornerSign(sight: Sight, fields: readonly Field[]): Form {
  const first = fields[0] ?? 0
  const { board: grid, plan } = sight.ground
  const [x, y] = [columnOf(grid, first), plan.height - rowOf(grid, first)]
  return rectangle(x + 0.06, y - 0.36, x + 0.36, y - 0.06)
}

const edgeKinds: Readonly<Record<string, string>> = {
  wall: 'wall',
  'roof-edge-wall': 'wall',
  'half-wall': 'half-wall',
  'roof-edge-half-wall': 'half-wall',
}

function walls(sight: Sight): Area[] {
  return sight.ground.pieces.flatMap((piece): Area[] => {
    const kind = edgeKinds[piece.kind]
    if (kind === undefined) return []
    const name = objectName(piece.id)
    const label =
      piece.level === 0
        ? { ...name }
        : { en: `${name.en}, level ${piece.level}`, de: `${name.de}, Ebene ${piece.level}` }
    return [
      {
        type: 'area',
        kind,
        id: piece.id,
        z: layer.wall,
        label,
        forms: [strokeOf(sight, piece.edges, kind === 'wall' ? 0.16 : 0.1)],
      },
    ]
  })
}

/** Where the board ends. */
const rimId = 'rim'

function rim({ ground: { plan } }: Sight): Area {
  const { width, height } = plan
  const line = (...points: number[]): Form => ({ type: 'stroke', points, width: 0.06 })
  const forms = [
    line(0, 0, width, 0),
    line(width, 0, width, height),
    line(width, height, 0, height),
    line(0, height, 0, 0),
  ]
  const label = { en: 'Edge of the board', de: 'Rand des Spielplans' }
  return { type: 'area', kind: 'rim', id: rimId, z: layer.rim, label, forms }
}

/** The cables between the two points of each zip line, printed or laid by Pathfinder. */
function cables(sight: Sight): Area[] {
  const printed = sight.ground.pieces.flatMap((piece) =>
    piece.corner !== null && piece.line !== null ? [{ line: piece.line, corner: piece.corner }] : [],
  )
  const laid = sight.table.pieces.flatMap((piece) =>
    piece.corner !== null && piece.kind === 'pathfinder-zip-line-point'
      ? [{ line: piece.kind, corner: piece.corner }]
      : [],
  )
  const byLine = new Map<string, Corner[]>()
  for (const { line, corner } of [...printed, ...laid])
    byLine.set(line, [...(byLine.get(line) ?? []), corner])
  return [...byLine].flatMap(([line, [one, other]]): Area[] => {
    if (one === undefined || other === undefined) return []
    const [from, to] = [dotOf(sight, one), dotOf(sight, other)]
    const forms: Form[] = [{ type: 'stroke', points: [from.x, from.y, to.x, to.y], width: 0.05 }]
    const label = { en: 'Zip line', de: 'Seilrutsche' }
    return [{ type: 'area', kind: 'cable', id: `cable ${line}`, z: layer.zone, label, forms }]
  })
}

/** The thing of the scene that stands on an edge, as high as anything there. */
export function thingAtEdge(sight: Sight, edge: Edge): string {
  const { ground } = sight
  const standing = ground.pieces.filter((piece) => piece.edges.includes(edge) && piece.kind in edgeKinds)
  const [wall] = standing.toSorted((one, other) => other.level - one.level)
  const beside = spacesOfEdge(ground.board, edge)
  const block = ground.pieces
    .filter((piece) => isBlock(piece) && beside.some((field) => piece.fields.includes(field)))
    .toSorted((one, other) => other.level - one.level)
    .find((piece) => beside.some((field) => !piece.fields.includes(field)))
  const crate = sight.table.pieces.find(
    (piece) => piece.kind === 'care-package' && piece.field !== null && beside.includes(piece.field),
  )
  if (wall !== undefined && (block === undefined || wall.level >= block.level)) return wall.id
  return block?.id ?? crate?.id ?? rimId
}

export function coordinates({ ground: { plan } }: Sight): Coordinates {
  return {
    columns: Array.from({ length: plan.width }, (_, x) => String.fromCharCode(97 + x)),
    rows: Array.from({ length: plan.height }, (_, y) => `${plan.height - y}`),
  }
}
