import { type ActivatingGroup, activationOf } from '../../flow/activation.ts'
import type { Suffering } from '../../flow/damage.ts'
import type { Rerolling } from '../../flow/reroll.ts'
import type { Stepping, Walking } from '../../flow/walk.ts'
import type { AState, FigureId, GroupId } from '../../state.ts'

/** What a card was played in answer to: the innermost procedure of these names. */
function innermost(s: AState, ...procedures: readonly string[]): object {
  for (let depth = s.stack.length - 1; depth >= 0; depth--) {
    const frame = s.stack[depth]
    if (frame !== undefined && procedures.includes(frame.procedure)) return frame.vars
  }
  throw new Error(`no ${procedures.join(' or ')} is under way`)
}

export function stepUnderWay(s: AState): Stepping {
  return innermost(s, 'step') as Stepping
}

export function walkUnderWay(s: AState): Walking {
  return innermost(s, 'walk') as Walking
}

export function sufferingUnderWay(s: AState): Suffering {
  return innermost(s, 'suffer damage', 'be defeated') as Suffering
}

/** Is the figure performing this special action of its card? */
export function isDoing(s: AState, figure: FigureId, ability: string): boolean {
  const activation = activationOf(s)
  if (activation?.figure !== figure || !activation.acting || activation.last !== 'special') return false
  return activation.specials.at(-1)?.endsWith(` ${ability}`) === true
}

export function rerollUnderWay(s: AState): Rerolling {
  return innermost(s, 'reroll') as Rerolling
}

/** The group whose activation is under way, or has just ended. */
export function groupUnderWay(s: AState): GroupId {
  return (innermost(s, 'activate a group') as ActivatingGroup).group
}
