import type { Named, Question } from '@sandtable/kernel'
import { askedAbout } from '../asked-about.ts'
import { forms, text } from './names.ts'

/** What the answers to a card's own choices mean, where the choice must be known for it. */

/** What a number among the answers stands for. */
export type Numbers = 'places' | 'amounts' | 'attack dice' | 'attack dice from 1' | 'defence dice'

const amounts: readonly string[] = ['price', 'points', 'amount', 'number', 'count']

/** Choices of dice by their place among the others. */
const dice: Readonly<Record<string, Numbers>> = {
  'command:heightened-reflexes die': 'defence dice',
  'deployment:ezra-bridger-skirmish turned': 'attack dice from 1',
}

export function numbersIn(question: Pick<Question, 'step' | 'about'>): Numbers {
  if (question.step === 'discard command cards instead') return 'amounts'
  const { card, choice } = askedAbout(question)
  if (amounts.includes(choice)) return 'amounts'
  if (choice === 'attack die') return 'attack dice'
  if (choice === 'defence die') return 'defence dice'
  return dice[`${card} ${choice}`] ?? 'places'
}

const pools = {
  attack: text('Reroll attack dice', 'Angriffswürfel neu würfeln'),
  defence: text('Have defence dice rerolled', 'Verteidigungswürfel neu würfeln lassen'),
}

/** Words that a card's choice gives a meaning of its own. */
const words: Readonly<Record<string, Readonly<Record<string, Named>>>> = {
  way: { choke: text('Force Choke', 'Machtwürgegriff') },
  sabers: pools,
  first: pools,
  pool: { attack: text('Attack die', 'Angriffswürfel'), defence: text('Defence die', 'Verteidigungswürfel') },
  mercy: {
    discard: text('Discard 2 cards of the deck', '2 Karten vom Stapel ablegen'),
    points: text('The opponent scores 3 victory points', 'Der Gegner erhält 3 Siegpunkte'),
  },
  form: forms,
  negotiate: {
    pay: text('Pay 2 victory points', '2 Siegpunkte zahlen'),
    refuse: text('Do not pay', 'Nicht zahlen'),
  },
  fury: {
    reach: text('Reach, Cleave 2', 'Weitreichend, Rundschlag 2'),
    focused: text('Become Focused', 'Fokussiert werden'),
  },
  trampled: { 'no more': text('Nobody else', 'Niemand sonst') },
  market: {
    buy: text('Pay its cost and draw it', 'Die Kosten zahlen und ziehen'),
    sell: text('Discard it for its cost', 'Für die Kosten ablegen'),
    leave: text('Leave it on the deck', 'Auf dem Stapel lassen'),
  },
  tamed: {
    move: text('Perform a move', 'Eine Bewegung ausführen'),
    interact: text('May interact', 'Darf interagieren'),
  },
  lesson: {
    reroll: text('Reroll a die', 'Einen Würfel neu würfeln'),
    turn: text('Turn a die to a side', 'Einen Würfel auf eine Seite drehen'),
  },
}

export function pickedWord(choice: string, word: string): Named | null {
  return words[choice]?.[word] ?? null
}
