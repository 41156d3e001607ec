import type { BoardPlan } from '../types.ts'
import crossroads from './crossroads.json' with { type: 'json' }
import foundry from './foundry.json' with { type: 'json' }
import overlook from './overlook.json' with { type: 'json' }
import pinegulch from './pinegulch.json' with { type: 'json' }
import stackyard from './stackyard.json' with { type: 'json' }

/** The boards of the game, as people write them; whether they are right is checked like anybody's (`read.ts`). */
export const boardPlans: readonly BoardPlan[] = [
  crossroads,
  stackyard,
  pinegulch,
  foundry,
  overlook,
] as readonly unknown[] as readonly BoardPlan[]
