import type { Named } from './language.ts'
import type { Chosen } from './lobby.ts'

/**
 * A first game that explains itself: a small battle, prepared up to the first interesting question, and a few
 * words at one question after the other.
 */
export interface Lesson extends Chosen {
  readonly id: string
  readonly name: Named
  readonly seed: string
  /** Everything before this step is played by bots. */
  readonly from: string
  /** Said in this order, one at a question: each waits for the first question at which it may be said. */
  readonly steps: readonly LessonStep[]
}

export interface LessonStep {
  /** The steps, or the moments for cards, at whose questions it may be said. */
  readonly at: readonly string[]
  readonly text: Named
}
