import { expect, test } from 'vitest'
import { enter, foundAt, type Rows } from '../src/rows.ts'

test('what was found at a row is found there again, and nowhere else, whatever the hashes', () => {
  const rows: Rows<string> = new Map()
  const all: number[][] = [[], [0], [0, 0], [1, 0], [0, 1]]
  for (let one = 0; one < 200; one++)
    for (let other = 0; other < 200; other++) all.push([one, other, one ^ other])
  for (const row of all) {
    expect(foundAt(rows, row)).toBeUndefined()
    enter(rows, row, row.join())
  }
  for (const row of all) expect(foundAt(rows, row)).toBe(row.join())
})

test('rows with the same hash are told apart', () => {
  const rows: Rows<string> = new Map()
  enter(rows, [1, 2], 'first')
  const [hash] = rows.keys()
  const [found] = rows.values()
  if (hash === undefined || found === undefined) throw new Error('nothing entered')
  rows.set(hash, { row: [3], found: 'another', next: found })
  expect(foundAt(rows, [1, 2])).toBe('first')
})
