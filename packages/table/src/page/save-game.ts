import { handOverFile } from './hand-over-file.ts'
import type { Kept } from './kept/kept.ts'
import { fileOf } from './seating.ts'

/** Hands a game over as a file. */
export function saveGame(kept: Kept): void {
  const { game, played } = kept
  const when = new Date(played).toISOString().slice(0, 16).replace(':', '')
  handOverFile(new Blob([fileOf(kept)], { type: 'application/json' }), `sandtable-${game}-${when}.json`)
}
