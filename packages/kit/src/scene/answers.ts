import { clone, type Plain, type Question } from '@sandtable/kernel'
import { part } from '../plain-data.ts'

/** What a thing on the table has if it stands for answers, and nothing if it stands for none. */
export interface Answering {
  readonly answers?: readonly Plain[]
}

export function answering(answers: readonly Plain[]): Answering {
  return answers.length === 0 ? {} : { answers: clone(answers) }
}

/** The things that an answer names: itself, its items, or the parts of it that name things. */
export function namedBy(answer: Plain, parts: readonly string[]): string[] {
  if (typeof answer === 'string') return [answer]
  const named = Array.isArray(answer) ? answer : parts.map((key) => part(answer, key))
  return named.filter((one) => typeof one === 'string')
}

/** The offered answers that name one of these things. */
export function answersNaming(
  question: Question | null,
  ids: readonly string[],
  namesOf: (answer: Plain) => readonly string[],
): Answering {
  const options = question?.options ?? []
  return answering(options.filter((option) => namesOf(option).some((id) => ids.includes(id))))
}
