import { allUnderWay, call, cause, type Effect, enter, own } from '@sandtable/kernel'
import { dropping } from '../../flow/bomb.ts'
import type { TokenKind } from '../../geometry/bombs.ts'
import { type ShipId, shipOf, type XState } from '../../state.ts'
import type { Blast } from '../../vocabulary/bombs.ts'
import type { XCard } from '../../vocabulary/card.ts'
import { assign, dealCard, me, suffer } from '../words.ts'
import { ordnanceToken } from './ordnance.ts'

/** Bombs and mines: the cards that drop them, and the tokens on the table. */

/** Drops the token of a bomb card, which is discarded for it unless it is kept. */
export function dropFrom(s: XState, effect: Effect, kind: TokenKind, kept = false): void {
  const ship = me(s, effect)
  const at = ship.upgrades.findIndex((one) => one.effect === effect.id)
  if (!kept) cause(s, 'discard upgrade', { ship: ship.id, at, why: 'bomb' })
  call(s, 'drop a bomb', dropping(ship.id, kind))
}

/** Dropped when the dial is revealed, one bomb a round (XW-BOMB-002, XW-BOMB-004). */
function bomb(id: string, kind: TokenKind, kept = false): XCard {
  return {
    id: `upgrade:${id}`,
    rules: [`XW-UPG-${id}`],
    trigger: {
      'dial revealed': {
        of: 'ship',
        when: (s, effect) => !me(s, effect).bombed,
        do: (s, effect) => dropFrom(s, effect, kind, kept),
      },
    },
  }
}

/** Dropped by an action. */
function mine(id: string, kind: TokenKind): XCard {
  return {
    id: `upgrade:${id}`,
    rules: [`XW-UPG-${id}`],
    action: {
      can: (_, ship) => !ship.bombed,
      do: (s, _, effect) => dropFrom(s, effect, kind),
    },
  }
}

/** Its token detonates at the end of the Activation phase; others wait for a ship that runs into them. */
const ticking: NonNullable<XCard['trigger']> = {
  'end of activation': {
    forced: true,
    do: (s, effect) => cause(s, 'detonate bomb', { bomb: effect.on ?? '', ship: null }),
  },
}

/** The ship rolls and suffers damage as rolled; from cluster mines crits do normal damage (XW-BOMB-008). */
function roll(s: XState, blast: Blast, count: number, critical = true): void {
  call(s, 'bomb dice', { ...blast, count, critical, faces: [] })
}

export const bombs: readonly XCard[] = [
  bomb('seismiccharges', 'seismic-charge'),
  bomb('protonbombs', 'proton-bomb'),
  bomb('ionbombs', 'ion-bomb'),
  bomb('thermaldetonators', 'thermal-detonator'),
  bomb('bombletgenerator', 'bomblet', true),
  mine('proximitymines', 'proximity-mine'),
  mine('clustermines', 'cluster-mine'),
  mine('connernet', 'conner-net'),
  { id: 'upgrade:ordnancesilos', rules: ['XW-UPG-ordnancesilos'], replace: ordnanceToken },
  {
    id: 'bomb:seismic-charge',
    rules: ['XW-BOMB-004', 'XW-BOMB-006'],
    blast: (s, { ship }) => suffer(s, ship, 1),
    trigger: ticking,
  },
  {
    id: 'bomb:proton-bomb',
    rules: ['XW-BOMB-004', 'XW-BOMB-006'],
    blast: (s, { ship }) => dealCard(s, ship, true),
    trigger: ticking,
  },
  {
    id: 'bomb:ion-bomb',
    rules: ['XW-BOMB-004', 'XW-BOMB-006'],
    blast: (s, { ship }) => assign(s, ship, 'ion', 2),
    trigger: ticking,
  },
  {
    id: 'bomb:thermal-detonator',
    rules: ['XW-BOMB-004', 'XW-BOMB-006'],
    blast: (s, { ship }) => {
      suffer(s, ship, 1)
      assign(s, ship, 'stress')
    },
    trigger: ticking,
  },
  {
    id: 'bomb:bomblet',
    rules: ['XW-BOMB-004', 'XW-UPG-bombletgenerator'],
    blast: (s, blast) => roll(s, blast, 2),
    trigger: ticking,
  },
  {
    id: 'bomb:proximity-mine',
    rules: ['XW-BOMB-007', 'XW-ERRAT-003', 'XW-ERRAT-004', 'XW-ERRAT-005'],
    blast: (s, blast) => roll(s, blast, 3),
  },
  {
    id: 'bomb:cluster-mine',
    rules: ['XW-BOMB-008', 'XW-BOMB-009'],
    blast: (s, blast) => roll(s, blast, 2, false),
  },
  {
    id: 'bomb:conner-net',
    rules: ['XW-BOMB-007', 'XW-UPG-053', 'XW-UPG-054'],
    blast: (s, { ship }) => {
      suffer(s, ship, 1)
      assign(s, ship, 'ion', 2)
      if (!shipOf(s, ship).activated || isActive(s, ship))
        enter(s, { card: 'effect:conner-net', seat: shipOf(s, ship).seat, on: ship, until: 'round' })
    },
  },
  {
    id: 'effect:conner-net',
    rules: ['XW-UPG-connernet'],
    query: { 'skips action step': own(() => true) },
  },
]

/** Is this ship in the middle of its activation? */
function isActive(s: XState, ship: ShipId): boolean {
  return allUnderWay(s, 'activate a ship').some((v) => v.ship === ship)
}
