import { asking, canChoose, choose } from '@sandtable/kernel'
import { gainShield } from '../../../../holdings.ts'
import { lockTargets } from '../../../../lock.ts'
import { type ShipId, shipOf, type XState } from '../../../../state.ts'
import { pilotCard, shieldValue } from '../../../../values.ts'
import type { XCard } from '../../../../vocabulary/card.ts'
import { assignCondition } from '../../../conditions.ts'
import { darkSide, searchDarkSide } from '../../../dark-side.ts'
import {
  alliesWithin,
  assign,
  canAct,
  choice,
  enemiesWithin,
  freeAction,
  inRangeOf,
  lock,
  me,
} from '../../../words.ts'
import { friendsAt } from '../crew.ts'

const fleetOfficerShip = choice<ShipId, { first: ShipId | null }>('ship', {
  from: (s, effect, { first }) => friendsAt(s, effect, 2).filter((one) => one !== first),
  may: () => true,
  do: (s, effect, ship, { first }) => {
    assign(s, ship, 'focus')
    if (first === null) choose(s, effect, fleetOfficerShip, { first: ship })
  },
})

const isbSlicerShip = choice<ShipId, { jammed: ShipId }>('ship', {
  from: (s, _, { jammed }) => unjammed(s, jammed),
  do: (s, _, ship) => assign(s, ship, 'jam'),
})

const systemsOfficerShip = choice<ShipId>('ship', {
  from: (s, effect) => alliesWithin(s, effect, 1),
  do: (s, effect, ship) => choose(s, effect, lockOfTheFriend, { ship }),
})

const lockOfTheFriend = choice<ShipId, { ship: ShipId }>('option', {
  from: (s, _, { ship }) => lockTargets(s, shipOf(s, ship)),
  may: () => true,
  do: (s, _, target, { ship }) => lock(s, ship, target),
})

const directorKrennicShip = choice<ShipId>('ship', {
  from: (s, effect) => prototypes(s, effect.seat),
  do: (s, _, ship) => {
    assignCondition(s, 'optimizedprototype', ship)
    gainShield(s, shipOf(s, ship), 'shield gained')
  },
})

const kyloRenShip = choice<ShipId>('ship', {
  from: (s, effect) => enemiesWithin(s, effect, 3),
  do: searchDarkSide,
})

/** Up to three ships get a focus token, and then one of them the condition. */
const generalHuxShip = choice<ShipId, { chosen: readonly ShipId[] }>('ship', {
  from: (s, effect, { chosen }) => {
    const left = friendsAt(s, effect, 2).filter((one) => !chosen.includes(one))
    return chosen.length > 0 && left.length > 0 ? [...left, 'done'] : left
  },
  do: (s, effect, ship, { chosen: before }) => {
    if (ship === 'done') {
      choose(s, effect, generalHuxDevotee, { chosen: before })
      return
    }
    assign(s, ship, 'focus')
    const chosen = [...before, ship]
    if (chosen.length < 3 && canChoose(s, effect, generalHuxShip, { chosen }))
      choose(s, effect, generalHuxShip, { chosen })
    else choose(s, effect, generalHuxDevotee, { chosen })
  },
})

const generalHuxDevotee = choice<ShipId, { chosen: readonly ShipId[] }>('devotee', {
  from: (_, __, { chosen }) => chosen,
  do: (s, _, ship) => assignCondition(s, 'fanaticaldevotion', ship),
})

/** Crew of the Empire that acts elsewhere than in attacks. */
export const imperialFlightCrew: readonly XCard[] = [
  { id: 'upgrade:tacticalofficer', rules: ['XW-UPG-tacticalofficer'] },
  {
    id: 'upgrade:fleetofficer',
    rules: ['XW-UPG-fleetofficer'],
    asks: [fleetOfficerShip],
    action: {
      do: (s, ship, effect) => {
        choose(s, effect, fleetOfficerShip, { first: null })
        assign(s, ship.id, 'stress')
      },
    },
  },
  {
    id: 'upgrade:isbslicer',
    rules: ['XW-UPG-isbslicer'],
    asks: [isbSlicerShip],
    trigger: {
      'after action': {
        of: 'ship',
        when: (s, _, v) => v.done?.action === 'jam' && unjammed(s, v.done.target).length > 0,
        do: (s, effect, v) => {
          if (v.done?.action === 'jam') choose(s, effect, isbSlicerShip, { jammed: v.done.target })
        },
      },
    },
  },
  {
    id: 'upgrade:systemsofficer',
    rules: ['XW-UPG-systemsofficer'],
    asks: [systemsOfficerShip, lockOfTheFriend],
    trigger: {
      'after maneuver': {
        forced: true,
        of: 'ship',
        ...asking(systemsOfficerShip, (_, __, v) => v.maneuver.difficulty === 'green'),
      },
    },
  },
  {
    id: 'upgrade:ysanneisard',
    rules: ['XW-UPG-ysanneisard', 'XW-UPG-188', 'XW-UPG-189'],
    trigger: {
      'start of combat': {
        when: (s, effect) => {
          const ship = me(s, effect)
          return ship.shields === 0 && ship.damage.length > 0 && canAct(s, ship.id, ['evade'])
        },
        do: (s, effect) => freeAction(s, effect.on ?? '', ['evade']),
      },
    },
  },
  {
    id: 'upgrade:kyloren',
    rules: ['XW-UPG-kyloren'],
    asks: [kyloRenShip, darkSide],
    action: {
      can: (s, _, effect) => canChoose(s, effect, kyloRenShip),
      do: (s, _, effect) => choose(s, effect, kyloRenShip),
    },
  },
  {
    id: 'upgrade:generalhux',
    rules: ['XW-UPG-generalhux'],
    asks: [generalHuxShip, generalHuxDevotee],
    action: {
      do: (s, ship, effect) => {
        choose(s, effect, generalHuxShip, { chosen: [] })
        assign(s, ship.id, 'stress')
      },
    },
  },
  {
    id: 'upgrade:directorkrennic',
    rules: ['XW-UPG-directorkrennic'],
    asks: [directorKrennicShip],
    trigger: {
      'before placing forces': { forced: true, ...asking(directorKrennicShip) },
    },
  },
]

/** Ships beside this one without a jam token. */
function unjammed(s: XState, ship: ShipId): ShipId[] {
  return inRangeOf(s, ship, 1).filter((one) => shipOf(s, one).tokens.jam === 0)
}

/** Friendly ships of the Galactic Empire with few shields. */
function prototypes(s: XState, seat: string | null): ShipId[] {
  return s.table.ships.flatMap((ship) =>
    ship.seat === seat && pilotCard(ship.pilot).faction === 'galactic-empire' && shieldValue(s, ship) <= 3
      ? [ship.id]
      : [],
  )
}
