import type { Card, Effect, Limit, Seat } from '@sandtable/kernel'
import type { Trait } from '../../data/types.ts'
import type { AState, Assault, Figure, FigureId, MapObject } from '../state.ts'
import type { Activating } from './activations.ts'
import type { Attack } from './attacks.ts'
import type { Windows } from './windows.ts'

/** A card of Imperial Assault: the kernel's hooks, and what this game's cards have beyond them. */
export interface ACard extends Card<Assault> {
  /** Traits that the figure with this card has, beyond those on its deployment card. */
  readonly traits?: readonly Trait[]
  /** Special actions, by the id of the ability. */
  readonly actions?: Readonly<Record<string, SpecialAction>>
  /** Used in the figure's own activation before or after its actions; once in it, unless a limit says else. */
  readonly during?: {
    readonly limit?: Limit
    can?(s: AState, effect: Effect, v: Activating): boolean
    do(s: AState, effect: Effect, v: Activating): void
  }
  /** Does it protect this figure, beside its own, with a block (Sentinel, Protector)? */
  protects?(s: AState, defender: Figure): boolean
  /** The figure with this card is deployed while the skirmish is under way. */
  arrives?(s: AState, effect: Effect): void
  /** What named surge abilities do, by the id of the ability. */
  readonly surges?: Readonly<Record<string, { do(s: AState, effect: Effect, v: Attack): void }>>
  /** A command card in hand, by the window at which it is played. */
  readonly plays?: { readonly [W in keyof Windows]?: Playable }
  /** The effect that does what the card does while it lies on the discard pile. */
  readonly fromDiscards?: string
  /** A command card resolves. */
  play?(s: AState, play: Play): void
  /** What it may cost, in actions, to play this command card in the activation under way; none: not now. */
  inActivation?(s: AState, v: Activating): readonly number[]
  /** Does it let this figure attack somebody whom it could not attack without, before it declares a target? */
  aims?(s: AState, figure: Figure, effect: Effect): boolean
  /** Does it, as a special action, contain an attack (IA-ATK-015)? */
  readonly attacks?: boolean
  /** What a mission lets figures do with its tokens. */
  readonly interact?: {
    can(s: AState, figure: Figure, object: MapObject): boolean
    do(s: AState, figure: Figure, object: MapObject): void
  }
}

/** A command card as far as everybody can judge it: when could somebody who holds it play it? */
export interface Playable {
  readonly card: string
  /** Could this figure use it, as far as their cards say? Left out: it takes no figure. */
  suits?(figure: Figure): boolean
  possible(s: AState, seat: Seat, about: object): boolean
}

export interface SpecialAction {
  /** Actions. */
  readonly cost: number
  /** Does it contain an attack (IA-ATK-015)? */
  readonly attack?: boolean
  can?(s: AState, figure: Figure, effect: Effect): boolean
  do(s: AState, figure: Figure, effect: Effect): void
}

/** Who plays a command card: a player, by one of the figures. */
export interface Play {
  readonly seat: Seat
  readonly figure: FigureId | null
  /** Stands for the card, which is in play no longer: to pick for it, and to enter what lasts. */
  readonly effect: Effect
  /** Actions that were spent on it. */
  readonly cost: number
}
