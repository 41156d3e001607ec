import type { Named, Plain, Question } from '@sandtable/kernel'
import { text } from './names.ts'

/** What the answers to a card's own choices mean, where the choice must be known for it. */

/** What a number among the answers stands for. */
export type Numbers = 'places' | 'amounts' | 'attack dice' | 'defence dice'

const amounts: readonly string[] = ['price', 'points', 'amount', 'number', 'count']

/** Choices of dice; a place among the dice counts from 0, unless the list begins with 1. */
const dice: Readonly<Record<string, Numbers>> = {
  'command:heightened-reflexes die': 'defence dice',
  'deployment:ezra-bridger-skirmish turned': 'attack dice',
}

type Details = { readonly [key: string]: Plain }

/** The name of the choice that a card offers. */
export function choiceOf({ about }: Pick<Question, 'about'>): string {
  return String((about as Details | null)?.choice ?? '')
}

export function numbersIn(question: Pick<Question, 'step' | 'about'>): Numbers {
  if (question.step === 'discard command cards instead') return 'amounts'
  const choice = choiceOf(question)
  if (amounts.includes(choice)) return 'amounts'
  const card = String((question.about as Details | null)?.card ?? '')
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
  lesson: {
    reroll: text('Reroll a die', 'Einen Würfel neu würfeln'),
    turn: text('Turn a die to a side', 'Einen Würfel auf eine Seite drehen'),
  },
}

export function pickedWord(choice: string, word: string): Named | null {
  return words[choice]?.[word] ?? null
}
