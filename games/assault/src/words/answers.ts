import type { Named, Plain, Question } from '@sandtable/kernel'
import { type CommonEntries, part } from '@sandtable/kit'
import { findCommand, findFigure, findUpgrade } from '../army/cards.ts'
import { askedAbout } from '../asked-about.ts'
import type { AssaultView, DieSeen, SurgeSeen } from '../vocabulary/view.ts'
import { shownName } from './dice.ts'
import {
  abilityName,
  abilityOfCard,
  before,
  beside,
  cardName,
  colourName,
  conditionName,
  faceName,
  gainsName,
  isColour,
  isCondition,
  isFaceInWords,
  isSide,
  isSymbol,
  list,
  readable,
  sideName,
  symbolName,
  text,
  tokenName,
  zoneName,
} from './names.ts'
import { phraseAt } from './phrases.ts'
import { type Numbers, numbersIn, pickedWord } from './picks.ts'
import { figureName, groupName, objectName, specialName, targetName } from './pieces.ts'
import { standName } from './table-seen.ts'

/** What a listed answer is called on a button. */

/** The question, and the table on which it is asked. */
interface Asked {
  readonly step: string
  readonly choice: string
  /** The moment at which cards act. */
  readonly moment: string
  readonly numbers: Numbers
  readonly seen: AssaultView
}

type Details = { readonly [key: string]: Plain }

export function answerName(
  question: Pick<Question, 'step' | 'about'>,
  answer: Plain,
  seen: AssaultView,
): Named {
  const asked: Asked = {
    step: question.step,
    choice: askedAbout(question).choice,
    moment: String(part(question.about, 'moment') ?? 'during activation'),
    numbers: numbersIn(question),
    seen,
  }
  return capital(nameOf(asked, answer))
}

/** What was chosen for a card. Dice go by their places, which tell nothing once they have changed. */
export function pickedName(
  { card, choice, picked }: CommonEntries['chose'],
  seen: AssaultView,
): Named | null {
  const about = { card, choice }
  const isDie = typeof picked === 'number' && numbersIn({ step: 'choose', about }).includes('dice')
  return isDie ? null : answerName({ step: 'choose', about }, picked, seen)
}

function capital({ en, de }: Named): Named {
  const upper = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
  // Names of spaces are small wherever they stand.
  return /^[a-z]{1,2}\d/.test(en) ? text(en, de) : text(upper(en), upper(de))
}

function nameOf(asked: Asked, answer: Plain): Named {
  if (typeof answer === 'number') return numberName(asked, answer)
  if (typeof answer === 'string') return wordName(asked, answer)
  if (typeof answer === 'boolean') return wordName(asked, answer ? 'yes' : 'no')
  if (answer === null) return wordName(asked, 'none')
  return Array.isArray(answer) ? severalName(asked, answer) : detailsName(asked, answer as Details)
}

function numberName({ step, numbers, seen }: Asked, number: number): Named {
  if (step === 'discard command cards instead') {
    if (number === 0) return text('Suffer the damage', 'Schaden erleiden')
    return text(`Discard ${number}`, `${number} ablegen`)
  }
  const plain = text(String(number), String(number))
  if (numbers === 'amounts') return plain
  if (numbers === 'places') return placeName(seen, number) ?? plain
  const dice = numbers === 'defence dice' ? seen.dice?.defence : seen.dice?.attack
  const die = dice?.[numbers === 'attack dice from 1' ? number - 1 : number]
  return die === undefined ? plain : shownName(die)
}

function allDice({ dice }: AssaultView): readonly DieSeen[] {
  return dice === null ? [] : [...dice.attack, ...dice.defence]
}

function placeName(seen: AssaultView, stand: number): Named | null {
  const found = standName(seen, stand)
  if (found === null) return null
  const { name, turned } = found
  return turned ? text(`${name}, turned`, `${name}, gedreht`) : text(name, name)
}

function wordName(asked: Asked, word: string): Named {
  const { step, seen } = asked
  if (seen.figures.some(({ id }) => id === word)) return figureName(word, seen)
  if (seen.groups.some(({ id }) => id === word)) return groupName(word, seen)
  if (seen.objects.some(({ id }) => id === word)) return objectName(word, seen)
  if (isSide(word)) return sideName(word)
  const surge = step === 'spend surges' ? seen.attack?.abilities.find(({ key }) => key === word) : undefined
  if (surge !== undefined) return surgeName(surge)
  const phrase = pickedWord(asked.choice, word) ?? phraseAt(step, word)
  if (phrase !== null) return phrase
  if (step === 'choose a deployment zone') return zoneName(word)
  if (step.startsWith('spend a power token')) return tokenName(word)
  return keyName(word)
}

/** What a word of a card may stand for: a symbol, a colour, a condition, a card, an ability. */
function keyName(word: string): Named {
  if (isSymbol(word)) return symbolName(word)
  if (isCondition(word)) return conditionName(word)
  if (isFaceInWords(word)) return faceName(word)
  const words = word.split(' ')
  if (words.every(isColour)) return list(words.map(colourName))
  const [symbol = '', more = ''] = words
  if (words.length === 2 && isSymbol(symbol) && more === 'token') return tokenName(symbol)
  if (words.length === 2 && isSymbol(symbol) && /^\d+$/.test(more))
    return gainsName({ [symbol]: Number(more) }) ?? readable(word)
  const card =
    word.includes(':') || (findCommand(word) ?? findUpgrade(word) ?? findFigure(word)) !== undefined
  return card ? cardName(word) : abilityName(word)
}

function surgeName({ key, cost, gives, ability }: SurgeSeen): Named {
  const name = gainsName(gives) ?? abilityName(ability ?? key)
  return cost === 1 ? name : beside(name, text(`${cost} surges`, `${cost} Energie`))
}

/** Dice to reroll, or two things that change places. */
function severalName(asked: Asked, several: readonly Plain[]): Named {
  const dice = allDice(asked.seen)
  const isReroll = asked.step === 'choose dice to reroll'
  if (several.length === 0)
    return isReroll ? text('Reroll nothing', 'Nichts neu würfeln') : text('None', 'Nichts davon')
  return list(
    several.map((one) => {
      const die = isReroll && typeof one === 'number' ? dice[one] : undefined
      return die === undefined ? nameOf(asked, one) : shownName(die)
    }),
    ' + ',
  )
}

function detailsName(asked: Asked, details: Details): Named {
  const { seen } = asked
  const { move, step, action, use, command, card, discard, target, token, to, space, colour, die } = details
  if (typeof move === 'number') return wayName(seen, move, text('Move to', 'Nach'))
  if (typeof step === 'number') return wayName(seen, step, text('Go through', 'Durch'))
  if (typeof action === 'string') return actionName(asked, action, details)
  if (command !== undefined) return before(text('Play', 'Spielen'), withCost(cardName(String(card)), details))
  if (discard !== undefined) return before(text('Discard', 'Ablegen'), cardName(String(card)))
  if (use !== undefined) return useName(asked, String(card), String(use))
  if (typeof target === 'string' && typeof space === 'number') return aimName(asked, target, space)
  if (typeof token === 'string' && typeof to === 'number')
    return before(objectName(token, seen), placeName(seen, to) ?? readable(String(to)))
  if (typeof space === 'number' && typeof colour === 'string')
    return before(placeName(seen, space) ?? readable(String(space)), colourName(colour))
  if (typeof die === 'number' && typeof colour === 'string') return swapName(seen, die, colour)
  // Whatever else a card offers: the names of its parts.
  return list(Object.values(details).map((one) => nameOf(asked, one)))
}

/** A target with its distance; one that can be aimed at in several spaces, with the space. */
function aimName({ seen }: Asked, target: string, space: number): Named {
  const all = (seen.attack?.targets ?? []).filter((one) => one.target === target)
  const distance = all.find((one) => one.space === space)?.distance ?? null
  const place = all.length === 1 ? [] : [placeName(seen, space) ?? readable(String(space))]
  const apart = distance === null ? [] : [text(`distance ${distance}`, `Entfernung ${distance}`)]
  const more = [...place, ...apart]
  return more.length === 0 ? targetName(target, seen) : beside(targetName(target, seen), list(more))
}

/** A die, numbered from 1, that becomes one of another colour. */
function swapName(seen: AssaultView, number: number, colour: string): Named {
  const die = allDice(seen)[number - 1]
  const { en, de } = die === undefined ? readable(String(number)) : shownName(die)
  const into = colourName(colour)
  return text(`${en} becomes ${into.en}`, `${de} wird ${into.de}`)
}

function wayName(seen: AssaultView, stand: number, word: Named): Named {
  const { en, de } = placeName(seen, stand) ?? readable(String(stand))
  const cost = seen.ways.find((one) => one.stand === stand)?.cost
  const name = text(`${word.en} ${en}`, `${word.de} ${de}`)
  return cost === undefined ? name : beside(name, text(`cost ${cost}`, `Kosten ${cost}`))
}

function actionName({ seen }: Asked, action: string, details: Details): Named {
  switch (action) {
    case 'move':
      return text('Gain movement points', 'Bewegungspunkte erhalten')
    case 'attack':
      return text('Attack', 'Angreifen')
    case 'interact':
      return before(text('Interact', 'Interagieren'), objectName(String(details.object), seen))
    case 'shed':
      return before(text('Discard', 'Ablegen'), conditionName(String(details.condition)))
    default:
      return withCost(specialName(String(details.ability ?? action), seen), details)
  }
}

function withCost(name: Named, { cost }: Details): Named {
  if (typeof cost !== 'number' || cost === 0) return name
  const en = cost === 1 ? '1 action' : `${cost} actions`
  return beside(name, text(en, cost === 1 ? '1 Aktion' : `${cost} Aktionen`))
}

/** An ability at a window, with the figure whose it is. */
function useName({ moment, seen }: Asked, card: string, effect: string): Named {
  const name = abilityOfCard(card, moment)
  const bearer = seen.bearers[effect]
  if (bearer === undefined) return name
  const who = targetName(bearer, seen)
  // A card that is called like its figure is named once.
  return who.en.startsWith(name.en) ? who : beside(name, who)
}
