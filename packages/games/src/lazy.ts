import type { Game } from '@sandtable/kernel'

/** Said here once more, and not imported: only so a build leaves out what is not at hand (`in-the-making.ts`). */
declare const process: { readonly env: { readonly SANDTABLE_MAKING?: string } }

/** The games that can be played, each fetched when it is first needed: for pages, which pay for every byte. */
export const loaders: Readonly<Record<string, () => Promise<Game>>> = {
  xwing: async () => known((await import('@sandtable/xwing')).xwing),
  assault: async () => known((await import('@sandtable/assault')).assault),
  legion: async () => known((await import('@sandtable/legion')).legion),
  drill: async () => known((await import('@sandtable/drill')).drill),
  ...(process.env.SANDTABLE_MAKING === 'apex' && {
    apex: async () => known((await import('@sandtable/apex')).apex),
  }),
}

/** Tools handle every game by what they all have in common; its own types hold inside the game. */
function known(game: unknown): Game {
  return game as Game
}
