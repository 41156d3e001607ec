import { inPlay, look, start } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { tricks } from './cards/tricks.ts'
import { handOf } from './hand.ts'
import { drill } from './index.ts'

const seeds = Array.from({ length: 50 }, (_, number) => `set-up ${number}`)

test('each side has two of its six tricks in hand and the others in its deck, by chance [DR-SET-002]', () => {
  const hands = new Set<string>()
  for (const seed of seeds) {
    const s = start(drill, { setup: {}, seed })
    for (const seat of s.seats) {
      const hand = handOf(s, seat).map((trick) => trick.card)
      const deck = s.table.decks[seat] ?? []
      expect(hand).toHaveLength(2)
      expect([...hand, ...deck].sort()).toEqual(tricks.flatMap(({ id }) => [id, id]).sort())
      hands.add(hand.join())
    }
  }
  expect(hands.size).toBe(tricks.length ** 2)
})

test('a setup that makes no sense is refused in words', () => {
  expect(drill.checkSetup({})).toBeNull()
  expect(drill.checkSetup({ grit: { 'red-a': 1 } })).toBeNull()
  expect(drill.checkSetup({ grit: { 'red-a': 4 } })).toContain('whole number from 0 to 3')
  expect(drill.checkSetup({ grit: { nobody: 1 } })).toContain('no cadet “nobody”')
  expect(drill.checkSetup({ points: 100 })).toContain('“points” is not part of the setup')
  expect(drill.checkSetup(null)).toContain('an object')
  expect(drill.checkSetup({ grit: { 'red-a': 0, 'red-b': 0, 'red-c': 0 } })).toContain('red needs a cadet')
})

test("a side may have more cadets than three: a parade of 80, none in another one's place [DR-SET-001]", () => {
  for (const cadets of [2, 81, 3.5, 'many']) expect(drill.checkSetup({ cadets })).toContain('from 3 to 80')
  expect(drill.checkSetup({ cadets: 5, grit: { 'blue-e': 1 } })).toBeNull()
  const s = start(drill, { setup: { cadets: 80 }, seed: 'parade' })
  const scene = drill.scene?.(look(s, 'red'))
  const spots = (scene?.things ?? []).flatMap((one) =>
    one.type === 'piece' ? [`${one.at.x} ${one.at.y}`] : [],
  )
  expect(new Set(spots).size).toBe(160)
})

test('every cadet can stand guard from the beginning [DR-GRD-001]', () => {
  const s = start(drill, { setup: {}, seed: 'guards' })
  expect(inPlay(s, { card: 'guard' }).map(({ on, seat }) => [on, seat])).toEqual(
    s.table.cadets.map(({ id, seat }) => [id, seat]),
  )
})
