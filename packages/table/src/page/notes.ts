import type { Message, Shown } from '../host/protocol.ts'
import { type Note, note } from './store.ts'

/** Listens to all tables and writes down how far each game is and how it ended, for the list of games. */
export function noteTaker(): (message: Message) => void {
  const written = new Map<string, string>()
  return (message) => {
    if (message.type !== 'shown' || message.shown.move !== message.shown.moves) return
    const now = noteOf(message.table, message.shown)
    const text = JSON.stringify(now)
    if (written.get(message.table) === text) return
    written.set(message.table, text)
    void note(now)
  }
}

function noteOf(id: string, { scene, over }: Shown): Note {
  const round = scene.facts.find((fact) => fact.name === 'round')?.value
  return {
    id,
    round: typeof round === 'number' && round > 0 ? round : null,
    over: over && { winner: over.winner },
  }
}
