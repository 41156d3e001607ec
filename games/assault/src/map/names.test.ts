import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mostColumns, mostRows, nameOf, nameOfSide, sidesNamed, spotNamed, spotsNamed } from './names.ts'

const x = fc.integer({ min: 0, max: mostColumns - 1 })
const y = fc.integer({ min: 0, max: mostRows - 1 })
const spots = fc.record({ x, y })

test('every space has a name of its own', () => {
  holds(
    fc.property(spots, (spot) => {
      expect(spotNamed(nameOf(spot))).toEqual(spot)
    }),
  )
  expect(nameOf({ x: 7, y: 20 })).toBe('h21')
  expect(nameOf({ x: 25, y: 0 })).toBe('z1')
  expect(nameOf({ x: 26, y: 0 })).toBe('aa1')
})

test('what is no name is none', () => {
  for (const word of [
    '',
    'h',
    '21',
    'h0',
    'h021',
    'H21',
    'h21 ',
    ' h21',
    'h2.5',
    'h-1',
    'h100',
    'ba1',
    'a53',
    'ä1',
  ])
    expect(spotNamed(word), word).toBeNull()
})

test('a range is a rectangle from the north-west to the south-east', () => {
  expect(spotsNamed('b2:c3')?.map(nameOf)).toEqual(['b2', 'c2', 'b3', 'c3'])
  expect(spotsNamed('b2')?.map(nameOf)).toEqual(['b2'])
  for (const words of ['c2:b2', 'b3:b2', 'b2:', ':b2', 'b2:c3:d4', 'b2-c3', 'b2:c99'])
    expect(spotsNamed(words), words).toBeNull()
  holds(
    fc.property(spots, spots, (one, other) => {
      const found = spotsNamed(`${nameOf(one)}:${nameOf(other)}`)
      if (other.x < one.x || other.y < one.y) expect(found).toBeNull()
      else expect(found).toHaveLength((other.x - one.x + 1) * (other.y - one.y + 1))
    }),
  )
})

test('an edge is the same from both sides, and has one name', () => {
  expect(sidesNamed('c3 e')).toEqual(sidesNamed('d3 w'))
  expect(sidesNamed('c3 s')).toEqual(sidesNamed('c4 n'))
  expect(sidesNamed('c3:e3 s')?.map(nameOfSide)).toEqual(['c3 s', 'd3 s', 'e3 s'])
  expect(sidesNamed('c3:c5 e')?.map(nameOfSide)).toEqual(['c3 e', 'c4 e', 'c5 e'])
  expect(sidesNamed('a1 w')?.map(nameOfSide)).toEqual(['a1 w'])
  expect(sidesNamed('a1 n')?.map(nameOfSide)).toEqual(['a1 n'])
})

test('a range of edges runs along them', () => {
  for (const words of ['c3:e3 e', 'c3:c5 s', 'c3:d4 s', 'c3', 'c3 x', 'c3  e', 'c3 east', 'e c3'])
    expect(sidesNamed(words), words).toBeNull()
})
