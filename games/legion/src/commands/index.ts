import type { LCard } from '../vocabulary/card.ts'
import { battleForceCommands } from './battle-forces.ts'
import { chargeCommands } from './charges.ts'
import { cloneOfficerCommands } from './clone-officers.ts'
import { divulgedCommands } from './divulged.ts'
import { empireCommands } from './empire.ts'
import { hiredCommands } from './hired.ts'
import { imperialAgentCommands } from './imperial-agents.ts'
import { mandalorianCommands } from './mandalorians.ts'
import { rebelAgentCommands } from './rebel-agents.ts'
import { rebelCommands } from './rebels.ts'
import { republicCommands } from './republic.ts'
import { separatistCommands } from './separatists.ts'
import { withheldCommands } from './withheld.ts'

/** What the command cards do, by who may play them. */
export const commandCardRules: readonly LCard[] = [
  ...rebelCommands,
  ...rebelAgentCommands,
  ...empireCommands,
  ...republicCommands,
  ...separatistCommands,
  ...hiredCommands,
  ...mandalorianCommands,
  ...battleForceCommands,
  ...chargeCommands,
  ...divulgedCommands,
  ...imperialAgentCommands,
  ...cloneOfficerCommands,
  ...withheldCommands,
]
