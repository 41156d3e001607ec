import type { DefenceDie } from '../../data/types.ts'
import type { FigureId, GroupId, TargetId } from '../state.ts'

/** What cards and effects in play remember. */
export interface Memory {
  /** Whom he shot at last, for who is told to stay down. */
  'deployment:biv-bodhrik': { target?: TargetId }
  /** The group that lies in wait. */
  'deployment:lie-in-ambush': { group?: GroupId }
  /** Was a card taken out of the deck before the first hand was drawn? */
  'deployment:wookiee-avenger': { taken?: true }
  'effect:ballistics-matrix': { exhausted: boolean }
  'effect:battle-discipline': { gives: 'damage' | 'recover' }
  'effect:blood-feud': { group: GroupId }
  'effect:etiquette-and-protocol': { hostile: FigureId; friend: FigureId }
  /** The card that was paid with. */
  'effect:interrogated': { paid: string }
  /** Who was hurt by it already. */
  'effect:karabast': { struck: FigureId[] }
  'effect:navigation-upgrade': { exhausted: boolean }
  /** Who was hurt by it already. */
  'effect:overrun': { struck: FigureId[] }
  'effect:pierce-next': { pierce: number }
  'effect:price-on-their-heads': { group: GroupId }
  /** The one that has to be activated next. */
  'effect:provoke': { group: GroupId }
  'effect:shattering-blow': { die: DefenceDie }
  'effect:smuggled-supplies': { gives: 'surge' | 'evade' }
  'effect:take-position': { block: number }
}
