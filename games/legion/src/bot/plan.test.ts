import { applyAnswer, awaited, placeAt, randomFrom } from '@sandtable/kernel'
import { amount } from '@sandtable/kit'
import { expect, test } from 'vitest'
import { begin } from '../../test/position.ts'
import type { LState } from '../state.ts'
import { unitOf } from '../units.ts'
import { bestHarm, bestReach, harmTo, strike } from './harm.ts'
import { steady } from './index.ts'
import { steadyMind } from './mind.ts'
import { errandOf, planOf } from './plan.ts'
import { pointsAt, stakesOf } from './stakes.ts'
import { crowd } from './using.ts'

const token = (name: string, at: readonly [number, number], more: object = {}) => ({
  kind: 'poi',
  name,
  at,
  ...more,
})

/** The token that each unit of gold goes for. */
function planned(s: LState): Record<string, string | null | undefined> {
  const plan = planOf(s, 'gold', steadyMind)
  return Object.fromEntries(
    s.table.units.filter(({ seat }) => seat === 'gold').map(({ id }) => [id, plan.get(id)?.token]),
  )
}

const far = { enemy: { card: 'rebel-troopers', at: [1500, 800] } }

test('units part among the tokens that give points, the nearest to each', () => {
  const s = begin({
    round: 2,
    objectives: { left: token('Flag', [300, 450]), right: token('Flag', [900, 450]) },
    gold: { a: { card: 'stormtroopers', at: [300, 250] }, b: { card: 'stormtroopers', at: [850, 250] } },
    silver: far,
  })
  expect(Object.values(planned(s))).toEqual(['left', 'right'])
})

test('a token that pays double is worth another unit before a third one that pays once', () => {
  const s = begin({
    round: 2,
    objectives: {
      'stockpile-1': token('Stockpile', [300, 450]),
      'stockpile-2': token('Stockpile', [600, 450]),
    },
    gold: {
      a: { card: 'stormtroopers', at: [300, 300] },
      b: { card: 'stormtroopers', at: [600, 300] },
      c: { card: 'stormtroopers', at: [450, 300] },
    },
    silver: far,
  })
  expect(Object.values(planned(s))).toEqual(['stockpile-1', 'stockpile-2', 'stockpile-2'])
})

test('whoever carries a bomb goes to the enemy base, and to nothing else', () => {
  const s = begin({
    round: 2,
    objectives: {
      flag: token('Flag', [320, 300]),
      base: token('Base', [900, 700], { seat: 'silver' }),
      bomb: { kind: 'asset', name: 'Bomb', at: [300, 300], held: true, seat: 'gold' },
    },
    gold: { a: { card: 'stormtroopers', at: [300, 300], holds: ['bomb'] } },
    silver: far,
  })
  expect(errandOf(s, unitOf(s, 'a'))?.token).toBe('base')
  expect(Object.values(planned(s))).toEqual([undefined])
})

test('one more unit at a token is worth less the surer it is', () => {
  const s = begin({ objectives: { flag: token('Flag', [300, 450]) }, gold: {}, silver: far })
  const [stake] = stakesOf(s, 'gold')
  if (stake === undefined) throw new Error('nothing is at stake')
  const gains = [0, 1, 2, 3].map((friends) => pointsAt(stake, friends + 1, 1) - pointsAt(stake, friends, 1))
  expect(gains[1]).toBeGreaterThan(gains[2] ?? 0)
  expect(gains[2]).toBeGreaterThan(gains[3] ?? 0)
})

test('armour takes hits away, and Impact goes through it', () => {
  const s = begin({
    gold: {
      plain: { card: 'stormtroopers', at: [300, 400] },
      rocket: { card: 'stormtroopers', at: [300, 600], upgrades: ['hh-12-stormtrooper'] },
    },
    silver: { tank: { card: 'at-rt-rebels', at: [600, 500] } },
  })
  const wounds = (id: string) => strike(s, unitOf(s, id), unitOf(s, 'tank')).wounds
  expect(wounds('plain')).toBeLessThan(wounds('rocket'))
})

test('who is made for it wants to fight hand to hand', () => {
  const s = begin({
    gold: { vader: { card: 'darth-vader-dark-lord-of-the-sith', at: [300, 400] } },
    silver: { rebels: { card: 'rebel-troopers', at: [600, 400] } },
  })
  expect(bestReach(s, unitOf(s, 'vader'))).toBe(0)
  expect(bestReach(s, unitOf(s, 'rebels'))).toBeGreaterThan(300)
  expect(harmTo(s, unitOf(s, 'vader'), unitOf(s, 'rebels'))).toBe(0)
})

test('the advice names what the attack takes, as it was reckoned', () => {
  const s = begin({
    round: 2,
    gold: { a: { card: 'stormtroopers', at: [300, 400], order: 'up', tokens: { aim: 1 } } },
    silver: { b: { card: 'rebel-troopers', at: [480, 400], order: 'down' } },
  })
  const random = randomFrom('advice')
  while (placeAt(s, 'gold').question.step !== 'act')
    applyAnswer(s, 'gold', steady.choose(placeAt(s, 'gold'), random))
  const said = steady.advise?.(placeAt(s, 'gold'), random)
  const { en, de } = amount(bestHarm(s, unitOf(s, 'a'), said?.answer === 'aim' ? 2 : 1))
  expect(said?.reasons[0]?.en).toContain(`about ${en} points`)
  expect(said?.reasons[0]?.de).toContain(`etwa ${de} Punkte`)
})

test('whoever is suppressed and has nobody to shoot at recovers', () => {
  const s = begin({
    round: 2,
    objectives: { flag: token('Flag', [300, 420]) },
    gold: { a: { card: 'scout-troopers', at: [300, 400], order: 'up', tokens: { suppression: 3 } } },
    silver: { b: { card: 'rebel-troopers', at: [1600, 800], order: 'down' } },
  })
  const random = randomFrom('recovers')
  while (awaited(s).includes('gold') && placeAt(s, 'gold').question.step !== 'act')
    applyAnswer(s, 'gold', steady.choose(placeAt(s, 'gold'), random))
  expect(steady.choose(placeAt(s, 'gold'), random)).toBe('recover')
})

test('a strike from above is for where the enemies crowd, not for one’s own', () => {
  const s = begin({
    gold: { own: { card: 'stormtroopers', at: [300, 300] } },
    silver: {
      one: { card: 'rebel-troopers', at: [900, 500] },
      two: { card: 'fleet-troopers', at: [940, 620] },
    },
  })
  expect(crowd(s, 'gold', { x: 900, y: 560 })).toBeGreaterThan(60)
  expect(crowd(s, 'gold', { x: 300, y: 300 })).toBeLessThan(0)
})
