import { asking, canChoose, choose, enter, happening, of, own, pending, tell } from '@sandtable/kernel'
import type { Maneuver } from '../../../../../data/types.ts'
import { lockTargets } from '../../../../lock.ts'
import { type Ship, type ShipId, shipOf, type XState } from '../../../../state.ts'
import { touchedBy } from '../../../../touching.ts'
import { asFlownBy, isStressed, shipType } from '../../../../values.ts'
import type { XCard } from '../../../../vocabulary/card.ts'
import { placeNamed, revealedBy } from '../../../pilots/pilot.ts'
import {
  assign,
  choice,
  enemiesWithin,
  isAlly,
  lock,
  me,
  nameOf,
  rangeTo,
  recall,
  relieve,
  rollFor,
  sequel,
  turnDial,
} from '../../../words.ts'
import { lookAtDial, turnRandomUp, withDials } from '../crew.ts'

const saboteurShip = choice<ShipId>('ship', {
  from: (s, effect) => enemiesWithin(s, effect, 1),
  do: (s, effect, ship) => rollFor(s, pending(effect, saboteurDice, { ship })),
})

const saboteurDice = sequel<readonly string[], { ship: ShipId }>('dice', (s, _, [face], { ship }) => {
  if (face === 'hit' || face === 'crit') turnRandomUp(s, ship)
})

const maneuverOfTheBearing = choice<string>('option', {
  from: (s, effect) => sameBearing(s, me(s, effect)).map(nameOf),
  do: (s, effect, name) => {
    const ship = me(s, effect)
    turnDial(s, ship, placeNamed(ship, name))
  },
})

const intelligenceAgentShip = choice<ShipId>('ship', {
  from: (s, effect) => withDials(s, enemiesWithin(s, effect, 2)),
  may: () => true,
  do: (s, effect, ship) => lookAtDial(s, effect, shipOf(s, ship)),
})

const maneuverBesideIt = choice<string, { ship: ShipId }>('option', {
  from: (s, _, { ship }) => besideOnDial(shipOf(s, ship)).map(nameOf),
  by: (s, _, { ship }) => shipOf(s, ship).seat,
  // The dial is still hidden from all others.
  secret: true,
  do: (s, _, name, memory) => {
    const ship = shipOf(s, memory.ship)
    const dial = placeNamed(ship, name)
    ship.dial = dial
    enter(s, { card: 'effect:boshek', seat: ship.seat, on: ship.id, vars: { dial }, until: 'activation' })
  },
})

const weaponsEngineerShip = choice<ShipId, { locked: ShipId }>('ship', {
  from: (s, effect, { locked }) => others(s, effect.on ?? '', locked),
  do: (s, effect, target) => lock(s, effect.on ?? '', target),
})

const placementSkill = choice<'0' | '8'>('option', {
  from: () => ['0', '8'],
  do: (s, effect, skill) => {
    recall(effect, 'upgrade:courierdroid').skill = Number(skill)
    tell(s, { type: 'placement skill', ship: effect.on ?? '', skill: Number(skill) })
  },
})

/** Crew of any faction that acts elsewhere than in attacks. */
export const anyFactionFlightCrew: readonly XCard[] = [
  {
    id: 'upgrade:saboteur',
    rules: ['XW-UPG-saboteur', 'XW-UPG-142'],
    asks: [saboteurShip, saboteurDice],
    action: {
      can: (s, _, effect) => canChoose(s, effect, saboteurShip),
      do: (s, _, effect) => choose(s, effect, saboteurShip),
    },
  },
  {
    id: 'upgrade:navigator',
    rules: ['XW-UPG-navigator', 'XW-UPG-108', 'XW-UPG-109', 'XW-UPG-110'],
    asks: [maneuverOfTheBearing],
    trigger: {
      'dial revealed': {
        of: 'ship',
        when: (s, effect) => sameBearing(s, me(s, effect)).length > 0,
        do: (s, effect) => choose(s, effect, maneuverOfTheBearing),
      },
    },
  },
  {
    id: 'upgrade:intelligenceagent',
    rules: ['XW-UPG-intelligenceagent'],
    asks: [intelligenceAgentShip],
    trigger: {
      'start of activation': asking(intelligenceAgentShip),
    },
  },
  {
    id: 'upgrade:boshek',
    rules: ['XW-UPG-boshek'],
    asks: [maneuverBesideIt],
    trigger: {
      'ship activates': {
        when: (s, effect, v) =>
          touchedBy(s, me(s, effect)).includes(v.ship) && shipOf(s, v.ship).dial !== null,
        do: (s, effect, v) => {
          const ship = shipOf(s, v.ship)
          lookAtDial(s, effect, ship)
          choose(s, effect, maneuverBesideIt, { ship: v.ship })
        },
      },
    },
  },
  {
    id: 'effect:boshek',
    rules: ['XW-UPG-boshek'],
    query: {
      // Only the maneuver that the dial was turned to.
      'flies red while stressed': own(
        (flies, s, effect) => flies || me(s, effect).dial === recall(effect, 'effect:boshek').dial,
      ),
    },
  },
  {
    id: 'upgrade:inspiringrecruit',
    rules: ['XW-UPG-inspiringrecruit'],
    trigger: {
      'stress removed': {
        limit: { times: 1, per: 'round' },
        when: (s, effect, v) =>
          isAlly(s, effect, v.ship) && isStressed(shipOf(s, v.ship)) && rangeTo(s, effect, v.ship) <= 2,
        do: (s, effect, v) => relieve(s, { ...effect, on: v.ship }, v.ship),
      },
    },
  },
  {
    id: 'upgrade:weaponsengineer',
    rules: ['XW-UPG-weaponsengineer', 'XW-REF-026', 'XW-ERRAT-025', 'XW-UPG-073'],
    asks: [weaponsEngineerShip],
    query: { 'lock limit': own((limit) => Math.max(limit, 2)) },
    trigger: {
      'lock acquired': {
        of: 'ship',
        when: (s, _, v) => !isSecondLock(s, v.ship) && others(s, v.ship, v.target).length > 0,
        do: (s, effect, v) => choose(s, effect, weaponsEngineerShip, { locked: v.target }),
      },
    },
  },
  {
    id: 'upgrade:reconspecialist',
    rules: ['XW-UPG-reconspecialist', 'XW-REF-027'],
    trigger: {
      'after action': {
        forced: true,
        of: 'ship',
        when: (_, __, v) => v.done?.action === 'focus',
        do: (s, _, v) => assign(s, v.ship, 'focus'),
      },
    },
  },
  {
    id: 'upgrade:courierdroid',
    rules: ['XW-UPG-courierdroid'],
    asks: [placementSkill],
    query: {
      'placement skill': own((skill, _, effect) => recall(effect, 'upgrade:courierdroid').skill ?? skill),
    },
    trigger: { 'before placing forces': { do: (s, effect) => choose(s, effect, placementSkill) } },
  },
  {
    id: 'upgrade:bombardier',
    rules: ['XW-UPG-bombardier'],
    query: {
      'bomb layings': of('ship', (layings) => [...layings, { from: 'rear', bearing: 'straight', speed: 2 }]),
    },
  },
]

/** The other maneuvers of this bearing on its dial; red ones only without stress (XW-UPG-108). */
function sameBearing(s: XState, ship: Ship): Maneuver[] {
  const shown = revealedBy(ship)
  return shipType(ship.type).dial.filter(
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

/** Is this lock the second one that Weapons Engineer gives? It is acquired while the first one is. */
function isSecondLock(s: XState, ship: ShipId): boolean {
  return happening(s, 'acquire lock').filter((lock) => lock.ship === ship).length > 1
}

function others(s: XState, ship: ShipId, target: ShipId): ShipId[] {
  return lockTargets(s, shipOf(s, ship)).filter((one) => one !== target)
}
