import { applyAnswer, concede, look, type Mark, type Measured } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { begin, using } from '../../test/position.ts'
import { xwing } from '../index.ts'
import type { XState } from '../state.ts'
import { measure } from './measure.ts'

const piece = (id: string): Mark => ({ piece: id })

const between = (s: XState, seat: string | null, from: string, to: string): Measured =>
  measure(look(s, seat), piece(from), piece(to))

const saying = (en: string) => expect.objectContaining({ label: expect.objectContaining({ en }) })

const table = {
  red: {
    rookie: { pilot: 'rookiepilot', at: [400, 300] },
    wing: { pilot: 'rookiepilot', at: [600, 300], engaged: true },
  },
  blue: {
    near: { pilot: 'academypilot', at: [400, 483] },
    far: { pilot: 'academypilot', at: [800, 850] },
  },
}

test('from the closest point of a base to the closest of the other [XW-RANGE-001]', () => {
  const s = begin(xwing, { table, at: 'combat' })
  const found = between(s, null, 'rookie', 'near')
  expect(found).toMatchObject({
    label: { en: 'range 2 (143 mm)', de: 'Reichweite 2 (143 mm)' },
    rule: 'XW-RANGE-001',
  })
  if ('refused' in found) throw new Error('refused')
  expect([found.from.y, found.to.y]).toEqual([320, 463])
  expect(between(s, null, 'rookie', 'far')).toMatchObject({
    label: { en: 'beyond range 3', de: 'außerhalb von Reichweite 3' },
  })
})

test('a hair beyond a band does not read as its end', () => {
  const apart = (y: number) => {
    const s = begin(xwing, {
      table: { red: table.red, blue: { near: { pilot: 'academypilot', at: [400, y] } } },
      at: 'combat',
    })
    return between(s, null, 'rookie', 'near')
  }
  expect(apart(440)).toEqual(saying('range 1 (100 mm)'))
  expect(apart(440.2)).toEqual(saying('range 2 (101 mm)'))
  expect(apart(330)).toEqual(saying('range 1 (0 mm)'))
})

test('the active ship measures to enemies before it declares its target, and to nothing else [XW-RANGE-013]', () => {
  const s = begin(xwing, { table, at: 'combat' })
  expect(look(s, 'red').question?.step).toBe('declare target')
  expect(between(s, 'red', 'rookie', 'near')).toEqual(saying('range 2 (143 mm)'))
  expect(between(s, 'red', 'far', 'rookie')).toEqual(saying('beyond range 3'))
  const refused = { refused: 'XW-RANGE-013' }
  expect(between(s, 'red', 'wing', 'near')).toEqual(refused)
  expect(between(s, 'red', 'rookie', 'wing')).toEqual(refused)
  expect(measure(look(s, 'red'), piece('rookie'), { x: 10, y: 10 })).toEqual(refused)
})

test('at any other moment nobody measures [XW-RANGE-012]', () => {
  const refused = { refused: 'XW-RANGE-012' }
  const planning = begin(xwing, { table })
  expect(between(planning, 'red', 'rookie', 'near')).toEqual(refused)
  // Not the other side either, while the active ship may.
  const combat = begin(xwing, { table, at: 'combat' })
  expect(between(combat, 'blue', 'near', 'rookie')).toEqual(refused)
})

test('for an ability, from its ship to every ship [XW-RANGE-014]', () => {
  const leader = { pilot: 'blacksquadronpilot', at: [300, 300], upgrades: ['swarmtactics'] }
  const squad = {
    leader,
    near: { pilot: 'academypilot', at: [400, 300] },
    next: { pilot: 'academypilot', at: [500, 300] },
  }
  const blue = { rookie: { pilot: 'rookiepilot', at: [800, 800] } }
  const s = begin(xwing, { table: { red: squad, blue }, at: 'combat' })
  applyAnswer(s, 'red', using(s, 'red', 'upgrade:swarmtactics'))
  expect(between(s, 'red', 'leader', 'near')).toEqual(saying('range 1 (60 mm)'))
  expect(between(s, 'red', 'next', 'leader')).toEqual(saying('range 2 (160 mm)'))
  expect(between(s, 'red', 'near', 'next')).toEqual({ refused: 'XW-RANGE-014' })
})

test('nobody measures for a target lock before the target is named [XW-RANGE-015]', () => {
  const red = { rookie: { pilot: 'rookiepilot', at: [400, 300], dial: '2 straight' } }
  const blue = { near: { pilot: 'academypilot', at: [400, 600], activated: true } }
  const s = begin(xwing, { table: { red, blue }, at: 'activation' })
  expect(look(s, 'red').question?.step).toBe('choose an action')
  expect(between(s, 'red', 'rookie', 'near')).toEqual({ refused: 'XW-RANGE-015' })
  expect(measure(look(s, 'red'), piece('rookie'), { x: 0, y: 0 })).toEqual({ refused: 'XW-RANGE-012' })
})

test('who only watches measures at any time, and everybody once the game is over', () => {
  const s = begin(xwing, { table })
  const planning = look(s, null)
  expect(measure(planning, { x: 100, y: 100 }, { x: 100, y: 350 })).toEqual({
    from: { x: 100, y: 100 },
    to: { x: 100, y: 350 },
    label: { en: 'range 3 (250 mm)', de: 'Reichweite 3 (250 mm)' },
    rule: 'XW-GEOM-013',
  })
  expect(measure(planning, piece('nobody'), piece('near'))).toEqual({ refused: 'XW-RANGE-012' })
  concede(s, 'blue')
  expect(between(s, 'red', 'rookie', 'near')).toEqual(saying('range 2 (143 mm)'))
})

test('to the closest point of a token [XW-RANGE-016]', () => {
  const s = begin(xwing, {
    table: { ...table, obstacles: [{ shape: 'asteroid-8', at: [400, 450], facing: 0 }] },
  })
  s.table.bombs.push({
    id: 'bomb-1',
    seat: 'red',
    kind: 'proton-bomb',
    pose: { x: 400, y: 200, facing: 0 },
    effect: 0,
  })
  expect(between(s, null, 'rookie', 'bomb-1')).toMatchObject({
    label: { en: 'range 1 (66 mm)' },
    rule: 'XW-RANGE-016',
  })
  expect(between(s, null, 'obstacle-1', 'rookie')).toMatchObject({ rule: 'XW-RANGE-016' })
})
