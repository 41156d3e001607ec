import { expect, test } from 'vitest'
import { begin } from '../../test/position.ts'

test('[LG2-CKW-033] what was divulged cannot be taken back', () => {
  const table = {
    gold: { vader: { card: 'darth-vader-dark-lord-of-the-sith', undeployed: true, order: 'none' } },
    silver: { foe: { card: 'rebel-troopers', at: [1500, 200] } },
    hands: { gold: ['darkness-descends', 'standing-orders'] },
  }
  const shown = begin(table, [['gold', 'darkness-descends']], 'mission')
  expect(shown.sealed).toBeGreaterThan(begin(table, [], 'mission').sealed)
  const kept = begin(table, [['gold', 'done']], 'mission')
  expect(kept.sealed).toBe(begin(table, [], 'mission').sealed)
})
