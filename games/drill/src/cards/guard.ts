import type { Card } from '@sandtable/kernel'
import { cadet, type Drill } from '../state.ts'

/** Takes the damage meant for another cadet of its side. */
export const guard: Card<Drill> = {
  id: 'guard',
  rules: ['DR-GRD-001', 'DR-GRD-002'],
  replace: {
    damage: {
      limit: { times: 1, per: 'game' },
      when: (s, effect, damage) => {
        const self = cadet(s, effect.on ?? '')
        const ordered = s.table.orders[self.seat]?.cadet === self.id
        return self.grit > 0 && !ordered && damage.to !== self.id && cadet(s, damage.to).seat === self.seat
      },
      do: (_, effect, damage) => ({ ...damage, to: effect.on ?? damage.to }),
    },
  },
}
