import { describe, expect, test } from 'vitest'
import { slotsOf } from './slots.ts'
import { pointsOf, pointsOfShip } from './squad.ts'

describe('points', () => {
  test('[XW-BUILD-010] pilot and upgrades add up, negative costs included', () => {
    expect(pointsOfShip({ pilot: 'lukeskywalker', upgrades: ['r2d2', 'predator'] })).toBe(35)
    expect(pointsOfShip({ pilot: 'prototypepilot', upgrades: ['chardaanrefit'] })).toBe(15)
    const ships = [
      { pilot: 'prototypepilot', upgrades: ['chardaanrefit'] },
      { pilot: 'lukeskywalker', upgrades: [] },
    ]
    expect(pointsOf({ name: '', faction: 'rebel', ships })).toBe(43)
  })

  test('a reduction does not raise a cost that is below its floor', () => {
    const upgrades = ['vaksai', 'chardaanrefit']
    expect(pointsOfShip({ pilot: 'cartelmarauder', upgrades })).toBe(20 - 2)
  })
})

describe('slots', () => {
  const kinds = (pilot: string, ...upgrades: string[]) => {
    return slotsOf({ pilot, upgrades }).map(({ accepts }) => accepts.join(' or '))
  }

  test('the upgrade bar, a title and a modification', () => {
    expect(kinds('lukeskywalker')).toEqual(['elite', 'torpedo', 'astromech', 'title', 'modification'])
    expect(kinds('nobody')).toEqual([])
  })

  test('with what cards add and take', () => {
    expect(kinds('deltasquadronpilot', 'tiex7')).toEqual(['title', 'modification'])
    expect(kinds('cartelspacer', 'heavyscykinterceptor')).toEqual([
      'cannon or torpedo or missile',
      'title',
      'modification',
    ])
    expect(kinds('cartelspacer', 'lightscykinterceptor')).toEqual(['title'])
    expect(kinds('scimitarsquadronpilot', 'tieshuttle')).toEqual(['crew', 'crew', 'title', 'modification'])
  })

  test('with what may lie in them, and where they come from', () => {
    const mine = slotsOf({ pilot: 'gandfindsman', upgrades: ['misthunter', 'tractorbeam'] })
    expect(mine).toContainEqual({ accepts: ['cannon'], from: 'misthunter', only: 'tractorbeam' })
    const falcon = slotsOf({ pilot: 'outerrimsmuggler', upgrades: ['smugglingcompartment'] })
    expect(falcon).toContainEqual({ accepts: ['modification'], from: 'smugglingcompartment', maxCost: 3 })
  })
})
