import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { battleForces, commandCards } from '../../data/2024/index.ts'
import { isOffered, isWhole } from '../list/offered.ts'
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

describe('what is not offered', () => {
  const exempt = readFileSync(new URL('../../rules/exempt.yaml', import.meta.url), 'utf8')
  const waiting = (kind: string) => exempt.match(new RegExp(`LG2-${kind}-[A-Za-z0-9]+`, 'g'))?.sort() ?? []

  test('among the command cards is what the rules say to wait', () => {
    const out = commandCards.filter(({ id }) => !isWhole('command', id))
    expect(waiting('CMD')).toEqual(out.map(({ hq }) => `LG2-CMD-${hq}`).sort())
  })

  test('among the battle forces as well', () => {
    const out = battleForces.filter(({ id }) => !isWhole('battle force', id))
    expect(waiting('FORCE')).toEqual(out.map(({ hq }) => `LG2-FORCE-${hq}`).sort())
  })
})
