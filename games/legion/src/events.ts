import { type EventRule, goOnWith } from '@sandtable/kernel'
import { issueOrder } from './holdings.ts'
import { settleUnits } from './settle.ts'
import type { Legion } from './state.ts'
import { gainTokens } from './tokens.ts'
import { unitOf } from './units.ts'

export const events: { readonly [E in keyof Legion['events']]: EventRule<Legion, Legion['events'][E]> } = {
  'issue order': {
    do: (s, { unit }) => {
      issueOrder(s, unitOf(s, unit))
      // A card may take the courage of those who have orders.
      settleUnits(s)
    },
    after: 'order issued',
    of: ({ unit }) => unit,
  },
  'use the Force': { do: (s, { to }) => goOnWith(s, to, null), of: ({ unit }) => unit },
  'gain tokens': { do: gainTokens, after: 'tokens gained', of: ({ unit }) => unit },
}
