import type { Seat } from '@sandtable/kernel'
import type { DefenceDie, Keyword, SurgeChart, Weapon } from '../../data/types.ts'
import type { Rect } from '../mission/territory.ts'
import type { TokenName, UnitId } from '../state.ts'
import type { Pool } from './attacks.ts'

interface OfKeyword {
  readonly unit: UnitId
  readonly keyword: string
}

/** Values that cards may change while they last. */
export interface Queries {
  'keyword x': { value: number; about: OfKeyword }
  'has keyword': { value: boolean; about: OfKeyword }
  courage: { value: number | null; about: UnitId }
  'courage lent': { value: (number | null)[]; about: UnitId }
  'can lose suppression': { value: boolean; about: UnitId }
  'can be suppressed': { value: boolean; about: UnitId }
  speed: { value: number; about: UnitId }
  /** The surge chart, in an attack or outside of one. */
  surges: { value: SurgeChart; about: { readonly unit: UnitId; readonly pool: Pool | null } }
  /** What the command card that a seat has revealed counts for priority. */
  pips: { value: number; about: Seat }
  'rally die': { value: DefenceDie; about: UnitId }
  /** How many dice it rolls in its rally step, one at least. */
  'rally dice': { value: number; about: UnitId }
  'defence die': { value: DefenceDie; about: UnitId }
  /** How many actions its activation has (LG2-ACT-001). */
  actions: { value: number; about: UnitId }
  /** All that improves cover comes before what reduces it (LG2-COVER-004). */
  'better cover': { value: number; about: Pool }
  'worse cover': { value: number; about: Pool }
  /** The suppression tokens that it loses in the end phase. */
  'suppression removed': { value: number; about: UnitId }
  /** The tokens of a kind that it keeps in the end phase. */
  'tokens kept': { value: number; about: { readonly unit: UnitId; readonly token: TokenName } }
  /** May it spend tokens of this kind? */
  'can spend': { value: boolean; about: { readonly unit: UnitId; readonly token: TokenName } }
  /** The dice of its cover pool. */
  'cover die': { value: DefenceDie; about: Pool }
  /** The suppression tokens that it can lose in its rally step. */
  'most rallied': { value: number; about: UnitId }
  /** Do its miniatures fall as soon as they bear as many wounds as they can (LG2-WOUND-009)? */
  'falls at once': { value: boolean; about: UnitId }
  'can panic': { value: boolean; about: UnitId }
  /** How many charges of this kind it may detonate at a time (LG2-WKW-001). */
  detonate: { value: number; about: { readonly unit: UnitId; readonly charge: string } }
  /** Whom it must attack before anybody else, if it can. */
  'must attack': { value: readonly UnitId[]; about: UnitId }
  /** May this unit attack that one, as far as cards go? And at range? */
  'may attack': { value: boolean; about: { readonly unit: UnitId; readonly defender: UnitId } }
  'may attack at range': { value: boolean; about: { readonly unit: UnitId; readonly defender: UnitId } }
  /** If anybody must be declared as defender before others, is it this one? */
  'must be attacked': { value: boolean; about: { readonly unit: UnitId; readonly defender: UnitId } }
  /** Does the defender benefit from backup? */
  'backed up': { value: boolean; about: Pool }
  /** May it be guarded, though it guards others (LG2-KW-046)? */
  'guarded guardian': { value: boolean; about: UnitId }
  /** How far away those are whose courage it may use. */
  'courage range': { value: number; about: UnitId }
  /** The farthest range of a weapon; null: without end. */
  'farthest range': { value: number | null; about: { readonly unit: UnitId; readonly weapon: Weapon } }
  /** Must all orders of the card be issued (LG2-ORD-009)? */
  'may withhold orders': { value: boolean; about: Seat }
  /** Does it guard others against melee attacks, too? */
  'guards in melee': { value: boolean; about: UnitId }
  /** May it leave those that it fights? */
  'may leave': { value: boolean; about: UnitId }
  /** How often it may perform an action other than moving in one activation (LG2-ACT-002). */
  'times per activation': { value: number; about: { readonly unit: UnitId; readonly action: string } }
  /** The keywords of its weapons, one by one. */
  'weapon keywords': {
    value: readonly Keyword[]
    about: { readonly unit: UnitId; readonly weapon: Weapon }
  }
  /** How many orders a side may issue with its command card. */
  'most orders': { value: number; about: Seat }
  'coordinate range': { value: number; about: UnitId }
  /** May this friend back up that defender, though it is not of corps rank? */
  'may back up': { value: boolean; about: { readonly friend: UnitId; readonly defender: UnitId } }
  /** May this friend back up that defender, though the attacker is near? */
  'backs up near enemies': { value: boolean; about: { readonly friend: UnitId; readonly defender: UnitId } }
  /** Is its order used only once its side has no other? */
  'activates last': { value: boolean; about: UnitId }
  /** Keywords that others lend it now. */
  'keywords lent': { value: readonly Keyword[]; about: UnitId }
  /** Do its shields help in melee, too? */
  'shields in melee': { value: boolean; about: UnitId }
  /** Is it engaged, so that it can only withdraw? */
  held: { value: boolean; about: UnitId }
  /** May it be issued an order; `by`: who issues it, if it is a unit. */
  'can be ordered': { value: boolean; about: { readonly unit: UnitId; readonly by: UnitId | null } }
  /** May this unit issue an order to that one? */
  'may order': { value: boolean; about: { readonly by: UnitId; readonly unit: UnitId } }
  /** How many orders of a command card this commander may issue to anybody on the battlefield. */
  'orders to anybody': { value: number; about: UnitId }
  /** As far as anybody sees; null: without end. */
  'sight range': { value: number | null; about: UnitId }
  /** How far away a unit may be to be issued an order by another; null: anywhere on the battlefield. */
  'order range': { value: number | null; about: { readonly by: UnitId; readonly unit: UnitId } }
  /** Where in its territory it may be deployed. */
  deployment: { value: readonly Rect[]; about: UnitId }
  'dice per aim': { value: number; about: UnitId }
  /** Is a spent aim token good for something although it re-rolls nothing? */
  'is worth an aim': { value: boolean; about: Pool }
  /** Does something follow a recover action of it, though there is nothing to recover from? */
  'is worth recovering': { value: boolean; about: UnitId }
  /** Could the defender's player want it to be wounded, for what comes of that? */
  'is worth a wound': { value: boolean; about: Pool }
}
