import type { Activating, ActivatingGroup } from './activations.ts'
import type { Attack, Rerolling } from './attacks.ts'
import type { Playing } from './commands.ts'
import type { Straining, Suffering } from './damage.ts'
import type { Interacting } from './interactions.ts'
import type { Stepping, Walking } from './moves.ts'

/** Moments at which cards may act, each with the variables of what opens it. */
export interface Windows {
  'mission starts': object
  'figures deployed': object
  'start of round': object
  'end of round': object
  'start of status phase': object
  'group activates': ActivatingGroup
  'start of activation': Activating
  'end of activation': Activating
  'after activation': ActivatingGroup
  'action resolved': Activating
  'before declaring': Attack
  'attack declared': Attack
  'before rolling': Attack
  'dice rolled': Attack
  'reroll dice': Attack
  'about to reroll': Rerolling
  'dice rerolled': Rerolling
  'modify results': Attack
  'before damage': Attack
  'attack resolved': Attack
  /** Every single step, even among other figures, where nothing interrupts. */
  'space left': Stepping
  'space exited': Stepping
  'space entered': Stepping
  'movement ended': Walking
  'about to suffer': Suffering
  'damage suffered': Suffering
  'health reached': Suffering
  'figure defeated': Suffering
  'object destroyed': Suffering
  'command card played': Playing
  interacted: Interacting
  'about to strain': Straining
}
