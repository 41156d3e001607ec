import { expect, test } from 'vitest'
import { before } from '../src/hindsight.ts'
import { inOrder, type Order } from '../src/order.ts'
import { comesTo, increase, increaseBySum } from '../src/stand-in.ts'
import { type Mark, newThing } from '../src/things.ts'
import { lookout } from '../src/watch.ts'

const watched = [
  { part: 0, field: 'hand' },
  { part: 0, field: 'dice' },
]
const fields = ['hand', 'dice']
const hand = { heads: 1, tails: 2, coins: [1] }
const dice = [{ face: 1 }, { face: 2 }]

/** Somebody looks at a hand and at dice; then it is asked what that hung on before a step. */
function watching(order?: Order) {
  const watch = lookout(order)
  const { book } = watch
  const seen = watch.over(0, { hand: { ...hand, coins: [1] }, dice: [...dice] }, fields) as {
    hand: typeof hand
    dice: typeof dice
  }
  return {
    watch,
    seen,
    value: (key: string) => book.valueOf(0, 'hand', key),
    all: (field: string) => book.allOf(0, field),
    hungOn: (marks: readonly Mark[]) =>
      book.gist(before(book, watched, { marks, hindsight: new Map() }, watch.read())).numbers,
    /** How the one fact of these is in a hand. */
    factIn: ([number]: readonly number[], of: object) => book.facts[number ?? -1]?.of(of),
  }
}
const put = (place: string, item: unknown): Mark => ({ at: 0, now: [{ place, item }] })
const plus = (place: string, by: number): Mark => ({ at: 0, now: [], adds: [{ place, by, sums: [] }] })

test('what a step makes anew hangs on nothing that was there before', () => {
  const { watch, seen, hungOn } = watching()
  expect(seen.hand.heads + seen.hand.tails).toBe(3)
  expect(watch.read().numbers).toHaveLength(2)
  expect(hungOn([{ at: 0, now: newThing(hand) }])).toEqual([])
})

test('what is put into a record leaves the rest as it was', () => {
  const { seen, value, hungOn, all } = watching()
  expect(seen.hand.heads + seen.hand.tails).toBe(3)
  expect(hungOn([put('heads', 3)])).toEqual([value('tails')])
  expect({ ...seen.hand }).toEqual(hand)
  expect(hungOn([put('heads', 3)])).toContain(all('hand'))
})

test('what values come to hangs on what they will come to, and not at all on what is put beside them', () => {
  const { watch, seen, hungOn, factIn } = watching()
  const isMore = () => comesTo(seen.hand, 'more', ['heads', 'tails'], ({ heads, tails }) => heads > tails)
  expect(isMore()).toBe(false)
  expect(hungOn([put('coins', [])])).toEqual(watch.read().numbers)
  expect(hungOn([{ at: 0, now: [...(put('heads', 1).now as []), ...(put('tails', 1).now as [])] }])).toEqual(
    [],
  )
  const more = hungOn([plus('heads', 2)])
  expect([0, 1, 2].map((heads) => factIn(more, { heads, tails: 2 }))).toEqual([false, true, true])
  const fixed = hungOn([put('tails', 1)])
  expect([0, 1, 2].map((heads) => factIn(fixed, { heads, tails: 9 }))).toEqual([false, false, true])
})

test('one thing after another comes to the same as both at once, in whatever order', () => {
  const { watch, seen, hungOn } = watching()
  const { book } = watch
  comesTo(seen.hand, 'all', ['heads', 'tails'], ({ heads, tails }) => heads + tails)
  const [first, other] = [plus('heads', 2), plus('tails', 1)].map((mark) => {
    const seenAfter = book.setOf(hungOn([mark]))
    const then = mark.adds?.[0]?.place === 'heads' ? plus('tails', 1) : plus('heads', 2)
    return before(book, watched, { marks: [then], hindsight: new Map() }, seenAfter).numbers
  })
  expect(first).toEqual(other)
})

test('whoever adds looks at nothing, and what is looked at afterwards hangs on both', () => {
  const { watch, seen, value, hungOn } = watching()
  increase(seen.hand, 'heads', 1)
  increaseBySum(seen.hand, 'heads', seen.dice, 'total', ({ face }) => face)
  expect(watch.read().numbers).toEqual([])
  const [change] = watch.changes()
  const { by, sums, total: added } = change?.added.get('heads') ?? {}
  expect([by, added]).toEqual([1, 4])
  expect(seen.hand.heads).toBe(5)
  const fact = sums?.[0]?.fact ?? -1
  expect(watch.read().numbers).toEqual([fact, value('heads')].sort((one, next) => one - next))
  watch.begin()
  expect(seen.hand.heads).toBe(5)
  const adds = [{ place: 'heads', by: 1, sums: (sums ?? []).map((sum) => ({ at: 1, sum })) }]
  expect(hungOn([{ at: 0, now: [], adds }])).toEqual([fact, value('heads')].sort((one, next) => one - next))
  expect(hungOn([{ at: 0, now: newThing(hand), adds }])).toEqual([fact])
})

const putDie: Mark = { at: 1, now: [{ place: '0', item: { face: 3 } }] }

test('a list counts as a whole once something was put into it: it may be put in order', () => {
  const { watch, seen, all, hungOn } = watching()
  expect(seen.dice[1]?.face).toBe(2)
  expect(hungOn([putDie])).toEqual([all('dice')])
  expect(hungOn([])).toEqual(watch.read().numbers)
})

test('where it is known by what it is put in order, it counts no further than that goes', () => {
  const byParity = { odd: (one: { face: number }) => one.face % 2, face: (one: { face: number }) => one.face }
  const { watch, seen, factIn, hungOn, all } = watching(inOrder({ dice: byParity }))
  const { book } = watch
  expect(seen.dice).toHaveLength(2)
  expect(factIn(hungOn([putDie]), [{ face: 1 }, { face: 2 }])).toEqual(['', ''])
  const odd = book.firstKeys(0, 'dice', book.keysTo('dice', 'odd'))
  expect(before(book, watched, { marks: [putDie], hindsight: new Map() }, book.setOf([odd])).numbers).toEqual(
    [odd],
  )
  expect(book.gist(book.setOf([odd, all('dice')])).numbers).toEqual([all('dice')])
})

test('what a list comes to hangs on the rest of it, wherever something is put', () => {
  const { watch, seen, factIn } = watching()
  const { book } = watch
  increaseBySum(seen.hand, 'heads', seen.dice, 'total', ({ face }) => face)
  const fact = watch.changes()[0]?.added.get('heads')?.sums[0]?.fact ?? -1
  const hung = before(book, watched, { marks: [putDie], hindsight: new Map() }, book.setOf([fact])).numbers
  expect([1, 5].map((face) => factIn(hung, [{ face }, { face: 4 }]))).toEqual([4, 4])
})

test('whoever looks at a list within a record looks at that value; whoever changes it, at the whole record', () => {
  const { watch, seen, value, all } = watching()
  expect([...seen.hand.coins]).toEqual([1])
  expect(watch.read().numbers).toEqual([value('coins')])
  seen.hand.coins.push(2)
  expect(watch.read()).toBe(watch.book.setOf([value('coins'), all('hand')]))
  expect(watch.changes()).toMatchObject([{ part: 0, field: 'hand', places: null }])
})
