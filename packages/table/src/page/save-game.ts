import type { Kept } from './kept/kept.ts'
import { fileOf } from './seating.ts'

/** Hands a game over as a file. */
export function saveGame(kept: Kept): void {
  const { game, played } = kept
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([fileOf(kept)], { type: 'application/json' }))
  link.download = `sandtable-${game}-${new Date(played).toISOString().slice(0, 16).replace(':', '')}.json`
  link.click()
  URL.revokeObjectURL(link.href)
}
