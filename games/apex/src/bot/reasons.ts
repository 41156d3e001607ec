import type { Named, Plain } from '@sandtable/kernel'
import { part } from '@sandtable/kit'
import { isOnBoard, legendOf } from '../state.ts'
import { cardName, legendName, tokenName } from '../words/names.ts'
import type { Plan } from './plan.ts'
import { blowAt } from './shots.ts'

/** Why, in a sentence or two. */

const round = (n: number) => Math.round(n)
const percent = (n: number) => `${Math.round(100 * n)} %`

export function actedBecause(plan: Plan, answer: Plain): Named[] {
  const { s, legend, judge } = plan
  const target = part(answer, 'shoot')
  if (typeof target === 'string') {
    const foe = legendOf(s, target)
    const { damage, kill } = blowAt(s, legend, foe, Number(part(answer, 'weapon')))
    const name = legendName(target)
    return [
      {
        en: `${name.en} can expect to lose about ${round(damage)} points to this shot${kill > 0.05 ? `, and is eliminated in ${percent(kill)} of all cases` : ''}.`,
        de: `${name.de} verliert durch diesen Schuss im Mittel etwa ${round(damage)} Punkte${kill > 0.05 ? ` und wird in ${percent(kill)} aller Fälle eliminiert` : ''}.`,
      },
    ]
  }
  const to = part(answer, 'move')
  if (typeof to === 'number') return movedBecause(plan, to)
  const use = part(answer, 'use')
  if (typeof use === 'string') {
    const name = tokenName(use)
    return [{ en: `${name.en} helps most now.`, de: `${name.de} hilft jetzt am meisten.` }]
  }
  const card = part(answer, 'play') ?? part(answer, 'ability')
  if (typeof card === 'string') {
    const name = cardName(card)
    return [{ en: `${name.en} brings more now than later.`, de: `${name.de} bringt jetzt mehr als später.` }]
  }
  if (part(answer, 'interact') !== undefined || part(answer, 'act') === 'interact')
    return [{ en: 'What is in it is worth the action.', de: 'Was darin liegt, ist die Aktion wert.' }]
  if (answer === 'pass')
    return [
      {
        en: `Nothing else is worth doing; enemies could do about ${round(judge.danger(legend.field))} damage here.`,
        de: `Nichts anderes lohnt sich; Gegner könnten hier etwa ${round(judge.danger(legend.field))} Schaden anrichten.`,
      },
    ]
  return []
}

export function movedBecause({ judge, legend }: Plan, to: number): Named[] {
  const [shot, before] = [judge.shot(to), isOnBoard(legend) ? judge.shot(legend.field) : 0]
  const [risk, was] = [judge.danger(to), isOnBoard(legend) ? judge.danger(legend.field) : 0]
  const found: Named[] = []
  if (shot > before)
    found.push({ en: 'From there a shot is worth more.', de: 'Von dort ist ein Schuss mehr wert.' })
  if (risk < was - 1)
    found.push({
      en: `Enemies could do about ${round(risk)} damage there instead of ${round(was)}.`,
      de: `Gegner könnten dort etwa ${round(risk)} Schaden anrichten statt ${round(was)}.`,
    })
  if (found.length === 0)
    found.push({
      en: 'It is on the way to a better position.',
      de: 'Es liegt auf dem Weg zu einer besseren Stellung.',
    })
  return found
}
