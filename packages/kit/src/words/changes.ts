import type { Named } from '@sandtable/kernel'

/** What players of every game may agree on, in words. */

/** Back to where so many moves were made. */
export function backTo(moves: number): Named {
  if (moves === 0) return { en: 'back to the beginning', de: 'zurück zum Anfang' }
  return {
    en: `back to how it was after ${moves} ${moves === 1 ? 'move' : 'moves'}`,
    de: `zurück zum Stand nach ${moves} ${moves === 1 ? 'Zug' : 'Zügen'}`,
  }
}

/** The end of the game; null: nobody wins. */
export function endedFor(winner: Named | null): Named {
  if (winner === null) return { en: 'the game ends in a draw', de: 'das Spiel endet unentschieden' }
  return { en: `the game ends, and ${winner.en} wins`, de: `das Spiel endet, und ${winner.de} gewinnt` }
}

/** What players seldom change has no words of its own. */
export const somethingElse: Named = {
  en: 'something else on the table changes',
  de: 'etwas anderes am Tisch ändert sich',
}
