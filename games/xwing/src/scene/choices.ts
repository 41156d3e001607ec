import { type Choice, choicesOf } from '@sandtable/kernel'
import { answerName } from '../words/answers.ts'
import { layer } from './layers.ts'
import type { Sight } from './view.ts'

/** A button for every answer that the question lists. */
export function choices({ question, seen }: Sight): Choice[] {
  if (question === null) return []
  return choicesOf(question, layer.choice, (answer) => answerName(question, answer, seen.table))
}
