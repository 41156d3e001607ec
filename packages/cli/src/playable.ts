import type { Shelved } from '@sandtable/games'
import type { Game } from '@sandtable/kernel'
import type { Mistake } from './command.ts'
import { didYouMean } from './nearest.ts'

export function playableGames(shelf: readonly Shelved[]): Game[] {
  return shelf.flatMap(({ game }) => (game === null ? [] : [game]))
}

/** The game that somebody wants to play. */
export function gameNamed(shelf: readonly Shelved[], id: string): Game | Mistake {
  const known = playableGames(shelf).map((game) => game.id)
  const shelved = shelf.find((one) => one.id === id)
  const list = `Playable: ${known.join(', ')}.`
  if (shelved === undefined)
    return { mistake: `There is no game “${id}”${didYouMean(id, known) || '.'} ${list}` }
  return shelved.game ?? { mistake: `Of ${id} only the rules are here; it cannot be played yet. ${list}` }
}
