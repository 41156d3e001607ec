import { type Choice, clone } from '@sandtable/kernel'
import { layer } from './scene-layers.ts'
import { part, type Sight } from './scene-view.ts'
import { answerName } from './words/answers.ts'

/** A button for every answer that the question lists. */
export function choices({ question, table }: Sight): Choice[] {
  if (question?.options == null) return []
  return question.options.map((option, at) => {
    const card = part(option, 'card')
    const choice: Choice = {
      type: 'choice',
      id: `choice ${at}`,
      z: layer.choice,
      label: { ...answerName(question, option, table) },
      answers: [clone(option)],
    }
    return typeof card === 'string' ? { ...choice, about: card } : choice
  })
}
