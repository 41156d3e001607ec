import { of, query } from '@sandtable/kernel'
import type { XCard } from '../../../vocabulary/card.ts'
import { kyloRen, pilot } from '../pilot.ts'

/** Pilots of the TIE Silencer of the Empire. */
export const tieSilencer: readonly XCard[] = [
  kyloRen('kyloren-tiesilencer'),
  pilot('testpilotblackout', {
    query: {
      'defense dice': of('attacker', (dice, s, _, v) =>
        query(s, 'obstructed', v.obstructed, v) ? dice - 2 : dice,
      ),
    },
  }),
]
