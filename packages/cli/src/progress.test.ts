import { expect, test } from 'vitest'
import { bar, progressOn } from './progress.ts'

test('the bar fills as games are played, and keeps its length', () => {
  expect(bar(0, 200)).toBe(`[${'.'.repeat(30)}]   0 of 200 games`)
  expect(bar(100, 200)).toBe(`[${'#'.repeat(15)}${'.'.repeat(15)}] 100 of 200 games`)
  expect(bar(199, 200)).toContain('#.]')
  expect(bar(200, 200)).toBe(`[${'#'.repeat(30)}] 200 of 200 games`)
})

test('it is drawn now and then, not each time, and wiped away', () => {
  const drawn: string[] = []
  let time = 0
  const progress = progressOn(
    (text) => drawn.push(text),
    10,
    () => time,
  )
  progress.clear()
  expect(drawn).toEqual([])
  progress.show(1)
  time = 50
  progress.show(2)
  time = 120
  progress.show(3)
  progress.clear()
  expect(drawn).toEqual([`\r${bar(1, 10)}`, `\r${bar(3, 10)}`, `\r${' '.repeat(bar(3, 10).length)}\r`])
})

test('without a terminal nothing is drawn', () => {
  const progress = progressOn(null, 10)
  progress.show(5)
  progress.clear()
})
