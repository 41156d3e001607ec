import { expect, test } from 'vitest'
import { keepByBoth, keepEach, keepLast } from './remembered.ts'

test('the last answer is given again until something else is asked', () => {
  const asked: string[] = []
  const loud = keepLast((name: string) => {
    asked.push(name)
    return { name }
  })
  expect(loud('a')).toBe(loud('a'))
  expect(loud('b')).toEqual({ name: 'b' })
  expect(loud('a')).toEqual({ name: 'a' })
  expect(asked).toEqual(['a', 'b', 'a'])
})

test('for each object it is worked out once, also where there is nothing to be found', () => {
  const asked: object[] = []
  const nothing = keepEach((one: object) => {
    asked.push(one)
    return undefined
  })
  const [one, other] = [{}, {}]
  for (const each of [one, other, one, other]) expect(nothing(each)).toBe(undefined)
  expect(asked).toEqual([one, other])
})

test('for each two things it is worked out once', () => {
  const asked: string[] = []
  const joined = keepByBoth(({ name }: { name: string }, more: number) => {
    asked.push(`${name}${more}`)
    return { name, more }
  })
  const [a, b] = [{ name: 'a' }, { name: 'b' }]
  expect(joined(a, 1)).toBe(joined(a, 1))
  expect([joined(a, 2), joined(b, 1), joined(a, 1)]).toEqual([
    { name: 'a', more: 2 },
    { name: 'b', more: 1 },
    { name: 'a', more: 1 },
  ])
  expect(asked).toEqual(['a1', 'a2', 'b1'])
})

test('no more than so many are kept', () => {
  const asked: number[] = []
  const doubled = keepByBoth((_: object, n: number) => asked.push(n), 2)
  const one = {}
  for (const n of [1, 2, 1, 2, 3, 3, 1]) doubled(one, n)
  expect(asked).toEqual([1, 2, 3, 1])
})
