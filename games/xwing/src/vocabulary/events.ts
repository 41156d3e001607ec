import type { Seat } from '@sandtable/kernel'
import type { ShipId, TokenName } from '../state.ts'
import type { Blast, Detonation } from './bombs.ts'
import type { ShipMoment } from './moves.ts'

/** What can happen, and be changed before it happens. */
export interface Events {
  'receive token': {
    readonly ship: ShipId
    readonly token: TokenName
    /** Who shifts a ship that gets a tractor beam token, if not its opponent. */
    readonly by?: Seat
    /** Is it what an ability costs? Then nobody else can take it (XW-PIL-020). */
    readonly cost?: boolean
  }
  /** `from`: whose token it is, if another lends it. */
  'spend token': { readonly ship: ShipId; readonly token: TokenName; readonly from?: ShipId }
  /** A stress token leaves a ship; `by` is the ship that removes it. */
  'remove stress': { readonly ship: ShipId; readonly by: ShipId }
  'acquire lock': { readonly ship: ShipId; readonly target: ShipId }
  'spend lock': { readonly ship: ShipId; readonly target: ShipId; readonly from?: ShipId }
  'lose shield': ShipMoment
  /** One of a ship's upgrades goes: as the cost of its attack, of its bomb, or by an effect. */
  'discard upgrade': {
    readonly ship: ShipId
    readonly at: number
    readonly why: 'attack' | 'bomb' | 'effect'
  }
  'detonate bomb': Detonation
  'bomb hits': Blast
  /** `pastShields`: it brings a damage card, shields or not. */
  'suffer damage': { readonly ship: ShipId; readonly critical: boolean; readonly pastShields?: boolean }
  'deal damage card': { readonly ship: ShipId; readonly faceUp: boolean }
  /** It has no hull left and nothing keeps it; not when it flees. */
  'be destroyed': ShipMoment
}
