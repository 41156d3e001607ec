import { circle, overlaps } from '@sandtable/plane'
import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { begin } from '../../test/position.ts'
import { baseAt, baseOf } from '../geometry/bases.ts'
import { inContact } from '../geometry/melee.ts'
import type { Mini } from '../state.ts'
import { unitOf } from '../units.ts'
import { enemiesNearby, unitsAround, unitsNear } from './nearby.ts'

const s = begin({
  gold: {
    few: { card: 'stormtroopers', at: [300, 300] },
    bike: { card: '74-z-speeder-bikes', at: [600, 300] },
  },
  silver: {
    many: { card: 'rebel-troopers', at: [300, 700] },
    walker: { card: 'at-rt-rebels', at: [600, 700] },
  },
})
const units = ['few', 'bike', 'many', 'walker'].map((id) => unitOf(s, id))
const place = fc.record({ x: fc.nat(200), y: fc.nat(200), facing: fc.nat(359) })

test('who touches a unit, or a base that is put somewhere, is never left out', () => {
  holds(
    fc.property(fc.nat(3), place, fc.array(place, { minLength: 30, maxLength: 30 }), (number, at, places) => {
      const unit = units[number]
      if (unit === undefined) throw new Error('no unit')
      for (const [one, mini] of units.flatMap(({ minis }) => minis).entries())
        Object.assign(mini, places[one])
      const there = { ...(unit.minis[0] as Mini), ...at }
      const around = units.filter((other) =>
        other.minis.some(
          (mini) => inContact(s, unit, there, other, mini) || overlaps(baseAt(unit, at), baseOf(other, mini)),
        ),
      )
      expect(unitsAround(s, unit, at)).toEqual(expect.arrayContaining(around))
      const touched = units.filter(
        (other) =>
          other.seat !== unit.seat &&
          other.minis.some((mini) => unit.minis.some((own) => inContact(s, unit, own, other, mini))),
      )
      expect(enemiesNearby(s, unit)).toEqual(expect.arrayContaining(touched))
      const zone = circle(at.x, at.y, at.facing / 3)
      const inZone = units.filter((other) => other.minis.some((mini) => overlaps(zone, baseOf(other, mini))))
      expect(unitsNear(s, zone)).toEqual(expect.arrayContaining(inZone))
    }),
  )
})

test('who is not on the battlefield is near nobody', () => {
  const [unit, other] = [unitOf(s, 'few'), unitOf(s, 'many')]
  for (const mini of [...unit.minis, ...other.minis]) Object.assign(mini, { x: 100, y: 100 })
  expect(unitsAround(s, unit, { x: 100, y: 100 })).toContain(other)
  expect(enemiesNearby(s, unit)).toContain(other)
  expect(unitsNear(s, circle(100, 100, 1))).toContain(other)
  other.deployed = false
  expect(unitsAround(s, unit, { x: 100, y: 100 })).not.toContain(other)
  expect(enemiesNearby(s, unit)).not.toContain(other)
  expect(unitsNear(s, circle(100, 100, 1))).not.toContain(other)
})
