import { expect, test } from 'vitest'
import { begin } from '../../test/position.ts'
import { detonating } from '../flow/detonate.ts'
import { isAnyChargeLaid } from './charges.ts'

const begun = (objectives: object) =>
  begin({
    gold: { sabine: { card: 'sabine-wren-explosive-artist', at: [300, 400] } },
    silver: { veers: { card: 'general-veers', at: [620, 400] } },
    objectives,
  })

test('whoever might have a charge to detonate is looked for', () => {
  const s = begun({ one: { kind: 'charge', name: 'sabotage', seat: 'gold', at: [400, 400] } })
  expect(isAnyChargeLaid(s)).toBe(true)
  expect(detonating(s, 'veers')).toMatchObject({ unit: 'veers', turn: 'gold' })
  s.table.objectives = s.table.objectives.map((token) => ({ ...token, lies: false }))
  expect(isAnyChargeLaid(s)).toBe(false)
})

test('no other token is looked for', () => {
  const s = begun({ post: { kind: 'poi', at: [400, 400] } })
  expect(isAnyChargeLaid(s)).toBe(false)
  expect(detonating(s, 'veers')).toBeNull()
})
