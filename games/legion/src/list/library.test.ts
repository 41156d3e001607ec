import { describe, expect, test } from 'vitest'
import { pointsOf } from './army.ts'
import { checkArmy } from './check.ts'
import { readyArmies } from './library.ts'
import { allOffered } from './offered.ts'

const factions = ['rebels', 'empire', 'republic', 'separatists']

describe('the library', () => {
  test.each(readyArmies)('$name.en is legal and spends its points', ({ army, first }) => {
    expect(checkArmy(army, allOffered)).toEqual([])
    expect(pointsOf(army)).toBeGreaterThanOrEqual(first ? 350 : 980)
    expect(pointsOf(army)).toBeLessThanOrEqual(first ? 480 : 1000)
  })

  test.each(factions)('has two armies of the %s, and one for a first game', (faction) => {
    const own = readyArmies.filter(({ army }) => army.faction === faction)
    expect(own.filter((one) => one.first !== true)).toHaveLength(2)
    expect(own.filter((one) => one.first === true)).toHaveLength(1)
  })

  test('has a name and a line for each of its own', () => {
    for (const words of [
      readyArmies.map(({ id }) => id),
      readyArmies.map(({ name }) => name.en),
      readyArmies.map(({ name }) => name.de),
      readyArmies.map(({ what }) => what.en),
      readyArmies.map(({ what }) => what.de),
    ])
      expect(new Set(words).size).toBe(readyArmies.length)
  })
})
