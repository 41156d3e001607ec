import { choose, type Effect, inPlay, of, own } from '@sandtable/kernel'
import { type ShipId, shipOf, type XState } from '../../../state.ts'
import { focusTokens } from '../../../usable-tokens.ts'
import type { XCard } from '../../../vocabulary/card.ts'
import { recoversByOpportunity, refuseAttacking, refuseShot } from '../../../weapons.ts'
import { assignCondition } from '../../conditions.ts'
import { attackAgain, choice, flip, isMe, me, recall } from '../../words.ts'
import { turning } from '../../words-dice.ts'

const adaptabilitySide = choice<string>('side', {
  from: () => ['plus', 'minus'],
  do: (s, effect, side) => {
    if (effect.card !== `upgrade:adaptability-${side}`) flip(s, effect, `adaptability-${side}`)
  },
})

/** One of the two sides of Adaptability; which one lies up is chosen when the ship has been placed. */
function adaptability(side: 'plus' | 'minus'): XCard {
  return {
    id: `upgrade:adaptability-${side}`,
    rules: [`XW-UPG-adaptability-${side}`, 'XW-REF-024'],
    asks: [adaptabilitySide],
    query: {
      'placement skill': own((skill) => skill + (side === 'plus' ? -1 : 1)),
    },
    trigger: {
      'ship placed': {
        forced: true,
        of: 'ship',
        do: (s, effect) => choose(s, effect, adaptabilitySide),
      },
    },
  }
}

const aScoreToSettleShip = choice<ShipId>('ship', {
  from: (s, effect) => enemiesInSquad(s, effect),
  do: (s, effect, ship) => assignCondition(s, 'adebttopay', ship, { to: effect.on ?? '' }),
})

/** Elite upgrades that are prepared in set-up, and those that change which attacks there are. */
export const eliteElsewhere: readonly XCard[] = [
  adaptability('plus'),
  adaptability('minus'),
  {
    id: 'upgrade:ascoretosettle',
    rules: ['XW-UPG-ascoretosettle'],
    asks: [aScoreToSettleShip],
    trigger: {
      'before placing forces': {
        forced: true,
        do: (s, effect) => choose(s, effect, aScoreToSettleShip),
      },
      'modify attack dice': {
        of: 'attacker',
        ...turning('attack', 'focus', 'crit', {
          most: 1,
          when: (s, _, v) => isInDebt(s, v.target, v.attacker),
        }),
      },
    },
  },
  {
    id: 'condition:adebttopay',
    rules: ['XW-CON-adebttopay'],
    trigger: {
      'modify attack dice': {
        of: 'attacker',
        ...turning('attack', 'focus', 'crit', {
          most: 1,
          when: (_, effect, v) => recall(effect, 'condition:adebttopay').to === v.target,
        }),
      },
    },
  },
  {
    id: 'upgrade:snapshot',
    rules: ['XW-UPG-snapshot'],
    query: {
      // Only after an enemy's maneuver: this is no weapon for the Combat phase.
      'shot forbidden': of('attacker', (rule, s, effect, { weapon }) =>
        weapon === placeOf(s, effect) && s.table.phase !== 'activation' ? (rule ?? 'XW-UPG-snapshot') : rule,
      ),
      'modifying forbidden': of(
        'ship',
        (forbidden, s, effect, { attack, moment }) =>
          forbidden ||
          (isMe(effect, attack.attacker) &&
            attack.weapon === placeOf(s, effect) &&
            moment === 'modify attack dice'),
      ),
    },
    trigger: {
      'after maneuver': {
        limit: { times: 1, per: 'activation phase' },
        when: (s, effect, v) => s.table.phase === 'activation' && canSnap(s, effect, v.ship),
        do: (s, effect, v) =>
          attackAgain(s, effect.on ?? '', [{ weapon: placeOf(s, effect), target: v.ship }]),
      },
    },
  },
  {
    id: 'upgrade:deadeye',
    rules: ['XW-UPG-deadeye', 'XW-REF-025'],
    query: {
      'lock stand-ins': of('attacker', (others, s, effect) =>
        focusTokens(s, me(s, effect), true) > 0 ? [...others, 'focus'] : others,
      ),
    },
  },
]

function enemiesInSquad(s: XState, effect: Effect): ShipId[] {
  return s.table.ships.filter((ship) => ship.seat !== effect.seat).map(({ id }) => id)
}

function isInDebt(s: XState, ship: ShipId, to: ShipId): boolean {
  return inPlay(s, { card: 'condition:adebttopay', on: ship }).some(
    (debt) => recall(debt, 'condition:adebttopay').to === to,
  )
}

/** The place of the card among its ship's upgrades. */
function placeOf(s: XState, effect: Effect): number {
  return me(s, effect).upgrades.findIndex((one) => one.effect === effect.id)
}

function canSnap(s: XState, effect: Effect, target: ShipId): boolean {
  const ship = me(s, effect)
  if (refuseShot(s, ship, placeOf(s, effect), shipOf(s, target)) !== null) return false
  return refuseAttacking(s, ship) === null || recoversByOpportunity(s, ship)
}
