import { expect, it } from 'vitest'
import { battleCards } from '../../data/2024/index.ts'
import { battleCardRules } from './index.ts'

it.each(battleCards.map(({ id, hq }) => [id, hq] as const))('%s does what its rule says', (id, hq) => {
  const cards = battleCardRules.filter((card) => card.id === `battle:${id}`)
  expect(cards).toHaveLength(1)
  expect(cards[0]?.rules).toContain(`LG2-BAT-${hq}`)
})

it('no card asks two things by one name', () => {
  for (const { id, asks = [] } of battleCardRules) {
    const names = asks.map(({ name }) => name)
    expect(new Set(names).size, id).toBe(names.length)
  }
})
