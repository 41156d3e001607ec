import { expect, test } from 'vitest'
import { die, shown, symbolDie } from './die.ts'

test('a die by the number of sides that show a thing', () => {
  const red = die('attack', { hit: 3, crit: 1, focus: 2, blank: 2, evade: 0 })
  expect(red.sides).toBe(8)
  expect(red.faces.map(({ name, sides }) => [name, sides])).toEqual([
    ['hit', 3],
    ['crit', 1],
    ['focus', 2],
    ['blank', 2],
  ])
  expect(shown(red.faces[0]!, 'hit')).toBe(1)
  expect(shown(red.faces[0]!, 'crit')).toBe(0)
})

test('a die side by side: sides that show the same are one face', () => {
  const red = symbolDie('red', [
    { damage: 2, surge: 0 },
    { surge: 1, damage: 2 },
    { damage: 2, surge: 1 },
    { damage: 2 },
    { damage: 3 },
    {},
  ])
  expect(red.sides).toBe(6)
  expect(red.faces.map(({ name, sides }) => [name, sides])).toEqual([
    ['2 damage', 2],
    ['2 damage, 1 surge', 2],
    ['3 damage', 1],
    ['blank', 1],
  ])
  expect(shown(red.faces[1]!, 'damage')).toBe(2)
  expect(shown(red.faces[1]!, 'surge')).toBe(1)
  expect(shown(red.faces[0]!, 'surge')).toBe(0)
})

test('dice that cannot be', () => {
  expect(() => die('bad', { hit: -1 })).toThrow('bad')
  expect(() => die('bad', { hit: 0 })).toThrow('bad')
  expect(() => symbolDie('bad', [{ hit: 0.5 }])).toThrow('bad')
})
