import { expect, test } from 'vitest'
import { shotsOf, terms } from './shots.ts'

const usual = { target: 'stormtrooper', distance: '3', attacker: 'plain' }
const shot = (card: string, chosen: object = {}) =>
  shotsOf({ card, attachments: [] }, { ...usual, ...chosen })[0]

const mean = (results: readonly { damage: number; chance: number }[] = []) =>
  results.reduce((sum, { damage, chance }) => sum + damage * chance, 0)

test('the farther, the less; focus is one more die', () => {
  expect(mean(shot('stormtrooper', { distance: '1' })?.results)).toBeGreaterThan(
    mean(shot('stormtrooper', { distance: '5' })?.results),
  )
  expect(mean(shot('stormtrooper', { attacker: 'focused' })?.results)).toBeGreaterThan(
    mean(shot('stormtrooper')?.results),
  )
})

test('a melee attack reaches the next space, with Reach one more', () => {
  expect(shot('nexu', { distance: '2' })?.results).toEqual([])
  expect(shot('nexu', { distance: '1' })?.results.length).toBeGreaterThan(1)
  expect(shot('royal-guard', { distance: '2' })?.results.length).toBeGreaterThan(1)
})

test('two black dice stop more than one', () => {
  expect(mean(shot('at-st', { target: 'darth-vader' })?.results)).toBeLessThan(mean(shot('at-st')?.results))
})

test('whatever is chosen, the chances of a shot are together 1', () => {
  for (const { id, options } of terms)
    for (const one of options) {
      const results = shot('agent-blaise-skirmish', { [id]: one.id })?.results ?? []
      expect(results.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
    }
})
