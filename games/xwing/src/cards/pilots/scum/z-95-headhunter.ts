import { asking, choose } from '@sandtable/kernel'
import { type ShipId, shipOf } from '../../../state.ts'
import type { XCard } from '../../../vocabulary/card.ts'
import { alliesWithin, choice } from '../../words.ts'
import { moveToken, pilot, rollsMore, tokensOf, withToken } from '../pilot.ts'

const kaaToLeeachosShip = choice<ShipId>('ship', {
  from: (s, effect) => withToken(s, alliesWithin(s, effect, 2)),
  do: (s, effect, ship) => choose(s, effect, kaaToLeeachosToken, { from: ship }),
})

const kaaToLeeachosToken = choice<'focus' | 'evade', { from: ShipId }>('token', {
  from: (s, _, { from }) => tokensOf(shipOf(s, from)),
  do: (s, effect, token, { from }) => moveToken(s, from, effect.on ?? '', token),
})

/** Pilots of the Z-95 Headhunter of Scum and Villainy. */
export const z95Headhunter: readonly XCard[] = [
  rollsMore('ndrusuhlak', (s, effect) => alliesWithin(s, effect, 2).length === 0),
  pilot('kaatoleeachos', {
    asks: [kaaToLeeachosShip, kaaToLeeachosToken],
    trigger: {
      'start of combat': asking(kaaToLeeachosShip),
    },
  }),
  // Its text is what `flownFor` says: another pilot's skill and ability.
  pilot('nashtahpuppilot', { rules: ['XW-PIL-096', 'XW-PIL-100'] }),
]
