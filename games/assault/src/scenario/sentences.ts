import { standOn } from '@sandtable/grid'
import type { Plain, Question, Referee } from '@sandtable/kernel'
import { chooseSentence, partedOptions, rerollSentences } from '@sandtable/kit'
import { surgeAbilities } from '../attack.ts'
import { boardOf } from '../board/board.ts'
import { attackUnderWay } from '../current-attack.ts'
import { spaceNamed } from '../map/map.ts'
import type { AState, Assault } from '../state.ts'
import type { SurgeAbility } from '../vocabulary/attacks.ts'

/** What is done, as a scenario writes it. */
export const sentences: Referee<Assault>['sentences'] = [
  { pattern: '{group} activates', answer: ({ group = '' }) => group },
  { pattern: '{figure} gains movement', subject: 'figure', answer: () => ({ action: 'move' }) },
  {
    pattern: '{figure} moves to {space} turned',
    subject: 'figure',
    answer: ({ space = '' }, s) => ({ move: standAt(s as AState, space, true) }),
  },
  {
    pattern: '{figure} moves to {space}',
    subject: 'figure',
    answer: ({ space = '' }, s) => ({ move: standAt(s as AState, space, false) }),
  },
  {
    pattern: '{figure} steps into {space}',
    subject: 'figure',
    answer: ({ space = '' }, s) => ({ step: standAt(s as AState, space, false) }),
  },
  { pattern: '{figure} attacks', subject: 'figure', answer: () => ({ action: 'attack' }) },
  {
    pattern: '{figure} interacts with {object}',
    subject: 'figure',
    answer: ({ object = '' }) => ({ action: 'interact', object }),
  },
  {
    pattern: '{figure} sheds {condition}',
    subject: 'figure',
    answer: ({ condition = '' }) => ({ action: 'shed', condition }),
  },
  {
    pattern: '{figure} does {ability}',
    subject: 'figure',
    answer: ({ ability = '' }, _, question) => special(ability, question),
  },
  {
    pattern: 'target {target} at {space}',
    answer: ({ target = '', space = '' }, s) => ({
      target,
      space: spaceNamed(boardOf(s as AState), space) ?? -1,
    }),
  },
  { pattern: 'target {target}', answer: ({ target = '' }, _, question) => targetNamed(target, question) },
  {
    pattern: 'play {card} for {cost}',
    answer: ({ card = '', cost = '' }, _, question) => command(card, question, Number.parseInt(cost, 10)),
  },
  { pattern: 'play {card}', answer: ({ card = '' }, _, question) => command(card, question) },
  {
    pattern: 'use {card} of {figure}',
    answer: ({ card = '', figure = '' }, s, question) => useOf(s as AState, card, figure, question),
  },
  {
    pattern: 'use {card}',
    answer: ({ card = '' }, s, question) => useOf(s as AState, card, null, question),
  },
  { pattern: 'surge {ability}', answer: ({ ability = '' }, s) => surge(s as AState, ability) },
  ...rerollSentences,
  {
    pattern: 'to {space} turned',
    answer: ({ space = '' }, s) => standAt(s as AState, space, true),
  },
  { pattern: 'to {space}', answer: ({ space = '' }, s) => standAt(s as AState, space, false) },
  {
    pattern: 'move {token} to {space}',
    answer: ({ token = '', space = '' }, s) => ({ token, to: standAt(s as AState, space, false) }),
  },
  { pattern: 'swap {one} and {other}', answer: ({ one = '', other = '' }) => [one, other] },
  {
    pattern: 'put {colour} at {space}',
    answer: ({ colour = '', space = '' }, s) => ({ space: standAt(s as AState, space, false), colour }),
  },
  {
    pattern: 'discard {card}',
    answer: ({ card = '' }, _, question) =>
      partedOptions(question).find((one) => 'discard' in one && one.card === `command:${card}`) ?? card,
  },
  { pattern: 'number {number}', answer: ({ number = '' }) => Number(number) },
  chooseSentence,
]

function standAt(s: AState, name: string, turned: boolean): number {
  const board = boardOf(s)
  const space = spaceNamed(board, name)
  return space === null ? -1 : standOn(board, space, turned)
}

function special(ability: string, question: Question | null): Plain {
  return partedOptions(question).find((one) => one.ability === ability) ?? { action: 'special', ability }
}

function targetNamed(target: string, question: Question | null): Plain {
  return partedOptions(question).find((one) => one.target === target) ?? { target, space: -1 }
}

function command(card: string, question: Question | null, cost?: number): Plain {
  const id = `command:${card}`
  const found = partedOptions(question).find(
    (one) => one.card === id && (cost === undefined || one.cost === cost),
  )
  return found ?? { command: -1, card: id, cost: cost ?? 0 }
}

/** An ability of a card in play, at a window or during an activation. */
function useOf(s: AState, card: string, figure: string | null, question: Question | null): Plain {
  const found = partedOptions(question).find((one) => {
    const effect = s.effects[Number(one.use)]
    const names = effect?.card.split(':')[1] === card
    return names && (figure === null || effect?.on === figure)
  })
  return found ?? { use: -1, card }
}

/** A surge ability by what it gives (`damage 2`, `pierce 1 accuracy 2`, `stunned`), or by its name. */
function surge(s: AState, words: string): Plain {
  const attack = attackUnderWay(s)
  const found =
    attack && surgeAbilities(s, attack).find((one) => one.ability === words || wordsOf(one) === words)
  return found?.key ?? words
}

function wordsOf({ gives }: SurgeAbility): string {
  const { conditions = [], token, ...numbers } = gives
  const parts = Object.entries(numbers).map(([symbol, amount]) => `${symbol} ${amount}`)
  return [...parts, ...conditions, ...(token === undefined ? [] : [`${token} token`])].join(' ')
}
