import { call, type Effect } from '@sandtable/kernel'
import type { LState } from '../state.ts'
import { speedOf } from '../values.ts'
import type { Activating } from '../vocabulary/activations.ts'
import type { LCard } from '../vocabulary/card.ts'
import { moveBy } from '../vocabulary/moves.ts'
import { own } from './words.ts'

/** Units that cannot stand still: a free move action at the start or at the end of their actions (LG2-KW-096, -099, -144). */

export function isDue(s: LState, effect: Effect, v: Activating): boolean {
  return !v.done.includes('compulsory move') && speedOf(s, own(s, effect)) > 0
}

export function moveOn(s: LState, effect: Effect, v: Activating, action = true): void {
  v.done = [...v.done, 'compulsory move']
  call(s, 'move', moveBy(v.unit, speedOf(s, own(s, effect)), { compulsory: true, action }))
}

function movesOn(id: string, rules: readonly string[]): LCard {
  return {
    id: `keyword:${id}`,
    rules,
    trigger: {
      'start of perform actions': { of: 'unit', when: isDue, do: (s, effect, v) => moveOn(s, effect, v) },
      'end of perform actions': {
        of: 'unit',
        forced: true,
        when: isDue,
        do: (s, effect, v) => moveOn(s, effect, v),
      },
    },
  }
}

export const compulsory: readonly LCard[] = [
  movesOn('speeder', ['LG2-KW-096', 'LG2-KW-099', 'LG2-KW-100']),
  movesOn('mobile', ['LG2-KW-144', 'LG2-KW-099', 'LG2-KW-100']),
]
