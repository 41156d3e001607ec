import { expect, test } from 'vitest'
import { areas } from '../../data/areas.ts'
import type { Area } from '../../data/types.ts'
import { fieldsHit, type Turn } from './area.ts'
import { groundOf, nameOfField } from './ground.ts'

const ground = groundOf({
  id: 'open',
  name: { en: 'Open', de: 'Offen' },
  width: 10,
  height: 10,
  pieces: [{ kind: 'wall', at: 'a5 e' }],
})

/** The outermost fields that an area hits: from the top left to the bottom right one, and how many there are. */
function extent(area: Area | undefined, x: number, y: number, turn: Turn): readonly [string, string, number] {
  const fields = area === undefined ? [] : [...fieldsHit(ground, area, { x, y }, turn).keys()]
  const names = fields.sort((one, other) => one - other).map((field) => nameOfField(ground, field))
  return [names[0] ?? '', names.at(-1) ?? '', names.length]
}

test('thunder rolls five wide and four deep towards the side that it is turned to [APX-CARD-bangalore-rolling-thunder, APX-AOE-001]', () => {
  const thunder = areas['rolling-thunder']
  expect(extent(thunder, 4, 4, 'up')).toEqual(['c2', 'g5', 20])
  expect(extent(thunder, 4, 4, 'down')).toEqual(['c5', 'g8', 20])
  expect(extent(thunder, 4, 4, 'right')).toEqual(['e3', 'h7', 20])
  expect(extent(thunder, 4, 4, 'left')).toEqual(['b3', 'e7', 20])
  // What is off the board is lost.
  expect(extent(thunder, 0, 1, 'up')).toEqual(['a1', 'c2', 6])
})

test('an area that is not the same on both sides is turned and not mirrored [APX-GREN-015]', () => {
  const hook: Area = {
    flying: true,
    turns: true,
    cells: [
      [0, 0, 1],
      [2, -1, 1],
    ],
  }
  expect(extent(hook, 4, 4, 'up')).toEqual(['g4', 'e5', 2])
  expect(extent(hook, 4, 4, 'right')).toEqual(['e5', 'f7', 2])
  expect(extent(hook, 4, 4, 'down')).toEqual(['e5', 'c6', 2])
  expect(extent(hook, 4, 4, 'left')).toEqual(['d3', 'e5', 2])
})

test('fire from beyond the board counts as on the ground and stops at a wall [APX-GREN-010, APX-GREN-016, APX-AOE-004]', () => {
  const { thermite } = areas
  expect(extent(thermite, -1, 3, 'up')).toEqual(['a4', 'b4', 2])
  expect(extent(thermite, -1, 4, 'up')).toEqual(['a5', 'a5', 1])
  expect(extent(thermite, 3, -1, 'right')).toEqual(['d1', 'd2', 2])
  expect(extent(thermite, 11, 4, 'up')).toEqual(['j5', 'j5', 1])
  expect(extent(areas.frag, 10, 10, 'up')).toEqual(['j10', 'j10', 1])
})
