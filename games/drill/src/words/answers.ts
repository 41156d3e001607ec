import type { Named, Plain } from '@sandtable/kernel'
import { part } from '@sandtable/kit'
import type { DrillView } from '../state.ts'
import { cadetName, cardName, stanceName } from './names.ts'

/** What an answer is called on its button. */
export function answerName(answer: Plain, { guards }: DrillView): Named {
  if (answer === 'pass') return { en: 'Pass', de: 'Passen' }
  if (typeof answer === 'string') return cadetName(answer)
  const guard = guards[String(part(answer, 'use'))]
  if (guard !== undefined) return together(cadetName(guard), { en: 'stands guard', de: 'gibt Deckung' })
  const card = part(answer, 'card')
  if (typeof card === 'string') return cardName(card)
  return together(cadetName(String(part(answer, 'cadet'))), stanceName(String(part(answer, 'stance'))))
}

function together(one: Named, other: Named): Named {
  return { en: `${one.en} ${other.en}`, de: `${one.de} ${other.de}` }
}
