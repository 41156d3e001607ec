import type { Plain } from '@sandtable/kernel'
import { isMap, otherKey } from '@sandtable/kit'
import { isOnTable, isWhollyInside, overlaps } from '@sandtable/plane'
import type { MapPlan } from '../../data/terrain/types.ts'
import { type Battlefield, laidOut, type Part } from './battlefield.ts'
import { checkAside } from './check-aside.ts'
import { checkKind, checkKnown, checkName, expected, type Fault, fault, notPartOf } from './check-kind.ts'

/** What is wrong with a battlefield as it was sent; nothing: it can be played on. */
export function checkMap(plan: Plain | undefined): Fault[] {
  if (!isMap(plan)) return [fault('map', 'a map is expected', 'eine Karte wird erwartet')]
  const unknown = otherKey(plan, ['id', 'name', 'board', 'kinds', 'pieces', 'aside'])
  if (unknown !== undefined) return [notPartOf('map', unknown)]
  const found = [
    ...(typeof plan.id === 'string' && /^[a-z0-9-]+$/.test(plan.id) ? [] : [expected('id', 'a-z, 0-9, -')]),
    ...checkName(plan.name, 'name'),
    ...checkBoard(plan.board),
    ...checkKinds(plan.kinds),
  ]
  const own = Array.isArray(plan.kinds) ? plan.kinds.map((kind) => (isMap(kind) ? kind.id : null)) : []
  if (!Array.isArray(plan.pieces))
    return [...found, fault('pieces', 'a list of pieces is expected', 'eine Liste von Stücken wird erwartet')]
  for (const [at, piece] of plan.pieces.entries()) found.push(...checkPiece(piece, `pieces[${at}]`, own))
  if (plan.aside !== undefined) found.push(...checkAside(plan, own))
  return found.length > 0 ? found : checkPlaces(laidOut(plan as unknown as MapPlan))
}

function checkBoard(board: Plain | undefined): Fault[] {
  const fits = ['12,6', '12,8', '6,6'].includes(Array.isArray(board) ? board.join() : '')
  return fits ? [] : [expected('board', '[12, 6], [12, 8], [6, 6]')]
}

function checkKinds(kinds: Plain | undefined): Fault[] {
  if (kinds === undefined) return []
  if (!Array.isArray(kinds))
    return [
      fault('kinds', 'a list of kinds of terrain is expected', 'eine Liste von Geländearten wird erwartet'),
    ]
  return kinds.flatMap((kind, at) => checkKind(kind, `kinds[${at}]`))
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
