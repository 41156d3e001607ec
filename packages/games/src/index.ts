import { apex } from '@sandtable/apex'
import { assault } from '@sandtable/assault'
import { drill } from '@sandtable/drill'
import type { Game, Named } from '@sandtable/kernel'
import { legion } from '@sandtable/legion'
import { xwing } from '@sandtable/xwing'

/** A game on the shelf: one that can be played, or one of which only the rules are written down so far. */
export interface Shelved {
  readonly id: string
  readonly name: Named
  readonly game: Game | null
}

export const shelf: readonly Shelved[] = [
  playable(xwing),
  playable(assault),
  playable(legion),
  playable(apex),
  playable(drill),
]

/** The games that can be played. */
export const games: readonly Game[] = shelf.flatMap(({ game }) => (game === null ? [] : [game]))

/** Tools handle every game by what they all have in common; its own types hold inside the game. */
function playable(game: unknown): Shelved {
  const known = game as Game
  return { id: known.id, name: known.name, game: known }
}
