import { cause, choose, tell, underWay } from '@sandtable/kernel'
import { isInArcWithin } from '../../../../arcs.ts'
import { turnDamage } from '../../../../holdings.ts'
import { enemiesOf, type Ship, type ShipId, shipOf, shipsInPlay } from '../../../../state.ts'
import { damageTaken, hullValue, isStressed, upgradeCard } from '../../../../values.ts'
import type { XCard } from '../../../../vocabulary/card.ts'
import { assign, choice, isWingman, me, rangeTo, recall, suffer } from '../../../words.ts'
import { turning } from '../../../words-dice.ts'
import { isFaceUp } from '../crew.ts'

const crewToDiscard = choice<string>('option', {
  from: (s, effect) => crewOf(me(s, effect)),
  do: (s, effect, card) => {
    const at = me(s, effect).upgrades.findIndex((one) => one.faceUp && one.card === card)
    cause(s, 'discard upgrade', { ship: effect.on ?? '', at, why: 'effect' })
    const dealing = underWay(s, 'deal a damage card')
    if (dealing !== null) turnDamage(s, dealing.ship, dealing, 'down')
  },
})

const agentKallusShip = choice<ShipId>('ship', {
  from: (s, effect) => enemiesOf(s, me(s, effect)).map(({ id }) => id),
  do: (s, effect, ship) => {
    recall(effect, 'upgrade:agentkallus').prey = ship
    tell(s, { type: 'named', ship: effect.on ?? '', card: effect.card, target: ship })
  },
})

/** Crew of the Empire that acts in attacks. */
export const imperialAttackCrew: readonly XCard[] = [
  {
    id: 'upgrade:darthvader',
    rules: ['XW-UPG-darthvader', 'XW-UPG-056', 'XW-UPG-057', 'XW-UPG-058', 'XW-UPG-060'],
    trigger: {
      'after attack': {
        of: 'attacker',
        when: (s, effect) => {
          const ship = me(s, effect)
          return damageTaken(ship) < hullValue(s, ship)
        },
        pay: (s, _, v) => suffer(s, v.attacker, 2),
        do: (s, _, v) => suffer(s, v.target, 0, 1),
      },
    },
  },
  {
    id: 'upgrade:marajade',
    rules: ['XW-UPG-marajade'],
    trigger: {
      'end of combat': {
        forced: true,
        do: (s, effect) => {
          for (const ship of shipsInPlay(s)) {
            if (ship.seat !== effect.seat && !isStressed(ship) && rangeTo(s, effect, ship.id) === 1)
              assign(s, ship.id, 'stress')
          }
        },
      },
    },
  },
  {
    id: 'upgrade:moffjerjerrod',
    rules: ['XW-UPG-moffjerjerrod'],
    asks: [crewToDiscard],
    trigger: {
      'damage card drawn': {
        of: 'ship',
        when: (_, __, v) => isFaceUp(v),
        do: (s, effect) => choose(s, effect, crewToDiscard),
      },
    },
  },
  {
    id: 'upgrade:agentkallus',
    rules: ['XW-UPG-agentkallus'],
    asks: [agentKallusShip],
    trigger: {
      'start of planning': {
        forced: true,
        when: (s) => s.table.round === 1,
        do: (s, effect) => choose(s, effect, agentKallusShip),
      },
      'modify attack dice': {
        of: 'attacker',
        ...turning('attack', 'focus', 'hit', {
          most: 1,
          when: (_, effect, v) => v.target === recall(effect, 'upgrade:agentkallus').prey,
        }),
      },
      'modify defense dice': {
        of: 'target',
        ...turning('defense', 'focus', 'evade', {
          most: 1,
          when: (_, effect, v) => v.attacker === recall(effect, 'upgrade:agentkallus').prey,
        }),
      },
    },
  },
  {
    id: 'upgrade:deathtroopers',
    rules: ['XW-UPG-deathtroopers'],
    trigger: {
      'declare target': {
        forced: true,
        when: (s, effect, v) =>
          isWingman(s, effect, v.target, 1) && isInArcWithin(shipOf(s, v.attacker), me(s, effect), 3),
        do: (s, _, v) => assign(s, v.attacker, 'stress'),
      },
    },
  },
  {
    id: 'upgrade:rebelcaptive',
    rules: ['XW-UPG-rebelcaptive', 'XW-UPG-083', 'XW-UPG-084'],
    trigger: {
      'declare target': {
        forced: true,
        limit: { times: 1, per: 'round' },
        of: 'target',
        do: (s, _, v) => assign(s, v.attacker, 'stress'),
      },
    },
  },
]

function crewOf(ship: Ship): string[] {
  const crew = ship.upgrades.filter(({ card, faceUp }) => faceUp && upgradeCard(card).slot === 'crew')
  return [...new Set(crew.map(({ card }) => card))]
}
