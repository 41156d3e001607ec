import { canChoose, choose, type Effect, leave } from '@sandtable/kernel'
import { isInFiringArc } from '../../../arcs.ts'
import { discardDamage, gainLock, loseAll, loseLock } from '../../../holdings.ts'
import { type Ship, type ShipId, shipOf, type XState } from '../../../state.ts'
import { damageTaken, hullValue } from '../../../values.ts'
import type { XCard } from '../../../vocabulary/card.ts'
import { canUseOpportunity, refuseShot, type Shot, weaponsOf } from '../../../weapons.ts'
import { alliesWithin, assign, attackAgain, choice, dealCard, me } from '../../words.ts'
import { pilot } from '../pilot.ts'

const manarooShip = choice<ShipId>('ship', {
  from: (s, effect) => alliesWithin(s, effect, 1),
  do: (s, effect, to) => {
    const manaroo = me(s, effect)
    for (const token of ['focus', 'evade'] as const) {
      const count = manaroo.tokens[token]
      loseAll(s, manaroo, token)
      assign(s, to, token, count)
    }
    const receiver = shipOf(s, to)
    // A ship that holds as many locks as it may gives up those it had.
    const handed = manaroo.locks
    if (handed.length > 0) for (const old of receiver.locks) loseLock(s, receiver, old)
    for (const target of handed) {
      loseLock(s, manaroo, target)
      gainLock(s, receiver, target)
    }
  },
})

const onceAGame = { times: 1, per: 'game', key: 'teltrevura', each: 'piece' } as const

/** Pilots of the JumpMaster 5000 of Scum and Villainy. */
export const jumpmaster5000: readonly XCard[] = [
  pilot('dengar', {
    trigger: {
      'attack again': {
        limit: { times: 1, per: 'round' },
        of: 'target',
        when: (s, effect, v) =>
          isInFiringArc(me(s, effect), shipOf(s, v.attacker)) &&
          canUseOpportunity(s, me(s, effect), answers(s, effect, v.attacker)),
        do: (s, effect, v) => attackAgain(s, v.target, answers(s, effect, v.attacker)),
      },
    },
  }),
  pilot('manaroo', {
    asks: [manarooShip],
    trigger: {
      'start of combat': {
        when: (s, effect) => {
          const { tokens, locks } = me(s, effect)
          const any = tokens.focus + tokens.evade + locks.length > 0
          return any && canChoose(s, effect, manarooShip)
        },
        do: (s, effect) => choose(s, effect, manarooShip),
      },
    },
  }),
  pilot('teltrevura', {
    replace: {
      'be destroyed': {
        forced: true,
        limit: onceAGame,
        of: 'ship',
        do: (s, effect) => {
          comeBack(s, me(s, effect))
          return null
        },
      },
    },
    trigger: {
      // Also where something would keep him on the table for the moment (XW-PIL-113).
      'damage dealt': {
        forced: true,
        limit: onceAGame,
        of: 'target',
        when: (s, effect) => damageTaken(me(s, effect)) >= hullValue(s, me(s, effect)),
        do: (s, effect) => comeBack(s, me(s, effect)),
      },
    },
  }),
]

/** Every attack on the ship that attacked him; nobody else can draw it to himself (XW-PIL-042). */
function answers(s: XState, effect: Effect, attacker: ShipId): Shot[] {
  const ship = me(s, effect)
  return weaponsOf(ship)
    .map((weapon) => ({ weapon, target: attacker }))
    .filter(({ weapon }) => {
      const rule = refuseShot(s, ship, weapon, shipOf(s, attacker))
      return rule === null || rule === 'XW-PIL-biggsdarklighter'
    })
}

/** All damage cards go, and four come face down. */
function comeBack(s: XState, ship: Ship): void {
  for (const { effect } of ship.damage) if (effect !== null) leave(s, effect)
  discardDamage(s, ship, ship.damage, { type: 'came back', ship: ship.id })
  for (let left = 4; left > 0; left--) dealCard(s, ship.id, false)
}
