import { clone } from '@sandtable/kernel'
import type { LState } from '../state.ts'

/** The same game with nothing hidden in it: no attack hangs on a command card that is in a hand, or on a Bane token. */
export function withoutSecrets(s: LState): LState {
  const bare = clone(s)
  const seats = Object.keys(bare.table.hands)
  Object.assign(bare.table, { hands: Object.fromEntries(seats.map((seat) => [seat, []])), fronts: {} })
  return bare
}
