import { type Answering, answersNaming, namedBy } from '@sandtable/kit'
import type { Sight } from './view.ts'

/** The offered answers that a thing on the table stands for: those that name it, by itself or as a target. */
export function answersFor({ question }: Sight, id: string): Answering {
  return answersNaming(question, [id], (answer) => namedBy(answer, ['target']))
}
