import { call } from '@sandtable/kernel'
import { abilityData } from '../abilities.ts'
import { canPlace } from '../placing.ts'
import type { ACard } from '../vocabulary/card.ts'
import { openCard } from './words.ts'

/** An ability that puts miniatures on the board: what it costs and where they go stands in the data. */
export function placingAbility(id: string, more: Partial<ACard> = {}): ACard {
  return {
    ...openCard(id),
    action: {
      ap: abilityData(id).ap,
      can: (s, legend) => canPlace(s, legend, id),
      do: (s, legend) => call(s, 'place miniatures', { legend: legend.id, ability: id, at: 0, chosen: [] }),
    },
    ...more,
  }
}
