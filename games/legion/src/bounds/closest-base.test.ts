import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { begin } from '../../test/position.ts'
import { apart } from '../geometry/bases.ts'
import { unitOf } from '../units.ts'
import { closestBase } from './closest-base.ts'

const s = begin({
  gold: {
    few: { card: 'stormtroopers', at: [300, 300] },
    bike: { card: '74-z-speeder-bikes', at: [600, 300] },
  },
  silver: { many: { card: 'rebel-troopers', at: [300, 700] } },
})
const units = ['few', 'bike', 'many'].map((id) => unitOf(s, id))
const place = fc.record({ x: fc.nat(900), y: fc.nat(900), facing: fc.nat(359) })

test('the closest base is the least of all that are measured', () => {
  holds(
    fc.property(fc.nat(2), fc.nat(2), place, fc.array(place, { maxLength: 5 }), (one, other, at, places) => {
      const [from, of] = [units[one], units[other]]
      if (from === undefined || of === undefined) throw new Error('no unit')
      const [mini] = of.minis
      const to = {
        ...of,
        minis: places.map((there) => ({ ...(mini as NonNullable<typeof mini>), ...there })),
      }
      const stand = { ...at, on: null }
      const all = to.minis.map((each) => apart(from, stand, to, each))
      expect(closestBase(from, stand, to)).toBe(Math.min(...all))
    }),
  )
})
