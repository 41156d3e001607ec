import type { Named, Plain, Question, Seat } from '@sandtable/kernel'
import { isMap } from '@sandtable/kit'
import { otherSeat, type Row, type TokenName } from '../state.ts'
import type { MissionChange } from '../vocabulary/set-up.ts'
import type { LegionView } from '../vocabulary/view.ts'
import { weaponName } from './german/index.ts'
import { keywordName } from './keywords.ts'
import { actionNames, cardName, nameOnCard, pickedName, text, tokenNames, unitName } from './names.ts'
import { baneFronts, objectiveName } from './objectives.ts'

/** What a listed answer is called on a button. */

const words: Readonly<Record<string, Named>> = {
  done: text('Done', 'Fertig'),
  yes: text('Yes', 'Ja'),
  no: text('No', 'Nein'),
  pass: text('Pass', 'Passen'),
  aside: text('Take an order token that lies aside', 'Zurückgelegten Befehlsmarker nehmen'),
  draw: text('Draw an order token', 'Befehlsmarker ziehen'),
  ...baneFronts,
  appear: text('Turn up Here I Am', '„Hier bin ich“ aufdecken'),
  wait: text('Wait', 'Warten'),
  stay: text('Stay here', 'Hier bleiben'),
  any: text('Whoever stands last', 'Wer zuletzt steht'),
  anywhere: text('Wherever there is room', 'Wo Platz ist'),
  nearest: text('Beside the leader', 'Neben den Anführer'),
  primary: text('The objective', 'Das Einsatzziel'),
  secondary: text('The secondary objective', 'Das Sekundärziel'),
  ground: text('The ground', 'Der Boden'),
  left: text('The left edge', 'Die linke Kante'),
  right: text('The right edge', 'Die rechte Kante'),
  top: text('The far edge', 'Die obere Kante'),
  bottom: text('The near edge', 'Die untere Kante'),
  blue: text('Blue', 'Blau'),
  red: text('Red', 'Rot'),
}

const changes: Readonly<Record<MissionChange, Named>> = {
  primary: text('Replace the objective', 'Einsatzziel ersetzen'),
  secondary: text('Replace the secondary objective', 'Sekundärziel ersetzen'),
  'own advantage': text('Replace your advantage', 'Deinen Vorteil ersetzen'),
  'their advantage': text('Have their advantage replaced', 'Ihren Vorteil ersetzen lassen'),
  'take blue': text('Become the blue player', 'Blauer Spieler werden'),
  pass: text('Leave the mission as it is', 'Mission so lassen'),
}

const spentOnNone = text('Spend it, reroll none', 'Ausgeben, keinen neu würfeln')

type Asked = Pick<Question, 'step' | 'seat'>

/** The tokens of which some are spent at this step. */
const spentAt: Readonly<Record<string, TokenName>> = {
  'spend dodge tokens': 'dodge',
  'spend dodge tokens on crits': 'dodge',
  'spend surge tokens': 'surge',
}

function countName(step: string, count: number): Named {
  const token = spentAt[step]
  if (token === undefined) return text(`${count}`, `${count}`)
  if (count === 0) return text('None', 'Keinen')
  const { en, de } = tokenNames[token][count === 1 ? 0 : 1]
  return text(`${count} ${en}`, `${count} ${de}`)
}

export function answerName(question: Asked, answer: Plain, table: LegionView): Named {
  if (typeof answer === 'number') return countName(question.step, answer)
  if (typeof answer === 'boolean') return text(`${answer}`, `${answer}`)
  if (typeof answer === 'string') return nameOfWord(question, answer, table)
  if (answer === null) return text('Nothing', 'Nichts')
  if (question.step === 'spend an aim token') return spentOnNone
  if (!isMap(answer)) return partsName(question, answer as readonly Plain[], table)
  if (typeof answer.card === 'string') return cardName(answer.card)
  if (typeof answer.unit === 'string' && typeof answer.action === 'string') {
    const unit = unitName(table, answer.unit)
    const action = actionNames[answer.action] ?? named(answer.action)
    return text(`${unit.en}: ${action.en}`, `${unit.de}: ${action.de}`)
  }
  if (typeof answer.by === 'string' && typeof answer.weapon === 'string') {
    const [by, weapon, at] = [
      keywordName(answer.by),
      weaponName(answer.weapon),
      unitName(table, String(answer.defender)),
    ]
    return text(`${by.en}: ${weapon.en} at ${at.en}`, `${by.de}: ${weapon.de} auf ${at.de}`)
  }
  if (answer.way === 'pivot' && typeof answer.turn === 'number') return pivotName(answer.turn)
  if (typeof answer.facing === 'number') return pickedName(table, answer)
  return partsName(question, Object.values(answer), table)
}

/** Whatever an answer is made of, each by its name. */
function partsName(question: Asked, parts: readonly Plain[], table: LegionView): Named {
  const names = parts.flatMap((one) => (one === null ? [] : [answerName(question, one, table)]))
  return text(names.map(({ en }) => en).join(', '), names.map(({ de }) => de).join(', '))
}

function nameOfWord({ step, seat }: Asked, answer: string, table: LegionView): Named {
  if (step === 'change the mission' && Object.hasOwn(changes, answer))
    return changeName(table, seat, answer as MissionChange)
  const row = step === 'eliminate a battle card' ? table.rows?.[answer as Row]?.[0] : undefined
  if (row !== undefined) return cardName(row)
  if (step === 'choose a table edge') return edgeName(table, seat, answer)
  if ((step === 'act' || step === 'choose a free action') && actionNames[answer] !== undefined)
    return capital(actionNames[answer])
  // Of miniatures it means those that stand last; of whatever a card asks for, it is the card that says.
  const word = answer === 'any' && step === 'choose' ? undefined : words[answer]
  if (word !== undefined) return word
  const unit = table.units.find(({ id, minis }) => id === answer || minis.some((mini) => mini.id === answer))
  if (unit !== undefined && unit.id !== answer) return miniName(table, unit.id, answer)
  if (unit !== undefined) return unitName(table, answer)
  if (table.objectives.some(({ id }) => id === answer)) return objectiveName(table, answer)
  const card = cardName(answer)
  return card.en === answer ? pickedName(table, answer) : card
}

/** With the card that would go. */
function changeName(table: LegionView, seat: Seat, change: MissionChange): Named {
  const card = cardToChange(table, seat, change)
  const { en, de } = changes[change]
  return card === null ? changes[change] : text(`${en}: ${cardName(card).en}`, `${de}: ${cardName(card).de}`)
}

/** The card of the mission that this change is about; null: none lies there. */
export function cardToChange({ mission }: LegionView, seat: Seat, change: string): string | null {
  switch (change) {
    case 'primary':
    case 'secondary':
      return mission[change]?.card ?? null
    case 'own advantage':
      return mission.advantages[seat] ?? null
    case 'their advantage':
      return mission.advantages[otherSeat(seat)] ?? null
    default:
      return null
  }
}

/** Territories are drawn from the start, and who looks may sit anywhere: no edge is the upper one for everybody. */
export function edgeName({ edges }: LegionView, seat: Seat, edge: string): Named {
  return edges[seat] === edge
    ? text('Stay on the side that is drawn', 'Auf der eingezeichneten Seite bleiben')
    : text('Change sides', 'Die Seiten tauschen')
}

/** A miniature by what brought it, and its number among those of its kind. */
function miniName(table: LegionView, id: string, mini: string): Named {
  const unit = table.units.find((one) => one.id === id)
  const by = unit?.minis.find((one) => one.id === mini)?.by ?? null
  if (unit === undefined) return named(mini)
  const { en, de } = by === null ? nameOnCard(unit) : cardName(by)
  const number = unit.minis.findIndex((one) => one.id === mini) + 1
  return text(`${en} (${number})`, `${de} (${number})`)
}

function pivotName(turn: number): Named {
  if (turn === 180) return text('Pivot right round', 'Umdrehen')
  return turn < 0
    ? text(`Pivot ${-turn}° to the left`, `${-turn}° nach links drehen`)
    : text(`Pivot ${turn}° to the right`, `${turn}° nach rechts drehen`)
}

function capital({ en, de }: Named): Named {
  const first = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
  return text(first(en), first(de))
}

function named(name: string): Named {
  return text(name, name)
}
