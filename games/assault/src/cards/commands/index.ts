import type { ACard } from '../../vocabulary/card.ts'
import { activationCommands } from './activation.ts'
import { lateActivationCommands } from './activation-late.ts'
import { attackCommands } from './attack.ts'
import { attackAfterCommands } from './attack-after.ts'
import { lateAttackCommands } from './attack-late.ts'
import { balanceCommands } from './balance.ts'
import { defenceCommands } from './defence.ts'
import { discardPileCommands } from './discard-pile.ts'
import { forceCommands } from './force.ts'
import { groupCommands } from './groups.ts'
import { lateGroupCommands } from './groups-late.ts'
import { handCommands } from './hands.ts'
import { lateHandCommands } from './hands-late.ts'
import { harmCommands } from './harm.ts'
import { lateHarmCommands } from './harm-late.ts'
import { lateLastingCommands } from './lasting-late.ts'
import { namedAbilityCommands } from './named.ts'
import { reactionCommands } from './reactions.ts'
import { lateReactionCommands } from './reactions-late.ts'
import { reserveCommands } from './reserves.ts'
import { roundCommands } from './round.ts'
import { roundLastingCommands } from './round-lasting.ts'
import { lateRoundCommands } from './round-late.ts'
import { specialAttackCommands } from './special-attacks.ts'
import { standingByCommands } from './standing-by.ts'
import { supportCommands } from './support.ts'
import { lateSupportCommands } from './support-late.ts'

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
  ...namedAbilityCommands,
  ...reactionCommands,
  ...reserveCommands,
  ...specialAttackCommands,
  ...standingByCommands,
  ...supportCommands,
  ...lateActivationCommands,
  ...lateAttackCommands,
  ...discardPileCommands,
  ...lateGroupCommands,
  ...lateHandCommands,
  ...lateHarmCommands,
  ...lateLastingCommands,
  ...lateReactionCommands,
  ...lateRoundCommands,
  ...lateSupportCommands,
]
