import { type Effect, enter, reveal, tell } from '@sandtable/kernel'
import type { Maneuver } from '../../../data/types.ts'
import { lockTargets } from '../../lock.ts'
import { type Ship, type ShipId, shipOf, type XState } from '../../state.ts'
import { touchedBy } from '../../touching.ts'
import { asFlownBy, isStressed, shipType } from '../../values.ts'
import type { XCard } from '../../vocabulary/card.ts'
import {
  alliesAt,
  assign,
  canAct,
  chooseShip,
  discard,
  enemiesAt,
  freeAction,
  isAlly,
  isMe,
  lock,
  me,
  pick,
  suffer,
  turnDial,
} from '../words.ts'

/** Crew that act while ships fly. */

export const crewInFlight: readonly XCard[] = [
  { id: 'upgrade:ig88d', rules: ['XW-UPG-ig88d'] },
  {
    id: 'upgrade:niennunb',
    rules: ['XW-UPG-niennunb', 'XW-UPG-111', 'XW-UPG-112', 'XW-UPG-113'],
    query: {
      difficulty: (hardness, _, effect, { ship, maneuver }) =>
        isMe(effect, ship) && maneuver.bearing === 'straight' ? { ...hardness, easier: 'green' } : hardness,
    },
  },
  {
    id: 'upgrade:herasyndulla',
    rules: ['XW-UPG-herasyndulla'],
    query: { 'flies red while stressed': (value, _, effect, ship) => value || isMe(effect, ship) },
  },
  {
    id: 'upgrade:leiaorgana',
    rules: ['XW-UPG-leiaorgana'],
    trigger: {
      'start of activation': {
        pay: (s, effect) => discard(s, effect),
        do: (s, effect) => void enter(s, { card: 'effect:leiaorgana', seat: effect.seat, until: 'round' }),
      },
    },
  },
  {
    id: 'effect:leiaorgana',
    rules: ['XW-UPG-leiaorgana'],
    query: {
      // Only what is revealed: a ship that has flown already reveals nothing more.
      difficulty: (hardness, s, effect, { ship, maneuver }) =>
        isAlly(s, effect, ship) && maneuver.difficulty === 'red' && shipOf(s, ship).maneuver === null
          ? { ...hardness, easier: 'white' }
          : hardness,
    },
  },
  {
    id: 'upgrade:navigator',
    rules: ['XW-UPG-navigator', 'XW-UPG-108', 'XW-UPG-109', 'XW-UPG-110'],
    trigger: {
      'dial revealed': {
        when: (s, effect, v) => isMe(effect, v.ship) && sameBearing(s, me(s, effect)).length > 0,
        do: (s, effect) => pick(s, effect, sameBearing(s, me(s, effect)).map(nameOf)),
      },
    },
    picked: (s, effect, name) => {
      const ship = me(s, effect)
      turnDial(
        s,
        ship,
        shipType(ship.type).dial.findIndex((one) => nameOf(one) === name),
      )
    },
  },
  {
    id: 'upgrade:intelligenceagent',
    rules: ['XW-UPG-intelligenceagent'],
    trigger: {
      'start of activation': {
        when: (s, effect) => withDials(s, enemiesAt(s, effect, 1, 2)).length > 0,
        do: (s, effect) => chooseShip(s, effect, withDials(s, enemiesAt(s, effect, 1, 2)), true),
      },
    },
    chosen: (s, effect, ship) => lookAtDial(s, effect, shipOf(s, ship)),
  },
  {
    id: 'upgrade:boshek',
    rules: ['XW-UPG-boshek'],
    trigger: {
      'ship activates': {
        when: (s, effect, v) =>
          touchedBy(s, me(s, effect)).includes(v.ship) && shipOf(s, v.ship).dial !== null,
        do: (s, effect, v) => {
          const ship = shipOf(s, v.ship)
          lookAtDial(s, effect, ship)
          pick(s, { ...effect, vars: { ship: v.ship } }, besideOnDial(ship).map(nameOf), false, ship.seat)
        },
      },
    },
    picked: (s, effect, name) => {
      const ship = shipOf(s, String(effect.vars.ship))
      const dial = shipType(ship.type).dial.findIndex((one) => nameOf(one) === name)
      ship.dial = dial
      enter(s, { card: 'effect:boshek', seat: ship.seat, on: ship.id, vars: { dial }, until: 'activation' })
    },
  },
  {
    id: 'effect:boshek',
    rules: ['XW-UPG-boshek'],
    query: {
      // Only the maneuver that the dial was turned to.
      'flies red while stressed': (flies, s, effect, ship) =>
        flies || (isMe(effect, ship) && me(s, effect).dial === effect.vars.dial),
    },
  },
  {
    id: 'upgrade:cassianandor',
    rules: ['XW-UPG-cassianandor'],
    trigger: {
      'end of planning': {
        when: (s, effect) => withDials(s, enemiesAt(s, effect, 1, 2)).length > 0,
        do: (s, effect) => chooseShip(s, effect, withDials(s, enemiesAt(s, effect, 1, 2))),
      },
    },
    chosen: (s, effect, ship) =>
      pick(s, { ...effect, vars: { prey: ship } }, shipType(shipOf(s, ship).type).dial.map(nameOf)),
    picked: (s, effect, name) => {
      const own = me(s, effect)
      const { dial } = shipType(own.type)
      if (effect.vars.prey === null) {
        own.dial = dial.findIndex((one) => nameOf(one) === name)
        return
      }
      const prey = shipOf(s, String(effect.vars.prey))
      tell(s, { type: 'guessed', ship: effect.on ?? '', card: effect.card, target: prey.id, maneuver: name })
      lookAtDial(s, effect, prey)
      const shown = shipType(prey.type).dial[prey.dial ?? -1]
      if (shown !== undefined && nameOf(shown) === name && own.dial !== null)
        pick(s, { ...effect, vars: { prey: null } }, dial.map(nameOf), true)
    },
  },
  {
    id: 'upgrade:outlawtech',
    rules: ['XW-UPG-outlawtech'],
    trigger: {
      'after maneuver': {
        when: (_, effect, v) => isMe(effect, v.ship) && v.maneuver.difficulty === 'red',
        do: (s, _, v) => assign(s, v.ship, 'focus'),
      },
    },
  },
  {
    id: 'upgrade:k4securitydroid',
    rules: ['XW-UPG-k4securitydroid'],
    trigger: {
      'after maneuver': {
        when: (s, effect, v) =>
          isMe(effect, v.ship) &&
          v.maneuver.difficulty === 'green' &&
          lockTargets(s, me(s, effect)).length > 0,
        do: (s, effect) => chooseShip(s, effect, lockTargets(s, me(s, effect))),
      },
    },
    chosen: (s, effect, target) => lock(s, effect.on ?? '', target),
  },
  {
    id: 'upgrade:systemsofficer',
    rules: ['XW-UPG-systemsofficer'],
    trigger: {
      'after maneuver': {
        forced: true,
        when: (s, effect, v) =>
          isMe(effect, v.ship) && v.maneuver.difficulty === 'green' && alliesAt(s, effect, 1, 1).length > 0,
        do: (s, effect) => chooseShip(s, effect, alliesAt(s, effect, 1, 1)),
      },
    },
    chosen: (s, effect, ship) =>
      pick(s, { ...effect, vars: { ship } }, lockTargets(s, shipOf(s, ship)), true),
    picked: (s, effect, target) => lock(s, String(effect.vars.ship), target),
  },
  {
    id: 'upgrade:unkarplutt',
    rules: ['XW-UPG-unkarplutt'],
    trigger: {
      'after maneuver': {
        when: (s, effect, v) =>
          isMe(effect, v.ship) && v.overlapped.some((id) => !isAlly(s, effect, id)) && canAct(s, v.ship),
        pay: (s, _, v) => suffer(s, v.ship, 1),
        do: (s, _, v) => freeAction(s, v.ship),
      },
    },
  },
  {
    id: 'upgrade:chopper',
    rules: ['XW-UPG-chopper'],
    query: {
      'acts while stressed': (value, _, effect, { ship }) => value || isMe(effect, ship),
    },
    trigger: {
      'after action': {
        forced: true,
        when: (_, effect, v) => isMe(effect, v.ship) && v.whileStressed === true,
        do: (s, _, v) => suffer(s, v.ship, 1),
      },
    },
  },
]

const nameOf = ({ speed, bearing }: Maneuver) => `${speed} ${bearing}`

/** The other maneuvers of this bearing on its dial; red ones only without stress (XW-UPG-108). */
function sameBearing(s: XState, ship: Ship): Maneuver[] {
  const { dial } = shipType(ship.type)
  const shown = dial[ship.dial ?? -1]
  return dial.filter(
    (one) =>
      one.bearing === shown?.bearing &&
      one !== shown &&
      !(isStressed(ship) && asFlownBy(s, ship, one).difficulty === 'red'),
  )
}

/** The maneuvers on both sides of the one that is set: a dial is round. */
function besideOnDial(ship: Ship): Maneuver[] {
  const { dial } = shipType(ship.type)
  const at = ship.dial ?? 0
  const places = [(at + dial.length - 1) % dial.length, (at + 1) % dial.length]
  return places.map((place) => dial[place] as Maneuver)
}

function withDials(s: XState, ships: readonly ShipId[]): ShipId[] {
  return ships.filter((id) => shipOf(s, id).dial !== null)
}

/** Its player, and nobody else, is told the maneuver on the dial. */
export function lookAtDial(s: XState, effect: Effect, ship: Ship): void {
  const maneuver = shipType(ship.type).dial[ship.dial ?? -1]
  if (maneuver === undefined || effect.seat === null) return
  reveal(s)
  tell(s, { type: 'dial seen', ship: ship.id, ...maneuver }, [effect.seat])
}
