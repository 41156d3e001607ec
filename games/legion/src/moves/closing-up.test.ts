import { overlaps } from '@sandtable/plane'
import { expect, test } from 'vitest'
import { begin } from '../../test/position.ts'
import { squareOf, terrainKind } from '../../test/terrain-kind.ts'
import { baseOf } from '../geometry/bases.ts'
import type { LState, Mini } from '../state.ts'
import { leaderOf, unitOf, unitsOn } from '../units.ts'
import { oneAt, outOfCohesion } from './cohesion.ts'
import { closeIn, closeUp, fightsNow, isInTouch } from './melee.ts'

/** Who comes to whom when a melee begins, and after somebody fell in it. */

type Spots = readonly (readonly [number, number])[]

const squad = (card: string, minis: Spots) => ({ card, minis, left: minis.length })
const spots = (s: LState, name: string) =>
  unitOf(s, name).minis.map(({ x, y }) => [Math.round(x), Math.round(y)])
const touching = (s: LState, name: string, other: string) =>
  unitOf(s, name).minis.map((mini) => isInTouch(s, unitOf(s, name), mini, [unitOf(s, other)]))
const inCohesion = (s: LState, name: string) =>
  unitOf(s, name).minis.every(
    (mini) => outOfCohesion(s, unitOf(s, name), leaderOf(unitOf(s, name)), mini) === null,
  )

/** A miniature falls in an attack of this unit, and both sides close up. */
function falls(s: LState, attacker: string, name: string, at: number): void {
  const noted = fightsNow(s, unitOf(s, attacker))
  const unit = unitOf(s, name)
  unit.minis = unit.minis.filter((_, number) => number !== at)
  closeUp(s, noted)
}

test('[LG2-MELEE-005] a leader comes from wherever it stands', () => {
  const s = begin({
    gold: { obi: { card: 'obi-wan-kenobi', at: [400, 400] } },
    silver: {
      droids: squad('b1-battle-droids', [
        [530, 400],
        [427, 400],
      ]),
    },
  })
  closeIn(s, unitOf(s, 'obi'))
  expect(touching(s, 'droids', 'obi')).toEqual([true, true])
})

test('[LG2-MELEE-006] whoever fights but is out of cohesion with a leader that came is placed anew', () => {
  const s = begin({
    gold: {
      obi: { card: 'obi-wan-kenobi', at: [400, 400] },
      clones: squad('clone-trooper-infantry', [[590, 400]]),
    },
    silver: {
      droids: squad('b1-battle-droids', [
        [500, 440],
        [427, 400],
        [563, 400],
      ]),
    },
  })
  closeIn(s, unitOf(s, 'obi'))
  expect(touching(s, 'droids', 'obi')).toEqual([true, true, true])
  expect(touching(s, 'droids', 'clones')).toEqual([false, false, false])
  expect(inCohesion(s, 'droids')).toBe(true)
})

test('[LG2-MELEE-008] [LG2-BASE-004] who finds no room beside the enemy stands in cohesion, and on none of its comrades', () => {
  const s = begin({
    gold: {
      obi: { card: 'obi-wan-kenobi', at: [200.51, 234.16] },
      snow: squad('snowtroopers', [[185.51, 268.4]]),
    },
    silver: {
      droids: squad('b1-battle-droids', [
        [300, 300],
        [267.3, 343.8],
        [220.55, 252.26],
        [329.1, 276.2],
        [252.6, 368.3],
        [238.5, 314],
        [374.9, 258.9],
        [334.9, 379.3],
      ]),
    },
  })
  closeIn(s, unitOf(s, 'obi'))
  expect(touching(s, 'droids', 'obi')).toContain(false)
  expect(inCohesion(s, 'droids')).toBe(true)
  const bases = unitsOn(s).flatMap((unit) => unit.minis.map((mini) => baseOf(unit, mini)))
  for (const [at, base] of bases.entries())
    expect(bases.filter((other, number) => number > at && overlaps(base, other))).toEqual([])
})

test('[LG2-MELEE-022] all of the attacker’s side close up before the leaders of the other', () => {
  const s = begin({
    gold: {
      troops: squad('stormtroopers', [
        [400, 400],
        [400, 480],
      ]),
    },
    silver: {
      rebels: squad('rebel-troopers', [
        [470, 480],
        [427, 480],
        [427, 400],
      ]),
    },
  })
  falls(s, 'troops', 'rebels', 1)
  expect(spots(s, 'troops')).toEqual([
    [400, 400],
    [443, 480],
  ])
  expect(spots(s, 'rebels')).toEqual([
    [470, 480],
    [427, 400],
  ])
})

test('[LG2-MELEE-024] who fights one of two enemies stays with it, though another lost somebody', () => {
  const s = begin({
    gold: {
      troops: squad('stormtroopers', [
        [400, 400],
        [400, 460],
      ]),
    },
    silver: {
      rebels: squad('rebel-troopers', [
        [427, 400],
        [454, 420],
      ]),
      fleet: squad('fleet-troopers', [[400, 487]]),
    },
  })
  falls(s, 'troops', 'rebels', 1)
  expect(spots(s, 'troops')).toEqual([
    [400, 400],
    [400, 460],
  ])
})

test('[LG2-MELEE-024] who still fights but is out of cohesion comes along with its leader', () => {
  const s = begin({
    gold: {
      troops: squad('stormtroopers', [
        [400, 400],
        [310, 400],
      ]),
    },
    silver: {
      rebels: squad('rebel-troopers', [
        [510, 400],
        [427, 400],
      ]),
      fleet: squad('fleet-troopers', [[283, 400]]),
    },
  })
  falls(s, 'troops', 'rebels', 1)
  expect(touching(s, 'troops', 'rebels')).toEqual([true, true])
  expect(touching(s, 'troops', 'fleet')).toEqual([false, false])
})

test('[LG2-MELEE-024] where there is no place in cohesion beside one enemy there may be beside the other', () => {
  const s = begin({
    gold: {
      troops: squad('stormtroopers', [
        [400, 400],
        [370, 480],
        [344, 470],
      ]),
    },
    silver: {
      rebels: squad('rebel-troopers', [
        [200, 470],
        [317, 470],
      ]),
      fleet: squad('fleet-troopers', [[427, 400]]),
    },
  })
  falls(s, 'troops', 'rebels', 1)
  expect(touching(s, 'troops', 'fleet')).toEqual([true, true, true])
})

test('[LG2-MELEE-024] a tank stays, though its side closes up first', () => {
  const s = begin({
    gold: {
      troops: squad('stormtroopers', [
        [400, 400],
        [430, 400],
      ]),
    },
    silver: { tank: { card: 'persuader-class-tank-droid', at: [493.5, 400], facing: 0 } },
  })
  falls(s, 'tank', 'troops', 1)
  expect(spots(s, 'tank')).toEqual([[494, 400]])
  expect(touching(s, 'troops', 'tank')).toEqual([true])
})

test('[LG2-COH-006] who finds no place in cohesion stands as near to its leader as it can, and on no comrade', () => {
  const s = begin({
    kinds: [terrainKind('pillar', 100, { parts: [{ outline: squareOf(20), top: 100, stands: true }] })],
    terrain: [{ kind: 'pillar', at: [400, 400] }],
    gold: {
      troops: squad('stormtroopers', [
        [400, 400],
        [433.5, 400],
        [700, 400],
      ]),
    },
    silver: { droids: { card: 'b1-battle-droids', at: [1500, 400], left: 1 } },
  })
  const troops = unitOf(s, 'troops')
  const [leader, comrade, third] = troops.minis as readonly [Mini, Mini, Mini]
  expect(leader.on).toBe('pillar-1/1')
  expect(outOfCohesion(s, troops, leader, comrade)).toBe('LG2-COH-005')
  const { x, y, on } = oneAt(s, troops, third)
  expect(on).toBe(null)
  // Beside another side of the pillar.
  expect([Math.abs(x - 400), Math.abs(y - 400)].sort((a, b) => a - b)).toEqual([0, expect.closeTo(33.5, 0)])
  expect([x, y]).not.toEqual([433.5, 400])
})
