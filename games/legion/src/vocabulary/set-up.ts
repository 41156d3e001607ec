import type { RuleId, Seat } from '@sandtable/kernel'
import type { UnitId } from '../state.ts'

export interface BuildingMission {
  turn: Seat
  /** Modifications made, passes included: two each (LG2-MISS-013). */
  changes: number
}

/** A unit is placed, by the rule that lets it: in its own territory, or anywhere away from all enemies. */
export interface PlacingUnit {
  readonly unit: UnitId
  readonly rule: RuleId
  readonly where?: 'away from enemies'
}

export interface PreparingPositions {
  turn: Seat
  /** The unit that is placed now. */
  unit: UnitId | null
  /** Those that were placed, or are not to be. */
  settled: readonly UnitId[]
}

/** A change to the mission (LG2-MISS-007 to -012). */
export type MissionChange =
  | 'primary'
  | 'secondary'
  | 'own advantage'
  | 'their advantage'
  | 'take blue'
  | 'pass'
