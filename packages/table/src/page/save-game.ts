import type { Kept } from './kept/kept.ts'

/** Hands a game over as a file. */
export function saveGame({ game, record, played }: Pick<Kept, 'game' | 'record' | 'played'>): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: 'application/json' }))
  link.download = `sandtable-${game}-${new Date(played).toISOString().slice(0, 16).replace(':', '')}.json`
  link.click()
  URL.revokeObjectURL(link.href)
}
