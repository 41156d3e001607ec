import { type Corner, spacesOfCorner, spacesOfEdge, spot } from '@sandtable/grid'
import type { Plain } from '@sandtable/kernel'
import { isMap, isWhole, type PlainMap } from '@sandtable/kit'
import { objects } from '../../data/objects.ts'
import type { BoardPlan, PieceKind, PiecePlan } from '../../data/types.ts'
import { fieldsAtEdge } from './beside.ts'
import { isCorner, isFreeOfTerrain } from './corners.ts'
import { type Field, type Ground, groundOf, isField, type PrintedPiece } from './ground.ts'
import { cornerNamed, mostColumns, mostRows, rectangleNamed, runNamed, spotsIn } from './names.ts'
import { newReport, type Problem, type Report } from './problem.ts'
import { checkMoves } from './read-moves.ts'

/** A plan that can be played, or all that is wrong with it. */
export type Reading =
  | { readonly plan: BoardPlan; readonly ground: Ground }
  | { readonly problems: readonly Problem[] }

const least = 6
const mostPieces = 200
const kinds: readonly PieceKind[] = [
  'building',
  'rock',
  'wall',
  'half-wall',
  'roof-edge-wall',
  'roof-edge-half-wall',
  'supply-bin',
  'respawn-beacon',
  'tree',
  'zip-line-point',
  'roof-edge-zip-line-point',
]
/** How long a piece on edges may be; 1, if not said. */
const lengths: Readonly<Partial<Record<PieceKind, number>>> = { wall: 3, 'roof-edge-wall': 3 }

/** Reads a board that somebody wrote: first its form, then how its pieces stand, then whether one can move on it. */
export function readBoard(given: Plain): Reading {
  const report = newReport()
  const plan = formOf(given, report)
  if (plan === null || report.problems.length > 0) return { problems: report.problems }
  checkStanding(plan, report)
  if (report.problems.length > 0) return { problems: report.problems }
  const ground = groundOf(plan)
  checkMoves(ground, report)
  return report.problems.length > 0 ? { problems: report.problems } : { plan, ground }
}

function formOf(given: Plain, report: Report): BoardPlan | null {
  if (!isMap(given)) {
    report.add('', 'not a board')
    return null
  }
  const { id, name, width, height, pieces, ...rest } = given
  for (const key of Object.keys(rest)) report.add(key, 'unknown field', key)
  if (typeof id !== 'string' || !/^[a-z0-9][a-z0-9-]{0,59}$/.test(id)) report.add('id', 'wrong id')
  if (!isName(name)) report.add('name', 'wrong name')
  if (!isWhole(width, least, mostColumns)) report.add('width', 'wrong size', `${least}`, `${mostColumns}`)
  if (!isWhole(height, least, mostRows)) report.add('height', 'wrong size', `${least}`, `${mostRows}`)
  if (!Array.isArray(pieces)) report.add('pieces', 'not a list')
  else if (pieces.length > mostPieces) report.add('pieces', 'too many', `${mostPieces}`)
  if (report.problems.length > 0) return null
  const size = { width: width as number, height: height as number }
  for (const [at, piece] of (pieces as readonly Plain[]).entries())
    checkPiece(piece, `pieces[${at}]`, size, report)
  return given as unknown as BoardPlan
}

function isName(name: Plain | undefined): boolean {
  return isMap(name) && ['en', 'de'].every((key) => typeof name[key] === 'string' && name[key] !== '')
}

interface Size {
  readonly width: number
  readonly height: number
}

function checkPiece(piece: Plain, field: string, size: Size, report: Report): void {
  if (!isMap(piece)) {
    report.add(field, 'field missing', 'kind')
    return
  }
  const { kind, at, level, line, ...rest } = piece as PlainMap
  for (const key of Object.keys(rest)) report.add(`${field}.${key}`, 'unknown field', key)
  if (!kinds.includes(kind as PieceKind)) {
    report.add(`${field}.kind`, 'unknown kind', typeof kind === 'string' ? kind : '…', ...kinds)
    return
  }
  if (level !== undefined && !isWhole(level, 0, 2)) report.add(`${field}.level`, 'wrong size', '0', '2')
  const on = objects[kind as PieceKind]?.on
  const isPoint = on === 'intersection'
  if (isPoint !== (line !== undefined) || (isPoint && (typeof line !== 'string' || line === '')))
    report.add(`${field}.line`, isPoint ? 'field missing' : 'unknown field', 'line')
  const word = typeof at === 'string' ? at : ''
  if (on === 'edge') {
    if (!edgesLieInside(word, size)) report.add(`${field}.at`, 'not an edge', word)
    else if ((runNamed(word)?.fields.length ?? 0) > (lengths[kind as PieceKind] ?? 1))
      report.add(`${field}.at`, 'too long', String(kind), `${lengths[kind as PieceKind] ?? 1}`)
  } else if (isPoint) {
    const corner = cornerNamed(word)
    if (corner === null || corner.x > size.width || corner.y > size.height)
      report.add(`${field}.at`, 'not a corner', word)
  } else {
    const fields = rectangleNamed(word)
    const isOne = on === 'field' || kind === 'rock'
    if (
      fields === null ||
      fields.to.x >= size.width ||
      fields.to.y >= size.height ||
      (isOne && word.includes(':'))
    )
      report.add(`${field}.at`, 'not a field', word)
  }
}

function edgesLieInside(word: string, { width, height }: Size): boolean {
  const run = runNamed(word)
  if (run === null) return false
  return run.fields.every(({ x, y }) => {
    const beyond = { n: [x, y - 1], s: [x, y + 1], w: [x - 1, y], e: [x + 1, y] }[run.side] as [
      number,
      number,
    ]
    const inside = (column: number, row: number) => column >= 0 && row >= 0 && column < width && row < height
    return inside(x, y) && inside(...beyond)
  })
}

/** Everything stands on something, and nothing where something else is. */
function checkStanding(plan: BoardPlan, report: Report): void {
  const { pieces } = plan
  const terrain = [...pieces.entries()].filter(([, one]) => objects[one.kind]?.on === 'fields')
  checkBuildings(terrain, report)
  if (report.problems.length > 0) return
  const ground = groundOf(plan)
  const edges = new Map<string, string>()
  const fields = new Map<number, string>()
  const corners = new Map<string, string>()
  const lines = new Map<string, number>()
  const taken = <Key>(known: Map<Key, string>, key: Key, piece: PrintedPiece, at: number) => {
    const other = known.get(key)
    if (other !== undefined) report.add(`pieces[${at}].at`, 'overlap', pieces[at]?.at ?? '', other)
    known.set(key, piece.id)
  }
  for (const [at, piece] of ground.pieces.entries()) {
    const where = pieces[at]?.at ?? ''
    const level = `${piece.level}`
    for (const edge of piece.edges) {
      taken(edges, `${edge} ${piece.level}`, piece, at)
      checkEdge(ground, piece, edge, `pieces[${at}].at`, where, report)
    }
    if (objects[piece.kind]?.on === 'field')
      for (const field of piece.fields) {
        taken(fields, field, piece, at)
        if (ground.levels[field] !== piece.level)
          report.add(`pieces[${at}].level`, misplaced(ground, [field], piece.level), where, level)
      }
    if (piece.corner === null || piece.line === null) continue
    const spotOf = { corner: piece.corner, level: piece.level }
    taken(corners, `${piece.corner} ${piece.level}`, piece, at)
    if (!isCorner(ground, spotOf) || !isFreeOfTerrain(ground, spotOf))
      report.add(`pieces[${at}].at`, 'corner not free', where, level)
    else if (
      piece.kind.startsWith('roof-edge') &&
      !isRoofEdge(ground, spacesAround(ground, piece.corner), piece.level)
    )
      report.add(`pieces[${at}].at`, 'no roof edge', where, level)
    lines.set(piece.line, (lines.get(piece.line) ?? 0) + 1)
  }
  for (const [line, points] of lines) if (points !== 2) report.add('pieces', 'line not in two', line)
}

/** Too high for these fields, or too low. */
function misplaced(ground: Ground, fields: readonly Field[], level: number): 'in a building' | 'in the air' {
  return fields.some((field) => ground.levels[field]! > level) ? 'in a building' : 'in the air'
}

function spacesAround(ground: Ground, corner: Corner): Field[] {
  return spacesOfCorner(ground.board, corner).filter((field) => isField(ground, field))
}

/** Does a roof of this level end here: do some of the fields lie on it, and others lower? */
function isRoofEdge(ground: Ground, beside: readonly Field[], level: number): boolean {
  const levels = beside.map((field) => ground.levels[field]!)
  return level > 0 && levels.includes(level) && levels.some((one) => one < level)
}

/** A wall stands between two fields of its level; what stands on the edge of a roof has a lower field beyond it. */
function checkEdge(
  ground: Ground,
  { kind, level }: PrintedPiece,
  edge: number,
  field: string,
  where: string,
  report: Report,
): void {
  const beside = spacesOfEdge(ground.board, edge).filter((one) => isField(ground, one))
  const isEdge = isRoofEdge(ground, beside, level)
  if (kind.startsWith('roof-edge')) {
    if (!isEdge) report.add(field, 'no roof edge', where, `${level}`)
  } else if (isEdge) report.add(field, 'half on a roof', where, `${level}`)
  else if (fieldsAtEdge(ground, edge, level).length !== 2)
    report.add(field, misplaced(ground, beside, level), where, `${level}`)
}

function checkBuildings(terrain: readonly (readonly [number, PiecePlan])[], report: Report): void {
  const names = (at: string) => {
    const rectangle = rectangleNamed(at)
    return rectangle === null ? [] : spotsIn(rectangle).map(({ x, y }) => `${x},${y}`)
  }
  const byLevel = (level: number) => terrain.filter(([, one]) => (one.level ?? 0) === level)
  for (const [at, piece] of terrain) {
    const level = piece.level ?? 0
    const own = names(piece.at)
    for (const [before, other] of byLevel(level))
      if (before < at && names(other.at).some((one) => own.includes(one)))
        report.add(`pieces[${at}].at`, 'overlap', piece.at, other.at)
    if (level > 1) report.add(`pieces[${at}].level`, 'too high', `${level}`)
    else if (level === 1) {
      const carriers = byLevel(0).filter(([, one]) => own.every((name) => names(one.at).includes(name)))
      if (carriers.length === 0) report.add(`pieces[${at}].at`, 'not on one roof', `${level}`)
    }
  }
}

/** The corner of a name on this board, for scenarios. */
export function cornerOn({ board, plan }: Ground, name: string): number | null {
  const corner = cornerNamed(name)
  return corner === null || corner.x > plan.width || corner.y > plan.height
    ? null
    : spot(board, corner.x, corner.y)
}
