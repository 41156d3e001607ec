import type { Rollable } from './chance.ts'
import type { Entry, State } from './state.ts'

/** Hears of each die as it falls and of each entry as it is told, with the game as it is at that moment. */
export interface Listener {
  rolled(s: State, die: Rollable, face: number): void
  told(s: State, entry: Entry): void
}

// Nobody listens while games are played; only whoever plays one again to give an account of it.
let listener: Listener | null = null

/** Does something, and lets somebody listen meanwhile. */
export function overheard<T>(by: Listener, work: () => T): T {
  const before = listener
  listener = by
  try {
    return work()
  } finally {
    listener = before
  }
}

export function hearRoll(s: State, die: Rollable, face: number): void {
  if (listener !== null) listener.rolled(s, die, face)
}

export function hearEntry(s: State, entry: Entry): void {
  if (listener !== null) listener.told(s, entry)
}
