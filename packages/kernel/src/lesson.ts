import type { Named } from './language.ts'
import type { Plain } from './plain.ts'
import type { Seat } from './seat.ts'

/**
 * A first game that explains itself: a small battle, prepared up to the first interesting question, and a few
 * words at each question that comes up for the first time.
 */
export interface Lesson {
  readonly id: string
  readonly name: Named
  readonly forces: Readonly<Record<Seat, Plain>>
  readonly board: string
  readonly seed: string
  /** Everything before this step is played by bots. */
  readonly from: string
  /** In the order in which they are likely to come. */
  readonly steps: readonly LessonStep[]
}

export interface LessonStep {
  /** The step, or the moment for cards, at whose question it is said. */
  readonly at: string
  readonly text: Named
}
