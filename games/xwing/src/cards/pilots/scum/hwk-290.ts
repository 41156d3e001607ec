import { asking, choose, enter, own } from '@sandtable/kernel'
import { type ShipId, shipOf } from '../../../state.ts'
import type { XCard } from '../../../vocabulary/card.ts'
import { choice, enemiesWithin, isEnemyWithin, me, payStress, suffer } from '../../words.ts'
import { effectOf, moveToken, pilot, tokensOf, withToken } from '../pilot.ts'

const palobGodalhiShip = choice<ShipId>('ship', {
  from: (s, effect) => withToken(s, enemiesWithin(s, effect, 2)),
  do: (s, effect, ship) => choose(s, effect, palobGodalhiToken, { from: ship }),
})

const palobGodalhiToken = choice<'focus' | 'evade', { from: ShipId }>('token', {
  from: (s, _, { from }) => tokensOf(shipOf(s, from)),
  do: (s, effect, token, { from }) => moveToken(s, from, effect.on ?? '', token),
})

const torkilMuxShip = choice<ShipId>('ship', {
  from: (s, effect) => enemiesWithin(s, effect, 2),
  do: (s, { seat }, on) =>
    void enter(s, { card: 'effect:torkilmux', seat, on, due: { window: 'end of combat' } }),
})

/** Pilots of the HWK-290 of Scum and Villainy. */
export const hwk290: readonly XCard[] = [
  pilot('dacebonearm', {
    trigger: {
      'token received': {
        when: (s, effect, { ship, token }) =>
          token === 'ion' && isEnemyWithin(s, effect, ship, 3) && me(s, effect).tokens.stress === 0,
        pay: (s, effect) => payStress(s, effect),
        do: (s, _, { ship }) => suffer(s, ship, 1),
      },
    },
  }),
  pilot('palobgodalhi', {
    asks: [palobGodalhiShip, palobGodalhiToken],
    trigger: {
      'start of combat': asking(palobGodalhiShip),
    },
  }),
  pilot('torkilmux', {
    asks: [torkilMuxShip],
    trigger: {
      'end of activation': { forced: true, ...asking(torkilMuxShip) },
    },
  }),
  effectOf('torkilmux', {
    query: { 'pilot skill': own(() => 0) },
  }),
]
