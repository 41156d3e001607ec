import { type Connection, noAnswer } from '../connection.ts'
import type { Damaged, Kept } from '../kept/kept.ts'

/** Games that were played back since the page was opened, with what came of it; by id and date. */
const tried = new Map<string, string | null>()

/**
 * Plays games back, one after the other, and tells of those that cannot be: made with an older version, or
 * damaged in a way that only shows at the table. The answer stops it.
 */
export function misplayed(
  connection: Connection,
  games: readonly Kept[],
  tell: (one: Damaged) => void,
): () => void {
  let stopped = false
  const work = async () => {
    for (const { id, played, record } of games) {
      if (stopped) return
      const name = `${id} ${played}`
      if (!tried.has(name)) {
        const found = await connection.call('inspect', { text: JSON.stringify(record) })
        const wrong = 'problem' in found ? found.problem : null
        if (wrong === noAnswer) return
        tried.set(name, wrong)
      }
      const problem = tried.get(name) ?? null
      if (problem !== null && !stopped) tell({ id, problem })
    }
  }
  void work()
  return () => {
    stopped = true
  }
}
