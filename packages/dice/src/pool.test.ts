import { expect, test } from 'vitest'
import { die, symbolDie } from './die.ts'
import { cancel, count, inHand, lay, lying, type Pool, pool, turn } from './pool.ts'

const red = die('red', { hit: 3, crit: 1, focus: 2, blank: 2 })
const black = die('black', { hit: 1, blank: 1 })
const blue = symbolDie('blue', [{ damage: 2, surge: 1 }, { damage: 1 }, { surge: 2 }])

/** The faces that lie on the table, in the pool's order, those rerolled with a star. */
function faces(dice: Pool): string {
  const shown = dice.counts.flatMap((n, place) => {
    const { face, rerolled } = dice.set.places[place]!
    return face === null ? [] : Array<string>(n).fill(face.name + (rerolled ? '*' : ''))
  })
  return shown.join(' ')
}

const table = lay(lay(lay(pool([red, 0]), red, 'hit', 2), red, 'focus', 2), red, 'blank')

test('dice are in hand until they lie', () => {
  expect(inHand(pool([red, 3], [black, 1]))).toBe(4)
  expect(lying(pool([red, 3], [black, 1]))).toBe(0)
  expect(inHand(pool([red, 1], [black, 1], [red, 2]))).toBe(4)
  expect(inHand(table)).toBe(0)
  expect(lying(table)).toBe(5)
  expect(lying(table, (face) => face.name === 'focus')).toBe(2)
  expect(() => pool([red, -1])).toThrow('number of dice')
})

test('pools with the same dice lying the same way have the same key, and no others', () => {
  expect(lay(lay(pool([red, 0]), red, 'hit'), red, 'crit').key).toBe(
    lay(lay(pool([red, 0]), red, 'crit'), red, 'hit').key,
  )
  const keys = [
    pool([red, 1]),
    pool([red, 2]),
    pool([black, 1]),
    lay(pool([red, 0]), red, 'hit'),
    lay(pool([red, 0]), red, 'hit', 1, true),
    lay(pool([red, 0]), red, 'crit'),
    lay(pool([red, 0], [black, 0]), black, 'hit'),
    lay(pool([red, 0], [black, 0]), red, 'hit'),
  ].map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
})

test('symbols are counted over all dice', () => {
  const dice = lay(
    lay(lay(pool([blue, 1]), blue, '2 damage, 1 surge', 2), blue, '2 surge'),
    blue,
    '1 damage',
    1,
    true,
  )
  expect(count(dice, 'damage')).toBe(5)
  expect(count(dice, 'surge')).toBe(4)
})

test('turning all, some or none', () => {
  expect(faces(turn(table, 'focus', 'hit'))).toBe('hit hit hit hit blank')
  expect(faces(turn(table, 'focus', 'crit', 1))).toBe('hit hit crit focus blank')
  expect(faces(turn(table, 'crit', 'hit'))).toBe(faces(table))
  expect(() => turn(table, 'evade', 'hit')).toThrow('evade')
  expect(() => turn(table, 'focus', 'evade')).toThrow('evade')
})

test('a turned die stays as rerolled as it was, and rerolled dice are turned first', () => {
  const mixed = lay(table, red, 'focus', 1, true)
  expect(faces(turn(mixed, 'focus', 'hit', 1))).toBe('hit hit focus focus blank hit*')
  expect(faces(turn(mixed, 'focus', 'hit', 2))).toBe('hit hit hit focus blank hit*')
})

test('cancelled dice are gone', () => {
  expect(faces(cancel(table, 'hit', 1))).toBe('hit focus focus blank')
  expect(faces(cancel(table, 'hit', 7))).toBe('focus focus blank')
  expect(() => cancel(table, 'hits')).toThrow('hits')
})

test('adding a result that no die shows is a mistake', () => {
  expect(() => lay(table, red, 'evade')).toThrow('evade')
  expect(() => lay(table, black, 'hit')).toThrow('black')
})
