import { call, canChoose, cause, choose, type Effect, enter, own, tell } from '@sandtable/kernel'
import { isInArcWithin } from '../../../arcs.ts'
import { actionBar } from '../../../flow/action.ts'
import type { Quadrant } from '../../../state.ts'
import { type ShipId, shipOf, shipsInPlay, type XState } from '../../../state.ts'
import { isStressed } from '../../../values.ts'
import type { XCard } from '../../../vocabulary/card.ts'
import { placeNamed, revealedBy } from '../../pilots/pilot.ts'
import {
  acting,
  canAct,
  choice,
  flewClear,
  flip,
  freeAction,
  isMe,
  me,
  nameOf,
  treats,
  turnDial,
} from '../../words.ts'

/** Modifications for maneuvers and actions. */

const spacetugTractorArrayShip = choice<ShipId>('ship', {
  from: (s, effect) => inReach(s, effect),
  do: (s, effect, ship) =>
    cause(s, 'receive token', {
      ship,
      token: 'tractor',
      ...(effect.seat && { by: effect.seat }),
    }),
})

const gyroscopicTargetingArc = choice<Quadrant>('arc', {
  from: (s, effect) =>
    (['front', 'left', 'right', 'rear'] as const).filter((one) => one !== me(s, effect).mobile),
  do: (s, effect, quadrant) => {
    const ship = me(s, effect)
    ship.mobile = quadrant
    tell(s, { type: 'arc turned', ship: ship.id, quadrant })
  },
})

export const modificationsForActions: readonly XCard[] = [
  {
    id: 'upgrade:spacetugtractorarray',
    rules: ['XW-UPG-spacetugtractorarray'],
    asks: [spacetugTractorArrayShip],
    action: {
      can: (s, _, effect) => canChoose(s, effect, spacetugTractorArrayShip),
      do: (s, _, effect) => choose(s, effect, spacetugTractorArrayShip),
    },
  },
  {
    id: 'upgrade:stygiumparticleaccelerator',
    rules: ['XW-UPG-stygiumparticleaccelerator', 'XW-UPG-148'],
    trigger: {
      decloaked: {
        of: 'ship',
        when: (s, effect) => canAct(s, effect.on ?? '', ['evade']),
        do: (s, effect) => freeAction(s, effect.on ?? '', ['evade']),
      },
      'after action': {
        of: 'ship',
        when: (s, _, v) => v.done?.action === 'cloak' && canAct(s, v.ship, ['evade']),
        do: (s, effect) => freeAction(s, effect.on ?? '', ['evade']),
      },
    },
  },
  {
    id: 'upgrade:advancedcloakingdevice',
    rules: ['XW-UPG-advancedcloakingdevice', 'XW-UPG-179', 'XW-UPG-180'],
    trigger: {
      'after attack': {
        of: 'attacker',
        when: (s, _, v) => canAct(s, v.attacker, ['cloak']),
        do: (s, effect) => freeAction(s, effect.on ?? '', ['cloak']),
      },
    },
  },
  {
    id: 'upgrade:experimentalinterface',
    rules: ['XW-UPG-experimentalinterface', 'XW-UPG-069', 'XW-UPG-070'],
    trigger: {
      'after action': {
        limit: { times: 1, per: 'round' },
        of: 'ship',
        when: (s, _, v) => canAct(s, v.ship, equipped(s, v.ship)),
        do: (s, _, { ship }) => call(s, 'perform action', { ...acting(ship, equipped(s, ship)), owes: true }),
      },
    },
  },
  {
    id: 'upgrade:advancedslam',
    rules: ['XW-UPG-advancedslam', 'XW-UPG-177', 'XW-UPG-178'],
    trigger: {
      'after action': {
        of: 'ship',
        when: (s, effect, v) =>
          v.moving !== undefined && flewClear(v.moving) && canAct(s, v.ship, actionBar(s, me(s, effect))),
        do: (s, effect) => freeAction(s, effect.on ?? '', actionBar(s, me(s, effect))),
      },
    },
  },
  {
    id: 'upgrade:gyroscopictargeting',
    rules: ['XW-UPG-gyroscopictargeting'],
    asks: [gyroscopicTargetingArc],
    trigger: {
      'end of combat': {
        when: (s, effect) => (me(s, effect).maneuver?.speed ?? 0) >= 3,
        do: (s, effect) => choose(s, effect, gyroscopicTargetingArc),
      },
    },
  },
]

/** Ships of both sides in its arc at range 1. */
function inReach(s: XState, effect: Effect): ShipId[] {
  const others = shipsInPlay(s).filter((ship) => !isMe(effect, ship.id))
  return others.flatMap((ship) => (isInArcWithin(me(s, effect), ship, 1) ? [ship.id] : []))
}

/** The cards equipped to a ship, as their actions are named; Gonk has two. */
function equipped(s: XState, ship: ShipId): string[] {
  const cards = shipOf(s, ship).upgrades.flatMap(({ card, faceUp }) => (faceUp ? [`upgrade:${card}`] : []))
  return cards.includes('upgrade:gonk') ? [...cards, 'effect:gonk-unload'] : cards
}

export const modificationsForManeuvers: readonly XCard[] = [
  {
    id: 'upgrade:twinionenginemkii',
    rules: ['XW-UPG-twinionenginemkii'],
    query: treats(({ bearing }) => bearing.startsWith('bank'), 'green'),
  },
  {
    id: 'upgrade:maneuveringfins',
    rules: ['XW-UPG-maneuveringfins'],
    trigger: {
      'dial revealed': {
        of: 'ship',
        when: (s, _, v) => bankFor(s, v.ship) >= 0,
        do: (s, effect, v) => turnDial(s, me(s, effect), bankFor(s, v.ship)),
      },
    },
  },
  {
    id: 'upgrade:servomotorsfoils-attack',
    rules: ['XW-UPG-servomotorsfoils-attack'],
    trigger: {
      'start of activation': { do: (s, effect) => flip(s, effect, 'servomotorsfoils-closed') },
      'dial revealed': {
        of: 'ship',
        when: (s, effect, v) => !isStressed(me(s, effect)) && isTurn3(s, v.ship),
        do: (s, effect) =>
          void enter(s, { card: 'effect:s-foils', seat: effect.seat, on: effect.on, until: 'activation' }),
      },
    },
  },
  {
    id: 'effect:s-foils',
    rules: ['XW-UPG-servomotorsfoils-attack'],
    query: {
      'revealed maneuver': own((maneuver) =>
        maneuver.bearing.startsWith('turn')
          ? {
              speed: 3,
              bearing: maneuver.bearing === 'turn-left' ? 'tallon-left' : 'tallon-right',
              difficulty: 'red',
            }
          : maneuver,
      ),
    },
  },
  {
    id: 'upgrade:servomotorsfoils-closed',
    rules: ['XW-UPG-servomotorsfoils-closed'],
    query: treats(({ speed, bearing }) => speed === 2 && bearing.startsWith('bank'), 'green'),
    trigger: { 'start of activation': { do: (s, effect) => flip(s, effect, 'servomotorsfoils-attack') } },
  },
]

/** The bank of the same side and speed as the turn on its dial; −1: it is no turn, or there is none. */
function bankFor(s: XState, id: ShipId): number {
  const ship = shipOf(s, id)
  const shown = revealedBy(ship)
  if (!shown?.bearing.startsWith('turn')) return -1
  return placeNamed(ship, nameOf(shown).replace('turn', 'bank'))
}

function isTurn3(s: XState, id: ShipId): boolean {
  const shown = revealedBy(shipOf(s, id))
  return shown?.speed === 3 && shown.bearing.startsWith('turn')
}
