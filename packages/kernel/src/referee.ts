import type { Plain } from './plain.ts'
import type { Question } from './question.ts'
import type { State, Vocabulary } from './state.ts'

/** How scenarios speak of a game: its positions, its players' words, and what can be looked at. */
export interface Referee<V extends Vocabulary = Vocabulary> {
  /** The setup and table of a position, or what is wrong with its description. */
  position(spec: Plain, at: Plain): Position | Misread
  /** What players say, as patterns: `{ship} attacks {target}`. The first that fits is used. */
  readonly sentences: readonly Sentence<V>[]
  /** The piece that the open question is about, as expectations name it; null: about none. */
  asked?(s: State<V>, question: Question): string | null
  /** Things that expectations can name (`fel: { hull: 1 }`), as plain data. */
  look(s: State<V>): Readonly<Record<string, Plain>>
}

export interface Position {
  readonly setup: object
  /** Puts the pieces where the scenario wants them, once the table is laid and before the first step. */
  arrange(s: State): void
}

export interface Misread {
  readonly problem: string
  /** Where in the description, if it can be said. */
  readonly path?: readonly (string | number)[]
  readonly expected?: string
}

export interface Sentence<V extends Vocabulary = Vocabulary> {
  readonly pattern: string
  /** The gap that names whoever acts: the sentence is understood only while the question is about that piece. */
  readonly subject?: string
  /** The answer that it stands for. `question` is what the speaking seat is asked, if anything. */
  answer(words: Readonly<Record<string, string>>, s: State<V>, question: Question | null): Plain | Misread
}
