import {
  allUnderWay,
  awaited,
  type Card,
  cause,
  enter,
  finish,
  flowOf,
  type Going,
  happening,
  openAt,
  type State,
  start,
  underWay,
  type Vocabulary,
} from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { uses } from './at-the-table.ts'
import { mustKeepTheContract } from './must-keep.ts'
import { smallGame } from './small-game.ts'

/** A bell that rings within a ring: what is under way, what happens and which moment is open can be looked at. */
interface Ring {
  readonly depth: number
}

interface Belfry extends Vocabulary {
  table: { echoes: number }
  events: { toll: { readonly loud: number } }
  windows: { ringing: Ring; tolled: { readonly loud: number } }
  procedures: { game: Going<object, 'hang' | 'ring' | 'end'>; ring: Going<Ring, 'again' | 'toll'> }
}

const { procedure, run, call, window, event } = flowOf<Belfry>()

const rope: Card<Belfry> = {
  id: 'rope',
  rules: [],
  trigger: { ringing: { do: () => {} } },
  replace: { toll: { do: (_, __, toll) => ({ loud: toll.loud + 1 }) } },
}

const echo: Card<Belfry> = {
  id: 'echo',
  rules: [],
  trigger: { tolled: { do: (s) => void s.table.echoes++ } },
}

const ring = procedure('ring', [
  call('again', 'ring', (_, v) => (v.depth < 2 ? { depth: v.depth + 1 } : null)),
  window('ringing'),
  event('toll', 'toll', (_, v) => ({ loud: v.depth })),
])

const main = procedure('game', [
  run('hang', (s) => {
    enter(s, { card: 'rope', seat: 'red' })
    enter(s, { card: 'echo', seat: 'red' })
  }),
  call('ring', 'ring', () => ({ depth: 1 })),
  run('end', (s) => finish(s, { winner: null, reason: 'the example ends here' })),
])

const belfry = smallGame<Belfry>({
  id: 'under-way',
  lay: () => ({ echoes: 0 }),
  main,
  procedures: [main, ring],
  cards: [rope, echo],
  events: { toll: { do: () => {}, after: 'tolled' } },
})

const begun = (): State<Belfry> => start(belfry, { setup: {}, seed: 'bells' })

test('what is under way: the innermost, and all of them', () => {
  const s = begun()
  expect(underWay(s, 'ring')).toEqual({ depth: 2 })
  expect(allUnderWay(s, 'ring')).toEqual([{ depth: 1 }, { depth: 2 }])
})

test('a window that is open: who opened it, and what has acted in it', () => {
  const s = begun()
  expect(awaited(s)).toEqual(['red'])
  expect(openAt(s, 'ringing')).toEqual({ about: { depth: 2 }, used: [] })
  expect(openAt(s, 'tolled')).toBeNull()
})

test('an event that happens, as it has been changed so far; a window after it is about the event', () => {
  const s = begun()
  uses(s, 'red', 'rope')
  expect(openAt(s, 'ringing')).toBeNull()
  expect(happening(s, 'toll')).toEqual([{ loud: 2 }])
  uses(s, 'red', 'rope')
  expect(happening(s, 'toll')).toEqual([{ loud: 3 }])
  expect(openAt(s, 'tolled')?.about).toEqual({ loud: 3 })
})

test('what is caused while nothing of its kind happens is the only one', () => {
  const s = begun()
  expect(happening(s, 'toll')).toEqual([])
  cause(s, 'toll', { loud: 9 })
  expect(happening(s, 'toll')).toEqual([{ loud: 9 }])
})

mustKeepTheContract(belfry)
