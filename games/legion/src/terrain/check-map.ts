import type { Plain } from '@sandtable/kernel'
import { isMap, otherKey } from '@sandtable/kit'
import { exceeds, isOnTable, isWhollyInside, overlaps } from '@sandtable/plane'
import type { MapPlan } from '../../data/terrain/types.ts'
import { type Battlefield, laidOut, type Part } from './battlefield.ts'
import { checkAside } from './check-aside.ts'
import {
  checkId,
  checkKind,
  checkKnown,
  checkName,
  expected,
  type Fault,
  fault,
  MOST_PIECES,
  notPartOf,
  tooMany,
} from './check-kind.ts'

/** What is wrong with a battlefield as it was sent; nothing: it can be played on. */
export function checkMap(plan: Plain | undefined): Fault[] {
  if (!isMap(plan)) return [fault('map', 'a map is expected', 'eine Karte wird erwartet')]
  const unknown = otherKey(plan, ['id', 'name', 'board', 'kinds', 'pieces', 'aside'])
  if (unknown !== undefined) return [notPartOf('map', unknown)]
  const found = [
    ...checkId(plan.id, 'id'),
    ...checkName(plan.name, 'name'),
    ...checkBoard(plan.board),
    ...checkKinds(plan.kinds),
  ]
  const own = Array.isArray(plan.kinds) ? plan.kinds.map((kind) => (isMap(kind) ? kind.id : null)) : []
  if (!Array.isArray(plan.pieces))
    return [...found, fault('pieces', 'a list of pieces is expected', 'eine Liste von Stücken wird erwartet')]
  const crowd = tooMany(plan.pieces, MOST_PIECES, 'pieces')
  if (crowd.length > 0) return [...found, ...crowd]
  for (const [at, piece] of plan.pieces.entries()) found.push(...checkPiece(piece, `pieces[${at}]`, own))
  if (plan.aside !== undefined) found.push(...checkAside(plan, own))
  if (found.length > 0) return found
  const field = laidOut(plan as unknown as MapPlan)
  const misplaced = checkPlaces(field)
  return misplaced.length > 0 ? misplaced : checkFooting(field)
}

const MOST_KINDS = 40

function checkBoard(board: Plain | undefined): Fault[] {
  const boards = [
    [12, 6],
    [12, 8],
    [6, 6],
  ]
  const fits =
    Array.isArray(board) &&
    board.length === 2 &&
    boards.some(([across, down]) => board[0] === across && board[1] === down)
  return fits ? [] : [expected('board', '[12, 6], [12, 8], [6, 6]')]
}

function checkKinds(kinds: Plain | undefined): Fault[] {
  if (kinds === undefined) return []
  if (!Array.isArray(kinds))
    return [
      fault('kinds', 'a list of kinds of terrain is expected', 'eine Liste von Geländearten wird erwartet'),
    ]
  const crowd = tooMany(kinds, MOST_KINDS, 'kinds')
  if (crowd.length > 0) return crowd
  const named = kinds.map((kind) => (isMap(kind) ? kind.id : undefined))
  return kinds.flatMap((kind, at) => [
    ...checkKind(kind, `kinds[${at}]`),
    ...(named[at] !== undefined && named.indexOf(named[at]) < at
      ? [fault(`kinds[${at}].id`, 'another kind has this id', 'eine andere Geländeart hat diese Kennung')]
      : []),
  ])
}

function checkPiece(piece: Plain, field: string, own: readonly unknown[]): Fault[] {
  if (!isMap(piece)) return [fault(field, 'a piece is expected', 'ein Stück wird erwartet')]
  const unknown = otherKey(piece, ['kind', 'x', 'y', 'facing', 'up'])
  if (unknown !== undefined) return [notPartOf(field, unknown)]
  return [
    ...checkKnown(piece.kind, `${field}.kind`, own),
    ...(['x', 'y', 'facing', 'up'] as const).flatMap((key) =>
      isLength(piece[key]) || (key === 'up' && piece.up === undefined)
        ? []
        : [fault(`${field}.${key}`, 'a number is expected', 'eine Zahl wird erwartet')],
    ),
    ...(isLength(piece.facing) && Math.abs(Number(piece.facing)) > 360
      ? [expected(`${field}.facing`, '−360 … 360')]
      : []),
  ]
}

function isLength(value: Plain | undefined): boolean {
  return typeof value === 'number' && Number.isFinite(value)
}

/** Does it stand beside the other, inside of it as one can in area terrain, or wholly on a level of it? */
function isApart(part: Part, other: Part): boolean {
  if (!overlaps(part.outline, other.outline) || other.kind.class === 'area') return true
  return part.bottom >= other.top && other.stands && isWhollyInside(part.outline, other.outline)
}

/** Does whatever it stands on rise exactly so high, under all of its foot? */
function isBorne(parts: readonly Part[], foot: Part): boolean {
  return parts.some(
    ({ piece, stands, top, outline }) =>
      piece !== foot.piece &&
      stands &&
      !exceeds(Math.abs(top - foot.bottom), 0) &&
      isWhollyInside(foot.outline, outline),
  )
}

/** What is said to stand up on something does so, and does not hang in the air or stick in the ground. */
function checkFooting({ plan, parts }: Battlefield): Fault[] {
  return plan.pieces.flatMap(({ kind, up = 0 }, at) => {
    if (up === 0) return []
    const feet = parts.filter(({ piece, bottom }) => piece === `${kind}-${at + 1}` && bottom === up)
    const stands = up > 0 && feet.every((foot) => isBorne(parts, foot))
    return stands
      ? []
      : [
          fault(
            `pieces[${at}].up`,
            'there is no level of this height under all of it',
            'unter ihm liegt nicht überall eine Ebene dieser Höhe',
          ),
        ]
  })
}

/** Every piece lies on the battlefield, and none in another that is solid: only on it (LG2-BASE-001). */
function checkPlaces(field: Battlefield): Fault[] {
  const { parts } = field
  const found: Fault[] = []
  const pieces = [...new Set(parts.map(({ piece }) => piece))]
  for (const [at, part] of parts.entries()) {
    const where = `pieces[${pieces.indexOf(part.piece)}]`
    if (!isOnTable(part.outline, field))
      found.push(fault(where, 'it lies outside of the battlefield', 'es liegt außerhalb des Schlachtfelds'))
    for (const other of parts.slice(0, at)) {
      if (other.piece === part.piece || isApart(part, other) || isApart(other, part)) continue
      const which = pieces.indexOf(other.piece)
      found.push(fault(where, `it overlaps pieces[${which}]`, `es überlappt pieces[${which}]`))
    }
  }
  return found
}
