import type { XCard } from '../../../vocabulary/card.ts'
import { assign, isMe } from '../../words.ts'
import { pilot } from '../pilot.ts'

/** Pilots of the TIE Phantom of the Empire. */
export const tiePhantom: readonly XCard[] = [
  pilot('whisper', {
    trigger: {
      'after attack': {
        when: (_, effect, v) => isMe(effect, v.attacker) && v.everHit === true,
        do: (s, _, v) => assign(s, v.attacker, 'focus'),
      },
    },
  }),
  pilot(
    'echo',
    { query: { 'decloaks along a bank': (bank, _, effect, ship) => bank || isMe(effect, ship) } },
    ['XW-PIL-047', 'XW-PIL-048'],
  ),
]
