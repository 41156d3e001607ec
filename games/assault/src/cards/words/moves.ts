import { allSpaces, type Space, type Stand } from '@sandtable/grid'
import { call, type Seat } from '@sandtable/kernel'
import { battlefieldOf } from '../../board/battlefield.ts'
import { figuresAt, spacesApart, spacesOf } from '../../board/board.ts'
import { mayLeave, standsFor } from '../../board/movement.ts'
import { type AState, type Figure, type FigureId, figureOf } from '../../state.ts'
import { moveOf } from '../../values.ts'

/** Words for cards: figures that a card moves, and where to. */

/** The figure interacts with a thing that it could interact with. */
export function interactWith(s: AState, figure: FigureId, object: string): void {
  call(s, 'interact', { figure, object })
}

/** A player performs a move with a figure of the other side. */
export function moveByOther(s: AState, id: FigureId, by: Seat): void {
  const points = moveOf(s, figureOf(s, id))
  call(s, 'move now', { figure: id, points, spaces: false, mobile: false, by, path: [], done: false })
}

/** Movement points that it spends now or never, as at the end of its activation. */
export function moveAtOnce(s: AState, id: FigureId, points: number): void {
  call(s, 'move now', { figure: id, points, spaces: false, mobile: false, path: [], done: false })
}

export function pushFigure(s: AState, figure: FigureId, by: Seat, spaces: number): void {
  call(s, 'push', { figure, by, spaces, path: [] })
}

/** Pushes a small figure so that it ends adjacent to another one. */
export function pushBeside(s: AState, figure: FigureId, by: Seat, spaces: number, beside: FigureId): void {
  call(s, 'push', { figure, by, spaces, beside, path: [] })
}

/** Its player places a figure on an empty space at most so many away, if it may leave its own at all. */
export function leap(s: AState, figure: Figure, most: number): void {
  call(s, 'place', {
    figure: figure.id,
    by: figure.seat,
    from: landings(s, figure, most),
    may: false,
    chosen: null,
  })
}

export function canLeap(s: AState, figure: Figure, most: number): boolean {
  return landings(s, figure, most).length > 0
}

function landings(s: AState, figure: Figure, most: number): Stand[] {
  if (!mayLeave(s, figure)) return []
  return [...new Set(emptySpacesWithin(s, figure, most).flatMap((space) => standsFor(s, figure, space)))]
}

/** Spaces at most so many away from a figure, on which nobody stands. */
export function emptySpacesWithin(s: AState, figure: Figure, most: number): Space[] {
  return spacesWithin(s, figure, most).filter((space) => figuresAt(s, space).length === 0)
}

export function spacesWithin(s: AState, figure: Figure, most: number): Space[] {
  const { board, floor } = battlefieldOf(s)
  const own = spacesOf(s, figure)
  return allSpaces(board).filter((space) => spacesApart(floor, own, [space]) <= most)
}
