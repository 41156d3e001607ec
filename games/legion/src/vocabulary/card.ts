import type { Card, Effect, RuleId, Seat } from '@sandtable/kernel'
import type { Legion, LState, Unit } from '../state.ts'

/** A card of Legion: the kernel's hooks, and this game's own. */
export interface LCard extends Card<Legion>, OwnHooks {}

/** What this game's cards have beyond the kernel's hooks. */
export interface OwnHooks {
  /** An action that it lets units perform (LG2-ACT-006 to -010): its own unit, or, where it is on none, all that may. */
  readonly action?: CardAction
  /** A command card that is used out of the hand, and never chosen in the command phase. */
  readonly outOfHand?: HandMoment
}

export interface HandMoment {
  readonly at: 'a defender is declared' | 'an enemy ends its activation'
  /** Could this side use it now, if it has it? To be answered from what everybody sees. */
  could(s: LState, seat: Seat, unit: Unit): boolean
}

export interface CardAction {
  /** 0: a free action; 2: a double arrow (LG2-ACT-008). Some are free on one card and not on another. */
  readonly cost: 0 | 1 | 2 | ((s: LState, unit: Unit) => 0 | 1)
  /** It is a move, so that it may bring the unit onto the battlefield (LG2-DEPL-001). */
  readonly moves?: true
  /** Could this unit perform it now? If not, perhaps by which rule; else by the first of its card. */
  can?(s: LState, unit: Unit, effect: Effect): boolean | RuleId
  do(s: LState, unit: Unit, effect: Effect): void
}
