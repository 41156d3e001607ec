import { awaited, questionFor } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { shipOf, type XState } from '../src/state.ts'
import { conditionsOf, pilotSkill, shieldValue } from '../src/values.ts'
import { beforeForces, ship, squad } from './forces.ts'
import { askedFor, say } from './position.ts'

/** Crew and pilots that act before forces are placed. */

function use(s: XState, card: string): void {
  const [seat = ''] = awaited(s)
  const options = questionFor(s, seat)?.options ?? []
  say(s, seat, options.find((one) => (one as { card?: string } | null)?.card === card) ?? null)
}

test.each([
  ['0', ['red-1']],
  ['8', ['red-2']],
])('a Courier Droid makes its ship wait for the others or not: %s [XW-UPG-courierdroid]', (skill, first) => {
  const red = squad('rebel', ship('rebeloperative', 'courierdroid'), ship('redsquadronpilot'))
  const s = beforeForces(red, squad('imperial', ship('royalguardpilot')))
  use(s, 'upgrade:courierdroid')
  expect(questionFor(s, 'red')?.options).toEqual(['0', '8'])
  say(s, 'red', skill)
  expect(questionFor(s, 'red')?.space).toMatchObject({ place: first })
  expect(pilotSkill(s, shipOf(s, 'red-1'))).toBe(2)
})

test('Director Krennic optimizes a ship of the Empire with few shields [XW-UPG-directorkrennic] [XW-CON-optimizedprototype]', () => {
  const red = squad(
    'imperial',
    ship('omicrongrouppilot', 'directorkrennic'),
    ship('academypilot'),
    ship('epsilonsquadronpilot'),
  )
  const s = beforeForces(red, squad('rebel', ship('rookiepilot')))
  // The shuttle has five shields, and the First Order is not the Empire.
  expect(questionFor(s, 'red')?.options).toEqual(['red-2'])
  say(s, 'red', 'red-2')
  expect(conditionsOf(s, 'red-2')).toEqual(['optimizedprototype'])
  expect([shieldValue(s, shipOf(s, 'red-2')), shipOf(s, 'red-2').shields]).toEqual([1, 1])
})

test('Thweek has the pilot skill of the ship that he shadows [XW-PIL-thweek] [XW-CON-shadowed]', () => {
  const red = squad('scum', ship('thweek'))
  const s = beforeForces(red, squad('imperial', ship('royalguardpilot')))
  use(s, 'pilot:thweek')
  say(s, 'red', 'blue-1')
  expect(questionFor(s, 'red')?.options).toEqual(['shadowed', 'mimicked'])
  say(s, 'red', 'shadowed')
  const printed = pilotSkill(s, shipOf(s, 'red-1'))
  say(s, 'red', { ship: 'red-1', x: 400, y: 40, facing: 0 })
  say(s, 'blue', { ship: 'blue-1', x: 400, y: 874, facing: 180 })
  expect(askedFor(s, 'red')).toBe('assign dials')
  expect([printed, pilotSkill(s, shipOf(s, 'red-1'))]).toEqual([4, 6])
})

test('Thweek has the ability of the pilot that he mimics [XW-PIL-thweek] [XW-CON-mimicked]', () => {
  const red = squad('scum', ship('thweek'))
  const s = beforeForces(red, squad('imperial', ship('maulermithel')))
  use(s, 'pilot:thweek')
  say(s, 'red', 'blue-1')
  say(s, 'red', 'mimicked')
  const abilities = Object.values(s.effects).filter((one) => one.card === 'pilot:maulermithel')
  expect(abilities.map(({ on, seat }) => [on, seat])).toEqual([
    ['blue-1', 'blue'],
    ['red-1', 'red'],
  ])
  expect(conditionsOf(s, 'blue-1')).toEqual(['mimicked'])
})

test('Thweek mimics no friend, and no ability that assigns a condition [XW-PIL-thweek]', () => {
  const red = squad('scum', ship('thweek'), ship('laetinashera'))
  const s = beforeForces(red, squad('rebel', ship('captainrex')))
  use(s, 'pilot:thweek')
  expect(questionFor(s, 'red')?.options).toEqual(['blue-1'])
  say(s, 'red', 'blue-1')
  say(s, 'red', 'mimicked')
  const abilities = Object.values(s.effects).filter((one) => one.card === 'pilot:captainrex')
  expect(abilities.map(({ on }) => on)).toEqual(['blue-1'])
})

test('Jabba the Hutt lays a token on every illicit upgrade, to be spent for the card [XW-UPG-jabbathehutt]', () => {
  const red = squad('scum', ship('trandoshanslaver', 'jabbathehutt', 'inertialdampeners'))
  const s = beforeForces(red, squad('imperial', ship('academypilot')))
  expect(shipOf(s, 'red-1').upgrades.map(({ card, tokens }) => [card, tokens])).toEqual([
    ['jabbathehutt', 0],
    ['inertialdampeners', 1],
  ])
  say(s, 'blue', { ship: 'blue-1', x: 200, y: 874, facing: 180 })
  say(s, 'red', { ship: 'red-1', x: 700, y: 40, facing: 0 })
  say(s, 'red', { 'red-1': 1 })
  say(s, 'blue', { 'blue-1': 1 })
  say(s, 'blue', 'pass')
  use(s, 'upgrade:inertialdampeners')
  expect(askedFor(s, 'red')).toBe('discard upgrade')
  use(s, 'upgrade:jabbathehutt')
  const [, dampeners] = shipOf(s, 'red-1').upgrades
  expect([dampeners?.faceUp, dampeners?.tokens]).toEqual([true, 0])
})
