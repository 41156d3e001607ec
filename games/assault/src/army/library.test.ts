import { describe, expect, test } from 'vitest'
import { all } from '../../test/armies.ts'
import { pointsOf, pointsOfDeck } from './army.ts'
import { affiliations } from './cards.ts'
import { checkArmy } from './check.ts'
import { readyArmies } from './library.ts'
import { idleCommands } from './users.ts'

describe('the library', () => {
  test.each(readyArmies)('$name.en is legal, spends its points and can play its cards', ({ army }) => {
    expect(checkArmy(army, { offered: all })).toEqual([])
    expect(pointsOf(army)).toBe(40)
    expect(pointsOfDeck(army)).toBeGreaterThanOrEqual(14)
    expect(idleCommands(army)).toEqual([])
  })

  test('has at least three armies of each affiliation, each with a name of its own', () => {
    for (const one of affiliations)
      expect(readyArmies.filter(({ army }) => army.affiliation === one).length).toBeGreaterThanOrEqual(3)
    for (const words of [
      readyArmies.map(({ id }) => id),
      readyArmies.map(({ name }) => name.en),
      readyArmies.map(({ name }) => name.de),
    ])
      expect(new Set(words).size).toBe(readyArmies.length)
  })
})
