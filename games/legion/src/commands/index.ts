import type { LCard } from '../vocabulary/card.ts'
import { commands2018 } from './2018.ts'
import { ahsokaCommands } from './ahsoka.ts'
import { battleForceCommands } from './battle-forces.ts'
import { chargeCommands } from './charges.ts'
import { clanCommands } from './clans.ts'
import { cloneOfficerCommands } from './clone-officers.ts'
import { corellianSpike } from './corellian-spike.ts'
import { divulgedCommands } from './divulged.ts'
import { empireCommands } from './empire.ts'
import { hiredCommands } from './hired.ts'
import { igDroidCommands } from './ig-droids.ts'
import { imperialAgentCommands } from './imperial-agents.ts'
import { imperialOrderCommands } from './imperial-orders.ts'
import { inquisitorCommands } from './inquisitors.ts'
import { investigationCommands } from './investigation.ts'
import { jediKnightCommands } from './jedi-knight.ts'
import { liftedCommands } from './lifted.ts'
import { mandalorianCommands } from './mandalorians.ts'
import { orderTokenCommands } from './order-tokens.ts'
import { outOfHandCommands } from './out-of-hand.ts'
import { pirateCommands } from './pirates.ts'
import { rebelAgentCommands } from './rebel-agents.ts'
import { rebelFriendCommands } from './rebel-friends.ts'
import { rebelCommands } from './rebels.ts'
import { republicCommands } from './republic.ts'
import { sabineCommands } from './sabine.ts'
import { separatistOrderCommands } from './separatist-orders.ts'
import { separatistCommands } from './separatists.ts'
import { squadronCommands } from './squadron.ts'
import { stockCommands } from './stocks.ts'
import { taggeCommands } from './tagge.ts'
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
  ...separatistOrderCommands,
  ...rebelFriendCommands,
  ...pirateCommands,
  ...imperialOrderCommands,
  ...igDroidCommands,
  ...ahsokaCommands,
  ...orderTokenCommands,
  ...sabineCommands,
  ...taggeCommands,
  ...clanCommands,
  ...inquisitorCommands,
  ...stockCommands,
  ...liftedCommands,
  ...corellianSpike,
  ...investigationCommands,
  ...jediKnightCommands,
  ...squadronCommands,
  ...outOfHandCommands,
  ...commands2018,
]
