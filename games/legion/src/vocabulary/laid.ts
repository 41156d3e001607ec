import type { Seat } from '@sandtable/kernel'
import type { UnitId } from '../state.ts'
import type { Fight } from './attacks.ts'

/** A unit lays smoke, charge or graffiti tokens near its leader (LG2-KW-174, LG2-WKW-038, LG2-CKW-025). */
export interface LayingTokens {
  readonly unit: UnitId
  readonly kind: 'smoke' | 'charge' | 'graffiti'
  readonly name: string
  /** The command card that the charges belong to. */
  readonly card?: string
  left: number
}

/** One graffiti token. */
export function graffitiBy(unit: UnitId): LayingTokens {
  return { unit, kind: 'graffiti', name: 'Graffiti', left: 1 }
}

/** Charges may go off once a unit has attacked, moved or acted (LG2-WKW-001). */
export interface Detonating {
  readonly unit: UnitId
  turn: Seat
  /** Those that went off already. */
  gone: readonly string[]
  token: string | null
}

/** A charge goes off: each unit in its range is attacked (LG2-WKW-005). */
export interface Exploding {
  readonly token: string
  left: readonly UnitId[]
  fighting: readonly Fight[]
}
