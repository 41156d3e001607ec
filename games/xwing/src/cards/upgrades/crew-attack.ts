import { allUnderWay, cause, choose, type Effect } from '@sandtable/kernel'
import { isInArcAt, isInFiringArc } from '../../arcs.ts'
import { currentAttack } from '../../current-attack.ts'
import { type Ship, type ShipId, shipOf, shipsInPlay, type XState } from '../../state.ts'
import { damageTaken, hullValue, isStressed } from '../../values.ts'
import type { Attack } from '../../vocabulary/attacks.ts'
import type { XCard } from '../../vocabulary/card.ts'
import { type Shot, shots } from '../../weapons.ts'
import {
  assign,
  attackAgain,
  attackUnderWay,
  choice,
  discard,
  has,
  inRangeOf,
  isAlly,
  isMe,
  lock,
  me,
  rangeTo,
  recall,
  suffer,
  turnDice,
} from '../words.ts'

/** Crew that act after an attack, and those that decide whom a ship may attack. */

const missed = (effect: Effect, v: Attack) => isMe(effect, v.attacker) && v.everHit !== true

function primaryShots(s: XState, ship: Ship, except?: ShipId): Shot[] {
  if (!ship.inPlay) return []
  return shots(s, ship).filter(({ weapon, target }) => weapon === 'primary' && target !== except)
}

const operationsspecialistShip = choice<ShipId>('ship', {
  from: (s, effect) => {
    const { attacker } = attackUnderWay(s)
    return [attacker, ...inRangeOf(s, attacker, 3)].filter((ship) => isAlly(s, effect, ship))
  },
  do: (s, _, ship) => assign(s, ship, 'focus'),
})

const bobafettOption = choice<string, { target: ShipId }>('option', {
  from: (s, _, { target }) => faceUp(shipOf(s, target)),
  do: (s, _, card, { target }) => {
    const ship = shipOf(s, target)
    const at = ship.upgrades.findIndex((one) => one.faceUp && one.card === card)
    cause(s, 'discard upgrade', { ship: ship.id, at, why: 'effect' })
  },
})

export const crewInAttack: readonly XCard[] = [
  {
    id: 'upgrade:gunner',
    rules: ['XW-UPG-gunner', 'XW-UPG-036', 'XW-UPG-037', 'XW-UPG-038', 'XW-UPG-039', 'XW-ERRAT-008'],
    trigger: {
      'attack again': {
        when: (s, effect, v) => missed(effect, v) && primaryShots(s, me(s, effect)).length > 0,
        do: (s, effect) => attackAgain(s, effect.on ?? '', primaryShots(s, me(s, effect)), true),
      },
    },
  },
  {
    id: 'upgrade:lukeskywalker',
    rules: ['XW-UPG-lukeskywalker', 'XW-UPG-106', 'XW-ERRAT-017'],
    trigger: {
      'attack again': {
        when: (s, effect, v) => missed(effect, v) && primaryShots(s, me(s, effect)).length > 0,
        do: (s, effect) =>
          attackAgain(s, effect.on ?? '', primaryShots(s, me(s, effect)), true, 'effect:lukeskywalker'),
      },
    },
  },
  {
    id: 'effect:lukeskywalker',
    rules: ['XW-UPG-lukeskywalker'],
    trigger: {
      'modify attack dice': {
        when: (_, effect, v) => isMe(effect, v.attacker) && has(v.attackDice, 'focus'),
        do: (_, __, v) => void turnDice(v.attackDice, 'focus', 'hit', 1),
      },
    },
  },
  {
    id: 'upgrade:bazemalbus',
    rules: ['XW-UPG-bazemalbus'],
    trigger: {
      'attack again': {
        when: (s, effect, v) => missed(effect, v) && primaryShots(s, me(s, effect), v.target).length > 0,
        do: (s, effect, v) => attackAgain(s, effect.on ?? '', primaryShots(s, me(s, effect), v.target), true),
      },
    },
  },
  {
    id: 'effect:no-more-attacks',
    rules: ['XW-UPG-036'],
    query: {
      'attack forbidden': (rule, _, effect, ship) => (isMe(effect, ship) ? (rule ?? 'XW-UPG-036') : rule),
    },
  },
  {
    id: 'upgrade:darthvader',
    rules: ['XW-UPG-darthvader', 'XW-UPG-056', 'XW-UPG-057', 'XW-UPG-058', 'XW-UPG-060'],
    trigger: {
      'after attack': {
        when: (s, effect, v) => {
          const ship = me(s, effect)
          return isMe(effect, v.attacker) && damageTaken(ship) < hullValue(s, ship)
        },
        pay: (s, _, v) => suffer(s, v.attacker, 2),
        do: (s, _, v) => suffer(s, v.target, 0, 1),
      },
    },
  },
  {
    id: 'upgrade:tactician',
    rules: ['XW-UPG-tactician', 'XW-UPG-150', 'XW-UPG-151', 'XW-UPG-152', 'XW-UPG-153'],
    trigger: {
      'after attack': {
        forced: true,
        when: (s, effect, v) =>
          isMe(effect, v.attacker) && isInArcAt(me(s, effect), shipOf(s, v.target), 2, 2),
        do: (s, _, v) => assign(s, v.target, 'stress'),
      },
    },
  },
  {
    id: 'upgrade:bossk',
    rules: ['XW-UPG-bossk', 'XW-UPG-040', 'XW-UPG-041', 'XW-UPG-042'],
    trigger: {
      'after attack': {
        forced: true,
        when: (_, effect, v) => missed(effect, v),
        do: (s, effect, v) => {
          if (!isStressed(me(s, effect))) assign(s, v.attacker, 'stress')
          assign(s, v.attacker, 'focus')
          lock(s, v.attacker, v.target)
        },
      },
    },
  },
  {
    id: 'upgrade:captainrex',
    rules: ['XW-UPG-captainrex'],
    trigger: {
      'after attack': {
        when: (_, effect, v) => missed(effect, v),
        do: (s, _, v) => assign(s, v.attacker, 'focus'),
      },
    },
  },
  {
    id: 'upgrade:operationsspecialist',
    rules: ['XW-UPG-operationsspecialist'],
    asks: [operationsspecialistShip],
    trigger: {
      'after attack': {
        when: (s, effect, v) =>
          v.everHit !== true && isAlly(s, effect, v.attacker) && rangeTo(s, effect, v.attacker) <= 2,
        do: (s, effect) => {
          choose(s, effect, operationsspecialistShip)
        },
      },
    },
  },
  {
    id: 'upgrade:magvayarro',
    rules: ['XW-UPG-magvayarro'],
    trigger: {
      'after attack': {
        when: (s, effect, v) => isMe(effect, v.target) && shipOf(s, v.attacker).inPlay,
        do: (s, _, v) => lock(s, v.target, v.attacker),
      },
    },
  },
  {
    id: 'upgrade:bobafett',
    rules: ['XW-UPG-bobafett', 'XW-UPG-029', 'XW-UPG-030', 'XW-UPG-032', 'XW-UPG-033', 'XW-UPG-034'],
    asks: [bobafettOption],
    trigger: {
      'declare target': {
        forced: true,
        when: (_, effect, v) => isMe(effect, v.attacker) && recall(effect, 'upgrade:bobafett').dealt === true,
        do: (_, effect) => {
          recall(effect, 'upgrade:bobafett').dealt = false
        },
      },
      'damage card drawn': {
        forced: true,
        when: (s, effect, v) => {
          const attack = currentAttack(s)
          if (attack?.target !== v.ship || !isMe(effect, attack.attacker)) return false
          return v.faceUp && recall(effect, 'upgrade:bobafett').dealt !== true
        },
        do: (_, effect) => {
          recall(effect, 'upgrade:bobafett').dealt = true
        },
      },
      'after attack': {
        when: (s, effect, v) =>
          isMe(effect, v.attacker) &&
          recall(effect, 'upgrade:bobafett').dealt === true &&
          faceUp(shipOf(s, v.target)).length > 0,
        pay: (s, effect) => discard(s, effect),
        do: (s, effect, v) => choose(s, effect, bobafettOption, { target: v.target }),
      },
    },
  },
  {
    id: 'upgrade:dashrendar',
    rules: ['XW-UPG-dashrendar'],
    query: {
      'attacks over obstacles': (value, _, effect, ship) => value || isMe(effect, ship),
      obstructed: (value, _, effect, v) => value && !isMe(effect, v.attacker),
    },
  },
  {
    id: 'upgrade:zeborrelios',
    rules: ['XW-UPG-zeborrelios', 'XW-UPG-197', 'XW-UPG-198', 'XW-UPG-199', 'XW-UPG-200'],
    query: {
      'attacks touching': (value, s, effect, { attacker, target }) => {
        const [here, there] = isMe(effect, attacker) ? [attacker, target] : [target, attacker]
        if (value || !isMe(effect, here)) return value
        return isActive(s, [here, there]) && isInFiringArc(me(s, effect), shipOf(s, there))
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
]

/** The upgrades of a ship that are not discarded, each once. */
function faceUp(ship: Ship): string[] {
  return [...new Set(ship.upgrades.flatMap((one) => (one.faceUp ? [one.card] : [])))]
}

/** Has one of these ships its opportunity to attack now? */
function isActive(s: XState, ships: readonly ShipId[]): boolean {
  return allUnderWay(s, 'opportunity to attack').some((v) => ships.includes(v.ship))
}
