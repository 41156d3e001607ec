import { expect, test } from 'vitest'
import { upgradeCards2018 } from '../../data/2018/index.ts'
import { upgradeCards as upgradeCards2024 } from '../../data/2024/index.ts'
import { upgradeEffects } from './index.ts'
import { doubtful } from './left-out.ts'

const upgradeCards = [...upgradeCards2024, ...upgradeCards2018]
const effects = upgradeCards.filter(({ effect }) => effect === true)

test('every effect of an upgrade is built, or left out for a reason', () => {
  const known = [...upgradeEffects, ...Object.keys(doubtful)]
  const missing = effects.filter(
    ({ id, unreleased, useSure }) => unreleased !== true && useSure !== false && !known.includes(id),
  )
  expect(missing.map(({ id }) => id)).toEqual([])
})

test('nothing is built and left out at once', () => {
  const leftOut = Object.keys(doubtful)
  expect(leftOut.filter((id) => upgradeEffects.includes(id))).toEqual([])
  expect(leftOut.filter((id) => !upgradeCards.some((card) => card.id === id))).toEqual([])
})

test('what is built is on a card that does something', () => {
  expect(upgradeEffects.filter((id) => !effects.some((card) => card.id === id))).toEqual([])
})
