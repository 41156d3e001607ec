import { expect, test } from 'vitest'
import { begin } from '../../test/position.ts'
import { baseOf } from '../geometry/bases.ts'
import type { Mini } from '../state.ts'
import { battlefieldOf } from '../terrain/battlefield.ts'
import { areasAround } from '../terrain/standing.ts'
import { unitOf } from '../units.ts'
import { areasOfMini, areClear, footprintOf, isClearOf, pairOf } from './footprint.ts'

/** Bases of 27 mm: two in a row, and one by itself. */
function table(x: number, y: number) {
  const s = begin({
    gold: {
      pair: {
        card: 'stormtroopers',
        minis: [
          [500, 400],
          [560, 430],
        ],
        left: 2,
      },
    },
    silver: { one: { card: 'rebel-troopers', at: [x, y], left: 1 } },
    terrain: [{ kind: 'wood', at: [470, 380] }],
  })
  return { s, pair: unitOf(s, 'pair'), one: unitOf(s, 'one') }
}

const far = (gap: number) => 27 + gap
const sides = (gap: number): (readonly [string, number, number])[] => [
  ['left', 500 - far(gap), 415],
  ['right', 560 + far(gap), 415],
  ['below', 530, 400 - far(gap)],
  ['above', 530, 430 + far(gap)],
]

test.each([
  ...sides(1.01).map((where) => [...where, true] as const),
  ...sides(0.99).map((where) => [...where, false] as const),
])(
  '[LG2-BASE-007] %s of the box around all bases (%d, %d), with a millimetre to spare: clear is %s',
  (_, x, y, clear) => {
    const { s, pair, one } = table(x, y)
    expect(areClear(footprintOf(s, pair), footprintOf(s, one))).toBe(clear)
    expect(areClear(footprintOf(s, one), footprintOf(s, pair))).toBe(clear)
    expect(isClearOf(footprintOf(s, pair), { x, y }, 13.5)).toBe(clear)
  },
)

test('[LG2-BASE-007] what is known of a unit lasts as long as all of it stands as it did', () => {
  const { s, pair, one } = table(800, 600)
  const before = footprintOf(s, pair)
  const known = pairOf(s, pair, one)
  const back = pairOf(s, one, pair)
  expect(footprintOf(s, pair)).toBe(before)
  expect(pairOf(s, pair, one)).toBe(known)
  const changes: ((mini: Mini) => void)[] = [
    (mini) => Object.assign(mini, { x: mini.x + 1 }),
    (mini) => Object.assign(mini, { y: mini.y + 1 }),
    (mini) => Object.assign(mini, { facing: mini.facing + 1 }),
    (mini) => Object.assign(mini, { on: 'wood-1/1' }),
  ]
  let last = before
  for (const change of changes) {
    change(pair.minis[1] as Mini)
    const now = footprintOf(s, pair)
    expect(now).not.toBe(last)
    expect(footprintOf(s, pair)).toBe(now)
    last = now
  }
  expect(pairOf(s, pair, one)).not.toBe(known)
  expect(pairOf(s, one, pair)).not.toBe(back)
  // What was known of where it stood is let go.
  expect(before.pairs.size).toBe(0)
  ;(pair.minis as Mini[]).pop()
  expect(footprintOf(s, pair)).not.toBe(last)
})

test('[LG2-TERR-010] the areas around each of its miniatures are looked for once', () => {
  const { s, pair } = table(800, 600)
  const field = battlefieldOf(s.table.map)
  for (const at of [0, 1]) {
    const areas = areasOfMini(s, pair, at)
    expect(areas).toEqual(areasAround(field, baseOf(pair, pair.minis[at] as Mini), 0))
    expect(areasOfMini(s, pair, at)).toBe(areas)
  }
  expect(areasOfMini(s, pair, 0).map(({ piece }) => piece)).toEqual(['wood-1'])
  expect(areasOfMini(s, pair, 1)).toEqual([])
})
