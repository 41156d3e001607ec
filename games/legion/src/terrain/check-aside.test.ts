import type { Plain } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { laidInTurns } from '../../data/maps/laid-in-turns.ts'
import { checkMap } from './check-map.ts'

/** Squares of 150 mm, as many as are said: on a battlefield of 6 × 6 squares each covers a little less than 1/37. */
function withAside(aside: Plain, more: object = {}): Plain {
  const square = (id: string, top: number, cover: string, kind: string) => ({
    id,
    name: { en: id, de: id },
    class: kind,
    cover,
    ground: kind === 'area' ? 'open' : 'impassable',
    blocks: true,
    in2018: { cover, moves: ['open', 'open', 'open'] },
    parts: [{ outline: [-75, -75, 75, -75, 75, 75, -75, 75], top }],
  })
  const kinds = [
    square('block', 60, 'heavy', 'obstacle'),
    square('low', 41.9, 'heavy', 'obstacle'),
    square('copse', 60, 'light', 'area'),
    square('pond', 60, 'none', 'area'),
    { ...square('fence', 60, 'light', 'obstacle'), blocks: false },
    {
      ...square('slab', 60, 'light', 'area'),
      parts: [{ outline: [-75, -50, 75, -50, 75, 50, -75, 50], top: 60 }],
    },
  ]
  const name = { en: 'Yard', de: 'Hof' }
  return { id: 'yard', name, board: [6, 6], kinds, pieces: [], aside, ...more } as unknown as Plain
}

const wrong = (plan: Plain) => checkMap(plan).map(({ field, text }) => `${field}: ${text.en}`)
const of = (blocks: number, copses: number) => [
  ...Array<string>(blocks).fill('block'),
  ...Array<string>(copses).fill('copse'),
]
const mix = 'aside: some that block sight and some that give cover alone are expected'

test('our battlefields to be laid in turns have an even number of pieces that cover about a quarter [LG1-TSET-001]', () => {
  for (const plan of laidInTurns) expect(checkMap(plan as unknown as Plain)).toEqual([])
})

test('pieces to be laid in turns are even in number, cover about a quarter, and some block sight while others only cover [LG1-TSET-001]', () => {
  expect(wrong(withAside(of(4, 4)))).toEqual([])
  expect(wrong(withAside(of(4, 6)))).toEqual([])
  expect(wrong(withAside(of(4, 5)))).toEqual(['aside: an even number of pieces is expected'])
  expect(wrong(withAside(of(3, 3)))).toEqual([
    'aside: they cover 16 % of the battlefield; about a quarter is expected',
  ])
  expect(wrong(withAside(of(6, 6)))).toEqual([
    'aside: they cover 32 % of the battlefield; about a quarter is expected',
  ])
  // A little less than a fifth, and a little more than three tenths.
  expect(wrong(withAside([...of(3, 3), 'slab', 'slab']))).toEqual([
    'aside: they cover 20 % of the battlefield; about a quarter is expected',
  ])
  expect(wrong(withAside([...of(5, 5), 'slab', 'slab']))).toEqual([
    'aside: they cover 30 % of the battlefield; about a quarter is expected',
  ])
  expect(wrong(withAside(of(8, 0)))).toEqual([mix])
  expect(wrong(withAside(of(0, 8)))).toEqual([mix])
  // No taller than a trooper, it blocks no sight; without cover, it gives none.
  expect(wrong(withAside([...of(0, 4), 'low', 'low', 'low', 'low']))).toEqual([mix])
  expect(wrong(withAside([...of(4, 0), 'low', 'low', 'low', 'low']))).toEqual([])
  // Tall, but one sees through it.
  expect(wrong(withAside([...of(0, 4), 'fence', 'fence', 'fence', 'fence']))).toEqual([mix])
  expect(wrong(withAside([...of(4, 0), 'pond', 'pond', 'pond', 'pond']))).toEqual([mix])
})

test('what is set aside is a list of kinds that there are, for a battlefield with nothing on it', () => {
  expect(wrong(withAside('house'))).toEqual(['aside: expected: house, wood, …'])
  expect(wrong(withAside(['castle', 'block']))).toEqual(['aside[0]: there is no such kind of terrain'])
  const pieces = [{ kind: 'block', x: 300, y: 300, facing: 0 }]
  expect(wrong(withAside(of(4, 4), { pieces }))).toEqual(['pieces: expected: []'])
})
