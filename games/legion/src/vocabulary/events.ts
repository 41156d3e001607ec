import type { TokenName, UnitId } from '../state.ts'

/** What can happen, and be changed before it happens. */
export interface Events {
  'issue order': { readonly unit: UnitId }
  'gain tokens': { readonly unit: UnitId; readonly token: TokenName; readonly count: number }
}
