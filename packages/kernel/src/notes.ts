import type { Changes } from './changes.ts'
import type { FactBook } from './facts.ts'

/** What stand-ins have to say about a step. */
export interface Notes {
  readonly book: FactBook
  readonly changes: Changes
  note(fact: number): void
  noteAll(facts: readonly number[]): void
  /** Looked at as a whole, and given out of hand or written to. */
  touch(part: number, field: string | null): void
}
