import { expect, test } from 'vitest'
import { sumOf, unnoticed } from '../src/stand-in.ts'
import { textOf } from '../src/text-of.ts'
import { lookout } from '../src/watch.ts'

const thrown = () => ({ dice: [{ face: 1 }, { face: 2 }] })
const total = (dice: readonly { face: number }[]) => dice.reduce((sum, { face }) => sum + face, 0)
const watching = () => {
  const watch = lookout()
  return { watch, seen: watch.over(0, thrown(), ['dice']) as ReturnType<typeof thrown> }
}

test('whoever knows all of a list needs no more to know what it comes to', () => {
  const { watch, seen } = watching()
  sumOf(seen.dice, 'total', total)
  const [sum] = watch.read().numbers
  expect(watch.book.gist(watch.read())).toBe(watch.read())
  seen.dice.pop()
  const { numbers } = watch.book.gist(watch.read())
  expect(numbers).not.toContain(sum)
  const factsOf = (faces: number[]) => {
    const dice = faces.map((face) => ({ face }))
    return numbers.map((number) => textOf(watch.book.facts[number]?.of(dice))).join()
  }
  expect(factsOf([1, 3])).not.toBe(factsOf([2, 2]))
})

test('what is only told is looked at without notice', () => {
  const { watch, seen } = watching()
  expect(unnoticed(seen.dice).map(({ face }) => face)).toEqual([1, 2])
  expect(watch.read()).toBe(watch.book.none)
})

test('whoever puts a thing into a place need not know the rest, unless it asks what that comes to', () => {
  const { watch, seen } = watching()
  seen.dice[0] = { face: 3 }
  expect(watch.read()).toBe(watch.book.none)
  expect(watch.changes()).toMatchObject([{ part: 0, field: 'dice', places: new Set(['0']) }])
  sumOf(seen.dice, 'total', total)
  expect(watch.read().numbers).toContain(watch.book.allOf(0, 'dice'))
})

test('whoever lays a thing beside the others need only know how many they are', () => {
  const { watch, seen } = watching()
  seen.dice.push({ face: 3 })
  const [length, ...others] = watch.read().numbers
  expect(others).toEqual([])
  expect(watch.book.facts[length ?? -1]?.of([{}, {}, {}, {}])).toBe(4)
  expect(watch.changes()).toMatchObject([{ part: 0, field: 'dice', places: new Set(['2']) }])
})

test('whoever takes a thing along has looked at it', () => {
  const watch = lookout()
  const seen = watch.over(0, { ...thrown(), kept: {} }, ['dice']) as { dice: object[]; kept: object }
  seen.kept = seen.dice[1] as object
  expect(seen.kept).toEqual({ face: 2 })
  expect(watch.read().numbers).toContain(watch.book.allOf(0, 'dice'))
})
