import { underWay } from '@sandtable/kernel'
import { battlefieldOf } from '../../board/battlefield.ts'
import { areBeside, spacesOn } from '../../board/board.ts'
import { activationOf } from '../../current-activation.ts'
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

/** Does a hostile figure come into a space next to this one? */
export function entersBeside(s: AState, v: Stepping, figure: Figure): boolean {
  const mover = figureOf(s, v.figure)
  if (!areHostile(mover, figure)) return false
  const ground = battlefieldOf(s)
  const now = spacesOn(ground, mover)
  const entered = now.some((space) => v.from.includes(space))
    ? now.filter((space) => !v.from.includes(space))
    : now
  return areBeside(ground.floor, spacesOn(ground, figure), entered)
}
