// The game first: its modules refer to each other.
import '../src/index.ts'

import { enter } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { resultsOf } from '../src/attack.ts'
import { areAdjacent } from '../src/board/board.ts'
import { fits } from '../src/cards/commands/command.ts'
import { deplete, exhaust, isFriend, isReady } from '../src/cards/words.ts'
import { type AState, figureOf } from '../src/state.ts'
import type { ACard } from '../src/vocabulary/card.ts'
import { army, broken, group } from './armies.ts'
import { asked, begin, choose, isOffered, withCards } from './position.ts'

const duel = {
  gold: { a: { card: 'imperial-officer', at: 'c3' } },
  silver: { b: { card: 'imperial-officer', at: 'p12' } },
}

/** One upgrade beside gold's army, with what it can do at the start of activations. */
function upgraded(card: ACard): AState {
  return begin(withCards(card), {
    table: { ...duel, upgrades: { gold: ['zillo-technique'] } },
    at: 'round',
    arrange: (s) => {
      const [upgrade] = s.table.upgrades.gold ?? []
      upgrade?.effects.push(enter(s, { card: card.id, seat: 'gold' }))
    },
  })
}

function playRound(s: AState): void {
  for (let i = 0; i < 40 && !(asked(s).endsWith('start of round') && i > 0); i++) {
    const question = asked(s)
    if (question.endsWith('choose a group to activate')) choose(s, question.startsWith('gold') ? 'a' : 'b')
    else choose(s, question.endsWith(': act') ? 'end' : 'pass')
  }
}

test('an ability that exhausts its card needs it ready; other abilities of it go on; it readies in the status phase [IA-ABIL-004] [IA-ABIL-009] [IA-ABIL-016] [IA-EXH-001] [IA-EXH-006] [IA-EXH-008] [IA-OPEN-023]', () => {
  const s = upgraded({
    id: 'drill',
    rules: [],
    trigger: {
      'start of round': { when: (s, effect) => isReady(s, effect), pay: exhaust, do: () => {} },
      'start of activation': {
        when: (s, effect, v) => isReady(s, effect) && v.figure === 'a',
        pay: exhaust,
        do: () => {},
      },
      'end of activation': { when: (_, __, v) => v.figure === 'a', do: () => {} },
    },
  })
  expect(asked(s)).toBe('gold: start of round')
  choose(s, { card: 'drill' })
  expect(s.table.upgrades.gold?.[0]?.exhausted).toBe(true)
  choose(s, 'a')
  // Exhausted: nothing at the start of the activation, but at its end there is no cost.
  expect(asked(s)).toBe('gold: act')
  choose(s, 'end')
  expect(asked(s)).toBe('gold: end of activation')
  playRound(s)
  expect(asked(s)).toBe('gold: start of round')
  expect(s.table.upgrades.gold?.[0]?.exhausted).toBe(false)
})

test('a depleted card is of no more use, in later rounds neither [IA-ABIL-010] [IA-EXH-014]', () => {
  let used = 0
  const s = upgraded({
    id: 'salvo',
    rules: [],
    trigger: {
      'start of round': {
        when: (s, effect) => isReady(s, effect, 'deplete'),
        pay: deplete,
        do: () => void used++,
      },
    },
  })
  choose(s, { card: 'salvo' })
  for (let i = 0; i < 40 && s.table.round < 3; i++) {
    const question = asked(s)
    expect(question).not.toBe('gold: start of round')
    if (question.endsWith('choose a group to activate')) choose(s, question.startsWith('gold') ? 'a' : 'b')
    else choose(s, question.endsWith(': act') ? 'end' : 'pass')
  }
  expect(used).toBe(1)
})

test('a figure is friendly to itself, but not adjacent to itself, not even a large one [IA-FACT-007] [IA-ADJ-004]', () => {
  const s = begin(withCards({ id: 'look', rules: [] }), {
    table: { gold: { a: { card: 'at-st', at: 'e5' } }, silver: duel.silver },
    arrange: (s) => void enter(s, { card: 'look', seat: 'gold', on: 'a' }),
  })
  const effect = Object.values(s.effects).find(({ card }) => card === 'look')
  if (effect === undefined) throw new Error('the card is in play')
  expect(isFriend(s, effect, 'a')).toBe(true)
  expect(isFriend(s, effect, 'b')).toBe(false)
  expect(areAdjacent(s, figureOf(s, 'a'), figureOf(s, 'a'))).toBe(false)
})

test('a name means the regular and the elite figure, small means 1 space [IA-GRP-009] [IA-GRP-018] [IA-EX-017]', () => {
  const s = begin(withCards(), {
    table: {
      gold: { a: { card: 'stormtrooper', at: ['c3'] }, e: { card: 'stormtrooper-elite', at: ['c5'] } },
      silver: { b: { card: 'imperial-officer', at: 'p12' }, d: { card: 'dewback-rider', at: 'h8' } },
    },
  })
  const named = (id: string) => fits(s, { name: 'Stormtrooper' }, figureOf(s, id))
  expect(['a-1', 'e-1', 'b'].map(named)).toEqual([true, true, false])
  const small = (id: string) => fits(s, { size: 'small' }, figureOf(s, id))
  expect(['a-1', 'b', 'd'].map(small)).toEqual([true, true, false])
})

test('two versions of one character exclude each other [IA-EX-016] [IA-GRP-015]', () => {
  const two = army(
    'rebel',
    group('luke-skywalker-hero-of-the-rebellion'),
    group('luke-skywalker-jedi-knight'),
  )
  expect(broken(two).some((problem) => problem.includes('IA-GRP-014'))).toBe(true)
})

test('a converted result can be converted again [IA-SURGE-008]', () => {
  const convert = (id: string, from: 'block' | 'evade', to: 'evade' | 'dodge'): ACard => ({
    id,
    rules: [],
    trigger: {
      'modify results': {
        when: (s, _, v) => resultsOf(s, v)[from] > 0,
        do: (_, __, v) => {
          v.bonus[from]--
          v.bonus[to]++
        },
      },
    },
  })
  const s = begin(withCards(convert('first', 'block', 'evade'), convert('second', 'evade', 'dodge')), {
    table: {
      gold: { a: { card: 'stormtrooper', at: ['c3'] } },
      silver: { b: { card: 'wookiee-warrior', at: ['e3'] } },
    },
    at: { attack: 'a-1', dice: ['blue'] },
    script: ['3 accuracy 2 damage', '1 block'],
    arrange: (s) => {
      enter(s, { card: 'first', seat: 'silver' })
      enter(s, { card: 'second', seat: 'silver' })
    },
  })
  choose(s, { target: 'b-1' })
  expect(isOffered(s, { card: 'second' })).toBe(false)
  choose(s, { card: 'first' })
  choose(s, { card: 'second' })
  expect(s.table.figures.find(({ id }) => id === 'b-1')?.damage).toBe(0)
  expect(s.news.some(({ type }) => type === 'missed')).toBe(true)
})
