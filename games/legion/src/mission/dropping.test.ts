import { circle, distanceTo, isWithin } from '@sandtable/plane'
import { expect, test } from 'vitest'
import { begin } from '../../test/position.ts'
import { ASSET_RADIUS, HALF } from '../geometry/measures.ts'
import type { LState } from '../state.ts'
import { firstPlace } from './dropping.ts'
import { refusePlace } from './placing.ts'

/** Fences so close to each other that no token fits between them, with a miniature in their midst. */
const fences = [-138, -108, -78, -48, -18, 18, 48, 78, 108, 138].flatMap((off) => [
  ...[-110, 0, 110].map((aside) => ({ kind: 'fence', at: [850 + aside, 400 + off] })),
  { kind: 'fence', at: [850 + off, 400], facing: 90 },
])

function tableWith(terrain: readonly object[]): LState {
  return begin({
    gold: { a: { card: 'stormtroopers', at: [300, 800], left: 1 } },
    silver: { b: { card: 'rebel-troopers', at: [850, 400], left: 1 } },
    terrain,
  })
}

test.each([
  ['within ½ on open ground', [], true],
  ['[LG2-OBJ-023] as near as it may, where nothing within ½ is allowed', fences, false],
] as const)('a token that is dropped lies %s', (_, terrain, isNear) => {
  const s = tableWith(terrain)
  const at = firstPlace(s, { unit: 'b', at: { x: 850, y: 400 } })
  expect(refusePlace(s, { kind: 'asset' }, at)).toBeNull()
  expect(isWithin(circle(at.x, at.y, ASSET_RADIUS), circle(850, 400, 13.5), HALF)).toBe(isNear)
  expect(isWithin(circle(at.x, at.y, ASSET_RADIUS), circle(850, 400, 13.5), 2 * HALF)).toBe(true)
})

test('[LG2-OBJ-023] a token that is dropped on open ground lies against the leader that drops it', () => {
  const { x, y } = firstPlace(tableWith([]), { unit: 'b', at: { x: 850, y: 400 } })
  expect(distanceTo(circle(850, 400, 13.5), x, y)).toBeCloseTo(ASSET_RADIUS, 1)
})
