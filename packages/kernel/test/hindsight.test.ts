import { expect, test } from 'vitest'
import { before } from '../src/hindsight.ts'
import { sumOf } from '../src/stand-in.ts'
import type { Mark, Thing } from '../src/things.ts'
import { lookout } from '../src/watch.ts'

const thing = (value: object): Thing => ({ value, facts: [], summed: [], with: new Map(), ordered: null })
const watched = [
  { part: 0, field: 'hand' },
  { part: 0, field: 'dice' },
]
const fields = ['hand', 'dice']
const hand = { heads: 1, tails: 2, coins: [1] }
const bitOf = (watch: ReturnType<typeof lookout>, key: string) => watch.bitOfValue(0, 'hand', key)

test('what a step makes anew hangs on nothing that was there before', () => {
  const watch = lookout()
  const seen = watch.over(0, { hand: { ...hand } }, fields) as { hand: typeof hand }
  expect(seen.hand.heads + seen.hand.tails).toBe(3)
  const anew: Mark[] = [{ at: 0, now: thing(hand) }]
  expect(watch.read).not.toBe(0)
  expect(before(watch, watched, anew, [thing(hand)], watch.read)).toBe(0)
})

test('what is put into a record leaves the rest as it was, and a sum hangs on what is added up', () => {
  const watch = lookout()
  const seen = watch.over(0, { hand: { ...hand } }, fields) as { hand: typeof hand }
  const put: Mark[] = [{ at: 0, now: [{ place: 'heads', item: 3 }] }]
  const after = [thing({ ...hand, heads: 3 })]
  const both = bitOf(watch, 'heads') | bitOf(watch, 'tails')
  expect(before(watch, watched, put, after, both)).toBe(bitOf(watch, 'tails'))
  sumOf(seen.hand, 'all', ({ heads, tails }) => heads + tails)
  expect(before(watch, watched, put, after, watch.read)).toBe(bitOf(watch, 'tails'))
  watch.begin()
  sumOf(seen.hand, 'as it is', (all) => all)
  expect(before(watch, watched, put, after, watch.read)).toBe(watch.bitOfAll(0, 'hand'))
})

test('a list counts as a whole once something was put into it: it may be put in order', () => {
  const watch = lookout()
  const dice = [{ face: 1 }, { face: 2 }]
  const seen = watch.over(0, { dice }, fields) as { dice: typeof dice }
  expect(seen.dice[1]?.face).toBe(2)
  const put: Mark[] = [{ at: 1, now: [{ place: '0', item: { face: 3 } }] }]
  expect(before(watch, watched, put, [thing(hand), thing(dice)], watch.read)).toBe(watch.bitOfAll(0, 'dice'))
  expect(before(watch, watched, [], [thing(hand), thing(dice)], watch.read)).toBe(watch.read)
})

test('whoever looks at a list within a record looks at that value; whoever changes it, at the whole record', () => {
  const watch = lookout()
  const seen = watch.over(0, { hand: { ...hand, coins: [1] } }, fields) as { hand: typeof hand }
  expect([...seen.hand.coins]).toEqual([1])
  expect(watch.read).toBe(bitOf(watch, 'coins'))
  seen.hand.coins.push(2)
  expect(watch.read).toBe(bitOf(watch, 'coins') | watch.bitOfAll(0, 'hand'))
  expect(watch.changes()).toEqual([{ part: 0, field: 'hand', places: null }])
})
