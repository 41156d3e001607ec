import type { Seat } from '@sandtable/kernel'

export interface BuildingMission {
  turn: Seat
  /** Modifications made, passes included: two each (LG2-MISS-013). */
  changes: number
}

/** A change to the mission (LG2-MISS-007 to -012). */
export type MissionChange =
  | 'primary'
  | 'secondary'
  | 'own advantage'
  | 'their advantage'
  | 'take blue'
  | 'pass'
