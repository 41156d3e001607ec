import type { Area, Piece, Scene, Zone } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { Drawing, isFarSide } from './drawing.ts'

const ship = (id: string, seat: string, y: number): Piece => ({
  type: 'piece',
  kind: 'ship',
  look: 'x',
  id,
  z: 1,
  seat,
  form: { type: 'circle', x: 3, y, radius: 0.5 },
  at: { x: 3, y, facing: 90 },
  figures: [{ name: 'hull', label: { en: 'Hull', de: 'Hülle' }, value: 1, of: 1 }],
  badges: [],
  cards: [],
  active: false,
  acted: false,
})

const scene = (things: Scene['things'], unit: Scene['unit'] = 'space'): Scene => ({
  width: 10,
  height: 8,
  unit,
  things,
  facts: [],
})

test('spaces are drawn forty units wide, millimetres as they are', () => {
  const one = scene([ship('a', 'red', 2)])
  const [drawn] = new Drawing(one, false).scene(one).things
  expect(drawn).toMatchObject({ at: { x: 120, y: 80, facing: 90 }, form: { x: 120, y: 80, radius: 20 } })
  const mm = scene([ship('a', 'red', 2)], 'mm')
  expect(new Drawing(mm, false).scene(mm).things).toEqual(mm.things)
})

test('turned round, everything is on the other side and looks the other way, and comes back as it was', () => {
  const one = scene([ship('a', 'red', 2)])
  const drawing = new Drawing(one, true)
  const drawn = drawing.thing(ship('a', 'red', 2)) as Piece
  expect(drawn.at).toEqual({ x: 280, y: 240, facing: 270 })
  expect(drawing.spotInScene(drawn.at)).toEqual({ x: 3, y: 2 })
  expect(drawing.facingInScene(drawn.at.facing)).toBe(90)
})

test('whoever stands on the far side has the table turned; before that, where they are to be set down counts', () => {
  const both = scene([ship('a', 'red', 7), ship('b', 'blue', 1)])
  expect(isFarSide(both, 'red')).toBe(true)
  expect(isFarSide(both, 'blue')).toBe(false)
  expect(isFarSide(both, null)).toBe(false)
  const zone: Zone = {
    type: 'zone',
    id: 'z',
    z: 0,
    form: { type: 'polygon', points: [0, 6, 10, 6, 10, 8, 0, 8] },
    drops: [],
  }
  expect(isFarSide(scene([zone]), 'red')).toBe(true)
  expect(isFarSide(scene([]), 'red')).toBe(false)
  // Left and right: whoever stands a little farther away than the other is on no far side.
  const beside = [ship('a', 'red', 5), { ...ship('b', 'blue', 4), at: { x: 9, y: 4, facing: 0 } }]
  expect(isFarSide(scene(beside), 'red')).toBe(false)
})

test('whose part of the table it is says more than where pieces happen to stand', () => {
  const home = (seat: string, points: readonly number[]): Area => ({
    type: 'area',
    kind: 'territory',
    id: seat,
    z: 0,
    seat,
    forms: [{ type: 'polygon', points }],
  })
  const homes = [home('red', [0, 6, 4, 6, 4, 8, 0, 8]), home('blue', [6, 0, 10, 0, 10, 2, 6, 2])]
  // Red's first piece comes in at the side, and blue's are far away across the width.
  const pieces = [
    { ...ship('a', 'red', 4), at: { x: 0, y: 4, facing: 0 } },
    { ...ship('b', 'blue', 3), at: { x: 9, y: 3, facing: 0 } },
  ]
  expect(isFarSide(scene([...homes, ...pieces]), 'red')).toBe(true)
  expect(isFarSide(scene([...homes, ...pieces]), 'blue')).toBe(false)
})
