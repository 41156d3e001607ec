import type { Weighed } from '@sandtable/keeper/odds-desk'
import type { Die, Plain } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { bestOf, isNamed, setsOfDice } from './best-odds.ts'

const die = (choice: number, face: string): Die => ({
  type: 'die',
  id: `attack ${choice}`,
  z: 0,
  kind: 'attack',
  face,
  symbols: [],
  of: 'red-1',
  choice,
})

const weighed = (worth?: number, counted?: number): Weighed => ({
  odds: {
    title: { en: '', de: '' },
    results: [],
    ...(worth !== undefined && { worth }),
    ...(counted !== undefined && { counted }),
  },
  problem: null,
})

const known = (all: readonly (readonly [Plain, Weighed])[]) =>
  Object.fromEntries(all.map(([answer, one]) => [JSON.stringify(answer), one]))

test('of dice that show the same, one set is weighed for all', () => {
  const dice = [die(0, 'hit'), die(1, 'blank'), die(3, 'blank')]
  const some = (least: number, most: number) => ({ some: { from: [0, 1, 3], least, most } })
  expect(setsOfDice(some(0, 3), dice)).toEqual([[], [1], [1, 3], [0], [0, 1], [0, 1, 3]])
  expect(setsOfDice(some(1, 1), dice)).toEqual([[1], [0]])
})

test('many dice are weighed, too, as long as few kinds of sets come of them', () => {
  const faces = ['blank', 'hit', 'blank', 'surge', 'blank', 'hit', 'blank', 'crit', 'hit', 'blank']
  const dice = faces.map((face, at) => die(at, face))
  const space = { some: { from: dice.map((_, at) => at), least: 0, most: 2 } }
  const sets = setsOfDice(space, dice)
  expect(sets).toHaveLength(13)
  expect(sets).toContainEqual([0, 1])
  expect(setsOfDice({ some: { ...space.some, most: 10 } }, dice)).toEqual([])
})

test('who chooses none of the dice passes, where that is what it means', () => {
  const space = { some: { from: [0], least: 0, most: 1 }, pass: true }
  expect(setsOfDice(space, [die(0, 'blank')])).toEqual(['pass', [0]])
})

test('what is chosen among other things is no set of dice', () => {
  expect(setsOfDice({ some: { from: ['red-1'], least: 0, most: 1 } }, [die(0, 'hit')])).toEqual([])
  expect(setsOfDice({ amount: { least: 0, most: 3 } }, [die(0, 'hit')])).toEqual([])
})

test('the best answers are those that are worth the most to whom is asked', () => {
  const all = known([
    ['focus', weighed(-1.5)],
    ['evade', weighed(-1.5 + 1e-12)],
    ['pass', weighed(-2)],
  ])
  expect(bestOf(['focus', 'evade', 'pass'], all)).toEqual(['focus', 'evade'])
})

test('nothing is best while something is still being counted, or where all come to the same', () => {
  expect(bestOf(['a', 'b'], known([['a', weighed(1)]]))).toEqual([])
  expect(
    bestOf(
      ['a', 'b'],
      known([
        ['a', weighed(1)],
        ['b', weighed(2, 0.5)],
      ]),
    ),
  ).toEqual([])
  expect(
    bestOf(
      ['a', 'b'],
      known([
        ['a', weighed(1)],
        ['b', weighed(1)],
      ]),
    ),
  ).toEqual([])
})

test('a die belongs to the answers that it stands for, and to those that name its place', () => {
  expect(isNamed(die(1, 'hit'), [0, 1])).toBe(true)
  expect(isNamed(die(1, 'hit'), [0])).toBe(false)
  const { choice: _, ...other } = die(1, 'hit')
  expect(isNamed({ ...other, answers: [[1, 2]] }, [1, 2])).toBe(true)
  expect(isNamed(other, 'pass')).toBe(false)
})
