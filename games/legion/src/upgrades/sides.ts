import { call } from '@sandtable/kernel'
import type { LCard } from '../vocabulary/card.ts'

/** "At the start of its activation the unit may turn the card." */
export function flipsAtStart(card: string): Required<Pick<LCard, 'trigger'>> {
  return {
    trigger: {
      'start of an activation': {
        of: 'unit',
        do: (s, effect) => call(s, 'choose a side', { unit: effect.on ?? '', card }),
      },
    },
  }
}
