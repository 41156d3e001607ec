import type { LCard } from '../vocabulary/card.ts'
import { command } from './command.ts'
import { comms } from './comms.ts'
import { force } from './force.ts'
import { gear } from './gear.ts'
import { training } from './training.ts'

/** What upgrades do beyond their figures, weapons and keywords, slot by slot. */
export const upgradeRules: readonly LCard[] = [...command, ...comms, ...force, ...gear, ...training]

/** Read by the steps that they change, and no cards in play. */
const readInSteps: readonly string[] = ['jedi-training-force-adept']

/** The upgrades whose effects are built, by their ids. */
export const upgradeEffects: readonly string[] = [
  ...readInSteps,
  ...upgradeRules.flatMap(({ id }) => (id.includes('/') ? [] : [id.slice('upgrade:'.length)])),
]
