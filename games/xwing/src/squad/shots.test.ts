import { expect, test } from 'vitest'
import { shotsOf, terms } from './shots.ts'

const usual = { target: 'xwing', range: '2', attacker: 'nothing', defender: 'nothing' }
const chances = (pilot: string, upgrades: string[], chosen: object = {}) =>
  shotsOf({ pilot, upgrades }, { ...usual, ...chosen })

const mean = (results: readonly { damage: number; chance: number }[] = []) =>
  results.reduce((sum, { damage, chance }) => sum + damage * chance, 0)

test('two bare dice on a ship without agility hit as often as their faces', () => {
  const [shot] = chances('academypilot', [], { target: 'vt49decimator' })
  expect(shot?.results.map(({ damage }) => damage)).toEqual([0, 1, 2])
  expect(shot?.results.map(({ chance }) => chance)).toEqual([0.25, 0.5, 0.25])
})

test('near and far change primary weapons only', () => {
  const at = (range: string) => chances('redsquadronpilot', ['protontorpedoes'], { range })
  const [near, usually, far] = ['1', '2', '3'].map((range) => at(range))
  expect(mean(near?.[0]?.results)).toBeGreaterThan(mean(usually?.[0]?.results))
  expect(mean(usually?.[0]?.results)).toBeGreaterThan(mean(far?.[0]?.results))
  expect(far?.[1]?.results).toEqual(usually?.[1]?.results)
  expect(near?.[1]?.results).toEqual([])
})

test('a lock that the weapon costs rerolls nothing; focus helps it still', () => {
  const torpedoes = (attacker: string) =>
    mean(chances('redsquadronpilot', ['protontorpedoes'], { attacker })[1]?.results)
  expect(torpedoes('lock')).toBeCloseTo(torpedoes('nothing'), 12)
  expect(torpedoes('focus lock')).toBeGreaterThan(torpedoes('lock'))
})

test('whatever is chosen, the chances of a shot are together 1', () => {
  for (const { id, options } of terms)
    for (const one of options)
      for (const { results } of chances('redsquadronpilot', ['protontorpedoes'], { [id]: one.id }))
        if (results.length > 0)
          expect(results.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
})
