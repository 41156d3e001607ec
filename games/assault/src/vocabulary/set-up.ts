import type { Seat } from '@sandtable/kernel'
import type { ZoneColour } from '../../data/maps/types.ts'
import type { FigureId, GroupId } from '../state.ts'

export interface SettingUp {
  /** Whose turn it is. */
  seat: Seat | null
  /** Figures that this side has still to deploy. */
  left: FigureId[]
}

export interface Deploying {
  /** Whose turn it is. */
  seat: Seat
  /** Figures of the group at hand that are still to be deployed, and the one that just was. */
  left: FigureId[]
  last: FigureId | null
}

/** A group that lay in ambush is deployed in a zone of its player's choice (IA-DEP-lie-in-ambush). */
export interface Ambush {
  readonly group: GroupId
  left: FigureId[]
  zone: ZoneColour | null
}
