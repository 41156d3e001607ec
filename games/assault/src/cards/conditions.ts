import { of, own } from '@sandtable/kernel'
import type { ACard } from '../vocabulary/card.ts'
import { isMe } from './words.ts'

/** Conditions: lasting effects on figures (IA-COND-001). Focused and Hidden are discarded by the attack itself. */
export const conditions: readonly ACard[] = [
  {
    id: 'condition:stunned',
    rules: ['IA-COND-015', 'IA-CND-stunned'],
    query: {
      'attack forbidden': own(() => 'IA-COND-015'),
      'exit forbidden': own(() => 'IA-COND-015'),
    },
  },
  { id: 'condition:bleeding', rules: ['IA-COND-016', 'IA-CND-bleeding'] },
  {
    id: 'condition:focused',
    rules: ['IA-COND-010', 'IA-CND-focused'],
    query: {
      'attack pool': of('attacker', (value) => [...value, 'green']),
    },
  },
  {
    id: 'condition:hidden',
    rules: ['IA-COND-019', 'IA-CND-hidden'],
    query: {
      results: (value, _, effect, v) => {
        if (isMe(effect, v.attacker)) return { ...value, surge: value.surge + 1 }
        return isMe(effect, v.target) ? { ...value, accuracy: value.accuracy - 2 } : value
      },
    },
  },
  {
    id: 'condition:weakened',
    rules: ['IA-COND-018', 'IA-CND-weakened'],
    query: {
      results: (value, _, effect, v) => {
        if (isMe(effect, v.attacker)) return { ...value, surge: value.surge - 1 }
        return isMe(effect, v.target) ? { ...value, evade: value.evade - 1 } : value
      },
    },
  },
]
