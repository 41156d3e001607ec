import { expect, test } from 'vitest'
import { changedBeyond } from './amended.ts'

const table = { round: 2, ships: [{ id: 'a', pose: { x: 1, y: 2 }, tokens: ['focus'] }], points: { red: 0 } }
const amendable = ['round', 'ships * pose x', 'ships * tokens']

const beyond = (change: (after: typeof table) => void) => {
  const after = structuredClone(table)
  change(after)
  return changedBeyond(amendable, table, after)
}

test('what may be set right, may', () => {
  expect(beyond(() => {})).toBeNull()
  expect(beyond((t) => Object.assign(t, { round: 'three' }))).toBeNull()
  expect(beyond((t) => Object.assign(t.ships[0]!.pose, { x: 7 }))).toBeNull()
  expect(beyond((t) => Object.assign(t.ships[0]!, { tokens: [] }))).toBeNull()
  expect(beyond((t) => Object.assign(t.ships[0]!.tokens, { 0: 'evade' }))).toBeNull()
})

test('anything else is named', () => {
  expect(beyond((t) => Object.assign(t.points, { red: 1 }))).toBe('points red')
  expect(beyond((t) => Object.assign(t.ships[0]!.pose, { y: 7 }))).toBe('ships 0 pose y')
  expect(beyond((t) => Object.assign(t.ships[0]!, { id: 'b' }))).toBe('ships 0 id')
  expect(beyond((t) => Object.assign(t.ships[0]!, { pose: null }))).toBe('ships 0 pose')
})

test('so is something with other parts than it had, whatever they are called', () => {
  expect(beyond((t) => void t.ships.pop())).toBe('ships')
  expect(beyond((t) => Object.assign(t.ships[0]!, { pose: [7, 2] }))).toBe('ships 0 pose')
  expect(beyond((t) => Object.assign(t.ships[0]!, { pose: { x: 7, y: 2, z: 0 } }))).toBe('ships 0 pose')
  expect(beyond((t) => Object.assign(t.ships[0]!, { pose: { x: 7, constructor: 2 } }))).toBe('ships 0 pose')
})
