import {
  answer,
  type Card,
  call,
  cause,
  end,
  enter,
  finish,
  flowOf,
  goTo,
  type Next,
  type Procedure,
  pathOf,
  type State,
  type Step,
  Stuck,
  start,
  type Vocabulary,
} from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { mustKeepTheContract } from './must-keep.ts'
import { smallGame } from './small-game.ts'

/**
 * Procedures: a rulebook's numbered list, in code. Its steps run one after the other; some go back, some skip,
 * some call another list and look at what came of it. All rulebooks are made of this.
 */
interface Diary extends Vocabulary {
  table: { log: string[] }
  events: { noise: { what: string } }
  windows: { heard: { what: string } }
}

interface Day {
  name: string
  hours: number
}

const { procedure, run, ask, call: calls, event, repeat } = flowOf<Diary>()

const note = (what: string) => run<object>(what, (s) => void s.table.log.push(what))
const over = run<object>('over', (s) => finish(s, { winner: null, reason: 'the example ends here' }))

const day = procedure<Day>(
  'day',
  [
    run('dawn', (s, v) => void s.table.log.push(`dawn of ${v.name}`)),
    ask('work', {
      seats: () => 'red',
      options: () => ['work', 'rest'],
      answer: (_, v, what): Next => {
        v.hours++
        return what === 'rest' ? end : undefined
      },
    }),
    repeat('work', (_, v) => v.hours < 2),
    run('dusk', (s, v) => void s.table.log.push(`dusk of ${v.name}`)),
  ],
  { about: (_, v) => ({ day: v.name }) },
)

/** A game of these steps. */
let games = 0
function gameOf(steps: readonly Step<Diary, object>[], cards: readonly Card<Diary>[] = []) {
  const main: Procedure<Diary> = procedure<object>('game', [...steps, over])
  return smallGame<Diary>({
    id: `procedures ${games++}`,
    main,
    procedures: [main, day],
    cards,
    events: { noise: { do: (s, { what }) => void s.table.log.push(what), after: 'heard' } },
    lay: () => ({ log: [] }),
  })
}

const begin = (...steps: Step<Diary, object>[]): State<Diary> =>
  start(gameOf(steps), { setup: {}, seed: 'diary' })

const oneDay = calls(
  'monday',
  'day',
  () => ({ name: 'monday', hours: 0 }),
  (s, _, result) => void s.table.log.push(`${result.hours} hours`),
)

mustKeepTheContract(gameOf([note('before'), oneDay, note('after')]))

test('steps come in their order', () => {
  expect(begin(note('one'), note('two'), note('three')).table.log).toEqual(['one', 'two', 'three'])
})

test('a step may go to another, or end the procedure', () => {
  const skip = begin(
    run('jump', () => goTo('three')),
    note('two'),
    note('three'),
  )
  expect(skip.table.log).toEqual(['three'])
  const s = begin(oneDay, note('after'))
  answer(s, 'red', 'rest')
  expect(s.table.log).toEqual(['dawn of monday', '1 hours', 'after'])
})

test('a list called within a list runs to its end, then the caller looks at what came of it and goes on', () => {
  const s = begin(oneDay, note('after'))
  expect(pathOf(s)).toEqual([
    { procedure: 'game', step: 'monday', about: null },
    { procedure: 'day', step: 'work', about: { day: 'monday' } },
  ])
  answer(s, 'red', 'work')
  answer(s, 'red', 'work')
  expect(s.table.log).toEqual(['dawn of monday', 'dusk of monday', '2 hours', 'after'])
})

test('a list that is not called for now is skipped', () => {
  const never = calls('never', 'day', () => null)
  expect(begin(never, note('after')).table.log).toEqual(['after'])
})

test('what one step calls happens in the order in which it was called, before the next step', () => {
  const both = run<object>('both', (s) => {
    call(s, 'day', { name: 'monday', hours: 1 })
    cause(s, 'noise', { what: 'thunder' })
    call(s, 'day', { name: 'tuesday', hours: 1 })
  })
  const s = begin(both, note('after'))
  expect(s.table.log).toEqual(['dawn of monday'])
  answer(s, 'red', 'work')
  expect(s.table.log).toEqual(['dawn of monday', 'dusk of monday', 'thunder', 'dawn of tuesday'])
  answer(s, 'red', 'rest')
  expect(s.table.log.at(-1)).toBe('after')
})

test('an event happens, then what follows from it; one that is nothing does not happen', () => {
  const ear: Card<Diary> = {
    id: 'ear',
    rules: [],
    trigger: { heard: { forced: true, do: (s, _, { what }) => void s.table.log.push(`heard ${what}`) } },
  }
  const game = gameOf(
    [
      run('put up ears', (s) => void enter(s, { card: 'ear' })),
      event('bell', 'noise', () => ({ what: 'bell' })),
      event('silence', 'noise', () => null),
      note('after'),
    ],
    [ear],
  )
  expect(start(game, { setup: {}, seed: 'diary' }).table.log).toEqual(['bell', 'heard bell', 'after'])
})

test('mistakes in a list are found when it is written, or at the latest when it is reached', () => {
  expect(() => procedure<object>('twice', [note('one'), note('one')])).toThrow('two steps are called “one”')
  expect(() => procedure<object>('back', [repeat('nowhere')])).toThrow('no step “nowhere”')
  expect(() => begin(run('jump', () => goTo('nowhere')))).toThrow('no step “nowhere”')
  expect(() =>
    start(gameOf([run('x', (s) => void enter(s, { card: 'none' }))]), { setup: {}, seed: '' }),
  ).toThrow('no card “none”')
})

test('a game knows its parts by name, each once', () => {
  const main = procedure<object>('game', [over])
  const lay = () => ({ log: [] })
  const define = (parts: Parameters<typeof smallGame<Diary>>[0]) => () => smallGame<Diary>(parts)
  expect(define({ id: 'p', main, lay, procedures: [main, main] })).toThrow('“game” twice')
  expect(define({ id: 'p', main, lay, procedures: [day] })).toThrow('not among its procedures')
  const astray = procedure<object>('game', [calls('go', 'nowhere', () => ({})), over])
  expect(define({ id: 'p', main: astray, lay })).toThrow('“game” calls “nowhere”')
  const moment = procedure<object>('moment', [over])
  expect(define({ id: 'p', main: moment, lay })).toThrow('a procedure of the kernel')
  const card = { id: 'one', rules: [] }
  expect(define({ id: 'p', main, lay, cards: [card, card] })).toThrow('“one” twice')
})

test('a game that goes round in circles is stuck, and says so', () => {
  expect(() => begin(note('one'), repeat('one'))).toThrow(Stuck)
})
