import type { Shown } from '@sandtable/keeper/protocol'
import { note } from './games.ts'
import type { Note } from './kept.ts'

const written = new Map<string, string>()

/** Writes down how far a game is and how it ended, for the list of games. */
export function takeNote(id: string, shown: Shown): void {
  if (shown.move !== shown.moves) return
  const now = noteOf(id, shown)
  const text = JSON.stringify(now)
  if (written.get(id) === text) return
  written.set(id, text)
  void note(now)
}

function noteOf(id: string, { scene, over }: Shown): Note {
  const round = scene.facts.find((fact) => fact.name === 'round')?.value
  return {
    id,
    round: typeof round === 'number' && round > 0 ? round : null,
    over: over && { winner: over.winner },
  }
}
