import type { RuleId, Seat } from '@sandtable/kernel'
import type { UnitId } from '../state.ts'

export interface BuildingMission {
  turn: Seat
  /** Modifications made, passes included: two each (LG2-MISS-013). */
  changes: number
}

/** Who may choose a colour. */
export interface SettingUp {
  chooser: Seat
}

/** Players lay terrain in turn. */
export interface LayingTerrain {
  turn: Seat
  /** The kinds of the pieces that are still to be laid. */
  left: readonly string[]
}

/** Battle cards are eliminated in turn. */
export interface Eliminating {
  turn: Seat
  /** Opportunities used, passes included. */
  chances: number
}

/** Units are deployed in turn. */
export interface DeployingInTurns {
  turn: Seat
  unit: UnitId | null
}

/** A unit is placed, by the rule that lets it: in its own territory, anywhere away from all enemies, near where it stands, or beside another. */
export interface PlacingUnit {
  readonly unit: UnitId
  readonly rule: RuleId
  readonly where?: 'away from enemies' | 'near its spot' | 'its zone' | 'in contact'
  /** Whom it is placed in contact with. */
  readonly beside?: UnitId
  /** Who places it, if not its own player. */
  readonly by?: Seat
  /** It has come onto the battlefield. */
  came?: true
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
