import { expect, test } from 'vitest'
import { skirmishFigures } from '../../army/cards.ts'
import { mapPlans } from '../../map/library.ts'
import { lookOfCard, lookOfToken, looks } from './index.ts'

test('every deployment card has a look, and those that differ are not drawn alike', () => {
  const drawn = new Map(skirmishFigures.map(({ id }) => [lookOfCard(id), looks[lookOfCard(id)]]))
  expect([...drawn].filter(([, look]) => look === undefined)).toEqual([])
  expect(new Set([...drawn.values()].map((look) => JSON.stringify(look))).size).toBe(drawn.size)
})

test('cards share a look only as the elite of a kind, or as one person printed twice', () => {
  for (const card of skirmishFigures) {
    const alike = skirmishFigures.filter((one) => lookOfCard(one.id) === lookOfCard(card.id))
    expect(new Set(alike.map(({ name }) => name)).size, card.id).toBe(1)
  }
})

test('looks stay in their box', () => {
  for (const [name, { shape, cut = '', over = '' }] of Object.entries(looks)) {
    const numbers = `${shape} ${cut} ${over}`.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? []
    expect(Math.max(...numbers.map(Math.abs)), name).toBeLessThanOrEqual(11)
  }
})

test('every token of a mission has a look; what a crate is called is a crate', () => {
  const labels = mapPlans.flatMap(({ missions }) =>
    Object.values(missions).flatMap(({ tokens = [] }) => tokens.map(({ label }) => label)),
  )
  expect(labels.length).toBeGreaterThan(50)
  const drawn = new Set([...Object.keys(looks), 'crate'])
  expect(labels.filter((label) => !drawn.has(lookOfToken(label)))).toEqual([])
  expect(
    ['crate', 'fuel cell', 'weapons console', 'Patrol Droid', 'Force Pillar', 'control point'].map(
      lookOfToken,
    ),
  ).toEqual(['crate', 'cell', 'console', 'robot', 'relic', 'point'])
})
