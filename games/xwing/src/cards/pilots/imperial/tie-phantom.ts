import { own } from '@sandtable/kernel'
import type { XCard } from '../../../vocabulary/card.ts'
import { assign } from '../../words.ts'
import { pilot } from '../pilot.ts'

/** Pilots of the TIE Phantom of the Empire. */
export const tiePhantom: readonly XCard[] = [
  pilot('whisper', {
    trigger: {
      'after attack': {
        of: 'attacker',
        when: (_, __, v) => v.everHit === true,
        do: (s, _, v) => assign(s, v.attacker, 'focus'),
      },
    },
  }),
  pilot('echo', { rules: ['XW-PIL-047', 'XW-PIL-048'], query: { 'decloaks along a bank': own(() => true) } }),
]
