import { readFileSync } from 'node:fs'
import {
  answer,
  finish,
  flowOf,
  look,
  pathOf,
  questionFor,
  refuse,
  some,
  start,
  table,
  type Vocabulary,
} from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { mustKeepTheContract } from './must-keep.ts'
import { smallGame } from './small-game.ts'

/**
 * Questions: whom the rules ask, what may be answered, and which rule says no. A list of answers where they can
 * be listed (a target), a space where they are too many (which dice to reroll).
 */
interface Volley extends Vocabulary {
  table: { target: string; dice: readonly string[] }
}

const { procedure, ask, run } = flowOf<Volley>()

const volley = procedure<object>('volley', [
  ask('nobody', { seats: () => null, options: () => ['never asked'], answer: () => {} }),
  ask('nobody either', { seats: () => [], options: () => ['never asked'], answer: () => {} }),
  ask('declare target', {
    rule: 'VO-TGT-001',
    seats: () => 'red',
    about: () => ({ range: 2 }),
    options: () => ['ann', 'bob'],
    why: (_, __, target) => (target === 'eve' ? 'VO-TGT-002' : null),
    answer: (s, _, target) => {
      s.table.target = target
    },
  }),
  ask('reroll dice', {
    seats: () => 'red',
    space: some(() => ({ from: ['hit', 'blank', 'blank'], least: 0, most: 2 })),
    answer: (s, _, dice) => {
      s.table.dice = [...dice]
    },
  }),
  run('end', (s) =>
    finish(s, { winner: 'red', reason: 'the example ends here', score: { red: 1, blue: 0 } }),
  ),
])

const game = smallGame<Volley>({ id: 'questions', main: volley, lay: () => ({ target: '', dice: [] }) })

mustKeepTheContract(game)

const begin = () => start(game, { setup: {}, seed: 'volley' })

test('a question holds all that is needed to answer it', () => {
  expect(questionFor(begin(), 'red')).toEqual({
    seat: 'red',
    procedure: 'volley',
    step: 'declare target',
    rule: 'VO-TGT-001',
    about: { range: 2 },
    options: ['ann', 'bob'],
    space: null,
  })
  expect(pathOf(begin())).toEqual([{ procedure: 'volley', step: 'declare target', about: null }])
})

test('only a seat that is asked may answer [ST-ASK-001]', () => {
  const s = begin()
  expect(answer(s, 'blue', 'ann')).toBe('ST-ASK-001')
  expect(s.decision).toBe(0)
  expect(look(s, 'blue').question).toBeNull()
})

test('an answer is plain data [ST-ASK-002]', () => {
  for (const given of [undefined, () => 'ann', new Map(), Number.NaN, ['ann', undefined]])
    expect(refuse(begin(), 'red', given)).toBe('ST-ASK-002')
})

test('one of the offered, or the game’s own rule says why not [ST-ASK-003]', () => {
  const s = begin()
  expect(answer(s, 'red', 'joe')).toBe('ST-ASK-003')
  expect(answer(s, 'red', ['ann'])).toBe('ST-ASK-003')
  expect(answer(s, 'red', 'eve')).toBe('VO-TGT-002')
  expect(s.table.target).toBe('')
  expect(answer(s, 'red', 'bob')).toBeNull()
  expect(s.table.target).toBe('bob')
})

test('where answers are too many to list, the space is described, and says no by its own rule [ST-ASK-004]', () => {
  const s = begin()
  answer(s, 'red', 'ann')
  expect(questionFor(s, 'red')).toMatchObject({
    options: null,
    space: { some: { from: ['hit', 'blank', 'blank'], least: 0, most: 2 } },
  })
  expect(answer(s, 'red', ['blank', 'hit'])).toBe('ST-ASK-004')
  expect(answer(s, 'red', ['blank', 'blank'])).toBeNull()
  expect(s.table.dice).toEqual(['blank', 'blank'])
  expect(s.over).toEqual({ winner: 'red', reason: 'the example ends here', score: { red: 1, blue: 0 } })
})

test('the ledger of the table has every rule that the kernel gives as a reason, and no other', () => {
  const ledger = readFileSync(new URL('../rules/table.md', import.meta.url), 'utf8')
  const ids = [...ledger.matchAll(/^- \[([^\]]+)\]/gm)].map((match) => match[1])
  expect(ids.sort()).toEqual(Object.values(table).sort())
})
