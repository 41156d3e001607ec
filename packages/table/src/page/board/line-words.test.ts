import type { Line, Piece, Scene } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { meet } from './labels.ts'
import { placeWords } from './line-words.ts'

const scene: Scene = { width: 800, height: 400, unit: 'mm', things: [], facts: [] }

const line = (id: string, from: [number, number], to: [number, number]): Line => ({
  type: 'line',
  kind: 'shot',
  id,
  z: 0,
  label: { en: 'Range 3 · 2/5 obscured: no cover', de: 'Reichweite 3 · 2/5 verborgen: keine Deckung' },
  from: { x: from[0], y: from[1] },
  to: { x: to[0], y: to[1] },
  ends: [],
  blocked: [],
})

test('the words of lines that lie close together cover each other nowhere, and stand on the mat', () => {
  const from: [number, number] = [400, 200]
  for (const to of [
    [780, 200],
    [600, 390],
    [420, 210],
  ] as const) {
    const lines = [-8, 0, 8].map((aside, at) => line(`${at}`, from, [to[0], to[1] + aside]))
    const boxes = [...placeWords(lines, scene, 'de', 1).values()]
    expect(boxes).toHaveLength(3)
    for (const [at, one] of boxes.entries()) {
      expect(boxes.slice(at + 1).some((other) => meet(one, other))).toBe(false)
      expect(Math.min(one.x, one.y)).toBeGreaterThanOrEqual(0)
      expect(one.x + one.width).toBeLessThanOrEqual(800)
      expect(one.y + one.height).toBeLessThanOrEqual(400)
    }
  }
})

test('the words of a line cover nobody where there is room beside', () => {
  const enemy: Piece = {
    type: 'piece',
    kind: 'trooper',
    id: 'enemy',
    z: 1,
    seat: 'silver',
    form: { type: 'circle', x: 480, y: 200, radius: 14 },
    at: { x: 480, y: 200, facing: 0 },
    figures: [],
    badges: [],
  }
  const [box] = placeWords(
    [line('one', [400, 200], [466, 200])],
    { ...scene, things: [enemy] },
    'en',
    1,
  ).values()
  expect(box).toBeDefined()
  if (box !== undefined) expect(meet(box, { x: 466, y: 186, width: 28, height: 28 })).toBe(false)
})
