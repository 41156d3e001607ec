import type { Pending } from '@sandtable/kernel'
import type { TokenName, UnitId } from '../state.ts'

/** A unit is issued an order; `by`: the unit that issues it, maybe itself; `command`: the command card that it comes from. */
export interface OrderIssued {
  readonly unit: UnitId
  readonly by?: UnitId
  readonly command?: string
}

/** What can happen, and be changed before it happens. */
export interface Events {
  /** A Force upgrade was exhausted or expended: what it does comes after all that could cancel it. */
  'use the Force': { readonly unit: UnitId; readonly to: Pending<null> }
  'issue order': OrderIssued
  'gain tokens': {
    readonly unit: UnitId
    readonly token: TokenName
    readonly count: number
    /** Because another unit gained some (LG2-KW-239). */
    readonly copied?: true
  }
}
