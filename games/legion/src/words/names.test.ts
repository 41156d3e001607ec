import { expect, test } from 'vitest'
import { cards } from '../cards/index.ts'
import { cardName } from './names.ts'

test('whatever can be used is told by a name', () => {
  const used = cards.filter(({ trigger, replace, action }) => trigger ?? replace ?? action)
  const raw = used.filter(({ id }) => Object.values(cardName(id)).includes(id))
  expect(raw.map(({ id }) => id)).toEqual([])
})
