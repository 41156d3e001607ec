import type { Named } from './language.ts'
import type { Plain } from './plain.ts'
import type { Question } from './question.ts'
import type { Random } from './random.ts'
import type { RuleId } from './rule.ts'
import type { Seen } from './seen.ts'
import type { Vocabulary } from './state.ts'

/** A player made of code. It knows what its seat knows, and nothing else. */
export interface Bot<V extends Vocabulary = Vocabulary> {
  readonly id: string
  /** The steps at which its choices bring it to the enemy: players who fight follow it there (see the contract). */
  readonly leads?: readonly string[]
  choose(place: Place<V>, random: Random): Plain
  /** What it would answer, and why, in a sentence or two: a hint. */
  advise?(place: Place<V>, random: Random): Advice
}

export interface Advice {
  readonly answer: Plain
  readonly reasons: readonly Named[]
}

/** A seat at the table, as a bot sits on it. */
export interface Place<V extends Vocabulary = Vocabulary> {
  readonly question: Question
  /** Everything the seat may see; made when asked for, since many bots need only the question. */
  look(): Seen<V>
  /** Some legal answer. */
  sample(random: Random): Plain
  /** Null for a legal answer, else the rule that forbids it. */
  refuse(answer: Plain): RuleId | null
}
