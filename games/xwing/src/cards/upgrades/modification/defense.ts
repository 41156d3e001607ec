import { cause, choose, type Effect, enter, of, own, pending } from '@sandtable/kernel'
import { rangeInArc } from '../../../arcs.ts'
import { defenseDie, rollDice } from '../../../dice.ts'
import { loseLock } from '../../../holdings.ts'
import { enemiesOf, type ShipId, shipOf, shipsInPlay, type XState } from '../../../state.ts'
import { touchedBy } from '../../../touching.ts'
import { pilotSkill, shipType, upgradeCard } from '../../../values.ts'
import type { XCard } from '../../../vocabulary/card.ts'
import {
  assign,
  choice,
  discard,
  discardDrawn,
  has,
  isAlly,
  isMe,
  lacksShield,
  me,
  recoverShield,
  rollFor,
  sequel,
  suffer,
  turnDice,
} from '../../words.ts'

/** Modifications that protect their ship. */

/** A die of the equipped ship for an enemy that ran into it. */
function rollAtOverlapping(harm: (s: XState, ship: ShipId) => void): Pick<XCard, 'asks' | 'trigger'> {
  const dice = sequel<readonly string[], { ship: ShipId }>('dice', (s, _, [face], { ship }) => {
    if (face === 'hit' || face === 'crit') harm(s, ship)
  })
  return {
    asks: [dice],
    trigger: {
      'after overlapping': {
        forced: true,
        when: (s, effect, v) =>
          !isAlly(s, effect, v.ship) &&
          v.overlapped.includes(effect.on ?? '') &&
          touchedBy(s, me(s, effect)).includes(v.ship),
        do: (s, effect, v) => rollFor(s, pending(effect, dice, { ship: v.ship })),
      },
    },
  }
}

const countermeasuresShip = choice<ShipId>('ship', {
  from: (s, effect) =>
    enemiesOf(s, me(s, effect)).flatMap(({ id, locks }) => (locks.includes(effect.on ?? '') ? [id] : [])),
  may: () => true,
  do: (s, effect, enemy) => {
    loseLock(s, shipOf(s, enemy), effect.on ?? '')
  },
})

const deflectivePlatingDice = sequel<readonly string[]>('dice', (s, effect, [face]) => {
  if (face === 'hit') discard(s, effect)
})

const multiSpectralCamouflageDice = sequel<readonly string[], { locking: ShipId }>(
  'dice',
  (s, effect, [face], { locking }) => {
    if (face === 'evade') loseLock(s, shipOf(s, locking), effect.on ?? '')
  },
)

export const defensiveModifications: readonly XCard[] = [
  {
    id: 'upgrade:stealthdevice',
    rules: ['XW-UPG-stealthdevice', 'XW-UPG-154', 'XW-UPG-155'],
    trigger: {
      'attack hits': {
        forced: true,
        of: 'target',
        do: (s, effect) => discard(s, effect),
      },
    },
  },
  {
    id: 'upgrade:countermeasures',
    rules: ['XW-UPG-countermeasures', 'XW-REF-016'],
    asks: [countermeasuresShip],
    trigger: {
      'start of combat': {
        pay: (s, effect) => discard(s, effect),
        do: (s, effect) => {
          enter(s, { card: 'effect:countermeasures', seat: effect.seat, on: effect.on, until: 'round' })
          choose(s, effect, countermeasuresShip)
        },
      },
    },
  },
  {
    id: 'effect:countermeasures',
    rules: ['XW-UPG-countermeasures'],
    query: { agility: own((value) => value + 1) },
  },
  {
    id: 'upgrade:autothrusters',
    rules: ['XW-UPG-autothrusters', 'XW-UPG-016', 'XW-UPG-017', 'XW-ERRAT-006'],
    trigger: {
      'modify defense dice': {
        of: 'target',
        when: (s, effect, v) => {
          if (!has(v.defenseDice, 'blank')) return false
          const attacker = shipOf(s, v.attacker)
          const inArc = rangeInArc(attacker, me(s, effect))
          if (inArc === null) return true
          const turret = v.weapon !== 'primary' || shipType(attacker.type).turretPrimary
          return (turret ? inArc : v.range) > 2
        },
        do: (_, __, v) => void turnDice(v.defenseDice, 'blank', 'evade', 1),
      },
    },
  },
  {
    id: 'upgrade:lightweightframe',
    rules: ['XW-UPG-lightweightframe'],
    trigger: {
      'defense dice rolled': {
        forced: true,
        of: 'target',
        when: (_, __, v) => v.attackDice.length > v.defenseDice.length,
        do: (s, _, v) => void v.defenseDice.push(...rollDice(s, defenseDie, 1)),
      },
    },
  },
  {
    id: 'upgrade:tacticaljammer',
    rules: ['XW-UPG-tacticaljammer'],
    query: {
      'base obstructs': of('ship', (_, s, effect, { attacker }) => !isAlly(s, effect, attacker)),
    },
  },
  {
    id: 'upgrade:integratedastromech',
    rules: ['XW-UPG-integratedastromech'],
    trigger: {
      'damage card drawn': {
        of: 'ship',
        when: (s, _, v) => typeof v.card === 'string' && astromechOf(s, v.ship) >= 0,
        pay: (s, _, v) =>
          cause(s, 'discard upgrade', { ship: v.ship, at: astromechOf(s, v.ship), why: 'effect' }),
        do: (s, _, v) => discardDrawn(s, v),
      },
    },
  },
  {
    id: 'upgrade:deflectiveplating',
    rules: ['XW-UPG-deflectiveplating'],
    asks: [deflectivePlatingDice],
    replace: {
      'bomb hits': {
        of: 'ship',
        when: (_, effect, v) => v.seat === effect.seat,
        do: (s, effect) => {
          rollFor(s, pending(effect, deflectivePlatingDice))
          return null
        },
      },
    },
  },
  {
    id: 'upgrade:pulsedrayshield',
    rules: ['XW-UPG-pulsedrayshield'],
    trigger: {
      'start of end phase': {
        when: (s, effect) => lacksShield(s, me(s, effect)),
        pay: (s, effect) => assign(s, effect.on ?? '', 'ion'),
        do: (s, effect) => recoverShield(s, me(s, effect)),
      },
    },
  },
  {
    id: 'upgrade:capturedtie',
    rules: ['XW-UPG-capturedtie'],
    query: {
      'shot forbidden': of('target', (rule, s, effect, { attacker }) =>
        pilotSkill(s, shipOf(s, attacker)) < pilotSkill(s, me(s, effect))
          ? (rule ?? 'XW-UPG-capturedtie')
          : rule,
      ),
    },
    trigger: {
      'after attack': {
        forced: true,
        of: 'attacker',
        do: (s, effect) => discard(s, effect),
      },
      'start of combat': {
        forced: true,
        when: isLast,
        do: (s, effect) => discard(s, effect),
      },
      'ship destroyed': {
        forced: true,
        when: isLast,
        do: (s, effect) => discard(s, effect),
      },
    },
  },
  {
    id: 'upgrade:multispectralcamouflage',
    rules: ['XW-UPG-multispectralcamouflage'],
    asks: [multiSpectralCamouflageDice],
    trigger: {
      'lock acquired': {
        forced: true,
        of: 'target',
        when: (s, effect) =>
          shipsInPlay(s).flatMap((one) => one.locks.filter((target) => target === effect.on)).length === 1,
        do: (s, effect, v) =>
          rollFor(s, pending(effect, multiSpectralCamouflageDice, { locking: v.ship }), { die: 'defense' }),
      },
    },
  },
  {
    id: 'upgrade:antipursuitlasers',
    rules: ['XW-UPG-antipursuitlasers', 'XW-UPG-101', 'XW-UPG-102', 'XW-UPG-103', 'XW-UPG-119'],
    ...rollAtOverlapping((s, ship) => suffer(s, ship, 1)),
  },
  {
    id: 'upgrade:ionprojector',
    rules: ['XW-UPG-ionprojector'],
    ...rollAtOverlapping((s, ship) => assign(s, ship, 'ion')),
  },
]

/** Is its ship the last one of its side? */
function isLast(s: XState, effect: Effect): boolean {
  return !shipsInPlay(s).some(
    (ship) => isAlly(s, effect, ship.id) && !isMe(effect, ship.id) && !ship.destroyed,
  )
}

/** The first astromech of a ship that is not discarded; −1: none. */
function astromechOf(s: XState, ship: ShipId): number {
  return shipOf(s, ship).upgrades.findIndex(
    ({ card, faceUp }) => faceUp && upgradeCard(card).slot === 'astromech',
  )
}
