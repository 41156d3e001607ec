import type { LCard } from '../vocabulary/card.ts'
import { customClan } from './custom-clan.ts'
import { darkSideForces } from './dark-side.ts'
import { imperialForces } from './empire.ts'
import { lightSideForces } from './light-side.ts'
import { mandalorianForces } from './mandalorians.ts'

/** What battle forces change in play. Those that only say who fights in them are none of these. */
export const battleForceRules: readonly LCard[] = [
  ...imperialForces,
  ...lightSideForces,
  ...darkSideForces,
  ...mandalorianForces,
  ...customClan,
]
