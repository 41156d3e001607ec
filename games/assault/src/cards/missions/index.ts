import { leave } from '@sandtable/kernel'
import { missions as rules } from '../../map/missions.ts'
import type { ACard } from '../../vocabulary/card.ts'
import { add, recall } from '../words.ts'
import { missionCard } from './mission-card.ts'

/** The rules of skirmish missions; they belong to no side, and come first (IA-TIME-002). */
export const missions: readonly ACard[] = [
  ...rules.map(missionCard),
  {
    // A favour that waits for the figure's next attack.
    id: 'effect:pierce-next',
    rules: ['IA-SKM-tython-meditation-field-A'],
    trigger: {
      'attack declared': {
        forced: true,
        of: 'attacker',
        do: (s, effect, v) => {
          add(v, { pierce: recall(effect, 'effect:pierce-next').pierce })
          leave(s, effect.id)
        },
      },
    },
  },
]
