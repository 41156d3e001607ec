import type { Bot, Game } from '@sandtable/kernel'
import { random } from './random.ts'

/** The bots that can play a game: `random` and the game's own. */
export function botsOf(game: Pick<Game, 'bots'>): readonly Bot[] {
  return [random, ...(game.bots ?? [])]
}

export function botNamed(game: Pick<Game, 'bots'>, id: string): Bot | undefined {
  return botsOf(game).find((bot) => bot.id === id)
}
