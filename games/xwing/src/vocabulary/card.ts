import type { Card, Effect } from '@sandtable/kernel'
import type { Ship, XState, XWing } from '../state.ts'
import type { Blast } from './bombs.ts'

/** A card of X-Wing: the kernel's hooks, and this game's own. */
export interface XCard extends Card<XWing>, OwnHooks {}

/** What this game's cards have beyond the kernel's hooks. */
export interface OwnHooks {
  /** The header Action: what it needs, and what it does. */
  readonly action?: {
    can?(s: XState, ship: Ship, effect: Effect): boolean
    do(s: XState, ship: Ship, effect: Effect): void
  }
  /** Who modifies dice by this card, if not its own ship: it lets the attacker or the defender do so. */
  readonly lets?: 'attacker' | 'defender'
  /** What a bomb does to a ship that it reaches. */
  blast?(s: XState, blast: Blast): void
}
