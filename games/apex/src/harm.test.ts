import { expect, test } from 'vitest'
import { harmTo } from './harm.ts'

const body = { shield: 5, health: 10, gear: { knockdown: 'knockdown-common' } }

test('damage with the trait SHIELD never goes on to health, what is too much is lost [APX-HP-003]', () => {
  expect(harmTo(body, 8, 'shield', 'area')).toEqual({ suffered: 8, prevented: null, shield: 5, health: 0 })
})

test('damage with the trait HEALTH passes the shield by [APX-HP-004]', () => {
  expect(harmTo(body, 8, 'health', 'ring')).toMatchObject({ shield: 0, health: 8 })
})
