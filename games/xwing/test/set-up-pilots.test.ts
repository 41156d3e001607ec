import { awaited, questionFor, refuse, start } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { xwing } from '../src/index.ts'
import type { Squad } from '../src/squad/squad.ts'
import { shipOf, type XState, type XWingSetup } from '../src/state.ts'
import { say } from './position.ts'

/** Pilots whose abilities are about where ships are set up. */

const obstacles = {
  red: ['asteroid-1', 'asteroid-2', 'asteroid-3'],
  blue: ['debris-1', 'debris-2', 'debris-3'],
}

/** Everything up to the first ship; red has the initiative and the lower edge. */
function beforeForces(faction: Squad['faction'], pilots: string[], enemies = ['academypilot']): XState {
  const red = { name: '', faction, ships: pilots.map((pilot) => ({ pilot, upgrades: [] })) }
  const blue: Squad = {
    name: '',
    faction: 'imperial',
    ships: enemies.map((pilot) => ({ pilot, upgrades: [] })),
  }
  const setup: XWingSetup = { squads: { red, blue }, points: 100, deck: 'tfa', obstacles, rounds: null }
  const s: XState = start(xwing, { setup, seed: 'pilots', script: ['blank'] })
  say(s, awaited(s)[0] ?? '', 'red')
  for (let n = 0; n < 6; n++) {
    const seat = n % 2 === 0 ? 'red' : 'blue'
    const [x, y] = [260 + 197 * (n % 3), n < 3 ? 260 : 654]
    say(s, seat, { shape: obstacles[seat][n >> 1] ?? '', x, y, facing: 0 })
  }
  say(s, 'blue', 'top')
  return s
}

test('Han Solo is set up anywhere beyond range 3 of all enemies [XW-PIL-hansolo-swx57]', () => {
  const s = beforeForces('rebel', ['hansolo-swx57'])
  say(s, 'blue', { ship: 'blue-1', x: 100, y: 874, facing: 180 })
  expect(refuse(s, 'red', { ship: 'red-1', x: 150, y: 600, facing: 0 })).toBe('XW-SETUP-010')
  expect(refuse(s, 'red', { ship: 'red-1', x: 900, y: 450, facing: 0 })).toBe('XW-SETUP-010')
  expect(refuse(s, 'red', { ship: 'red-1', x: 450, y: 40, facing: 0 })).toBeNull()
  say(s, 'red', { ship: 'red-1', x: 800, y: 457, facing: 0 })
  expect(shipOf(s, 'red-1').inPlay).toBe(true)
})

test('One enemy at range 3 is too near for Han Solo, and so is a ship under his base [XW-PIL-hansolo-swx57]', () => {
  const s = beforeForces('rebel', ['rookiepilot', 'hansolo-swx57'], ['academypilot', 'academypilot'])
  say(s, 'blue', { ship: 'blue-1', x: 100, y: 874, facing: 180 })
  say(s, 'blue', { ship: 'blue-2', x: 800, y: 874, facing: 180 })
  say(s, 'red', { ship: 'red-1', x: 500, y: 40, facing: 0 })
  expect(refuse(s, 'red', { ship: 'red-2', x: 800, y: 515, facing: 0 })).toBe('XW-SETUP-010')
  expect(refuse(s, 'red', { ship: 'red-2', x: 800, y: 510, facing: 0 })).toBeNull()
  expect(refuse(s, 'red', { ship: 'red-2', x: 500, y: 90, facing: 0 })).not.toBeNull()
})

test('On an obstacle Han Solo suffers what it does [XW-PIL-hansolo-swx57]', () => {
  const s = beforeForces('rebel', ['hansolo-swx57'])
  say(s, 'blue', { ship: 'blue-1', x: 100, y: 874, facing: 180 })
  // The obstacle in the middle of the lower row is a debris cloud: stress, and a die.
  say(s, 'red', { ship: 'red-1', x: 457, y: 300, facing: 0 })
  expect(shipOf(s, 'red-1').tokens.stress).toBe(1)
  expect(s.news.some(({ type }) => type === 'obstacle effect')).toBe(true)
})

test('An asteroid does not stress Han Solo, and open space does nothing [XW-PIL-hansolo-swx57]', () => {
  const effects = [654, 800].map((x) => {
    const s = beforeForces('rebel', ['hansolo-swx57'])
    say(s, 'blue', { ship: 'blue-1', x: 100, y: 874, facing: 180 })
    say(s, 'red', { ship: 'red-1', x, y: 300, facing: 0 })
    expect(shipOf(s, 'red-1').tokens.stress).toBe(0)
    return s.news.some(({ type }) => type === 'obstacle effect')
  })
  expect(effects).toEqual([true, false])
})

test('Once Lieutenant Dormitz stands, others are set up at range 1 to 2 of him [XW-PIL-lieutenantdormitz]', () => {
  const s = beforeForces('imperial', ['lieutenantdormitz', 'howlrunner'])
  say(s, 'blue', { ship: 'blue-1', x: 100, y: 874, facing: 180 })
  say(s, 'red', { ship: 'red-1', x: 800, y: 60, facing: 0 })
  expect(questionFor(s, 'red')?.space).toMatchObject({ place: ['red-2'] })
  expect(refuse(s, 'red', { ship: 'red-2', x: 800, y: 350, facing: 0 })).toBe('XW-SETUP-008')
  say(s, 'red', { ship: 'red-2', x: 800, y: 300, facing: 0 })
  expect(shipOf(s, 'red-2').inPlay).toBe(true)
})

test('Lieutenant Dormitz lets neither himself nor enemies stand there, nor anybody on a ship or over the edge [XW-PIL-lieutenantdormitz]', () => {
  const s = beforeForces('imperial', ['lieutenantdormitz', 'howlrunner'], ['academypilot', 'soontirfel'])
  say(s, 'blue', { ship: 'blue-1', x: 100, y: 874, facing: 180 })
  expect(refuse(s, 'red', { ship: 'red-1', x: 800, y: 300, facing: 0 })).toBe('XW-SETUP-010')
  say(s, 'red', { ship: 'red-1', x: 800, y: 60, facing: 0 })
  expect(refuse(s, 'red', { ship: 'red-2', x: 800, y: 110, facing: 0 })).not.toBeNull()
  expect(refuse(s, 'red', { ship: 'red-2', x: 900, y: 130, facing: 0 })).not.toBeNull()
  // The last spot of range 2.
  say(s, 'red', { ship: 'red-2', x: 800, y: 319, facing: 0 })
  expect(refuse(s, 'blue', { ship: 'blue-2', x: 700, y: 300, facing: 180 })).toBe('XW-SETUP-008')
})
