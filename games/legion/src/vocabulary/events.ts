import type { TokenName, UnitId } from '../state.ts'

/** What can happen, and be changed before it happens. */
export interface Events {
  'gain tokens': { readonly unit: UnitId; readonly token: TokenName; readonly count: number }
}
