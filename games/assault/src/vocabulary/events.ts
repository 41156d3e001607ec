import type { Seat } from '@sandtable/kernel'
import type { Condition, PowerToken } from '../../data/types.ts'
import type { FigureId } from '../state.ts'

/** What can happen and be changed before it happens. */
export interface Events {
  'gain condition': {
    readonly figure: FigureId
    readonly condition: Condition
    /** The figure that puts it there, by what it does. */
    readonly by: FigureId | null
  }
  'recover damage': { readonly figure: FigureId; readonly amount: number }
  'gain power token': { readonly figure: FigureId; readonly token: PowerToken }
  'gain points': { readonly seat: Seat; readonly points: number; readonly why: string }
  'draw command cards': { readonly seat: Seat; readonly count: number }
}
