import type { Plain } from '@sandtable/kernel'
import { type Answering, answersNaming, namedBy, part } from '@sandtable/kit'
import type { Sight } from './view.ts'

/** The parts of an answer that name figures, groups and objects. */
const names = ['target', 'object', 'figure', 'token', 'group']

/** Which of the offered answers a thing on the table stands for: those that name one of these. */
export function answersFor(sight: Sight, ids: readonly string[]): Answering {
  return answersNaming(sight.question, ids, (answer) => [
    ...namedBy(answer, names),
    ...bearerIn(sight, answer),
  ])
}

/** The figure on which the card acts that an answer uses. */
function bearerIn({ bearers }: Sight, answer: Plain): string[] {
  const bearer = bearers[String(part(answer, 'use'))]
  return bearer === undefined ? [] : [bearer]
}
