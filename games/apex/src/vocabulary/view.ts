import type { Seat } from '@sandtable/kernel'
import type { GearSlot, LegendId, Squad } from '../../data/types.ts'
import type {
  AbilityToken,
  ApexTable,
  Bag,
  Equipped,
  Field,
  Piece,
  Pool,
  Ring,
  Token,
  TrackToken,
} from '../state.ts'
import type { Activating } from './acting.ts'
import type { Shot } from './shot.ts'

/** A legend as somebody sees it: hand and backpack only for its own squad (OPEN-44). */
export interface LegendSeen {
  readonly id: LegendId
  readonly squad: Squad
  readonly seat: Seat
  readonly field: Field | null
  readonly shield: number
  readonly shieldLimit: number
  readonly health: number
  readonly gear: Readonly<Record<GearSlot, Token>> | null
  readonly weapons: readonly (Readonly<Equipped> | null)[] | null
  readonly backpack: readonly Token[] | null
  /** How many tokens there are in it. */
  readonly carried: number
  readonly hand: readonly string[] | null
  readonly cards: number
  readonly deck: number
  readonly discard: readonly string[]
  readonly boxes: number
  readonly tokens: readonly Readonly<AbilityToken>[]
  readonly activated: boolean
}

/** What a seat sees of the table. */
export interface ApexView
  extends Pick<
    ApexTable,
    'board' | 'plan' | 'size' | 'passives' | 'targetTrack' | 'phase' | 'roundMarker' | 'initiative' | 'turn'
  > {
  readonly legends: readonly LegendSeen[]
  readonly under: readonly (readonly TrackToken[])[]
  readonly points: Readonly<Record<Squad, number>>
  readonly bags: Readonly<Record<Bag, number>>
  readonly weaponDeck: number
  readonly binDeck: number
  readonly ring: Omit<Ring, 'deck'>
  readonly loot: Readonly<Record<Field, readonly Token[]>>
  readonly pieces: readonly Piece[]
  readonly opened: readonly string[]
  /** The own pool, while the squad equips itself. */
  readonly pool: Readonly<Pool> | null
  readonly entry: ApexTable['entry']
  readonly passing: Readonly<Record<Seat, number>>
  readonly draft: readonly LegendId[]
  readonly activation: Readonly<Activating> | null
  readonly shot: Readonly<Shot> | null
  /** Who owes a Blood Debt, and up to which turn. */
  readonly debts: readonly { readonly legend: string; readonly until: number }[]
  /** Who carries each open card in play, by the number that stands for it in answers. */
  readonly bearers: Readonly<Record<string, string>>
}
