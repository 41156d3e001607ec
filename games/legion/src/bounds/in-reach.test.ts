import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { begin } from '../../test/position.ts'
import { nothingTaken, refuseDefender } from '../actions/defenders.ts'
import { enemiesOf, unitOf } from '../units.ts'
import { enemiesInReach } from './in-reach.ts'

test('nobody who may be attacked is left out, with Long Shot and without', () => {
  holds(
    fc.property(fc.integer({ min: 330, max: 1100 }), fc.nat(1), (x, aim) => {
      const s = begin({
        gold: { shore: { card: 'shoretroopers', at: [300, 400], left: 1, tokens: { aim } } },
        silver: { rebels: { card: 'rebel-troopers', at: [x, 400], left: 1 } },
      })
      const shore = unitOf(s, 'shore')
      const open = enemiesOf(s, shore).filter((one) => refuseDefender(s, shore, one, nothingTaken) === null)
      expect(enemiesInReach(s, shore)).toEqual(expect.arrayContaining(open))
    }),
  )
})

test('who is not on the battlefield reaches nobody', () => {
  const s = begin({
    gold: { shore: { card: 'shoretroopers', undeployed: true } },
    silver: { rebels: { card: 'rebel-troopers', at: [300, 400], left: 1 } },
  })
  expect(enemiesInReach(s, unitOf(s, 'shore'))).toEqual([])
})
