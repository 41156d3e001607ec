import { expect, test } from 'vitest'
import { begin } from '../../test/position.ts'
import { unitOf } from '../units.ts'
import { facingInwards } from './facing-inwards.ts'

const facings = (primary: string) => {
  const s = begin({
    mission: { primary },
    gold: { tank: { card: 'tx-225-gavw-occupier-tank', at: [200, 200], facing: 0 } },
    silver: { walker: { card: 'at-rt-rebels', at: [1600, 700], facing: 0 } },
  })
  return ['tank', 'walker'].map((id) => facingInwards(s, unitOf(s, id)))
}

const facing = (deployment: string) => {
  const s = begin({
    edition: '2018',
    mission: { primary: '2018-breakthrough', deployment },
    gold: { glider: { card: '2018-t-47-airspeeder', at: [200, 200], facing: 0 } },
    silver: { walker: { card: '2018-at-st', at: [1600, 700], facing: 0 } },
  })
  return ['glider', 'walker'].map((id) => facingInwards(s, unitOf(s, id)))
}

test('vehicles that are deployed look at the enemy, be it across the battlefield or along it', () => {
  expect(new Set(facing('2018-battle-lines'))).toEqual(new Set([0, 180]))
  expect(new Set(facing('2018-the-long-march'))).toEqual(new Set([90, 270]))
})

test('of a territory in two parts they look out from the middle of both', () => {
  expect(facings('close-the-pocket')).toEqual([0, 180])
  expect(facings('breakthrough')).toEqual([270, 90])
})

test('where both sides stand around the middle they look away from their own edge', () => {
  expect(facing('2018-disarray')).toEqual([0, 180])
})
