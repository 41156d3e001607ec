import type { BuildProblem, Plain } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { forceBuilder } from './force-builder.ts'

/** Carts with their loads, and flags beside them: no more than five things in all, and an even number of carts. */
interface Train {
  readonly name?: string
  readonly carts: readonly Cart[]
  readonly flags: readonly string[]
}
interface Cart {
  readonly kind: string
  readonly loads: readonly string[]
}

const named = (word: string) => ({ en: word, de: word })
const pointsOf = ({ carts, flags }: Train) =>
  flags.length + carts.reduce((sum, one) => sum + 1 + one.loads.length, 0)
const problem = (rule: string, word: string): BuildProblem => ({ rules: [rule], text: named(word) })

const builder = forceBuilder<Train, Cart, BuildProblem>({
  sides: [{ id: 'north', name: named('North') }],
  limit: 5,
  empty: () => ({ carts: [], flags: [] }),
  sideOf: () => named('North'),
  pointsOf,
  check: (train) => [
    ...(pointsOf(train) > 5 ? [problem('T-1', 'too much')] : []),
    ...(train.carts.length % 2 === 1 ? [problem('T-2', 'odd')] : []),
    ...(train.flags.includes('black') ? [problem('T-3', 'no pirates')] : []),
  ],
  keyOf: ({ rules }) => rules.join(),
  isUnfinished: (_, { rules }) => rules.includes('T-2'),
  rows: {
    at: 'carts',
    of: ({ carts }) => carts,
    with: (train, carts) => ({ ...train, carts }),
    begin: (kind) => ({ kind, loads: [] }),
    cards: { of: ({ loads }) => loads, with: (cart, loads) => ({ ...cart, loads }) },
  },
  lists: { flags: { of: ({ flags }) => flags, with: (train, flags) => ({ ...train, flags }) } },
  show: ({ kind, loads }, at) => ({
    label: named(kind),
    detail: named(''),
    points: 1 + loads.length,
    about: kind,
    places: [{ id: `${at} load`, label: named('load'), held: [], open: true }],
  }),
  places: () => [{ id: 'carts', label: named('carts'), held: [], open: true }],
  offers: (_, place) =>
    (place === 'flags' ? ['white', 'black', 'skull'] : ['coal']).map((card) => ({
      card,
      label: named(card),
      detail: named(''),
      points: 1,
      about: card,
    })),
  isHidden: (_, card) => card === 'skull',
  formats: [
    {
      id: 'count',
      name: named('count'),
      write: ({ carts }) => String(carts.length),
      read: (text) =>
        text === ''
          ? { refused: named('nothing') }
          : { force: { carts: [], flags: [] }, notices: [named(text)] },
    },
  ],
})

const train = (carts: Cart[], ...flags: string[]) => ({ carts, flags }) as unknown as Plain
const cart = (kind: string, ...loads: string[]): Cart => ({ kind, loads })

test('rows are added, copied and taken away', () => {
  const one = builder.change(builder.empty('north'), { add: 'wagon', at: 'carts' })
  expect(one).toEqual(train([cart('wagon')]))
  expect(builder.change(one, { copyRow: '0' })).toEqual(train([cart('wagon'), cart('wagon')]))
  expect(builder.change(one, { copyRow: '7' })).toEqual(one)
  expect(builder.change(one, { removeRow: '0' })).toEqual(train([]))
})

test('cards are added to a row or beside them, and one of several is taken away', () => {
  const loaded = train([cart('wagon'), cart('truck', 'coal', 'coal')], 'white')
  expect(builder.change(loaded, { add: 'sand', at: '0 load' })).toEqual(
    train([cart('wagon', 'sand'), cart('truck', 'coal', 'coal')], 'white'),
  )
  expect(builder.change(loaded, { remove: 'coal', at: '1 load' })).toEqual(
    train([cart('wagon'), cart('truck', 'coal')], 'white'),
  )
  expect(builder.change(loaded, { add: 'red', at: 'flags' })).toEqual(
    train([cart('wagon'), cart('truck', 'coal', 'coal')], 'white', 'red'),
  )
  expect(builder.change(loaded, { remove: 'gold', at: 'flags' })).toEqual(loaded)
})

test('a name is as long as a heading may be', () => {
  const { name } = builder.show(builder.change(builder.empty('north'), { name: 'x'.repeat(99) }))
  expect(name).toHaveLength(80)
})

test('a force is shown with its rows and with what is wrong', () => {
  const shown = builder.show(train([cart('wagon', 'coal')], 'black'))
  expect(shown).toMatchObject({ name: '', points: 3, limit: 5, side: { en: 'North' } })
  expect(shown.rows).toMatchObject([{ id: '0', at: 'carts', points: 2 }])
  expect(shown.problems.map(({ rules }) => rules)).toEqual([['T-2'], ['T-3']])
})

test('an offer says what it would break that is whole, but not what is only missing yet', () => {
  const offers = builder.offers(train([cart('wagon'), cart('wagon')]), 'flags')
  expect(offers.map(({ card, problem }) => [card, problem?.rules ?? null])).toEqual([
    ['white', null],
    ['black', ['T-3']],
    ['skull', null],
  ])
  const [load] = builder.offers(train([cart('wagon', 'coal', 'coal'), cart('wagon', 'coal')]), '0 load')
  expect(load?.problem?.text).toEqual(named('too much'))
  const full = train([cart('wagon', 'coal', 'coal'), cart('wagon', 'coal')])
  expect(builder.offers(full, 'flags').map(({ card }) => card)).toEqual(['white', 'black'])
  // What is wrong already is not this card's fault.
  const pirates = builder.offers(train([], 'black'), 'flags')
  expect(pirates.every(({ problem }) => problem === null)).toBe(true)
})

test('formats write and read forces', () => {
  const [format] = builder.formats
  expect(format?.write(train([cart('wagon')]))).toBe('1')
  expect(format?.read('')).toEqual({ refused: named('nothing') })
  expect(format?.read('x')).toEqual({ force: train([]), notices: [named('x')] })
})
