import { canChoose, choose, type Effect, enter, reveal, tell } from '@sandtable/kernel'
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
  choice,
  discard,
  enemiesAt,
  freeAction,
  isAlly,
  isMe,
  lock,
  me,
  recall,
  suffer,
  turnDial,
} from '../words.ts'

/** Crew that act while ships fly. */

const navigatorOption = choice<string>('option', {
  from: (s, effect) => sameBearing(s, me(s, effect)).map(nameOf),
  do: (s, effect, name) => {
    const ship = me(s, effect)
    turnDial(
      s,
      ship,
      shipType(ship.type).dial.findIndex((one) => nameOf(one) === name),
    )
  },
})

const intelligenceagentShip = choice<ShipId>('ship', {
  from: (s, effect) => withDials(s, enemiesAt(s, effect, 1, 2)),
  may: () => true,
  do: (s, effect, ship) => lookAtDial(s, effect, shipOf(s, ship)),
})

const boshekOption = choice<string, { ship: ShipId }>('option', {
  from: (s, _, { ship }) => besideOnDial(shipOf(s, ship)).map(nameOf),
  by: (s, _, { ship }) => shipOf(s, ship).seat,
  do: (s, _, name, memory) => {
    const ship = shipOf(s, memory.ship)
    const dial = shipType(ship.type).dial.findIndex((one) => nameOf(one) === name)
    ship.dial = dial
    enter(s, { card: 'effect:boshek', seat: ship.seat, on: ship.id, vars: { dial }, until: 'activation' })
  },
})

const k4securitydroidShip = choice<ShipId>('ship', {
  from: (s, effect) => lockTargets(s, me(s, effect)),
  do: (s, effect, target) => lock(s, effect.on ?? '', target),
})

const systemsofficerShip = choice<ShipId>('ship', {
  from: (s, effect) => alliesAt(s, effect, 1, 1),
  do: (s, effect, ship) => choose(s, effect, systemsofficerOption, { ship }),
})

const systemsofficerOption = choice<string, { ship: ShipId }>('option', {
  from: (s, _, { ship }) => lockTargets(s, shipOf(s, ship)),
  may: () => true,
  do: (s, _, target, { ship }) => lock(s, ship, target),
})

const cassianandorShip = choice<ShipId>('ship', {
  from: (s, effect) => withDials(s, enemiesAt(s, effect, 1, 2)),
  do: (s, effect, prey) => choose(s, effect, cassianandorGuess, { prey }),
})

const cassianandorGuess = choice<string, { prey: ShipId }>('guess', {
  from: (s, _, { prey }) => shipType(shipOf(s, prey).type).dial.map(nameOf),
  do: (s, effect, maneuver, { prey: target }) => {
    const prey = shipOf(s, target)
    tell(s, { type: 'guessed', ship: effect.on ?? '', card: effect.card, target, maneuver })
    lookAtDial(s, effect, prey)
    const shown = shipType(prey.type).dial[prey.dial ?? -1]
    if (shown !== undefined && nameOf(shown) === maneuver && me(s, effect).dial !== null)
      choose(s, effect, cassianandorDial)
  },
})

/** Nobody else learns what the own dial is set to. */
const cassianandorDial = choice<string>('dial', {
  from: (s, effect) => shipType(me(s, effect).type).dial.map(nameOf),
  may: () => true,
  secret: true,
  do: (s, effect, name) => {
    const own = me(s, effect)
    own.dial = shipType(own.type).dial.findIndex((one) => nameOf(one) === name)
  },
})

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
    asks: [navigatorOption],
    trigger: {
      'dial revealed': {
        when: (s, effect, v) => isMe(effect, v.ship) && sameBearing(s, me(s, effect)).length > 0,
        do: (s, effect) => choose(s, effect, navigatorOption),
      },
    },
  },
  {
    id: 'upgrade:intelligenceagent',
    rules: ['XW-UPG-intelligenceagent'],
    asks: [intelligenceagentShip],
    trigger: {
      'start of activation': {
        when: (s, effect) => canChoose(s, effect, intelligenceagentShip),
        do: (s, effect) => choose(s, effect, intelligenceagentShip),
      },
    },
  },
  {
    id: 'upgrade:boshek',
    rules: ['XW-UPG-boshek'],
    asks: [boshekOption],
    trigger: {
      'ship activates': {
        when: (s, effect, v) =>
          touchedBy(s, me(s, effect)).includes(v.ship) && shipOf(s, v.ship).dial !== null,
        do: (s, effect, v) => {
          const ship = shipOf(s, v.ship)
          lookAtDial(s, effect, ship)
          choose(s, effect, boshekOption, { ship: v.ship })
        },
      },
    },
  },
  {
    id: 'effect:boshek',
    rules: ['XW-UPG-boshek'],
    query: {
      // Only the maneuver that the dial was turned to.
      'flies red while stressed': (flies, s, effect, ship) =>
        flies || (isMe(effect, ship) && me(s, effect).dial === recall(effect, 'effect:boshek').dial),
    },
  },
  {
    id: 'upgrade:cassianandor',
    rules: ['XW-UPG-cassianandor'],
    asks: [cassianandorShip, cassianandorGuess, cassianandorDial],
    trigger: {
      'end of planning': {
        when: (s, effect) => canChoose(s, effect, cassianandorShip),
        do: (s, effect) => choose(s, effect, cassianandorShip),
      },
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
    asks: [k4securitydroidShip],
    trigger: {
      'after maneuver': {
        when: (s, effect, v) =>
          isMe(effect, v.ship) &&
          v.maneuver.difficulty === 'green' &&
          canChoose(s, effect, k4securitydroidShip),
        do: (s, effect) => choose(s, effect, k4securitydroidShip),
      },
    },
  },
  {
    id: 'upgrade:systemsofficer',
    rules: ['XW-UPG-systemsofficer'],
    asks: [systemsofficerShip, systemsofficerOption],
    trigger: {
      'after maneuver': {
        forced: true,
        when: (s, effect, v) =>
          isMe(effect, v.ship) &&
          v.maneuver.difficulty === 'green' &&
          canChoose(s, effect, systemsofficerShip),
        do: (s, effect) => choose(s, effect, systemsofficerShip),
      },
    },
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
