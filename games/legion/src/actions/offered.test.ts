import { underWay } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { begin } from '../../test/position.ts'
import type { LState } from '../state.ts'
import type { Activating } from '../vocabulary/activations.ts'
import { refuseAction } from './offered.ts'

/** Answers that no page gives, but that somebody could send. */

const s = begin(
  {
    gold: {
      troops: { card: 'stormtroopers', at: [300, 400], upgrades: ['smoke-grenades'] },
      more: { card: 'stormtroopers', at: [300, 600], upgrades: ['smoke-grenades'] },
    },
    silver: { rebels: { card: 'rebel-troopers', at: [1500, 400], upgrades: ['smoke-grenades'] } },
    played: { silver: 'explosions' },
  },
  [['gold', 'troops']],
)

function grenadesOf(state: LState, unit: string): { card: string; effect: number } {
  const found = Object.values(state.effects).find(
    ({ card, on }) => card === 'upgrade:smoke-grenades' && on === unit,
  )
  if (found === undefined) throw new Error(`${unit} has none`)
  return { card: found.card, effect: found.id }
}

test('[LG2-ACT-006] the action of a card is for the unit that has it, and not for a friend or an enemy', () => {
  const v = underWay(s, 'activation') as Activating
  expect(refuseAction(s, v, grenadesOf(s, 'troops'))).toBeNull()
  expect(refuseAction(s, v, grenadesOf(s, 'more'))).toBe('LG2-ACT-006')
  expect(refuseAction(s, v, grenadesOf(s, 'rebels'))).toBe('LG2-ACT-006')
  expect(refuseAction(s, v, { card: 'upgrade:smoke-grenades', effect: 9999 })).toBe('LG2-ACT-006')
})
