import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { legendsData } from '../../data/legends/index.ts'
import { abilityData } from '../abilities.ts'
import { adjacentTo, neighboursOf } from '../board/beside.ts'
import { isCovered } from '../board/cover.ts'
import { fieldsWithin } from '../board/distance.ts'
import { type Field, type Ground, groundOf, withBlock } from '../board/ground.ts'
import { wayTo, within } from '../board/reach.ts'
import { seesField } from '../board/sight.ts'
import { boardPlans } from '../boards.ts'
import { interactiveAt } from '../flow/interact.ts'
import { placesOn } from '../placing.ts'

const grounds = boardPlans.map(groundOf)

/** A ground with a care package, and one that looks no different but knows of none without it. */
const blocked = fc
  .tuple(fc.constantFrom(...grounds), fc.nat(1000), fc.nat(1000), fc.nat(1000))
  .map(([ground, ...numbers]) => {
    const [block, from, to] = numbers.map((one) => ground.fields[one % ground.fields.length] as Field)
    const real = withBlock(ground, block as Field)
    const plain: Ground = { ...real, under: null }
    return { real, plain, from: from as Field, to: to as Field }
  })

test('what is found on the ground without a care package is the same with it', () => {
  holds(
    fc.property(
      blocked,
      fc.integer({ min: 1, max: 6 }),
      fc.nat(3),
      ({ real, plain, from, to }, points, kind) => {
        const gait = { light: kind % 2 > 0, climbs: kind > 1 }
        expect(adjacentTo(real, from)).toEqual(adjacentTo(plain, from))
        expect(neighboursOf(real, from)).toEqual(neighboursOf(plain, from))
        expect(interactiveAt(real, from)).toEqual(interactiveAt(plain, from))
        expect(fieldsWithin(real, from, 1, points)).toEqual(fieldsWithin(plain, from, 1, points))
        expect(within(real, from, points, gait)).toEqual(within(plain, from, points, gait))
        expect(wayTo(real, from, to, points, gait)).toEqual(wayTo(plain, from, to, points, gait))
        expect(seesField(real, from, to)).toBe(seesField(plain, from, to))
        expect(isCovered(real, from, to)).toBe(isCovered(plain, from, to))
      },
    ),
  )
})

const placings = Object.values(legendsData).flatMap(({ abilities }) =>
  abilities.flatMap(({ id }) => (abilityData(id).place ?? []).map((placing) => ({ id, placing }))),
)

test('so are the places for miniatures of abilities', () => {
  expect(placings.length).toBeGreaterThan(5)
  holds(
    fc.property(blocked, fc.constantFrom(...placings), ({ real, plain, from }, { id, placing }) => {
      expect(placesOn(real, from, id, placing).all()).toEqual(placesOn(plain, from, id, placing).all())
    }),
  )
})
