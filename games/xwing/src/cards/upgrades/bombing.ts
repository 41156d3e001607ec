import { call, choose } from '@sandtable/kernel'
import { bombOf, shipsNear } from '../../flow/detonate.ts'
import type { ShipId } from '../../state.ts'
import { shipOf, type XState } from '../../state.ts'
import type { XCard } from '../../vocabulary/card.ts'
import { choice, isMe, suffer } from '../words.ts'

const sabinewrenShip = choice<ShipId, { from: readonly ShipId[] }>('ship', {
  from: (_, __, { from }) => from,
  do: (s, _, ship) => suffer(s, ship, 1),
})

/** Crew that helps with bombs. */
export const bombing: readonly XCard[] = [
  {
    id: 'upgrade:bombardier',
    rules: ['XW-UPG-bombardier'],
    query: {
      'bomb layings': (layings, _, effect, { ship }) =>
        isMe(effect, ship) ? [...layings, { from: 'rear', bearing: 'straight', speed: 2 }] : layings,
    },
  },
  {
    id: 'upgrade:sabinewren',
    rules: ['XW-UPG-sabinewren'],
    asks: [sabinewrenShip],
    replace: {
      'detonate bomb': {
        forced: true,
        limit: { times: 1, per: 'round' },
        when: (s, effect, { bomb }) => enemiesNear(s, bomb, effect.seat).length > 0,
        do: (s, effect, detonation) => {
          choose(s, effect, sabinewrenShip, { from: enemiesNear(s, detonation.bomb, effect.seat) })
          return detonation
        },
      },
    },
  },
  {
    id: 'upgrade:cadbane',
    rules: ['XW-UPG-cadbane'],
    trigger: {
      'bomb dice rolled': {
        limit: { times: 1, per: 'round' },
        when: (s, effect, { ship, seat, faces, fixed }) =>
          seat === effect.seat &&
          shipOf(s, ship).seat !== effect.seat &&
          faces.some((face, at) => (face === 'focus' || face === 'blank') && at !== fixed),
        do: (s, effect) =>
          call(s, 'reroll bomb dice', { seat: effect.seat ?? '', showing: ['focus', 'blank'] }),
      },
    },
  },
]

function enemiesNear(s: XState, id: string, seat: string | null): string[] {
  const bomb = bombOf(s, id)
  if (bomb === undefined || bomb.seat !== seat) return []
  return shipsNear(s, bomb).filter((ship) => shipOf(s, ship).seat !== seat)
}
