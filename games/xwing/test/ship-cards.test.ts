import { expect, test } from 'vitest'
import { pilotCards } from '../data/pilots.ts'
import { gainLock } from '../src/holdings.ts'
import { xwing } from '../src/index.ts'
import { shipOf } from '../src/state.ts'
import { begin, say, using } from './position.ts'

test('generic pilots of the core sets and the A-wing: type, skill, points and no ability [XW-REF-001]', () => {
  const figures = (id: string) => {
    const card = pilotCards.find((one) => one.id === id)
    return [card?.ship, card?.skill, card?.points, card?.unique, card?.hasAbility]
  }
  expect(figures('academypilot')).toEqual(['tiefighter', 1, 12, false, false])
  expect(figures('obsidiansquadronpilot')).toEqual(['tiefighter', 3, 13, false, false])
  expect(figures('blacksquadronpilot')).toEqual(['tiefighter', 4, 14, false, false])
  expect(figures('rookiepilot')).toEqual(['xwing', 2, 21, false, false])
  expect(figures('greensquadronpilot')).toEqual(['awing', 3, 19, false, false])
})

test('a ship with all its locks gives up an older one for that of Colonel Jendon [XW-PIL-026]', () => {
  const s = begin(xwing, {
    table: {
      red: {
        jendon: { pilot: 'coloneljendon', at: [400, 300], locks: ['foe'] },
        mate: { pilot: 'academypilot', at: [480, 300] },
      },
      blue: {
        foe: { pilot: 'rookiepilot', at: [400, 700] },
        other: { pilot: 'rookiepilot', at: [600, 700] },
      },
    },
    at: 'combat',
  })
  say(s, 'red', using(s, 'red', 'pilot:coloneljendon'))
  // No card lets a ship that has a lock be chosen; it gets one in between here.
  gainLock(s, shipOf(s, 'mate'), 'other')
  say(s, 'red', 'mate')
  expect(shipOf(s, 'mate').locks).toEqual(['foe'])
  expect(shipOf(s, 'jendon').locks).toEqual([])
})
