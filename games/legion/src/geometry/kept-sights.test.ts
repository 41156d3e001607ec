import { distance, sightBetween } from '@sandtable/plane'
import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { begin } from '../../test/position.ts'
import { areClear, footprintOf, isClearOf } from '../bounds/footprint.ts'
import { areasOf } from '../bounds/sights.ts'
import type { LState, Mini, Unit } from '../state.ts'
import { battlefieldOf } from '../terrain/battlefield.ts'
import { areasAround } from '../terrain/standing.ts'
import { unitOf } from '../units.ts'
import { apart, baseOf, heightOfMini, silhouetteOf, volumeOf } from './bases.ts'
import { inContact, inMeleeWith } from './melee.ts'
import { type Figure, figuresOf, lineOfSight, sees, seesUnit, unitsSee } from './sight.ts'

/** What is kept between two looks at the table must be what a fresh look would find. */

const names = ['clones', 'tank', 'droids', 'walker'] as const

/** Among a wood, a house and a wall, with vehicles that stand in the way. */
function table(): LState {
  return begin({
    gold: {
      clones: { card: 'clone-trooper-infantry', at: [300, 400], rows: 2, left: 3 },
      tank: { card: 'tx-225-gavw-occupier-tank', at: [450, 300], facing: 30 },
    },
    silver: {
      droids: { card: 'b1-battle-droids', at: [600, 400], rows: 2, left: 3 },
      walker: { card: 'at-st', at: [450, 500] },
    },
    terrain: [
      { kind: 'wood', at: [420, 420] },
      { kind: 'house', at: [560, 560] },
      { kind: 'wall', at: [520, 420], facing: 70 },
    ],
  })
}

interface Change {
  readonly unit: (typeof names)[number]
  readonly x: number
  readonly y: number
  readonly facing: number
  readonly what: 'move' | 'turn' | 'lose' | 'nudge'
}

const anyChange: fc.Arbitrary<Change> = fc.record({
  unit: fc.constantFrom(...names),
  x: fc.integer({ min: 250, max: 700 }),
  y: fc.integer({ min: 250, max: 650 }),
  facing: fc.integer({ min: 0, max: 359 }),
  what: fc.constantFrom('move', 'turn', 'lose', 'nudge'),
})

function change(s: LState, { unit: id, x, y, facing, what }: Change): void {
  const unit = unitOf(s, id)
  const { minis } = unit
  const [first] = minis as [Mini]
  if (what === 'lose' && minis.length > 1) unit.minis = minis.slice(0, -1)
  if (what === 'turn') for (const mini of minis) Object.assign(mini, { facing })
  if (what === 'nudge') Object.assign(minis.at(-1) as Mini, { x, y })
  const [dx, dy] = [x - first.x, y - first.y]
  if (what === 'move') for (const mini of minis) Object.assign(mini, { x: mini.x + dx, y: mini.y + dy })
}

function units(s: LState): Unit[] {
  return names.map((name) => unitOf(s, name))
}

function figure(unit: Unit, at = 0): Figure {
  return { unit, mini: unit.minis[at] as Mini }
}

/** With all terrain and all vehicles that block, wherever they stand, but for areas that one of them is in. */
function plainlySees(s: LState, a: Figure, b: Figure): boolean {
  const field = battlefieldOf(s.table.map)
  const around = [a, b].flatMap(({ unit, mini }) =>
    areasAround(field, baseOf(unit, mini), heightOfMini(s, mini)),
  )
  const terrain = field.parts.filter((part) => part.kind.blocks && !around.includes(part))
  const vehicles = ['tank', 'walker']
    .map((name) => unitOf(s, name))
    .filter((unit) => unit !== a.unit && unit !== b.unit)
  const prisms = [
    ...terrain.map(({ prism }) => prism),
    ...vehicles.flatMap((unit) => unit.minis.map((mini) => volumeOf(s, unit, mini))),
  ]
  return sightBetween(silhouetteOf(s, a.unit, a.mini), silhouetteOf(s, b.unit, b.mini), prisms).clear
}

test('[LG2-LOS-002] [LG2-LOS-003] whoever a free line leads to is seen, however often somebody looked before', () => {
  holds(
    fc.property(fc.array(anyChange, { minLength: 2, maxLength: 4 }), (changes) => {
      const s = table()
      for (const one of changes) {
        change(s, one)
        for (const a of units(s))
          for (const b of units(s))
            for (const from of figuresOf(a))
              for (const to of figuresOf(b)) {
                const isFree = plainlySees(s, from, to)
                expect(lineOfSight(s, from, to) !== null).toBe(isFree)
                expect([sees(s, from, to), sees(s, from, to), sees(s, to, from)]).toEqual([
                  isFree,
                  isFree,
                  isFree,
                ])
              }
        for (const a of units(s))
          for (const b of units(s)) {
            const seen = figuresOf(a).map((from) => figuresOf(b).some((to) => plainlySees(s, from, to)))
            expect(figuresOf(a).map((from) => seesUnit(s, from, b))).toEqual(seen)
            // The same from where somebody would stand.
            expect(figuresOf(a).map(({ unit, mini }) => seesUnit(s, { unit, mini: { ...mini } }, b))).toEqual(
              seen,
            )
            expect(unitsSee(s, a, b)).toBe(seen.includes(true))
          }
        for (const unit of units(s))
          for (const figure of figuresOf(unit))
            expect(areasOf(s, figure)).toEqual(
              areasAround(
                battlefieldOf(s.table.map),
                baseOf(unit, figure.mini),
                heightOfMini(s, figure.mini),
              ),
            )
      }
      return true
    }),
    { numRuns: 8 },
  )
})

test('[LG2-LOS-002] where one would stand is looked at anew each time', () => {
  const s = table()
  const [clones, droids] = [unitOf(s, 'clones'), unitOf(s, 'droids')]
  const to = figure(droids)
  const from = (x: number, y: number): Figure => ({
    unit: clones,
    mini: { ...(clones.minis[0] as Mini), x, y },
  })
  expect([sees(s, from(300, 400), to), sees(s, from(600, 250), to)]).toEqual([false, true])
  expect([sees(s, to, from(300, 400)), sees(s, to, from(600, 250))]).toEqual([false, true])
})

test('[LG2-LOS-011] a vehicle hides nobody of its own unit, and others behind it', () => {
  const s = begin({
    gold: {
      walker: { card: 'at-st', at: [300, 800] },
      clones: { card: 'clone-trooper-infantry', at: [300, 400], left: 1 },
    },
    silver: {
      bikes: {
        card: 'tsmeu-6-wheel-bikes',
        minis: [
          [500, 400],
          [610, 400],
        ],
        facing: 90,
      },
      droids: { card: 'b1-battle-droids', at: [720, 400], left: 1 },
    },
  })
  const bikes = unitOf(s, 'bikes')
  const [clone, first, second, droid] = [
    figure(unitOf(s, 'clones')),
    figure(bikes),
    figure(bikes, 1),
    figure(unitOf(s, 'droids')),
  ]
  expect([sees(s, clone, first), sees(s, clone, second), sees(s, second, clone)]).toEqual([true, true, true])
  expect([sees(s, clone, droid), sees(s, droid, clone)]).toEqual([false, false])
})

test('[LG2-MELEE-001] whoever is said to be clear or far away touches nobody, and whoever touches fights', () => {
  holds(
    fc.property(fc.array(anyChange, { minLength: 1, maxLength: 4 }), anyChange, (changes, { x, y }) => {
      const s = table()
      for (const one of changes) change(s, one)
      const all = units(s)
      for (const a of all) {
        for (const b of all) {
          if (a === b) continue
          const touch = a.minis.some((one) => b.minis.some((other) => apart(a, one, b, other) <= 0.001))
          if (areClear(footprintOf(s, a), footprintOf(s, b))) expect(touch).toBe(false)
          if (a.seat !== b.seat)
            expect(inMeleeWith(s, a, b)).toBe(
              a.minis.some((one) => b.minis.some((other) => inContact(s, a, one, b, other))),
            )
        }
        const disc = { type: 'circle', x, y, r: 20 } as const
        if (isClearOf(footprintOf(s, a), { x, y }, 20))
          expect(a.minis.every((mini) => distance(disc, baseOf(a, mini)) > 0)).toBe(true)
      }
      return true
    }),
    { numRuns: 40 },
  )
})
