import { expect, test } from 'vitest'
import { begin } from '../../test/position.ts'
import { nothingTaken } from '../actions/defenders.ts'
import { unitOf } from '../units.ts'
import { formed } from './loadouts.ts'

test('[LG2-ATK-021] a pool without any weapon is none', () => {
  const s = begin({
    gold: { troops: { card: 'stormtroopers', at: [300, 400], left: 2 } },
    silver: { rebels: { card: 'rebel-troopers', at: [600, 400] } },
  })
  const [troops, rebels] = [unitOf(s, 'troops'), unitOf(s, 'rebels')]
  const pool = (...weapons: string[]) => formed(s, troops, rebels, { kind: 'ranged', weapons }, nothingTaken)
  expect(pool('E-11 Blaster Rifle')?.added).toHaveLength(2)
  expect([pool(), pool('No Such Rifle')]).toEqual([null, null])
})
