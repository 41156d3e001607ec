import type { Activating, Eliminated, Moving, Respawning, Throwing } from './acting.ts'
import type { Shot } from './shot.ts'

/** Moments at which cards may act, each with the variables of what opens it. */
export interface Windows {
  'begins its activation': Activating
  'ends its activation': Activating
  /** Shoot 1d. */
  'enhanced shot': Shot
  /** Shoot 2. */
  'before firing': Shot
  /** Between 3a and 3b: target cards are replaced. */
  'target cards revealed': Shot
  /** Right after 3c (APX-DMG-003). */
  'after the deal damage step': Shot
  /** Shoot 4. */
  'after firing': Shot
  /** After step 4. */
  'shoot action over': Shot
  'entered a field': Moving
  'grenade landed': Throwing
  'performs a respawn action': Respawning
  eliminated: Eliminated
}
