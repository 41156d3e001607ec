import { expect, test } from 'vitest'
import { begin } from '../../test/position.ts'
import { unitOf, woundThreshold } from '../units.ts'
import type { Pool } from '../vocabulary/attacks.ts'
import { woundsInSight } from './sight-limit.ts'

test('[LG2-WOUND-004] [LG2-CKW-030] where all are seen but who is small, the small bear wounds as well', () => {
  const s = begin({
    gold: { foe: { card: 'stormtroopers', at: [300, 400], left: 1 } },
    silver: {
      din: {
        card: 'din-djarin',
        counterpart: 'grogu',
        minis: [
          [600, 380],
          [620, 580],
        ],
      },
    },
  })
  const din = unitOf(s, 'din')
  const [own, small] = din.minis.map((mini) => woundThreshold(din, mini)) as [number, number]
  const pool: Pick<Pool, 'kind' | 'attacker' | 'defender' | 'added'> = {
    kind: 'ranged',
    attacker: 'foe',
    defender: 'din',
    added: [],
  }
  expect(small).toBeGreaterThan(0)
  expect(woundsInSight(s, pool as Pool)).toBe(own + small)
})
