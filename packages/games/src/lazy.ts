import type { Game } from '@sandtable/kernel'

/** The games that can be played, each fetched when it is first needed: for pages, which pay for every byte. */
export const loaders: Readonly<Record<string, () => Promise<Game>>> = {
  xwing: async () => known((await import('@sandtable/xwing')).xwing),
  assault: async () => known((await import('@sandtable/assault')).assault),
  legion: async () => known((await import('@sandtable/legion')).legion),
  apex: async () => known((await import('@sandtable/apex')).apex),
  drill: async () => known((await import('@sandtable/drill')).drill),
}

/** Tools handle every game by what they all have in common; its own types hold inside the game. */
function known(game: unknown): Game {
  return game as Game
}
