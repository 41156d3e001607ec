import type { ACard } from '../card.ts'
import { activationCommands } from './activation.ts'
import { attackCommands } from './attack.ts'
import { defenceCommands } from './defence.ts'
import { roundCommands } from './round.ts'

/** What command cards do. */
export const commands: readonly ACard[] = [
  ...attackCommands,
  ...defenceCommands,
  ...activationCommands,
  ...roundCommands,
]
