import { expect, test } from 'vitest'
import { begin } from '../../test/position.ts'
import { squareOf, terrainKind } from '../../test/terrain-kind.ts'
import { inMeleeWith, isEngaged, meleeEnemies } from '../geometry/melee.ts'
import type { LState, Mini } from '../state.ts'
import { leaderOf, unitOf } from '../units.ts'
import { closeIn, closeUp, fightsNow, isInTouch, placeAmong } from './melee.ts'

const spots = (s: LState, name: string) =>
  unitOf(s, name).minis.map(({ x, y }) => [Math.round(10 * x) / 10, Math.round(10 * y) / 10])
const touching = (s: LState, name: string, ...others: readonly string[]) =>
  unitOf(s, name).minis.map((mini) =>
    isInTouch(
      s,
      unitOf(s, name),
      mini,
      others.map((other) => unitOf(s, other)),
    ),
  )
const put = (s: LState, name: string, at: number, x: number, y: number) =>
  Object.assign(unitOf(s, name).minis[at] as Mini, { x, y })

test('[LG2-MELEE-004] [LG2-MELEE-005] [LG2-MELEE-006] [LG2-MELEE-008] a leader that moved into contact draws all others of both units in', () => {
  const s = begin({
    gold: {
      troops: {
        card: 'stormtroopers',
        minis: [
          [400, 400],
          [370, 400],
          [400, 370],
        ],
        left: 3,
      },
    },
    silver: {
      rebels: {
        card: 'rebel-troopers',
        minis: [
          [450, 400],
          [427, 400],
          [480, 430],
        ],
        left: 3,
      },
    },
  })
  closeIn(s, unitOf(s, 'troops'))
  expect(spots(s, 'troops')[0]).toEqual([400, 400])
  expect(touching(s, 'troops', 'rebels')).toEqual([true, true, true])
  expect(touching(s, 'rebels', 'troops')).toEqual([true, true, true])
  // Whoever is in contact already stays.
  expect(spots(s, 'rebels')[1]).toEqual([427, 400])
  const alone = begin({
    gold: { troops: { card: 'stormtroopers', at: [400, 400] } },
    silver: { rebels: { card: 'rebel-troopers', at: [700, 400] } },
  })
  const before = [spots(alone, 'troops'), spots(alone, 'rebels')]
  closeIn(alone, unitOf(alone, 'troops'))
  expect([spots(alone, 'troops'), spots(alone, 'rebels')]).toEqual(before)
})

test('[LG2-MELEE-007] [LG2-MELEE-009] who fights another unit stays, and nobody comes into contact with a third', () => {
  const s = begin({
    gold: {
      troops: {
        card: 'stormtroopers',
        minis: [
          [400, 400],
          [370, 400],
        ],
        left: 2,
      },
      snow: { card: 'snowtroopers', minis: [[480, 454]], left: 1 },
    },
    silver: {
      rebels: {
        card: 'rebel-troopers',
        minis: [
          [480, 427],
          [427, 400],
        ],
        left: 2,
      },
      fleet: { card: 'fleet-troopers', minis: [[400, 460]], left: 1 },
    },
  })
  closeIn(s, unitOf(s, 'troops'))
  // The leader of the rebels fights the snowtroopers.
  expect(spots(s, 'rebels')).toEqual([
    [480, 427],
    [427, 400],
  ])
  expect(touching(s, 'troops', 'rebels')).toEqual([true, true])
  expect(touching(s, 'troops', 'fleet')).toEqual([false, false])
  expect(meleeEnemies(s, unitOf(s, 'rebels')).map(({ id }) => id)).toEqual(['troops', 'snow'])
})

test('[LG1-MELB-010] in 2018 those without a weapon for it stay where they are', () => {
  const s = begin({
    edition: '2018',
    gold: {
      troops: {
        card: '2018-stormtroopers',
        minis: [
          [400, 400],
          [370, 400],
        ],
        left: 2,
      },
    },
    silver: {
      bikes: {
        card: '2018-74-z-speeder-bikes',
        minis: [
          [438.5, 400],
          [520, 430],
        ],
        left: 2,
      },
    },
  })
  closeIn(s, unitOf(s, 'troops'))
  expect(touching(s, 'troops', 'bikes')).toEqual([true, true])
  expect(spots(s, 'bikes')).toEqual([
    [438.5, 400],
    [520, 430],
  ])
})

test('[LG2-MELEE-008] what stands on an oblong base stays where it is', () => {
  const s = begin({
    gold: {
      troops: {
        card: 'stormtroopers',
        minis: [
          [400, 400],
          [370, 400],
        ],
        left: 2,
      },
    },
    silver: { tank: { card: 'persuader-class-tank-droid', at: [463.5, 400], facing: 0 } },
  })
  closeIn(s, unitOf(s, 'troops'))
  expect(spots(s, 'tank')).toEqual([[463.5, 400]])
  expect(touching(s, 'troops', 'tank')).toEqual([true, true])
})

/** Two fights, and one unit beside them. */
function fights(): LState {
  return begin({
    gold: {
      troops: {
        card: 'stormtroopers',
        minis: [
          [400, 400],
          [427, 400],
          [440, 440],
        ],
        left: 3,
      },
      apart: { card: 'stormtroopers', at: [900, 700] },
      snow: { card: 'snowtroopers', at: [1200, 400], left: 1 },
    },
    silver: {
      rebels: {
        card: 'rebel-troopers',
        minis: [
          [454, 400],
          [481, 400],
        ],
        left: 2,
      },
      fleet: { card: 'fleet-troopers', at: [1227, 400], left: 1 },
    },
  })
}

test('[LG2-MELEE-001] [LG2-MELEE-023] all who fight are noted, the attacker’s side first', () => {
  const s = fights()
  const all = (attacker: string) =>
    fightsNow(s, unitOf(s, attacker)).map(({ unit, enemies, minis }) => `${unit} ${minis} ${enemies.join()}`)
  expect(all('troops')).toEqual(['troops 3 rebels', 'snow 1 fleet', 'rebels 2 troops', 'fleet 1 snow'])
  expect(all('fleet')).toEqual(['rebels 2 troops', 'fleet 1 snow', 'troops 3 rebels', 'snow 1 fleet'])
})

test('[LG2-MELEE-022] [LG2-MELEE-023] [LG2-MELEE-024] [LG2-MELEE-025] who lost contact closes up, where somebody fell', () => {
  const s = fights()
  const noted = fightsNow(s, unitOf(s, 'rebels'))
  const before = ['troops', 'apart', 'snow', 'rebels', 'fleet'].map((name) => spots(s, name))
  closeUp(s, noted)
  expect(['troops', 'apart', 'snow', 'rebels', 'fleet'].map((name) => spots(s, name))).toEqual(before)
  const troops = unitOf(s, 'troops')
  troops.minis = troops.minis.filter((_, at) => at !== 1)
  put(s, 'snow', 0, 1200, 380)
  closeUp(s, noted)
  expect(inMeleeWith(s, troops, unitOf(s, 'rebels'))).toBe(true)
  expect(touching(s, 'rebels', 'troops')[0]).toBe(true)
  expect(touching(s, 'troops', 'rebels')).toEqual([true, true])
  // Nobody fell there.
  expect(spots(s, 'snow')).toEqual([[1200, 380]])
  const gone = fights()
  const marked = fightsNow(gone, unitOf(gone, 'rebels'))
  unitOf(gone, 'troops').minis = []
  closeUp(gone, marked)
  expect(spots(gone, 'rebels')).toEqual([
    [454, 400],
    [481, 400],
  ])
})

test('[LG2-MELEE-024] a tank that lost contact stays, and those whom it fought come to it', () => {
  const s = begin({
    gold: {
      troops: {
        card: 'stormtroopers',
        minis: [
          [400, 400],
          [430, 400],
          [370, 400],
        ],
        left: 3,
      },
    },
    silver: { tank: { card: 'persuader-class-tank-droid', at: [493.5, 400], facing: 0 } },
  })
  const noted = fightsNow(s, unitOf(s, 'troops'))
  expect(noted.map(({ unit }) => unit)).toEqual(['troops', 'tank'])
  const troops = unitOf(s, 'troops')
  troops.minis = troops.minis.filter((_, at) => at !== 1)
  closeUp(s, noted)
  expect(spots(s, 'tank')).toEqual([[493.5, 400]])
  expect(touching(s, 'troops', 'tank')).toEqual([true, true])
})

test('[LG2-MELEE-025] beside the first of several units that it can reach', () => {
  const s = begin({
    gold: { troops: { card: 'stormtroopers', at: [400, 400], left: 1 } },
    silver: {
      walled: { card: 'rebel-troopers', at: [800, 700], left: 1 },
      rebels: { card: 'rebel-troopers', at: [480, 400], left: 1 },
      fleet: { card: 'fleet-troopers', at: [320, 400], left: 1 },
    },
  })
  const troops = unitOf(s, 'troops')
  placeAmong(s, troops, leaderOf(troops), [unitOf(s, 'rebels'), unitOf(s, 'fleet')])
  expect([touching(s, 'troops', 'rebels'), touching(s, 'troops', 'fleet')]).toEqual([[true], [false]])
})

test('[LG2-MELEE-011] only troopers engage each other, and only while they are on the battlefield', () => {
  const s = begin({
    gold: {
      troops: { card: 'stormtroopers', at: [400, 400], left: 1 },
      walker: { card: 'at-st', at: [700, 400] },
    },
    silver: {
      runner: { card: 'at-rt-rebels', at: [448.5, 400] },
      fleet: { card: 'fleet-troopers', at: [763.5, 400], left: 1 },
    },
  })
  const engaged = () =>
    ['troops', 'walker', 'runner', 'fleet'].filter((name) => isEngaged(s, unitOf(s, name)))
  expect(engaged()).toEqual([])
  put(s, 'fleet', 0, 400, 427)
  expect(engaged()).toEqual(['troops', 'fleet'])
  unitOf(s, 'fleet').deployed = false
  expect(engaged()).toEqual([])
})

test('[LG2-BASE-009] [LG2-BASE-010] bases touch up to the height of the lower one’s silhouette', () => {
  const level = (top: number) =>
    terrainKind('level', top, { parts: [{ outline: squareOf(40), top, stands: true }] })
  const fight = (top: number, gold: object, silver: object) => {
    const s = begin({
      kinds: [level(top)],
      terrain: [{ kind: 'level', at: [400, 400] }],
      gold: { a: gold },
      silver: { b: silver },
    })
    return [inMeleeWith(s, unitOf(s, 'a'), unitOf(s, 'b')), inMeleeWith(s, unitOf(s, 'b'), unitOf(s, 'a'))]
  }
  const up = { card: 'stormtroopers', at: [426.5, 400], left: 1 }
  const down = { card: 'rebel-troopers', at: [453.5, 400], left: 1 }
  expect(fight(41.9, up, down)).toEqual([true, true])
  expect(fight(42, up, down)).toEqual([false, false])
  // A walker below is taller, and one above makes no difference.
  expect(fight(65.4, up, { card: 'at-rt-rebels', at: [475, 400] })).toEqual([true, true])
  expect(fight(65.5, up, { card: 'at-rt-rebels', at: [475, 400] })).toEqual([false, false])
})
