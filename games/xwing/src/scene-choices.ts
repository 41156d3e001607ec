import { type Choice, choicesOf } from '@sandtable/kernel'
import { layer } from './scene-pieces.ts'
import type { Sight } from './scene-view.ts'
import { answerName } from './words/answers.ts'

/** A button for every answer that the question lists. */
export function choices({ question, table }: Sight): Choice[] {
  if (question === null) return []
  return choicesOf(question, layer.choice, (answer) => answerName(question, answer, table))
}
