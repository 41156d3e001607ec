import { expect, test } from 'vitest'
import { die } from './die.ts'
import { inHand, lay, type Pool, pool } from './pool.ts'
import { forgetRerolls, pickUp, pickUps } from './reroll.ts'

const red = die('red', { hit: 3, crit: 1, focus: 2, blank: 2 })

/** The faces that lie on the table, in the pool's order, those rerolled with a star. */
function faces(dice: Pool): string {
  const shown = dice.counts.flatMap((n, place) => {
    const { face, rerolled } = dice.set.places[place]!
    return face === null ? [] : Array<string>(n).fill(face.name + (rerolled ? '*' : ''))
  })
  return shown.join(' ')
}

const table = lay(lay(lay(pool([red, 0]), red, 'hit', 2), red, 'focus', 2), red, 'blank')

test('dice are picked up once', () => {
  const once = pickUp(table, (face) => face.name === 'focus' || face.name === 'blank', 2)
  expect(faces(once)).toBe('hit hit blank')
  expect(inHand(once)).toBe(2)
  const rolled = lay(table, red, 'blank', 3, true)
  const again = pickUp(rolled, () => true)
  expect(faces(again)).toBe('blank* blank* blank*')
  expect(inHand(again)).toBe(5)
  expect(inHand(pickUp(forgetRerolls(rolled), () => true))).toBe(8)
})

test('every way to pick up some dice, fewest first', () => {
  const ways = (options: Parameters<typeof pickUps<string>>[1]) => pickUps<string>(table, options).map(faces)
  expect(ways({ most: 1 })).toEqual([
    'hit hit focus focus blank',
    'hit focus focus blank',
    'hit hit focus blank',
    'hit hit focus focus',
  ])
  expect(ways({ most: 5 })).toHaveLength(3 * 3 * 2)
  expect(ways({ most: 2, which: ({ name }) => name === 'blank' })).toEqual([
    'hit hit focus focus blank',
    'hit hit focus focus',
  ])
  expect(ways({ most: 2, least: 2, which: ({ name }) => name !== 'hit' })).toEqual([
    'hit hit blank',
    'hit hit focus',
  ])
  // As many as there are, where more are demanded.
  expect(ways({ most: 9, least: 9, which: ({ name }) => name === 'focus' })).toEqual(['hit hit blank'])
  expect(ways({ most: 3, which: ({ name }) => name === 'crit' })).toEqual([faces(table)])
})

test('dice rerolled once stay where others are picked up', () => {
  const rolled = lay(pool([red, 0]), red, 'blank', 2, true)
  expect(pickUps(rolled, { most: 2 }).map(faces)).toEqual(['blank* blank*'])
})

test('results that look alike are one when rerolls no longer matter', () => {
  const rolled = lay(lay(table, red, 'hit', 1, true), red, 'blank', 1, true)
  expect(faces(rolled)).toBe('hit hit focus focus blank hit* blank*')
  expect(forgetRerolls(rolled).key).toBe(lay(lay(table, red, 'hit'), red, 'blank').key)
})
