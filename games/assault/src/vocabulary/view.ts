import type { Space, Stand } from '@sandtable/grid'
import type { Seat } from '@sandtable/kernel'
import type { AttackDie, Condition } from '../../data/types.ts'
import type { AssaultTable, Die, Figure, FigureId, GroupId, MapObject, Tally, TargetId } from '../state.ts'
import type { Activating } from './activations.ts'
import type { Attack, SurgeAbility } from './attacks.ts'

/** What a seat sees of the table: all but the other hand and the order of the decks (IA-HID-007, -008, -012). */
export interface AssaultView
  extends Readonly<Omit<AssaultTable, 'decks' | 'figures' | 'missions' | 'objects' | 'points'>> {
  readonly points: Readonly<Record<Seat, number>>
  /** The same without those that only last as long as what they are for. */
  readonly scored: Readonly<Record<Seat, number>>
  readonly figures: readonly FigureSeen[]
  readonly objects: readonly ObjectSeen[]
  readonly cards: Readonly<Record<Seat, CardsSeen>>
  /** The dice of the attack under way: everybody sees them. */
  readonly dice: { readonly attack: readonly DieSeen[]; readonly defence: readonly DieSeen[] } | null
  readonly attack: AttackSeen | null
  /** The group that activates, and those of it that are still to do so; null: none does. */
  readonly activating: { readonly group: GroupId; readonly left: readonly FigureId[] } | null
  /** Whose activation it is; actions and movement points left are open to all (IA-MOVE-007). */
  readonly activation: Pick<Activating, 'figure' | 'actions' | 'points'> | null
  readonly ways: readonly WaySeen[]
  /** On which figure a card in play acts, by the number that stands for it in answers. */
  readonly bearers: Readonly<Record<string, FigureId>>
}

/** A figure with its conditions by name, and its values after all cards. */
export interface FigureSeen extends Readonly<Omit<Figure, 'conditions'>> {
  readonly conditions: readonly Condition[]
  readonly health: number
  readonly speed: number
  readonly massive: boolean
}

/** Who controls a token or terminal is for all to see (IA-CTRL-003). */
export interface ObjectSeen extends MapObject {
  readonly controller: Seat | null
}

/** The command cards of one side. */
export interface CardsSeen {
  readonly deck: number
  readonly discard: readonly string[]
  readonly hand: number
  /** Which they are; null for those who may not know. */
  readonly held: readonly string[] | null
}

export interface DieSeen {
  readonly colour: Die['colour']
  /** What lies up, in words. */
  readonly face: string
}

/** The attack under way: who, whom, how far, and what it comes to as things stand. */
export interface AttackSeen extends Pick<Attack, 'attacker' | 'by' | 'type' | 'pastFigures' | 'surges'> {
  /** Null until a target is declared. */
  readonly target: TargetId | null
  readonly space: Space | null
  readonly distance: number | null
  readonly pool: readonly AttackDie[]
  /** Null until the dice are rolled. */
  readonly tally: Tally | null
  readonly damage: number | null
  /** Everything that may be attacked, while a target is to be declared. */
  readonly targets: readonly TargetSeen[]
  /** Surge abilities, while surges are spent. */
  readonly abilities: readonly SurgeSeen[]
}

/** What no way leads to is at no distance that could be counted. */
export interface TargetSeen {
  readonly target: TargetId
  readonly space: Space
  readonly distance: number | null
}

export interface SurgeSeen extends Pick<SurgeAbility, 'key' | 'cost' | 'gives'> {
  readonly ability: string | null
}

/** How the figure that is asked to move would get to a place, and at what price: anybody can count that. */
export interface WaySeen {
  readonly stand: Stand
  readonly cost: number
  readonly path: readonly Stand[]
}
