import { isThere, type Space, sees, spot } from '@sandtable/grid'
import type { Mark, Measured, Named, Seen } from '@sandtable/kernel'
import { areBeside, spacesApart } from '../board/board.ts'
import { terrainOnly } from '../board/floor.ts'
import { sightBlockers } from '../map/terrain.ts'
import { middleOf, type Sight, sightOf, spacesOf, standingIn } from '../scene/view.ts'
import type { Assault } from '../state.ts'
import { text } from '../words/names.ts'

/**
 * Counted spaces, and whether the first sees the second: anybody may count at any time (IA-CNT-005). Between
 * marks of which one is on no space, there is nothing to count.
 */
export function measure(seen: Seen<Assault>, from: Mark, to: Mark): Measured {
  const sight = sightOf(seen)
  const [own, theirs] = [spacesAt(sight, from), spacesAt(sight, to)]
  const nearest = nearestPair(sight, own, theirs)
  if (nearest === null) return { refused: 'IA-CNT-001' }
  const past = isMassive(sight, from) || isMassive(sight, to)
  return {
    from: middleOf(sight, nearest.one),
    to: middleOf(sight, nearest.other),
    label: told(nearest.apart, isInSight(sight, past, own, theirs)),
    rule: 'IA-CNT-001',
  }
}

function spacesAt(sight: Sight, mark: Mark): readonly Space[] {
  const { board } = sight
  if ('piece' in mark) {
    const figure = standingIn(sight, mark.piece)
    if (figure !== null) return spacesOf(sight, figure)
    const object = sight.objects.find(({ id, gone }) => id === mark.piece && !gone)
    return object?.spaces ?? []
  }
  const [column, row] = [Math.floor(mark.x), board.height - 1 - Math.floor(mark.y)]
  const isInside = column >= 0 && row >= 0 && column < board.width && row < board.height
  const space = spot(board, column, row)
  return isInside && isThere(board, space) ? [space] : []
}

function isMassive(sight: Sight, mark: Mark): boolean {
  return 'piece' in mark && standingIn(sight, mark.piece)?.massive === true
}

interface Pair {
  readonly one: Space
  readonly other: Space
  readonly apart: number
}

/** Of those that are counted alike, the pair with the shortest line. */
function nearestPair(sight: Sight, own: readonly Space[], theirs: readonly Space[]): Pair | null {
  const pairs = own.flatMap((one) =>
    theirs.map((other): Pair => ({ one, other, apart: spacesApart(sight.floor, [one], [other]) })),
  )
  /** Squared: only which is shorter counts. */
  const length = ({ one, other }: Pair) => {
    const [from, to] = [middleOf(sight, one), middleOf(sight, other)]
    const [x, y] = [to.x - from.x, to.y - from.y]
    return x * x + y * y
  }
  const isNearer = (one: Pair, other: Pair) =>
    one.apart < other.apart || (one.apart === other.apart && length(one) < length(other))
  const [first, ...rest] = pairs
  if (first === undefined) return null
  const best = rest.reduce((nearest, pair) => (isNearer(pair, nearest) ? pair : nearest), first)
  // As a whole, large pieces may be nearer than space by space: those in blocking terrain are counted around.
  return { ...best, apart: spacesApart(sight.floor, own, theirs) }
}

/** Not mutual (IA-LOS-008); whoever is adjacent is always seen (IA-LOS-007). */
function isInSight(sight: Sight, past: boolean, own: readonly Space[], theirs: readonly Space[]): boolean {
  const { board, floor } = sight
  const blockers = past ? terrainOnly : sightBlockers
  return theirs.some(
    (space) =>
      own.includes(space) || areBeside(floor, own, [space]) || sees(board, blockers, own, space, theirs),
  )
}

function told(apart: number, inSight: boolean): Named {
  const { en, de } = Number.isFinite(apart)
    ? text(`${apart} ${apart === 1 ? 'space' : 'spaces'}`, `${apart} ${apart === 1 ? 'Feld' : 'Felder'}`)
    : text('no way', 'kein Weg')
  return inSight
    ? text(`${en}, in sight`, `${de}, in Sicht`)
    : text(`${en}, not in sight`, `${de}, nicht in Sicht`)
}
