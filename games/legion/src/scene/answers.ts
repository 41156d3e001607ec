import type { Plain } from '@sandtable/kernel'
import { type Answering, answersNaming, namedBy } from '@sandtable/kit'
import { fullestPool } from './pools.ts'
import type { Sight } from './view.ts'

/** The parts of an answer that name units, miniatures and tokens. */
const names = ['unit', 'defender', 'mini', 'objective', 'token']

/** Which of the offered answers a thing on the table stands for: those that name one of these. */
export function answersFor(sight: Sight, ids: readonly string[]): Answering {
  const { question, table } = sight
  const pool = fullestPool(sight)
  if (pool !== undefined && ids.includes(table.now.attack?.defender ?? '')) return { answers: [pool] }
  return answersNaming(question, ids, (answer) => [...namedBy(answer, names), ...bearerIn(table, answer)])
}

/** The unit on which the card acts that an answer uses. */
export function bearerIn({ inPlay }: Sight['table'], answer: Plain): string[] {
  if (typeof answer !== 'object' || answer === null || !('use' in answer)) return []
  const effect = inPlay.effects[Number(answer.use)]
  return effect?.on == null ? [] : [effect.on]
}
