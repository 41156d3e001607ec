import { asking, call, choose, type Effect, of, own, tell } from '@sandtable/kernel'
import { isInArcNamed, isInFiringArc } from '../../../arcs.ts'
import { deploying, dockedTo } from '../../../docking.ts'
import { loseLock } from '../../../holdings.ts'
import { type Ship, type ShipId, shipOf, shipsInPlay, type XState } from '../../../state.ts'
import { touchedBy } from '../../../touching.ts'
import { isStressed, pilotCard, upgradeCard } from '../../../values.ts'
import type { XCard } from '../../../vocabulary/card.ts'
import type { Shot } from '../../../weapons.ts'
import { addResult, revealedBy } from '../../pilots/pilot.ts'
import {
  alliesWithin,
  attackAgain,
  canAct,
  choice,
  firesAhead,
  flip,
  freeAction,
  has,
  inRangeOf,
  isMe,
  me,
  moreAttackDice,
  payStress,
  turnDice,
} from '../../words.ts'
import { shotsWith, slotOf } from './title.ts'

/** After its maneuver the docked ship may leave it. */
const carrier: NonNullable<XCard['trigger']> = {
  'after maneuver': {
    of: 'ship',
    when: (s, _, v) => dockedTo(s, v.ship) !== null,
    do: (s, _, v) => {
      const docked = dockedTo(s, v.ship)
      if (docked !== null) call(s, 'deploy', deploying(docked.id, false))
    },
  },
}

const specialArc: NonNullable<XCard['query']> = {
  'primary uses the special arc': own(() => true),
}

const blackOneShip = choice<ShipId>('ship', {
  from: (s, effect) => lockedFriends(s, effect),
  do: (s, effect, ship) => choose(s, effect, blackOneEnemy, { ship }),
})

const blackOneEnemy = choice<ShipId, { ship: ShipId }>('enemy', {
  from: (s, effect, { ship }) =>
    shipsInPlay(s).flatMap((one) => (one.locks.includes(ship) && one.seat !== effect.seat ? [one.id] : [])),
  do: (s, _, enemy, { ship }) => loseLock(s, shipOf(s, enemy), ship),
})

/** Titles of ships of the Rebel Alliance. */
export const rebelTitles: readonly XCard[] = [
  {
    id: 'upgrade:outrider',
    rules: ['XW-UPG-outrider', 'XW-REF-044'],
    query: {
      'shot forbidden': of('attacker', (rule, s, effect, { weapon }) =>
        weapon === 'primary' && hasCannon(me(s, effect)) ? (rule ?? 'XW-UPG-outrider') : rule,
      ),
      'fires all round': of(
        'attacker',
        (value, s, effect, { weapon }) => value || slotOf(me(s, effect), weapon) === 'cannon',
      ),
    },
  },
  {
    id: 'upgrade:btla4ywing',
    rules: ['XW-UPG-btla4ywing', 'XW-REF-045'],
    query: {
      'shot forbidden': of('attacker', (rule, s, effect, { target }) =>
        !isInFiringArc(me(s, effect), shipOf(s, target)) ? (rule ?? 'XW-UPG-btla4ywing') : rule,
      ),
    },
    trigger: {
      'attack again': {
        of: 'attacker',
        when: (s, effect, v) => v.weapon === 'primary' && turretShots(s, me(s, effect)).length > 0,
        do: (s, effect) => attackAgain(s, effect.on ?? '', turretShots(s, me(s, effect))),
      },
    },
  },
  {
    id: 'upgrade:allianceoverhaul',
    rules: ['XW-UPG-allianceoverhaul'],
    trigger: {
      'before attack roll': {
        of: 'attacker',
        when: firesAhead,
        do: (_, __, v) => moreAttackDice(v),
      },
      'modify attack dice': {
        of: 'attacker',
        when: (s, effect, v) =>
          isInArcNamed(me(s, effect), shipOf(s, v.target), 'aux-rear') && has(v.attackDice, 'focus'),
        do: (_, __, v) => void turnDice(v.attackDice, 'focus', 'crit', 1),
      },
    },
  },
  {
    id: 'upgrade:crossfireformation',
    rules: ['XW-UPG-crossfireformation'],
    trigger: {
      'modify defense dice': {
        of: 'target',
        when: (s, effect, v) =>
          inRangeOf(s, v.attacker, 2).some((id) => {
            const ship = shipOf(s, id)
            return (
              ship.seat === effect.seat && !isMe(effect, id) && pilotCard(ship.pilot).faction === 'resistance'
            )
          }),
        do: (s, _, v) => addResult(s, v, 'defense', 'focus'),
      },
    },
  },
  { id: 'upgrade:ghost', rules: ['XW-UPG-ghost', 'XW-REF-042', 'XW-DOCK-002'], trigger: carrier },
  { id: 'upgrade:ghost-swx72', rules: ['XW-UPG-ghost-swx72', 'XW-DOCK-002'], trigger: carrier },
  { id: 'upgrade:phantom', rules: ['XW-UPG-phantom'] },
  { id: 'upgrade:phantomii', rules: ['XW-UPG-phantomii'] },
  {
    // While it is docked, on the ship that carries it.
    id: 'docked:phantom',
    rules: ['XW-UPG-phantom', 'XW-REF-043', 'XW-UPG-196'],
    query: specialArc,
    trigger: {
      'end of combat': {
        when: (s, effect) => turretShots(s, me(s, effect)).length > 0,
        do: (s, effect) => attackAgain(s, effect.on ?? '', turretShots(s, me(s, effect)), true),
      },
    },
  },
  {
    id: 'docked:phantomii',
    rules: ['XW-UPG-phantomii'],
    query: specialArc,
    trigger: {
      'end of activation': {
        when: (s, effect) => canAct(s, effect.on ?? '', ['coordinate']),
        do: (s, effect) => freeAction(s, effect.on ?? '', ['coordinate']),
      },
    },
  },
  {
    id: 'upgrade:moldycrow',
    rules: ['XW-UPG-moldycrow'],
    query: {
      'token stays': of('ship', (stays, _, __, { token }) => stays || token === 'focus'),
    },
  },
  {
    id: 'upgrade:millenniumfalcon-swx57',
    rules: ['XW-UPG-millenniumfalcon-swx57'],
    trigger: {
      'after maneuver': {
        of: 'ship',
        when: (s, effect, v) => {
          const ship = me(s, effect)
          if (isStressed(ship) || touchedBy(s, ship).length > 0) return false
          return v.maneuver.speed === 3 && v.maneuver.bearing.startsWith('bank')
        },
        pay: (s, effect) => payStress(s, effect),
        do: (s, effect) => turnRound(s, me(s, effect)),
      },
    },
  },
  {
    id: 'upgrade:blackone',
    rules: ['XW-UPG-blackone'],
    asks: [blackOneShip, blackOneEnemy],
    trigger: {
      'after action': {
        of: 'ship',
        ...asking(blackOneShip, (_, __, v) => v.done?.action === 'boost' || v.done?.action === 'barrel-roll'),
      },
    },
  },
  {
    id: 'upgrade:pivotwing-attack',
    rules: ['XW-UPG-pivotwing-attack'],
    trigger: {
      'after maneuver': {
        of: 'ship',
        do: (s, effect) => flip(s, effect, 'pivotwing-landing'),
      },
    },
  },
  {
    id: 'upgrade:pivotwing-landing',
    rules: ['XW-UPG-pivotwing-landing'],
    trigger: {
      'dial revealed': {
        of: 'ship',
        when: (s, effect) => revealedBy(me(s, effect))?.bearing === 'stationary',
        do: (s, effect) => turnRound(s, me(s, effect)),
      },
      'after maneuver': {
        of: 'ship',
        do: (s, effect) => flip(s, effect, 'pivotwing-attack'),
      },
    },
  },
]

function hasCannon(ship: Ship): boolean {
  return ship.upgrades.some(({ card, faceUp }) => faceUp && upgradeCard(card).slot === 'cannon')
}

function turretShots(s: XState, ship: Ship): Shot[] {
  return shotsWith(s, ship, ({ weapon }) => slotOf(ship, weapon) === 'turret')
}

function turnRound(s: XState, ship: Ship): void {
  ship.pose = { ...ship.pose, facing: (ship.pose.facing + 180) % 360 }
  tell(s, { type: 'turned round', ship: ship.id, ...ship.pose })
}

function lockedFriends(s: XState, effect: Effect): ShipId[] {
  const locked = new Set(shipsInPlay(s).flatMap((ship) => (ship.seat === effect.seat ? [] : ship.locks)))
  return [effect.on ?? '', ...alliesWithin(s, effect, 1)].filter((id) => locked.has(id))
}
