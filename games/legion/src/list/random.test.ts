import { randomFrom } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { formats } from '../../data/2024/index.ts'
import { pointsOf } from './army.ts'
import { checkArmy } from './check.ts'
import { allOffered, isOffered } from './offered.ts'
import { cardsOf, randomArmy } from './random.ts'

const seeds = (count: number) => Array.from({ length: count }, (_, at) => `army ${at}`)

test.each(formats.map(({ id }) => id))('random armies of the format %s are legal', (format) => {
  for (const offered of [allOffered, isOffered])
    for (const seed of seeds(4)) {
      const army = randomArmy(randomFrom(seed), { format, offered })
      expect(checkArmy(army, offered), seed).toEqual([])
      expect(army.format).toBe(format)
    }
})

test('the same numbers give the same army', () => {
  const [one, other] = [randomArmy(randomFrom('same')), randomArmy(randomFrom('same'))]
  expect(one).toEqual(other)
})

test('armies are of many kinds', () => {
  const armies = seeds(24).map((seed) => randomArmy(randomFrom(seed), { offered: allOffered }))
  expect(new Set(armies.map(({ faction }) => faction)).size).toBeGreaterThanOrEqual(4)
  expect(armies.some(({ battleForce }) => battleForce !== undefined)).toBe(true)
  expect(Math.max(...armies.map(pointsOf))).toBeGreaterThan(900)
  expect(Math.min(...armies.map(({ units }) => units.length))).toBeLessThan(8)
})

test('wanted cards are there, with those that they need', () => {
  const wanted = [
    'unit:major-marquand',
    'unit:scout-troopers-strike-team',
    'upgrade:jyn-erso',
    'upgrade:nanny-programming',
    'command:not-out-of-it-yet',
    'command:i-am-a-jedi',
    'battle:black-ops',
  ]
  for (const name of wanted) {
    const army = randomArmy(randomFrom(name), { offered: allOffered }, [name])
    expect(cardsOf(army)).toContain(name)
    expect(checkArmy(army, allOffered), name).toEqual([])
  }
})
