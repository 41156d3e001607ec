import { describe, expect, test } from 'vitest'
import { commandCards } from '../../data/2024/index.ts'
import { isOffered } from '../list/offered.ts'
import { commandCardRules } from './index.ts'
import { leftOut } from './left-out.ts'

const plain = ['ambush', 'push', 'assault', 'standing-orders']
const built = new Set(commandCardRules.map(({ id }) => id))

describe('every command card', () => {
  test('works, is not released, or says why it is not offered', () => {
    const unexplained = commandCards.filter(
      ({ id, unreleased }) =>
        unreleased !== true && !plain.includes(id) && !built.has(`command:${id}`) && !leftOut.has(id),
    )
    expect(unexplained.map(({ id }) => id)).toEqual([])
  })

  test('that works is not left out', () => {
    expect([...leftOut.keys()].filter((id) => built.has(`command:${id}`))).toEqual([])
    expect([...leftOut.keys()].filter((id) => isOffered('command', id))).toEqual([])
  })
})
