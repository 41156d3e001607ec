import { bankRollPaid } from '../../flow/barrel-roll.ts'
import type { XCard } from '../../vocabulary/card.ts'
import { isMe } from '../words.ts'
import { pilot } from './pilot.ts'

/** Pilots who roll along bank templates. */
export const rollingPilots: readonly XCard[] = [
  pilot(
    'echo',
    { query: { 'decloaks along a bank': (bank, _, effect, ship) => bank || isMe(effect, ship) } },
    ['XW-PIL-047', 'XW-PIL-048'],
  ),
  pilot(
    'lieutenantlorrir',
    {
      asks: [bankRollPaid],
      query: {
        'rolls along a bank': (bank, _, effect, ship) =>
          bank === 'never' && isMe(effect, ship) ? effect.id : bank,
      },
    },
    ['XW-PIL-082', 'XW-PIL-083'],
  ),
]
