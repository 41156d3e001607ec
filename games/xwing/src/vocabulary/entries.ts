import type { Seat, Told } from '@sandtable/kernel'
import type { CommonEntries } from '@sandtable/kit'
import type { Pose } from '@sandtable/plane'
import type { Maneuver } from '../../data/types.ts'
import type { Bend } from '../geometry/bank-roll.ts'
import type { TokenKind } from '../geometry/bombs.ts'
import type { Side } from '../geometry/reposition.ts'
import type { Quadrant, ShipId, TokenName, XWing } from '../state.ts'
import type { ActionChoice } from './actions.ts'
import type { Bank, Shift, ShipMoment, Straight } from './moves.ts'

/** An entry of this game's journal. */
export type XTold = Told<XWing>

interface OfCard {
  readonly ship: ShipId
  readonly card: string
}

interface Dice {
  readonly ship: ShipId
  readonly dice: readonly string[]
}

interface Lock {
  readonly ship: ShipId
  readonly target: ShipId
}

interface Tokens {
  readonly ship: ShipId
  readonly token: TokenName
  readonly count: number
}

interface Versus {
  readonly attacker: ShipId
  readonly target: ShipId
}

/** What the journal tells: the details of each kind of entry. */
export interface Entries {
  used: CommonEntries['used']
  round: { readonly number: number }
  'victory value': { readonly red: number; readonly blue: number }

  initiative: { readonly seat: Seat }
  /** The die that decides who chooses initiative. */
  rolled: { readonly dice: readonly string[] }
  obstacle: { readonly seat: Seat; readonly shape: string } & Pose
  placed: ShipMoment & Pose
  'placement skill': { readonly ship: ShipId; readonly skill: number }

  dial: ShipMoment & Maneuver
  'dial seen': ShipMoment & Maneuver
  speed: { readonly ship: ShipId; readonly speed: number }
  /** What a player guesses for a card: a number, or a maneuver of the target. */
  guessed: OfCard & { readonly number?: number; readonly target?: ShipId; readonly maneuver?: string }
  named: OfCard & { readonly target: ShipId }
  moved: ShipMoment & Maneuver & Pose & { readonly from: Pose; readonly overlapped: readonly ShipId[] }
  action: ShipMoment & ActionChoice & { readonly from?: Pose }
  'rolled over': ShipMoment &
    Pose & {
      readonly from: Pose
      readonly side: Side
      readonly length: 1 | 2
      readonly slide: number
      readonly bend?: Bend
      readonly template?: number
    }
  deployed: { readonly ship: ShipId; readonly from: ShipId }
  decloaked: { readonly ship: ShipId; readonly way: Straight | Bank }
  shifted: ShipMoment & Pose & { readonly way: Shift['way'] }
  'turned round': ShipMoment & Pose
  'arc turned': { readonly ship: ShipId; readonly quadrant: Quadrant }

  'obstacle effect': Dice & { readonly obstacle: string }
  'obstacle destroyed': { readonly obstacle: string }
  cargo: ShipMoment & Pose & { readonly obstacle: string }
  bomb: ShipMoment & Pose & { readonly bomb: string; readonly kind: TokenKind }
  detonated: { readonly bomb: string; readonly kind: TokenKind }
  'bomb dice': Dice & { readonly kind: TokenKind }

  attack: Versus & { readonly weapon: string; readonly range: number }
  'attack dice': Dice
  'defense dice': Dice
  'card rolls': Dice & { readonly card: string }
  'die turned': OfCard & { readonly dice: readonly string[]; readonly into: readonly string[] }
  results: Versus & { readonly hits: number; readonly crits: number }
  'attack over': Versus & { readonly hit: boolean }

  'shield lost': ShipMoment
  'shield spent': ShipMoment
  'shield gained': ShipMoment
  'shield recovered': ShipMoment
  /** Without the card for one that is dealt face down. */
  'damage card': { readonly ship: ShipId; readonly card?: string }
  /** Of several that were drawn this one is dealt in place of the first. */
  'damage card chosen': OfCard
  'damage card discarded': { readonly ship: ShipId; readonly card?: string }
  'turned up': OfCard
  'turned down': OfCard
  repaired: ShipMoment
  destroyed: { readonly ship: ShipId; readonly reason: 'damage' | 'fled' }
  'came back': ShipMoment

  token: Tokens
  'token lost': Tokens
  /** `from`: whose token it was, if another lent it. */
  spent: { readonly ship: ShipId; readonly token: TokenName; readonly from?: ShipId }
  relieved: ShipMoment
  jammed: { readonly ship: ShipId; readonly loses: string }
  'reinforce lost': ShipMoment
  locked: Lock
  'lock removed': Lock
  'lock spent': Lock & { readonly from?: ShipId }

  discarded: OfCard
  /** A discarded upgrade lies face up again. */
  'back in play': OfCard
  flipped: OfCard
  traded: OfCard & { readonly for: string }
  /** Tokens that lie on a card; fewer than none: they are taken from it. */
  'token stored': OfCard & { readonly token: TokenName | 'shield'; readonly count: number }
  'token instead': OfCard
  'illicit token': OfCard
  'ordnance spent': OfCard
  condition: OfCard
  'condition removed': OfCard
}
