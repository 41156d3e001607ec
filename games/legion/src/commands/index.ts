import type { LCard } from '../vocabulary/card.ts'
import { battleForceCommands } from './battle-forces.ts'
import { chargeCommands } from './charges.ts'
import { empireCommands } from './empire.ts'
import { hiredCommands } from './hired.ts'
import { mandalorianCommands } from './mandalorians.ts'
import { rebelCommands } from './rebels.ts'
import { republicCommands } from './republic.ts'
import { separatistCommands } from './separatists.ts'

/** What the command cards do, by who may play them. */
export const commandCardRules: readonly LCard[] = [
  ...rebelCommands,
  ...empireCommands,
  ...republicCommands,
  ...separatistCommands,
  ...hiredCommands,
  ...mandalorianCommands,
  ...battleForceCommands,
  ...chargeCommands,
]
