import { canChoose, choose, enter, inPlay, own } from '@sandtable/kernel'
import type { Ship, ShipId, XState } from '../../../state.ts'
import { damageTaken, hullValue } from '../../../values.ts'
import type { XCard } from '../../../vocabulary/card.ts'
import { hasOpportunity } from '../../../weapons.ts'
import { assign, choice, discard, enemiesWithin, inRangeOf, me, suffer } from '../../words.ts'

const feedbackArrayShip = choice<ShipId>('ship', {
  from: (s, effect) => enemiesWithin(s, effect, 1),
  do: (s, _, ship) => suffer(s, ship, 1),
})

/** Illicit upgrades that are used instead of all attacks of the Combat phase. */
export const insteadOfAttacks: readonly XCard[] = [
  {
    id: 'upgrade:feedbackarray',
    rules: [
      'XW-UPG-feedbackarray',
      'XW-UPG-134',
      'XW-UPG-135',
      'XW-UPG-137',
      'XW-UPG-138',
      'XW-UPG-139',
      'XW-UPG-140',
      'XW-UPG-141',
    ],
    asks: [feedbackArrayShip],
    trigger: {
      'opportunity to attack': {
        of: 'ship',
        when: (s, effect) =>
          mayForgoAttacks(s, me(s, effect)) &&
          hasOpportunity(s, me(s, effect)) &&
          damageTaken(me(s, effect)) < hullValue(s, me(s, effect)) &&
          canChoose(s, effect, feedbackArrayShip),
        pay: (s, effect) => {
          assign(s, effect.on ?? '', 'ion')
          suffer(s, effect.on ?? '', 1)
        },
        do: (s, effect) => {
          forgoAttacks(s, me(s, effect))
          choose(s, effect, feedbackArrayShip)
        },
      },
    },
  },
  {
    id: 'upgrade:empdevice',
    rules: ['XW-UPG-empdevice'],
    trigger: {
      'opportunity to attack': {
        of: 'ship',
        when: (s, effect) => mayForgoAttacks(s, me(s, effect)),
        pay: (s, effect) => discard(s, effect),
        do: (s, effect) => {
          forgoAttacks(s, me(s, effect))
          // It is at range 1 of itself (XW-RANGE-007).
          for (const ship of [effect.on ?? '', ...inRangeOf(s, effect.on ?? '', 1)]) assign(s, ship, 'ion', 2)
        },
      },
    },
  },
  {
    id: 'effect:no-attacks',
    rules: ['XW-UPG-139', 'XW-UPG-empdevice'],
    query: {
      'attack forbidden': own((rule) => rule ?? 'XW-UPG-139'),
    },
  },
]

/** Only a ship that has not attacked in this phase may do something instead (XW-UPG-139, -140). */
function mayForgoAttacks(s: XState, ship: Ship): boolean {
  return !ship.attacked && inPlay(s, { card: 'effect:no-attacks', on: ship.id }).length === 0
}

function forgoAttacks(s: XState, ship: Ship): void {
  enter(s, { card: 'effect:no-attacks', seat: ship.seat, on: ship.id, until: 'combat' })
}
