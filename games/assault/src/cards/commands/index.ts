import type { ACard } from '../card.ts'
import { activationCommands } from './activation.ts'
import { attackCommands } from './attack.ts'
import { attackAfterCommands } from './attack-after.ts'
import { balanceCommands } from './balance.ts'
import { defenceCommands } from './defence.ts'
import { forceCommands } from './force.ts'
import { groupCommands } from './groups.ts'
import { handCommands } from './hands.ts'
import { harmCommands } from './harm.ts'
import { reactionCommands } from './reactions.ts'
import { reserveCommands } from './reserves.ts'
import { roundCommands } from './round.ts'
import { roundLastingCommands } from './round-lasting.ts'
import { specialAttackCommands } from './special-attacks.ts'
import { standingByCommands } from './standing-by.ts'
import { supportCommands } from './support.ts'

/** What command cards do. */
export const commands: readonly ACard[] = [
  ...attackCommands,
  ...defenceCommands,
  ...activationCommands,
  ...roundCommands,
  ...roundLastingCommands,
  ...attackAfterCommands,
  ...balanceCommands,
  ...forceCommands,
  ...groupCommands,
  ...handCommands,
  ...harmCommands,
  ...reactionCommands,
  ...reserveCommands,
  ...specialAttackCommands,
  ...standingByCommands,
  ...supportCommands,
]
