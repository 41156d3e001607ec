import type { LCard } from '../vocabulary/card.ts'
import { force } from './force.ts'

/** What upgrades do beyond their figures, weapons and keywords, slot by slot. */
export const upgradeRules: readonly LCard[] = [...force]

/** Read by the steps that they change, and no cards in play. */
const readInSteps: readonly string[] = ['jedi-training-force-adept']

/** The upgrades whose effects are built, by their ids. */
export const upgradeEffects: readonly string[] = [
  ...readInSteps,
  ...upgradeRules.flatMap(({ id }) => (id.includes('/') ? [] : [id.slice('upgrade:'.length)])),
]
