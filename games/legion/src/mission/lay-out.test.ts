import { expect, test } from 'vitest'
import { begin } from '../../test/position.ts'
import { battleCard } from '../catalogue.ts'
import { tokensShown } from './lay-out.ts'

test('[LG1-OPTB-008] on a deeper battlefield what the card has in the middle lies in the middle', () => {
  const s = begin(
    {
      edition: '2018',
      map: 'wide-plain',
      terms: ['grand army'],
      gold: { troops: { card: '2018-stormtroopers', left: 1, undeployed: true } },
      silver: { rebels: { card: '2018-rebel-troopers', left: 1, undeployed: true } },
      mission: { primary: '2018-intercept-the-transmissions' },
    },
    [],
    'mission',
  )
  expect(s.table.objectives.map(({ y }) => Math.round(10 * y) / 10)).toEqual([609.6, 609.6, 609.6])
})

test('[LG2-CARD-007] tokens that a card brings without a place are not on its map', () => {
  expect(tokensShown(battleCard('destroy-enemy-base'))).toEqual([])
  expect(tokensShown(battleCard('bunker-assault')).length).toBeGreaterThan(1)
})
