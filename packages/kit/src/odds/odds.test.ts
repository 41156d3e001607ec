import { expect, test } from 'vitest'
import { damageOdds } from './damage-odds.ts'
import { someOf, unlikeSets } from './rerolls.ts'

test('damage is listed by its amount, what comes to the same as one, and the end of the target apart', () => {
  const odds = damageOdds({ en: 'Wedge', de: 'Wedge' }, [
    { damage: 2, defeated: true, chance: 0.125 },
    { damage: 2, chance: 0.125 },
    { damage: 0, chance: 0.5 },
    { damage: 2, defeated: false, chance: 0.25 },
  ])
  expect(odds.title).toEqual({ en: 'Damage to Wedge', de: 'Schaden an Wedge' })
  expect(odds.results.map(({ label, chance }) => [label.en, label.de, chance])).toEqual([
    ['0', '0', 0.5],
    ['2', '2', 0.375],
    ['2 †', '2 †', 0.125],
  ])
})

test('of sets of dice that show the same only the first is tried', () => {
  const faces = ['hit', 'miss', 'miss']
  const sets = [[], [0], [1], [2], [0, 1], [2, 0], [1, 2]]
  expect(unlikeSets(sets, (die) => faces[die])).toEqual([[], [0], [1], [0, 1], [1, 2]])
})

test('some of the dice: as many as may be, neither fewer nor more', () => {
  expect([...someOf({ from: [3, 5, 7], least: 0, most: 3 })]).toHaveLength(8)
  expect([...someOf({ from: [3, 5, 7], least: 1, most: 2 })]).toEqual([[3], [5], [3, 5], [7], [3, 7], [5, 7]])
})
