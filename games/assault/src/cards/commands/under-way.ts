import { activationOf } from '../../flow/activation.ts'
import type { Suffering } from '../../flow/damage.ts'
import type { Rerolling } from '../../flow/reroll.ts'
import type { Stepping } from '../../flow/walk.ts'
import type { AState, FigureId } from '../../state.ts'

/** What a card was played in answer to: the innermost procedure of that name. */
function innermost(s: AState, procedure: string): object {
  for (let depth = s.stack.length - 1; depth >= 0; depth--) {
    const frame = s.stack[depth]
    if (frame?.procedure === procedure) return frame.vars
  }
  throw new Error(`no ${procedure} is under way`)
}

export function stepUnderWay(s: AState): Stepping {
  return innermost(s, 'walk') as Stepping
}

export function sufferingUnderWay(s: AState): Suffering {
  return innermost(s, 'suffer damage') as Suffering
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
