import { answer, awaited, look, type Seat } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { position } from '../../test/seen.ts'
import type { XState } from '../state.ts'
import { scene } from './index.ts'

/** Why each ship is idle, as a seat sees it. */
function idle(s: XState, seat: Seat): Record<string, readonly [string, string]> {
  return Object.fromEntries(
    scene(look(s, seat)).things.flatMap((one) =>
      one.type === 'piece' && one.idle ? [[one.id, [one.idle.rule, one.idle.label.en] as const]] : [],
    ),
  )
}

test('in the Combat phase a ship that cannot attack says why, until it has had its opportunity', () => {
  const s = position(
    {
      obstacles: [{ shape: 'asteroid-1', at: [700, 700] }],
      red: {
        wedge: { pilot: 'wedgeantilles', at: [400, 300], facing: 0 },
        lost: { pilot: 'rookiepilot', at: [100, 100], facing: 180 },
        jammed: { pilot: 'rookiepilot', at: [450, 300], facing: 0, tokens: { disabled: 1 } },
      },
      blue: {
        prey: { pilot: 'academypilot', at: [400, 450], facing: 180 },
        ghost: { pilot: 'shadowsquadronpilot', at: [600, 450], facing: 180, tokens: { cloak: 1 } },
        rock: { pilot: 'academypilot', at: [700, 700], facing: 180 },
      },
    },
    'combat',
  )
  expect(awaited(s)).toEqual(['red'])
  const told = {
    lost: ['XW-ATK-001', 'no target: nobody in arc at range 1–3'],
    jammed: ['XW-SLAM-002', 'weapons disabled: cannot attack'],
    ghost: ['XW-CLOAK-001', 'cloaked: cannot attack'],
    rock: ['XW-OBST-003', 'on an asteroid: cannot attack'],
  }
  expect(idle(s, 'red')).toEqual(told)
  expect(idle(s, 'blue')).toEqual(told)
})

test('in the Activation phase a stressed ship has no action, and neither has one that overlapped another', () => {
  const s = position(
    {
      red: {
        tired: { pilot: 'rookiepilot', at: [200, 200], facing: 0, tokens: { stress: 1 }, dial: '3 straight' },
        last: { pilot: 'wedgeantilles', at: [600, 200], facing: 0, dial: '3 straight' },
      },
      blue: {
        wall: { pilot: 'howlrunner', at: [700, 440], facing: 180, dial: '3 straight' },
        bump: { pilot: 'academypilot', at: [700, 600], facing: 180, dial: '3 straight' },
      },
    },
    'activation',
  )
  expect(awaited(s)).toEqual(['blue'])
  const told = {
    bump: ['XW-OVLP-003', 'overlapped a ship: no action'],
    tired: ['XW-ACTN-004', 'stressed: no action'],
  }
  expect(idle(s, 'red')).toEqual(told)
  // What it ran into was news; that it is stressed can still be seen.
  expect(answer(s, 'blue', 'pass')).toBeNull()
  expect(idle(s, 'red')).toEqual({ tired: told.tired })
})
