import type { Effect } from '@sandtable/kernel'
import type { LState, TokenName, Unit, UnitId } from '../state.ts'
import { gain } from '../tokens.ts'
import { isOnBattlefield, unitOf } from '../units.ts'
import type { LCard } from '../vocabulary/card.ts'
import { command, isOurs, named, ours } from './phrases.ts'

/** Command cards of the Fifth Brother and the Seventh Sister. */

const brother = named('Fifth Brother')
const sister = named('Seventh Sister')
const both = { any: [brother, sister] }

/** What she gains when he gains one. */
const counterparts: Partial<Record<TokenName, TokenName>> = { aim: 'dodge', dodge: 'aim' }

const sisters = (s: LState, effect: Effect): Unit[] => ours(s, effect, sister).filter(isOnBattlefield)

/** The other one of the two. */
function rivalOf(s: LState, effect: Effect, id: UnitId): Unit | undefined {
  if (!isOurs(s, effect, unitOf(s, id), both)) return undefined
  return ours(s, effect, both).find((unit) => unit.id !== id && isOnBattlefield(unit))
}

export const inquisitorCommands: readonly LCard[] = [
  command('you-would-question-me', {
    trigger: {
      'tokens gained': {
        forced: true,
        when: (s, effect, { unit, token }) =>
          counterparts[token] !== undefined && isOurs(s, effect, unitOf(s, unit), brother),
        do: (s, effect, { token }) => {
          const other = counterparts[token]
          for (const unit of sisters(s, effect)) if (other !== undefined) gain(s, unit, other)
        },
      },
    },
    replace: {
      'gain tokens': {
        when: (s, effect, { unit, token }) =>
          counterparts[token] !== undefined && rivalOf(s, effect, unit) !== undefined,
        pay: (s, effect, { unit }) => {
          const rival = rivalOf(s, effect, unit)
          if (rival !== undefined) gain(s, rival, 'immobilize')
        },
        do: (_, __, event) => ({ ...event, count: event.count + 1 }),
      },
    },
  }),
]
