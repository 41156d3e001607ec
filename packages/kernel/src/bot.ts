import type { Plain } from './plain.ts'
import type { Question } from './question.ts'
import type { Random } from './random.ts'
import type { RuleId } from './rule.ts'
import type { Seen } from './seen.ts'

/** A player made of code. It knows what its seat knows, and nothing else. */
export interface Bot {
  readonly id: string
  choose(place: Place, random: Random): Plain
}

/** A seat at the table, as a bot sits on it. */
export interface Place {
  readonly question: Question
  /** Everything the seat may see; made when asked for, since many bots need only the question. */
  look(): Seen
  /** Some legal answer. */
  sample(random: Random): Plain
  /** Null for a legal answer, else the rule that forbids it. */
  refuse(answer: Plain): RuleId | null
}
