import type { EventRule } from '@sandtable/kernel'
import type { Legion } from './state.ts'
import { gainTokens } from './tokens.ts'

export const events: { readonly [E in keyof Legion['events']]: EventRule<Legion, Legion['events'][E]> } = {
  'gain tokens': { do: gainTokens, of: ({ unit }) => unit },
}
