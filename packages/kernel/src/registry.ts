import type { Card } from './card.ts'
import type { Game } from './game.ts'
import type { Procedure } from './procedure.ts'

/** A game with its parts indexed by name. */
export interface Indexed {
  readonly game: Game
  readonly procedures: ReadonlyMap<string, Procedure>
  readonly cards: ReadonlyMap<string, Card>
}

// A state names its game instead of holding it, so that it stays plain data; this is where the name leads.
const known = new Map<string, Indexed>()
// Mostly it is the same one as the last time.
let last: Indexed | null = null

export function register(indexed: Indexed): void {
  known.set(indexed.game.id, indexed)
  last = null
}

export function gameOf(s: { readonly game: string }): Indexed {
  if (last !== null && last.game.id === s.game) return last
  const indexed = known.get(s.game)
  if (indexed === undefined) throw new Error(`no game “${s.game}” is known here`)
  last = indexed
  return indexed
}
