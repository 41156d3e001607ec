import { clone, type Plain } from '@sandtable/kernel'
import { part, type Sight } from './view.ts'

/** Which of the offered answers a thing on the table stands for. */

const keys = ['target', 'object', 'figure', 'token', 'group'] as const

/** The figures, groups and objects that an answer names. */
function namedBy(sight: Sight, option: Plain): string[] {
  if (typeof option === 'string') return [option]
  if (Array.isArray(option)) return option.filter((one) => typeof one === 'string')
  const found = keys.map((key) => part(option, key)).filter((one) => typeof one === 'string')
  const bearer = sight.bearers[String(part(option, 'use'))]
  return bearer === undefined ? found : [...found, bearer]
}

/** The answers that name one of these. */
export function answersFor(sight: Sight, ids: readonly string[]): { answers?: readonly Plain[] } {
  const options = sight.question?.options ?? []
  return given(options.filter((option) => namedBy(sight, option).some((id) => ids.includes(id))))
}

export function given(answers: readonly Plain[]): { answers?: readonly Plain[] } {
  return answers.length === 0 ? {} : { answers: clone(answers) }
}
