import { answer, foreseeAnswer, momentAsked, type Question, questionFor } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { begin } from '../../test/position.ts'
import type { LState } from '../state.ts'
import { foresightOn, oddsOfAnswer, type WoundOdds } from './foresight.ts'
import { worthTrying } from './worth-trying.ts'

/** A position as scenarios describe it, in which gold's unit a is to declare a defender. */
function attacking(gold: object, silver: object, more: object = {}): LState {
  return begin({ gold: { a: gold }, silver: { b: silver }, ...more }, [
    ['gold', 'a'],
    ['gold', 'attack'],
  ])
}

function mean(all: readonly WoundOdds[]): number {
  return all.reduce((sum, { outcome, chance }) => sum + outcome.wounds * chance, 0)
}

const far = { at: [300, 400], rows: 2 }
const near = { at: [600, 400], rows: 2 }

test('four white dice that hit by surges, on white dice that block by them', () => {
  const s = attacking({ card: 'stormtroopers', ...far }, { card: 'rebel-troopers', ...near })
  expect(mean(oddsOfAnswer(s, 'gold', 'b', { defender: 'b' }))).toBeCloseTo(4 * (3 / 8) * (2 / 3), 12)
})

test('an aim token re-rolls what missed, three dice with Precise 1 [LG2-ATK-031]', () => {
  const s = attacking(
    { card: 'stormtroopers', ...far, left: 3, tokens: { aim: 1 } },
    { card: 'rebel-troopers', ...near },
  )
  expect(mean(oddsOfAnswer(s, 'gold', 'b', { defender: 'b' }))).toBeCloseTo(
    3 * (1 - (5 / 8) ** 2) * (2 / 3),
    12,
  )
})

const behind = { terrain: [{ kind: 'barricade', at: [560, 410], facing: 90 }] }

/** The same with every way tried in which a defender could spend its tokens. */
function plainly(s: LState, defender: string): ReturnType<typeof foresightOn> {
  const aim = { defender }
  const isDefence = (question: Question) =>
    ['spend dodge tokens', 'surges of the defender'].includes(momentAsked(question))
  return {
    ...foresightOn(s, aim),
    answers: (now, question) => (isDefence(question) ? null : worthTrying(now, question, aim)),
  }
}

test.each([
  [{ aim: 1, surge: 1 }, { dodge: 1, surge: 1 }, behind],
  [{ aim: 2 }, { dodge: 2 }, {}],
  [{ aim: 1 }, { observation: 2, dodge: 1 }, behind],
  [{ surge: 2 }, { dodge: 2, surge: 2 }, behind],
])('tokens %o against %o come to what playing every choice by the rules does', (mine, theirs, terrain) => {
  const s = attacking(
    { card: 'rebel-troopers', ...far, left: 3, tokens: mine },
    { card: 'stormtroopers', ...near, tokens: theirs },
    terrain,
  )
  const played = foreseeAnswer(s, 'gold', 'b', plainly(s, 'b'))
  const counted = oddsOfAnswer(s, 'gold', 'b', { defender: 'b' })
  expect(counted.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
  for (const { outcome, chance } of played)
    expect(counted.find((one) => one.outcome.wounds === outcome.wounds)?.chance).toBeCloseTo(chance, 9)
})

test("aim tokens that a friend lends count with one's own [LG2-APXB-004]", () => {
  const clones = { card: 'clone-trooper-infantry', ...far, left: 2, tokens: { aim: 1 } }
  const friend = (x: number) => ({
    card: 'clone-trooper-infantry',
    at: [x, 500],
    left: 1,
    tokens: { aim: 1 },
  })
  const lent = [friend(300), friend(900)].map((other) => {
    const s = begin(
      { gold: { a: clones, c: other }, silver: { b: { card: 'b1-battle-droids', ...near, left: 4 } } },
      [
        ['gold', 'a'],
        ['gold', 'attack'],
      ],
    )
    const counted = oddsOfAnswer(s, 'gold', 'b', { defender: 'b' })
    const played = foreseeAnswer(s, 'gold', 'b', foresightOn(s, { defender: 'b' }))
    expect(mean(counted)).toBeCloseTo(mean(played), 9)
    return mean(counted)
  })
  expect(lent[0]).toBeGreaterThan((lent[1] ?? 0) + 0.01)
})

test('with dice on the table, what each choice of them comes to is what playing it by the rules does [LG2-ATK-031]', () => {
  const s = begin(
    {
      gold: { a: { card: 'rebel-troopers', ...far, left: 4, tokens: { aim: 2 } } },
      silver: { b: { card: 'stormtroopers', ...near, tokens: { dodge: 1 } } },
    },
    [
      ['gold', 'a'],
      ['gold', 'attack'],
      ['gold', 'b'],
    ],
  )
  answer(s, 'gold', questionFor(s, 'gold')?.options?.[0] ?? null)
  expect(questionFor(s, 'gold')?.step).toBe('spend an aim token')
  const means = ['pass', [], [0], [0, 1], [2, 3]].map((chosen) => {
    const played = foreseeAnswer(s, 'gold', chosen, foresightOn(s, { defender: 'b' }))
    const counted = mean(oddsOfAnswer(s, 'gold', chosen, { defender: 'b' }))
    expect(counted).toBeCloseTo(mean(played), 9)
    return counted
  })
  expect(new Set(means).size).toBeGreaterThan(2)
})

test.each([
  ['gain by having aimed', 'wookiee-warriors-freedom-fighters', [327, 400], {}],
  ['turn surges to crits', 'boba-fett-daimyo-of-mos-espa', [500, 400], { dodge: 1 }],
])('those who %s aim as well as by playing every choice', (_, card, [x = 0, y = 0], tokens) => {
  const s = attacking(
    { card, ...far, left: 2, tokens: { aim: 1 } },
    { card: 'rebel-troopers', at: [x, y], tokens },
  )
  const played = foreseeAnswer(s, 'gold', 'b', foresightOn(s, { defender: 'b' }))
  expect(mean(oddsOfAnswer(s, 'gold', 'b', { defender: 'b' }))).toBeCloseTo(mean(played), 9)
})

test.each([
  ['a lightsaber that deflects', 'luke-skywalker-hero-of-the-rebellion', { dodge: 2, surge: 1 }],
  ['armour', 'at-rt-rebels', { dodge: 1, surge: 1 }],
])('a defender with %s spends its tokens as well as it could if everything were tried', (_, card, tokens) => {
  const s = attacking({ card: 'stormtroopers', ...far, left: 4 }, { card, at: [600, 400], tokens })
  const played = foreseeAnswer(s, 'gold', 'b', plainly(s, 'b'))
  expect(mean(oddsOfAnswer(s, 'gold', 'b', { defender: 'b' }))).toBeCloseTo(mean(played), 9)
})

test('a token that lies on a card is spent as well as others [LG2-KW-272]', () => {
  const upgrades = ['pyke-syndicate-foot-soldier']
  const s = attacking(
    { card: 'pyke-syndicate-foot-soldiers', ...far, left: 2, tokens: { aim: 1 }, upgrades },
    { card: 'b1-battle-droids', ...near, left: 2 },
  )
  const played = foreseeAnswer(s, 'gold', 'b', foresightOn(s, { defender: 'b' }))
  expect(mean(oddsOfAnswer(s, 'gold', 'b', { defender: 'b' }))).toBeCloseTo(mean(played), 9)
})

test('who is in a stance that spends no aim tokens gains nothing by one [LG2-UPG-ms]', () => {
  const upgrades = ['offensive-stance']
  const luke = { card: 'luke-skywalker-jedi-knight', at: [300, 400], upgrades, tokens: { aim: 1 } }
  const means = ['aim', 'dodge'].map((side) => {
    const gold = { a: { ...luke, sides: { 'offensive-stance': side } } }
    const s = begin({ gold, silver: { b: { card: 'b1-battle-droids', at: [327, 400], left: 2 } } }, [
      ['gold', 'a'],
      ['gold', 'pass'],
      ['gold', 'attack'],
    ])
    const played = foreseeAnswer(s, 'gold', 'b', foresightOn(s, { defender: 'b' }))
    const counted = mean(oddsOfAnswer(s, 'gold', 'b', { defender: 'b' }))
    expect(counted).toBeCloseTo(mean(played), 9)
    return counted
  })
  expect(means[0]).toBeGreaterThan((means[1] ?? 0) + 0.001)
})

test('a sniper may give up its dice for a wound that is suffered at once [LG2-NKW-006]', () => {
  const s = begin(
    {
      gold: { a: { card: 'scout-troopers-strike-team', at: [300, 400], upgrades: ['dlt-19x-sniper'] } },
      silver: { b: { card: 'stormtroopers', at: [800, 400], left: 1 } },
    },
    [
      ['gold', 'a'],
      ['gold', 'pass'],
      ['gold', 'attack'],
    ],
  )
  // One red die and two black ones with no crit, and each hit blocked.
  const unhurt = ((1 + 5 / 2) / 8) * ((3 + 3 / 2) / 8) ** 2
  expect(mean(oddsOfAnswer(s, 'gold', 'b', { defender: 'b' }))).toBeCloseTo(1 - unhurt, 12)
})
