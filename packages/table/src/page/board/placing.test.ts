import type { Drop, Scene, Zone } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { Drawing } from './drawing.ts'
import { answerOf, facingTo, movedBy, takenUp, turnedBy } from './placing.ts'

const drop: Drop = {
  of: 'red-1',
  label: { en: 'Howlrunner', de: 'Kreischläufer' },
  outline: [-20, -20, 20, -20, 20, 20, -20, 20],
  facing: 0,
  gives: { ship: 'red-1' },
}
const zone: Zone = {
  type: 'zone',
  id: 'zone',
  z: 0,
  form: { type: 'polygon', points: [0, 0, 900, 0, 900, 100, 0, 100] },
  drops: [drop],
}
const scene: Scene = { width: 900, height: 900, unit: 'mm', things: [zone], facts: [] }

test('a piece is taken up straight, at rest in the middle of where it may stand', () => {
  expect(takenUp(drop, [zone], scene)).toEqual({ drop, at: { x: 450, y: 50 }, facing: 0, rests: true })
})

test('keys move it by a centimetre and turn it, or with shift a little', () => {
  const at = { x: 100, y: 50 }
  expect(movedBy('ArrowUp', false, at)).toEqual({ x: 100, y: 60 })
  expect(movedBy('ArrowLeft', true, at)).toEqual({ x: 99, y: 50 })
  expect(movedBy('q', false, at)).toBeNull()
  expect(['q', 'E', 'x'].map(turnedBy)).toEqual([-15, 1, 0])
})

test('its handle turns it to where that is held', () => {
  const from = { x: 100, y: 100 }
  expect(facingTo(from, { x: 100, y: 150 })).toBe(0)
  expect(facingTo(from, { x: 150, y: 100 })).toBe(90)
  expect(facingTo(from, { x: 50, y: 100 })).toBe(-90)
})

test('the answer says where and which way, as the scene has it, whichever way the table is turned', () => {
  const held = { drop, at: { x: 100.004, y: 50 }, facing: -15, rests: false }
  expect(answerOf(held, new Drawing(scene, false))).toEqual({ ship: 'red-1', x: 100, y: 50, facing: 345 })
  expect(answerOf(held, new Drawing(scene, true))).toEqual({ ship: 'red-1', x: 800, y: 850, facing: 165 })
})
