import type { Space } from '@sandtable/grid'
import { type Seat, underWay } from '@sandtable/kernel'
import { battlefieldOf } from '../../board/battlefield.ts'
import { areBeside, spacesOf, spacesOn } from '../../board/board.ts'
import { activationOf } from '../../current-activation.ts'
import { lentFigure } from '../../current-attack.ts'
import { type AState, areHostile, type Figure, type FigureId, figureOf, type GroupId } from '../../state.ts'
import type { Rerolling } from '../../vocabulary/attacks.ts'
import type { Suffering } from '../../vocabulary/damage.ts'
import type { Stepping, Walking } from '../../vocabulary/moves.ts'
import type { Procedures } from '../../vocabulary/procedures.ts'

/** What a card was played in answer to: the innermost procedure of these names. */
function innermost<Name extends keyof Procedures>(s: AState, ...procedures: readonly Name[]) {
  const depth = s.stack.findLastIndex((frame) => procedures.some((one) => one === frame.procedure))
  const found = procedures.find((one) => one === s.stack[depth]?.procedure)
  const vars = found === undefined ? null : underWay(s, found)
  if (vars === null) throw new Error(`no ${procedures.join(' or ')} is under way`)
  return vars
}

export function stepUnderWay(s: AState): Stepping {
  return innermost(s, 'step')
}

export function walkUnderWay(s: AState): Walking {
  return innermost(s, 'walk')
}

export function sufferingUnderWay(s: AState): Suffering {
  return innermost(s, 'suffer damage', 'be defeated')
}

/** Is the figure performing this special action of its card? */
export function isDoing(s: AState, figure: FigureId, ability: string): boolean {
  const activation = activationOf(s)
  if (activation?.figure !== figure || !activation.acting || activation.last !== 'special') return false
  return activation.specials.at(-1)?.endsWith(` ${ability}`) === true
}

export function rerollUnderWay(s: AState): Rerolling {
  return innermost(s, 'reroll')
}

/** The group whose activation is under way, or has just ended. */
export function groupUnderWay(s: AState): GroupId {
  return innermost(s, 'activate a group').group
}

/** Whoever sees a hostile figure come into a space next to its own. */
export function besideArrival(s: AState, v: Stepping, seat: Seat): readonly FigureId[] {
  const mover = figureOf(s, v.figure)
  if (isOwnMove(s, mover, seat)) return nobody
  const now = spacesOf(s, mover)
  const entered = now.some((space) => v.from.includes(space))
    ? now.filter((space) => !v.from.includes(space))
    : now
  return hostileBeside(s, mover, entered)
}

/** Whoever sees a hostile figure leave a space next to its own. */
export function besideDeparture(s: AState, v: Stepping, seat: Seat): readonly FigureId[] {
  const mover = figureOf(s, v.figure)
  if (isOwnMove(s, mover, seat)) return nobody
  const now = spacesOf(s, mover)
  return hostileBeside(
    s,
    mover,
    v.from.filter((space) => !now.includes(space)),
  )
}

const nobody: readonly FigureId[] = []

/** Nobody answers the step of a friend; whose figures are lent for an attack, friends are not told apart by seat. */
function isOwnMove(s: AState, mover: Figure, seat: Seat): boolean {
  return mover.seat === seat && lentFigure(s) === null
}

// Asked at every step that anybody makes.
function hostileBeside(s: AState, mover: Figure, spaces: readonly Space[]): FigureId[] {
  const field = battlefieldOf(s)
  const found: FigureId[] = []
  for (const one of s.table.figures)
    if (areHostile(mover, one) && areBeside(field.floor, spacesOn(field, one), spaces)) found.push(one.id)
  return found
}
