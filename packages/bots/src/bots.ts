import type { Bot, Game } from '@sandtable/kernel'
import { random } from './random.ts'

/** The bots that can play a game: `random` and the game's own, from the weakest to the strongest. */
export function botsOf(game: Pick<Game, 'bots'>): readonly Bot[] {
  return [random, ...(game.bots ?? [])]
}

/** The one that most people want to play against, and that decides for them: `steady`, or the last that there is. */
export function usualBot(game: Pick<Game, 'bots'>): string {
  return (botNamed(game, 'steady') ?? botsOf(game).at(-1) ?? random).id
}

export function botNamed(game: Pick<Game, 'bots'>, id: string): Bot | undefined {
  return botsOf(game).find((bot) => bot.id === id)
}
