import { choicesOf, type Scene, type Seen } from '@sandtable/kernel'
import type { Drill } from '../state.ts'
import { answerName } from '../words/answers.ts'
import { cards } from './cards.ts'
import { dice } from './dice.ts'
import { facts } from './facts.ts'
import { layer } from './layers.ts'
import { attackLine, cadets, yard, yardSize } from './pieces.ts'

/** What the table draws for somebody who sees this: the yard, who stands there, and what can be answered. */
export function scene(seen: Seen<Drill>): Scene {
  const { question, table } = seen
  return {
    ...yardSize(seen),
    unit: 'space',
    things: [
      ...yard(seen),
      ...cadets(seen),
      ...attackLine(seen),
      ...dice(seen),
      ...cards(seen),
      ...choicesOf(question, layer.choice, (answer) => answerName(answer, table)),
    ],
    facts: facts(seen),
  }
}
