import type { RuleId, Seat } from '@sandtable/kernel'
import type { CommonEntries } from '@sandtable/kit'
import type { Rank } from '../../data/types.ts'
import type { Edge, Equipped, MiniId, TokenName, UnitId } from '../state.ts'
import type { PoolKind } from './attacks.ts'
import type { BaneFront } from './bane.ts'
import type { Condition } from './missions.ts'
import type { MissionChange } from './set-up.ts'

interface Tokens {
  readonly unit: UnitId
  readonly token: TokenName
  readonly count: number
}

interface OfUnit {
  readonly unit: UnitId
}

interface CardOfSeat {
  readonly seat: Seat
  readonly card: string
}

interface Versus {
  readonly unit: UnitId
  readonly defender: UnitId
}

interface Dice {
  readonly unit: UnitId
  readonly dice: readonly string[]
  /** As many as dice, where they may be of any. */
  readonly colours?: readonly string[]
}

interface OfObjective {
  readonly unit: UnitId
  readonly objective: string
}

/** What the rules have a seat do that they play. */
export type Does =
  | 'command card'
  | 'objective card'
  | 'terrain'
  | 'deploy'
  | 'order'
  | 'activate'
  | 'objective'
  | 'attack'
  | 'target'
  | 'aim'
  | 'use'
  | 'dodge'
  | 'move'
  | 'climb'
  | 'stay'
  | 'spend aim'
  | 'spend dodge'
  | 'priority'

/** What the journal tells: the details of each kind of entry. */
export interface Entries {
  used: CommonEntries['used']
  chose: CommonEntries['chose']
  /** What the seat does that the rules play, by which of them, and the enemy or objective that it is about. */
  instruction: {
    readonly seat: Seat
    readonly rule: RuleId
    readonly does: Does
    readonly unit: UnitId | null
    readonly enemy: UnitId | null
    readonly far: number | null
  }
  round: { readonly number: number }
  blue: { readonly seat: Seat }
  'blue roll': { readonly seat: Seat; readonly dice: readonly string[] }
  'mission card': CardOfSeat
  'mission change': { readonly seat: Seat; readonly change: MissionChange }
  'battle cards': { readonly cards: readonly string[] }
  eliminated: CardOfSeat
  'eliminated none': { readonly seat: Seat }
  'in play': { readonly card: string }
  edge: { readonly seat: Seat; readonly edge: Edge }

  'command card': CardOfSeat
  divulged: CardOfSeat
  'bane token': { readonly seat: Seat; readonly front: BaneFront }
  'no command card': { readonly seat: Seat }
  'card discarded': CardOfSeat
  'card returned': CardOfSeat
  'card set aside': CardOfSeat
  'priority roll': { readonly seat: Seat; readonly dice: readonly string[] }
  priority: { readonly seat: Seat }
  nominated: OfUnit
  promoted: OfUnit
  order: OfUnit
  'order returned': OfUnit
  'pass pool': { readonly seat: Seat; readonly count: number }

  'tokens aside': { readonly seat: Seat; readonly count: number }
  'taken from aside': { readonly seat: Seat; readonly rank: Rank }
  drawn: { readonly seat: Seat; readonly rank: Rank }
  fruitless: { readonly seat: Seat; readonly rank: Rank }
  passed: { readonly seat: Seat }
  activated: OfUnit
  rally: Dice
  'ion dice': Dice
  'no actions': OfUnit
  action: { readonly unit: UnitId; readonly action: string }
  upgrade: { readonly unit: UnitId; readonly card: string; readonly state: Equipped['state'] }
  side: { readonly unit: UnitId; readonly card: string; readonly side: string }

  moved: OfUnit
  scattered: OfUnit
  pivoted: OfUnit
  'stopped by the edge': OfUnit
  'over the edge': OfUnit
  displaced: OfUnit
  climbed: OfUnit
  clambered: OfUnit
  'clamber dice': Dice
  deployed: OfUnit

  attack: Versus & { readonly kind: PoolKind; readonly weapons: readonly string[] }
  'attack dice': Dice
  cover: { readonly unit: UnitId; readonly cover: number }
  'cover dice': Dice
  'hits cancelled': { readonly unit: UnitId; readonly count: number }
  'blocks cancelled': { readonly unit: UnitId; readonly count: number }
  'crits cancelled': { readonly unit: UnitId; readonly count: number }
  'defence dice': Dice
  'blast dice': Dice
  results: Versus & { readonly wounds: number }

  wounds: { readonly unit: UnitId; readonly mini: MiniId; readonly count: number }
  'wounds removed': { readonly unit: UnitId; readonly mini: MiniId; readonly count: number }
  defeated: { readonly unit: UnitId; readonly mini: MiniId }
  'unit defeated': OfUnit
  'new leader': { readonly unit: UnitId; readonly mini: MiniId }
  damaged: OfUnit
  'damage roll': Dice
  'resilience roll': Dice
  disabled: OfUnit
  'weapon disrupted': { readonly unit: UnitId; readonly weapon: string }
  'weapon broken': { readonly unit: UnitId; readonly weapon: string }
  repaired: OfUnit
  restored: { readonly unit: UnitId; readonly mini: MiniId }
  worn: { readonly unit: UnitId; readonly card: string }
  'on command card': {
    readonly seat: Seat
    readonly card: string
    readonly token: TokenName
    readonly count: number
  }
  'in cache': { readonly unit: UnitId; readonly token: TokenName }
  'on card': { readonly unit: UnitId; readonly card: string; readonly token: TokenName }

  token: Tokens
  'token lost': Tokens
  'token spent': Tokens
  panicked: OfUnit

  claimed: OfObjective
  controlled: OfObjective
  placed: { readonly seat: Seat; readonly objective: string }
  'token removed': { readonly objective: string }
  'token count': { readonly objective: string; readonly count: number }
  barricade: { readonly seat: Seat }
  'terrain laid': { readonly seat: Seat; readonly kind: string }
  'terrain left out': { readonly seat: Seat; readonly kind: string }
  condition: { readonly unit: UnitId; readonly condition: Condition }
  'condition over': { readonly unit: UnitId; readonly condition: Condition }
  keyword: { readonly unit: UnitId; readonly keyword: string }
  'keyword lost': { readonly unit: UnitId; readonly keyword: string }
  'strike dice': CardOfSeat & { readonly dice: readonly string[] }
  dropped: OfObjective
  points: CardOfSeat & { readonly count: number }
}
