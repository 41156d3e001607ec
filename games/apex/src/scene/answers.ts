import type { Plain } from '@sandtable/kernel'
import { type Answering, answersNaming, namedBy, part } from '@sandtable/kit'
import type { Sight } from './view.ts'

/** The parts of an answer that name legends and objects. */
const names = ['shoot', 'melee', 'on', 'for', 'interact', 'destroy', 'legend']

/** Which of the offered answers a thing on the table stands for: those that name one of these. */
export function answersFor(sight: Sight, ids: readonly string[]): Answering {
  return answersNaming(sight.question, ids, (answer) =>
    isForPlace(answer)
      ? []
      : [...namedBy(answer, names), ...bearerIn(sight, answer), ...wearerIn(sight, answer)],
  )
}

/** Answers that put a legend somewhere are given there. */
function isForPlace(answer: Plain): boolean {
  return typeof part(answer, 'field') === 'number' || part(answer, 'side') !== undefined
}

/** Whoever takes something off a weapon of its own. */
function wearerIn({ actor }: Sight, answer: Plain): string[] {
  return part(answer, 'detach') === undefined || actor === null ? [] : [actor.id]
}

/** The legend whose open card an answer uses. */
function bearerIn({ table }: Sight, answer: Plain): string[] {
  const bearer = table.bearers[String(part(answer, 'use'))]
  return bearer === undefined ? [] : [bearer]
}
