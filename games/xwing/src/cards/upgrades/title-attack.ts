import { isInArcAt, isInArcNamed, isInFiringArc, isInFrontArc } from '../../arcs.ts'
import { mayBeRerolled } from '../../dice.ts'
import { rerollDice } from '../../flow/reroll.ts'
import { type Ship, shipOf, shipsInPlay, type XState } from '../../state.ts'
import { hasLocked } from '../../usable-tokens.ts'
import { pilotCard, upgradeCard } from '../../values.ts'
import type { XCard } from '../../vocabulary/card.ts'
import { type Shot, shots } from '../../weapons.ts'
import {
  assign,
  attackAgain,
  discard,
  has,
  inRangeOf,
  isMe,
  mayReroll,
  me,
  recall,
  turnDice,
} from '../words.ts'

/** Titles that act in attacks. */

function slotOf(ship: Ship, weapon: 'primary' | number): string {
  return weapon === 'primary' ? 'primary' : upgradeCard(ship.upgrades[weapon]?.card ?? '').slot
}

function isLightCannon(ship: Ship, weapon: 'primary' | number): boolean {
  if (weapon === 'primary') return false
  const { slot, points } = upgradeCard(ship.upgrades[weapon]?.card ?? '')
  return slot === 'cannon' && points <= 2
}

function hasCannon(ship: Ship): boolean {
  return ship.upgrades.some(({ card, faceUp }) => faceUp && upgradeCard(card).slot === 'cannon')
}

function shotsWith(s: XState, ship: Ship, fits: (shot: Shot) => boolean): Shot[] {
  return ship.inPlay ? shots(s, ship).filter(fits) : []
}

const primaryShots = (s: XState, ship: Ship) => shotsWith(s, ship, ({ weapon }) => weapon === 'primary')

export const titlesInAttack: readonly XCard[] = [
  {
    id: 'upgrade:outrider',
    rules: ['XW-UPG-outrider', 'XW-REF-044'],
    query: {
      'shot forbidden': (rule, s, effect, { attacker, weapon }) =>
        isMe(effect, attacker) && weapon === 'primary' && hasCannon(me(s, effect))
          ? (rule ?? 'XW-UPG-outrider')
          : rule,
      'fires all round': (value, s, effect, { attacker, weapon }) =>
        value || (isMe(effect, attacker) && slotOf(me(s, effect), weapon) === 'cannon'),
    },
  },
  {
    id: 'upgrade:xg1assaultconfiguration',
    rules: ['XW-UPG-xg1assaultconfiguration'],
    query: {
      'fires while disabled': (value, s, effect, { attacker, weapon }) =>
        value || (isMe(effect, attacker) && (weapon === null || isLightCannon(me(s, effect), weapon))),
    },
  },
  {
    id: 'upgrade:os1arsenalloadout',
    rules: ['XW-UPG-os1arsenalloadout'],
    query: {
      'fires while disabled': (value, s, effect, { attacker, weapon, target }) => {
        if (value || !isMe(effect, attacker)) return value
        if (weapon === null || target === null) return true
        const slot = slotOf(me(s, effect), weapon)
        return (slot === 'torpedo' || slot === 'missile') && hasLocked(s, me(s, effect), target, true)
      },
    },
  },
  {
    id: 'upgrade:btla4ywing',
    rules: ['XW-UPG-btla4ywing', 'XW-REF-045'],
    query: {
      'shot forbidden': (rule, s, effect, { attacker, target }) =>
        isMe(effect, attacker) && !isInFiringArc(me(s, effect), shipOf(s, target))
          ? (rule ?? 'XW-UPG-btla4ywing')
          : rule,
    },
    trigger: {
      'attack again': {
        when: (s, effect, v) =>
          isMe(effect, v.attacker) && v.weapon === 'primary' && turretShots(s, me(s, effect)).length > 0,
        do: (s, effect) => attackAgain(s, effect.on ?? '', turretShots(s, me(s, effect))),
      },
    },
  },
  {
    id: 'upgrade:tied',
    rules: ['XW-UPG-tied'],
    trigger: {
      'attack again': {
        limit: { times: 1, per: 'round' },
        when: (s, effect, v) => {
          if (!isMe(effect, v.attacker) || v.weapon === 'primary') return false
          const { slot, points } = upgradeCard(me(s, effect).upgrades[v.weapon]?.card ?? '')
          return slot === 'cannon' && points <= 3 && primaryShots(s, me(s, effect)).length > 0
        },
        do: (s, effect) => attackAgain(s, effect.on ?? '', primaryShots(s, me(s, effect))),
      },
    },
  },
  {
    id: 'upgrade:allianceoverhaul',
    rules: ['XW-UPG-allianceoverhaul'],
    trigger: {
      'before attack roll': {
        when: (s, effect, v) =>
          isMe(effect, v.attacker) &&
          v.weapon === 'primary' &&
          isInFrontArc(me(s, effect), shipOf(s, v.target)),
        do: (_, __, v) => {
          v.moreAttackDice = (v.moreAttackDice ?? 0) + 1
        },
      },
      'modify attack dice': {
        when: (s, effect, v) =>
          isMe(effect, v.attacker) &&
          isInArcNamed(me(s, effect), shipOf(s, v.target), 'aux-rear') &&
          has(v.attackDice, 'focus'),
        do: (_, __, v) => void turnDice(v.attackDice, 'focus', 'crit', 1),
      },
    },
  },
  {
    id: 'upgrade:specialopstraining',
    rules: ['XW-UPG-specialopstraining'],
    trigger: {
      'before attack roll': {
        when: (s, effect, v) =>
          isMe(effect, v.attacker) &&
          v.weapon === 'primary' &&
          isInFrontArc(me(s, effect), shipOf(s, v.target)),
        do: (_, effect, v) => {
          v.moreAttackDice = (v.moreAttackDice ?? 0) + 1
          recall(effect, 'upgrade:specialopstraining').rolledMore = true
        },
      },
      'attack again': {
        when: (s, effect, v) =>
          isMe(effect, v.attacker) &&
          v.weapon === 'primary' &&
          isInFrontArc(me(s, effect), shipOf(s, v.target)) &&
          recall(effect, 'upgrade:specialopstraining').rolledMore !== true &&
          rearShots(s, me(s, effect)).length > 0,
        do: (s, effect) => attackAgain(s, effect.on ?? '', rearShots(s, me(s, effect))),
      },
      // What was said of one attack does not count for the next one.
      'declare target': {
        forced: true,
        when: (_, effect, v) =>
          isMe(effect, v.attacker) && recall(effect, 'upgrade:specialopstraining').rolledMore === true,
        do: (_, effect) => {
          recall(effect, 'upgrade:specialopstraining').rolledMore = false
        },
      },
    },
  },
  {
    id: 'upgrade:concorddawnprotector',
    rules: ['XW-UPG-concorddawnprotector'],
    trigger: {
      'modify defense dice': {
        forced: true,
        when: (s, effect, v) => {
          if (!isMe(effect, v.target)) return false
          const attacker = shipOf(s, v.attacker)
          return isInArcAt(attacker, me(s, effect), 1, 1) && isInFiringArc(me(s, effect), attacker)
        },
        do: (_, __, v) => void v.defenseDice.push({ face: 'evade', rerolled: false }),
      },
    },
  },
  {
    id: 'upgrade:shadowcaster',
    rules: ['XW-UPG-shadowcaster'],
    trigger: {
      'after attack': {
        when: (s, effect, v) => {
          if (!isMe(effect, v.attacker) || v.everHit !== true) return false
          return isInArcAt(me(s, effect), shipOf(s, v.target), 1, 2, ['mobile'])
        },
        do: (s, _, v) => assign(s, v.target, 'tractor'),
      },
    },
  },
  {
    id: 'upgrade:enforcer',
    rules: ['XW-UPG-enforcer'],
    trigger: {
      'after attack': {
        forced: true,
        when: (s, effect, v) =>
          isMe(effect, v.target) && isInArcNamed(me(s, effect), shipOf(s, v.attacker), 'bullseye'),
        do: (s, _, v) => assign(s, v.attacker, 'stress'),
      },
    },
  },
  {
    id: 'upgrade:firstordervanguard',
    rules: ['XW-UPG-firstordervanguard'],
    trigger: {
      'modify attack dice': {
        when: (s, effect, v) =>
          isMe(effect, v.attacker) &&
          shipsInPlay(s).every((ship) => {
            if (isMe(effect, ship.id)) return true
            return isInArcAt(me(s, effect), ship, 1, 3) === (ship.id === v.target)
          }),
        do: (s, effect) => mayReroll(s, effect.on ?? '', 'attack', 1),
      },
      'modify defense dice': {
        when: (_, effect, v) => isMe(effect, v.target) && v.defenseDice.some(mayBeRerolled),
        pay: (s, effect) => discard(s, effect),
        do: (s, _, v) => {
          const dice = [...v.defenseDice.entries()]
          const places = dice.flatMap(([at, die]) => (mayBeRerolled(die) ? [at] : []))
          rerollDice(s, v.target, 'defense', places)
        },
      },
    },
  },
  {
    id: 'upgrade:crossfireformation',
    rules: ['XW-UPG-crossfireformation'],
    trigger: {
      'modify defense dice': {
        when: (s, effect, v) =>
          isMe(effect, v.target) &&
          inRangeOf(s, v.attacker, 2).some((id) => {
            const ship = shipOf(s, id)
            return (
              ship.seat === effect.seat && !isMe(effect, id) && pilotCard(ship.pilot).faction === 'resistance'
            )
          }),
        do: (_, __, v) => void v.defenseDice.push({ face: 'focus', rerolled: false }),
      },
    },
  },
]

function turretShots(s: XState, ship: Ship): Shot[] {
  return shotsWith(s, ship, ({ weapon }) => slotOf(ship, weapon) === 'turret')
}

function rearShots(s: XState, ship: Ship): Shot[] {
  return primaryShots(s, ship).filter(({ target }) => isInArcNamed(ship, shipOf(s, target), 'aux-rear'))
}
