import { call, enter, leave } from '@sandtable/kernel'
import { activationOf } from '../current.ts'
import { grantKeyword } from '../keywords/granted.ts'
import { own } from '../keywords/words.ts'
import { isMove, mayMoveAction } from '../moves/may-move.ts'
import type { LState, Unit } from '../state.ts'
import { type Done, freely } from '../vocabulary/activations.ts'
import type { LCard } from '../vocabulary/card.ts'
import type { Moving } from '../vocabulary/moves.ts'
import { lasting, spending, upgrade } from './words.ts'

/** Training that is about moves. */

/** It strikes and is gone. */
const strikeAndFade = upgrade('strike-and-fade', {
  trigger: {
    'after an action': spending<Done>({
      of: 'unit',
      when: (s, effect, { name }) => name === 'attack' && mayMoveAction(s, own(s, effect)),
      do: (s, _, { unit }) => call(s, 'free action', freely(unit, ['move'])),
    }),
  },
})

/** The move actions of its activation so far. */
function movesMade(s: LState, unit: Unit): number {
  return activationOf(s, unit)?.done.filter(isMove).length ?? 0
}

/** From the first move action of an activation to the second, which is faster. */
const faster = lasting('imperial-march', 'faster', {
  query: { speed: (speed, _, { on }, unit) => (on === unit ? speed + 1 : speed) },
  trigger: {
    'after an action': {
      of: 'unit',
      forced: true,
      when: (s, effect) => movesMade(s, own(s, effect)) > 1,
      do: (s, effect) => leave(s, effect.id),
    },
  },
})

const imperialMarch = upgrade('imperial-march', {
  trigger: {
    'before a move': spending<Moving>({
      of: 'unit',
      when: (s, effect, { action }) => action && activationOf(s, own(s, effect)) !== null,
      do: (s, effect) => grantKeyword(s, own(s, effect), 'charge', 'activation'),
    }),
    'after an action': {
      of: 'unit',
      forced: true,
      limit: { times: 1, per: 'activation' },
      when: (s, effect) => movesMade(s, own(s, effect)) === 1,
      do: (s, { seat, on }) => void enter(s, { card: faster.id, seat, on, until: 'activation' }),
    },
  },
})

export const manoeuvres: readonly LCard[] = [strikeAndFade, imperialMarch, faster]
