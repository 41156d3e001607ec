import {
  answer,
  drawNames,
  type Foresight,
  finish,
  flowOf,
  foreseeAnswer,
  ScriptError,
  start,
  type Vocabulary,
} from '@sandtable/kernel'
import { plainlyForeseen } from '@sandtable/kernel/contract'
import { expect, test } from 'vitest'
import { mustKeepTheContract } from './must-keep.ts'
import { smallGame } from './small-game.ts'

/** Drawing: red draws from a bag that holds one token twice, as often as it likes; then one more is drawn. */
interface Bag extends Vocabulary {
  table: { bag: string[]; drawn: string[] }
}

const { procedure, ask, run } = flowOf<Bag>()

const main = procedure<object>('game', [
  ask('draw', {
    seats: () => 'red',
    options: () => [0, 1, 2, 3, 9],
    answer: (s, _, count) => {
      s.table.drawn.push(...drawNames(s, { id: 'bag', names: s.table.bag }, count))
      for (const name of s.table.drawn) s.table.bag.splice(s.table.bag.indexOf(name), 1)
    },
  }),
  run('one more', (s) => void s.table.drawn.push(...drawNames(s, { id: 'bag', names: s.table.bag }, 1))),
  run('end', (s) => finish(s, { winner: null, reason: 'the example ends here' })),
])

const game = smallGame<Bag>({
  id: 'draws',
  main,
  lay: () => ({ bag: ['ace', 'ace', 'king', 'queen'], drawn: [] }),
  view: (s) => ({ drawn: [...s.table.drawn], bag: s.table.bag.length }),
})

mustKeepTheContract(game)

const begin = (script?: string[], seed = 'bag') =>
  start(game, { setup: {}, seed, ...(script ? { script } : {}) })

test('nothing is drawn twice, and no more than there is', () => {
  for (let at = 0; at < 50; at++) {
    const s = begin(undefined, `bag ${at}`)
    answer(s, 'red', 3)
    expect([...s.table.drawn].sort()).toEqual(['ace', 'ace', 'king', 'queen'])
    const all = begin(undefined, `bag ${at}`)
    answer(all, 'red', 9)
    expect(all.table.drawn).toHaveLength(4)
  }
})

test('every place of the bag is as likely as the others', () => {
  const times: Record<string, number> = {}
  for (let at = 0; at < 4000; at++) {
    const s = begin(undefined, `bag ${at}`)
    answer(s, 'red', 1)
    const [first = ''] = s.table.drawn
    times[first] = (times[first] ?? 0) + 1
  }
  expect(times.ace).toBeGreaterThan(1850)
  expect(times.ace).toBeLessThan(2150)
  expect(times.king).toBeGreaterThan(870)
  expect(times.king).toBeLessThan(1130)
})

test('a script says what is drawn, in its order', () => {
  const s = begin(['queen', 'ace', 'ace'])
  answer(s, 'red', 2)
  expect(s.table.drawn).toEqual(['queen', 'ace', 'ace'])
  expect(s.chance.script).toEqual([])
})

test('what is not in the bag, or not any more, cannot be drawn', () => {
  expect(() => answer(begin(['knave', 'ace']), 'red', 2)).toThrow(/“knave” cannot be drawn \(bag\)/)
  expect(() => answer(begin(['king', 'king']), 'red', 2)).toThrow(/“king” cannot be drawn/)
})

test('a script that is too short says how many are missing, and of what', () => {
  try {
    answer(begin(['king']), 'red', 3)
    expect.unreachable()
  } catch (error) {
    expect(error).toBeInstanceOf(ScriptError)
    expect(error).toMatchObject({ missing: 2, of: { id: 'bag', names: ['ace', 'ace', 'queen'] } })
  }
})

test('whoever looks ahead sees every order, as likely as it is', () => {
  const foresight: Foresight<Bag, string> = {
    outcome: (s) => s.table.drawn.join(),
    nameOf: (drawn) => drawn,
    worth: () => 0,
  }
  const first = { seat: 'red', answer: 2 }
  const all = foreseeAnswer(begin(), 'red', 2, foresight)
  const chanceOf = (drawn: string) => all.find(({ outcome }) => outcome === drawn)?.chance ?? 0
  expect(chanceOf('ace,ace,king')).toBeCloseTo((2 / 4) * (1 / 3) * (1 / 2), 12)
  expect(chanceOf('king,queen,ace')).toBeCloseTo((1 / 4) * (1 / 3), 12)
  expect(chanceOf('king,king,ace')).toBe(0)
  const plainly = plainlyForeseen(begin(), foresight, first)
  const sorted = (some: typeof all) => [...some].sort((a, b) => (a.outcome < b.outcome ? -1 : 1))
  expect(sorted(all)).toEqual(
    sorted(plainly).map(({ outcome, chance }) => ({ outcome, chance: expect.closeTo(chance, 12) })),
  )
})
