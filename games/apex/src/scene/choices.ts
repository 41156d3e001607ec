import { type Choice, choicesOf, type Plain } from '@sandtable/kernel'
import { part } from '@sandtable/kit'
import { legendIds } from '../../data/legends/index.ts'
import { standBy } from '../flow/words.ts'
import { isTile } from '../loot.ts'
import { answerName } from '../words/answers.ts'
import { layer } from './layers.ts'
import { isStanding, legendIn, type Sight } from './view.ts'

/** A button for every answer that the question lists, each with the card or token that it uses. */
export function choices(sight: Sight): Choice[] {
  const all = choicesOf(
    sight.question,
    layer.choice,
    (answer) => answerName(sight, answer),
    (answer) => cardBehind(sight, answer),
  )
  // Cards come before what passes all windows of the turn, and what ends the activation after what can be done in it.
  const marked = all.map((one) =>
    part(one.answers[0], 'card') === standBy ? { ...one, passes: true as const } : one,
  )
  return sight.question?.step === 'act'
    ? [...marked.filter(isSure), ...marked.filter((one) => !isSure(one))]
    : marked
}

/** Whether there will be anybody to strike or anything to use after the step is not known yet: these come behind. */
function isSure({ answers: [answer] }: Choice): boolean {
  return part(answer, 'act') === undefined && answer !== 'pass'
}

function cardBehind(sight: Sight, answer: Plain): string | null {
  const { actor, question } = sight
  if (isWord(answer) && legendIds.some((id) => id === answer))
    // Who stands on the table is meant itself; what its abilities do is another matter.
    return isStanding(legendIn(sight, answer)) ? null : `legend:${answer}`
  const card = ['play', 'haste', 'hasten', 'ability'].map((key) => part(answer, key)).find(isWord)
  if (card !== undefined) return card
  const equip = part(answer, 'equip') ?? (question?.step === 'choose a weapon card' ? answer : null)
  if (isWord(equip)) return `weapon:${equip}`
  const tokens = ['use', 'pick', 'drop', 'attach', 'give', 'swap'].map((key) => part(answer, key))
  const token = tokens.find((one) => isWord(one) && isTile(one))
  if (isWord(token)) return `tile:${token}`
  const slot = ['weapon', 'special', 'replace']
    .map((key) => part(answer, key))
    .find((one) => typeof one === 'number')
  const weapon = typeof slot === 'number' ? actor?.weapons?.[slot] : null
  return weapon ? `weapon:${weapon.card}` : null
}

function isWord(value: unknown): value is string {
  return typeof value === 'string'
}
