import {
  answer,
  below,
  commitment,
  finish,
  flowOf,
  openMatch,
  rollName,
  rollNames,
  ScriptError,
  type State,
  shuffle,
  start,
  submit,
  type Vocabulary,
} from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { mustKeepTheContract } from './must-keep.ts'
import { smallGame } from './small-game.ts'

/**
 * Chance: dice come from the state's own generator, or, in a scenario, from a script that must fit and be used
 * up. The seed's fingerprint can be published before a game, and the seed after it, so that anybody can check
 * the dice.
 */
interface Dice extends Vocabulary {
  table: { rolled: string[]; deck: number[] }
}

const { procedure, ask, repeat, run } = flowOf<Dice>()

/** X-Wing's attack die. */
const red = {
  id: 'attack',
  sides: 8,
  faces: [
    { name: 'hit', sides: 3 },
    { name: 'crit', sides: 1 },
    { name: 'focus', sides: 2 },
    { name: 'blank', sides: 2 },
  ],
}

const main = procedure<object>('game', [
  run('shuffle', (s) => shuffle(s, s.table.deck)),
  ask('roll', {
    seats: () => 'red',
    options: () => [1, 2],
    answer: (s, _, count) => void s.table.rolled.push(...rollNames(s, red, count)),
  }),
  repeat('roll', (s) => s.table.rolled.length < 4),
  run('end', (s) => finish(s, { winner: null, reason: 'the example ends here' })),
])

const game = smallGame<Dice>({
  id: 'chance',
  main,
  lay: () => ({ rolled: [], deck: [0, 1, 2] }),
  view: (s) => ({ rolled: [...s.table.rolled], cards: s.table.deck.length }),
})

mustKeepTheContract(game)

const begin = (script?: string[]) => start(game, { setup: {}, seed: 'dice', ...(script ? { script } : {}) })
const rolls = (s: State<Dice>, ...counts: number[]) => {
  for (const count of counts) answer(s, 'red', count)
  return s.table.rolled
}

test('a script says how the dice fall, in its order', () => {
  const s = begin(['hit', 'blank', 'crit', 'focus'])
  expect(rolls(s, 2, 2)).toEqual(['hit', 'blank', 'crit', 'focus'])
  expect(s.chance.script).toEqual([])
})

test('what the script still holds at the end can be told', () => {
  const s = begin(['hit', 'hit', 'hit', 'hit', 'crit'])
  rolls(s, 2, 2)
  expect(s.over).not.toBeNull()
  expect(s.chance.script).toEqual(['crit'])
})

test('a die for which the script has nothing left is an error, not chance', () => {
  expect(() => rolls(begin(['hit']), 2)).toThrow(ScriptError)
  expect(() => rolls(begin([]), 1)).toThrow('no result is left')
})

test('a result that the die does not have is an error, and says what it has', () => {
  expect(() => rolls(begin(['evade']), 1)).toThrow('no face “evade”; it has hit, crit, focus, blank')
})

test('a roll is a seal', () => {
  const s = begin(['hit', 'hit', 'hit', 'hit'])
  expect(s.sealed).toBe(0)
  rolls(s, 1)
  expect(s.sealed).toBe(s.decision)
})

test('the same seed rolls the same dice, another seed others', () => {
  const rolled = (seed: string) => rollNames(start(game, { setup: {}, seed }), red, 30).join()
  expect(rolled('one')).toBe(rolled('one'))
  expect(rolled('one')).not.toBe(rolled('two'))
})

test('each side of a die comes as often as the others', () => {
  const s = begin()
  const count: Record<string, number> = {}
  const rolled = 16_000
  for (let i = 0; i < rolled; i++) {
    const face = rollName(s, red)
    count[face] = (count[face] ?? 0) + 1
  }
  const unfit = red.faces.reduce((sum, { name, sides }) => {
    const expected = (rolled * sides) / 8
    return sum + ((count[name] ?? 0) - expected) ** 2 / expected
  }, 0)
  // Chi-square with three degrees of freedom: beyond 16.3 once in a thousand seeds.
  expect(unfit).toBeLessThan(16.3)
  expect(Object.keys(count)).toHaveLength(4)
})

test('a shuffled deck holds the same cards, every order comes about', () => {
  const s = begin()
  const orders = new Set<string>()
  for (let i = 0; i < 200; i++) {
    const deck = [0, 1, 2]
    shuffle(s, deck)
    orders.add(deck.join(''))
  }
  expect([...orders].sort()).toEqual(['012', '021', '102', '120', '201', '210'])
})

test('a number by chance is one of those asked for, and a seal', () => {
  const s = begin()
  s.decision = 7
  const drawn = new Set(Array.from({ length: 100 }, () => below(s, 3)))
  expect([...drawn].sort()).toEqual([0, 1, 2])
  expect(s.sealed).toBe(7)
})

test('the fingerprint of a seed is its SHA-256: anybody can check it, and it gives no seed away', () => {
  expect(commitment('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  expect(commitment('grün')).not.toBe(commitment('grun'))
})

test('the record holds the seed that the fingerprint promised', () => {
  const promised = commitment('tonight')
  const match = openMatch(game, {}, 'tonight')
  submit(match, { seat: 'red', answer: 2 })
  expect(commitment(match.record.seed)).toBe(promised)
})
