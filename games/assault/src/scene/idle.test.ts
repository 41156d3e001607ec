import { answer, look } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { position } from '../../test/seen.ts'
import type { AState } from '../state.ts'
import { scene } from './index.ts'

/** Why the figures of each card are idle, as gold sees it. */
function idle(s: AState): Record<string, readonly [string, string]> {
  return Object.fromEntries(
    scene(look(s, 'gold')).things.flatMap((one) =>
      one.type === 'piece' && one.idle
        ? [[one.about ?? '', [one.idle.rule, one.idle.label.en] as const]]
        : [],
    ),
  )
}

const far = { rebels: { card: 'rebel-trooper', at: ['p12'], exhausted: true } }
const exhausted = { 'deployment:rebel-trooper': ['IA-EXH-004', 'exhausted'] }

test('who is exhausted or stunned says so', () => {
  const s = position({
    gold: { vader: { card: 'darth-vader', at: 'c3', conditions: ['stunned'] } },
    silver: far,
  })
  expect(idle(s)).toEqual({
    ...exhausted,
    'deployment:darth-vader': ['IA-COND-015', 'stunned: neither attacks nor moves'],
  })
})

test('in its activation a figure says why it cannot attack, and that it has no actions left', () => {
  const s = position({
    floor: { edges: { wall: ['e1:e11 e'] } },
    gold: { vader: { card: 'darth-vader', at: 'c3' }, trooper: { card: 'stormtrooper', at: ['c5'] } },
    silver: far,
  })
  expect(idle(s)).toEqual(exhausted)
  expect(answer(s, 'gold', 'vader')).toBeNull()
  expect(idle(s)['deployment:darth-vader']).toEqual(['IA-ATK-003', 'no target in reach'])
  for (let actions = 0; actions < 2; actions++) expect(answer(s, 'gold', { action: 'move' })).toBeNull()
  expect(idle(s)['deployment:darth-vader']).toEqual(['IA-ACT-001', 'no actions left'])
  expect(answer(s, 'gold', 'end')).toBeNull()
  expect(answer(s, 'gold', 'trooper')).toBeNull()
  expect(idle(s)['deployment:stormtrooper']).toEqual(['IA-ATK-004', 'no target in line of sight'])
})
