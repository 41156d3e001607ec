import { foreseeAnswer, questionFor } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { begin } from '../../test/position.ts'
import type { LState } from '../state.ts'
import { foresightOn, oddsOfAnswer, type WoundOdds } from './foresight.ts'

/** Gold's unit a is to declare a defender by the rules of 2018. */
function attacking(gold: object, silver: object, more: object = {}): LState {
  return begin({ edition: '2018', gold: { a: gold }, silver: { b: silver }, ...more }, [
    ['gold', 'a'],
    ['gold', 'attack'],
  ])
}

const odds = (s: LState) => oddsOfAnswer(s, 'gold', 'b', { defender: 'b' })
const mean = (all: readonly WoundOdds[]) =>
  all.reduce((sum, { outcome, chance }) => sum + outcome.wounds * chance, 0)

/** Faces of the dice as printed: white and black attack dice, red and white defence dice. */
const white = { crit: 1 / 8, hit: 1 / 8, surge: 1 / 8 }
const black = { crit: 1 / 8, hit: 3 / 8, surge: 1 / 8 }
const red = { block: 1 / 2, surge: 1 / 6 }

interface Attack {
  readonly dice: number
  readonly crit: number
  readonly hit: number
  /** Hits that are taken away before defence dice are rolled. */
  readonly lost: number
  readonly block: number
}

/** What is suffered on average: every number of hits and crits, less what is taken away, each blocked or not. */
function expected({ dice, crit, hit, lost, block }: Attack): number {
  const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k)
  let sum = 0
  for (let crits = 0; crits <= dice; crits++)
    for (let hits = 0; crits + hits <= dice; hits++) {
      const ways = choose(dice, crits) * choose(dice - crits, hits)
      const chance = ways * crit ** crits * hit ** hits * (1 - crit - hit) ** (dice - crits - hits)
      sum += chance * (crits + Math.max(0, hits - lost)) * (1 - block)
    }
  return sum
}

const far = { at: [300, 400], rows: 2 }
const near = { at: [600, 400], rows: 2 }
const rebels = { card: '2018-rebel-troopers', ...far }
const troops = { card: '2018-stormtroopers', ...near }
const barricade = { terrain: [{ kind: 'barricade', at: [560, 410], facing: 90 }] }
const rifles = { dice: 4, crit: black.crit, hit: black.hit, block: red.block }

test('black dice on red ones; surges are for nobody', () => {
  expect(mean(odds(attacking(rebels, troops)))).toBeCloseTo(expected({ ...rifles, lost: 0 }), 12)
})

test('heavy cover takes two hits away and no crit [LG1-COVER-003] [LG1-COVER-004]', () => {
  expect(mean(odds(attacking(rebels, troops, barricade)))).toBeCloseTo(expected({ ...rifles, lost: 2 }), 12)
})

test('one suppression token improves no cover to light [LG1-SUPB-002]', () => {
  const s = attacking(rebels, { ...troops, tokens: { suppression: 1 } })
  expect(mean(odds(s))).toBeCloseTo(expected({ ...rifles, lost: 1 }), 12)
})

test('a dodge takes a hit away; with surges that are hits there are more of them', () => {
  const s = attacking(
    { card: '2018-stormtroopers', ...far },
    { card: '2018-stormtroopers', ...near, tokens: { dodge: 1 } },
  )
  const { crit, hit, surge } = white
  const guns = { dice: 4, crit, hit: hit + surge, block: red.block }
  expect(mean(odds(s))).toBeCloseTo(expected({ ...guns, lost: 1 }), 12)
})

test('whoever is not seen does not fall: no more wounds than those seen can take [LG1-COVER-019]', () => {
  const s = attacking(
    { card: '2018-at-rt', at: [300, 400], facing: 90, upgrades: ['2018-at-rt-rotary-blaster'] },
    {
      card: '2018-rebel-troopers',
      at: [600, 400],
      minis: [
        [600, 400],
        [600, 440],
        [690, 330],
      ],
      left: 3,
    },
    { terrain: [{ kind: 'pillar', at: [640, 345] }] },
  )
  const all = odds(s)
  expect(Math.max(...all.map(({ outcome }) => outcome.wounds))).toBe(2)
  expect(all.some(({ outcome }) => outcome.defeated)).toBe(false)
})

test.each([
  [{ aim: 1 }, { dodge: 1 }, barricade],
  [{ aim: 2 }, { suppression: 1 }, {}],
])('tokens %o against %o come to what playing every choice by the rules does', (mine, theirs, terrain) => {
  const s = attacking({ ...rebels, left: 3, tokens: mine }, { ...troops, tokens: theirs }, terrain)
  const played = foreseeAnswer(s, 'gold', 'b', foresightOn(s, { defender: 'b' }))
  const counted = odds(s)
  expect(counted.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
  for (const { outcome, chance } of played)
    expect(counted.find((one) => one.outcome.wounds === outcome.wounds)?.chance).toBeCloseTo(chance, 9)
})

test('an aim rerolls what missed: two dice, with Precise one more', () => {
  const s = attacking(
    { card: '2018-stormtroopers', ...far, left: 3, tokens: { aim: 1 } },
    { card: '2018-rebel-troopers', ...near },
  )
  expect(questionFor(s, 'gold')?.step).toBe('declare a defender')
  const miss = 1 - white.crit - white.hit - white.surge
  expect(mean(odds(s))).toBeCloseTo(3 * (1 - miss ** 2) * (1 - 1 / 3), 12)
})
