import { below, call, canChoose, choose, type Effect, enter } from '@sandtable/kernel'
import { interceptPayment } from '../../flow/pay.ts'
import { gainLock, loseLock } from '../../holdings.ts'
import { makeRoomForLock, spendLock } from '../../lock.ts'
import { type Ship, type ShipId, shipOf, type XState } from '../../state.ts'
import { touchedBy } from '../../touching.ts'
import type { Attack } from '../../vocabulary/attacks.ts'
import type { XCard } from '../../vocabulary/card.ts'
import {
  alliesAt,
  assign,
  choice,
  has,
  isAlly,
  isMe,
  lock,
  mayReroll,
  me,
  spend,
  suffer,
  turnDial,
  turnDice,
} from '../words.ts'
import {
  canRerollAttack,
  canSpend,
  effectOf,
  isWingman,
  nameOf,
  pilot,
  placeNamed,
  revealedBy,
} from './pilot.ts'

const lieutenantcolzetShip = choice<ShipId>('ship', {
  from: (s, effect) => lockedWithFaceDown(s, effect),
  do: (s, effect, target) => {
    spendLock(s, me(s, effect), target)
    const faceDown = faceDownOn(shipOf(s, target))
    const at = faceDown[below(s, faceDown.length)]
    if (at !== undefined) call(s, 'turn a damage card up', { ship: target, at, effect: 0 })
  },
})

const coloneljendonLock = choice<ShipId>('lock', {
  from: (s, effect) => me(s, effect).locks,
  do: (s, effect, target) => choose(s, effect, coloneljendonShip, { target }),
})

const coloneljendonShip = choice<ShipId, { target: ShipId }>('ship', {
  from: (s, effect) => withoutLock(s, effect),
  do: (s, effect, ship, { target }) => {
    loseLock(s, me(s, effect), target)
    // At its maximum it gives up one that it had before (XW-PIL-026).
    makeRoomForLock(s, shipOf(s, ship), target)
    gainLock(s, shipOf(s, ship), target)
  },
})

/** Firesprays, shuttles, bombers, defenders, phantoms and Decimators of the Empire. */
export const imperialHeavies: readonly XCard[] = [
  pilot('lieutenantcolzet', {
    asks: [lieutenantcolzetShip],
    trigger: {
      'start of end phase': {
        when: (s, effect) => canChoose(s, effect, lieutenantcolzetShip),
        do: (s, effect) => choose(s, effect, lieutenantcolzetShip),
      },
    },
  }),
  pilot('kathscarlet-imperial', {
    trigger: {
      'attack hits': {
        forced: true,
        when: (_, effect, v) => isMe(effect, v.attacker) && (v.critsCancelled ?? 0) > 0,
        do: (s, _, v) => assign(s, v.target, 'stress'),
      },
      'attack misses': {
        forced: true,
        when: (_, effect, v) => isMe(effect, v.attacker) && (v.critsCancelled ?? 0) > 0,
        do: (s, _, v) => assign(s, v.target, 'stress'),
      },
    },
  }),
  pilot('bobafett-imperial', {
    trigger: {
      'dial revealed': {
        when: (s, effect, v) => isMe(effect, v.ship) && otherBank(me(s, effect)) >= 0,
        do: (s, effect) => turnDial(s, me(s, effect), otherBank(me(s, effect))),
      },
    },
  }),
  pilot('krassistrelix', {
    trigger: {
      'modify attack dice': {
        when: (s, effect, v) => isMe(effect, v.attacker) && v.weapon !== 'primary' && canRerollAttack(s, v),
        do: (s, _, v) => mayReroll(s, v.attacker, 'attack', 1),
      },
    },
  }),
  pilot('captainkagi', {
    query: {
      'lock targets': (targets, s, effect, ship) =>
        !isAlly(s, effect, ship) && targets.includes(effect.on ?? '') ? [effect.on ?? ''] : targets,
    },
  }),
  pilot('coloneljendon', {
    asks: [coloneljendonLock, coloneljendonShip],
    trigger: {
      'start of combat': {
        when: (s, effect) => canChoose(s, effect, coloneljendonLock) && withoutLock(s, effect).length > 0,
        do: (s, effect) => {
          const [only, ...more] = me(s, effect).locks
          if (more.length > 0) choose(s, effect, coloneljendonLock)
          else if (only !== undefined) choose(s, effect, coloneljendonShip, { target: only })
        },
      },
    },
  }),
  pilot('captainyorr', {
    replace: {
      'receive token': {
        when: (s, effect, { ship, token, cost }) =>
          token === 'stress' &&
          cost !== true &&
          isWingman(s, effect, ship, 2) &&
          me(s, effect).tokens.stress <= 2,
        do: (s, effect, event) => {
          interceptPayment(s, event.ship)
          assign(s, effect.on ?? '', 'stress')
          return null
        },
      },
    },
  }),
  pilot('captainjonus', {
    lets: 'attacker',
    trigger: {
      'modify attack dice': {
        when: (s, effect, v) =>
          v.weapon !== 'primary' && isWingman(s, effect, v.attacker, 1) && canRerollAttack(s, v),
        do: (s, _, v) => mayReroll(s, v.attacker, 'attack', 2),
      },
    },
  }),
  pilot('majorrhymer', {
    query: {
      'weapon range': ([least, most], _, effect, { attacker, weapon }) =>
        isMe(effect, attacker) && weapon !== 'primary'
          ? [Math.max(1, least - 1), Math.min(3, most + 1)]
          : [least, most],
    },
  }),
  pilot('colonelvessery', {
    trigger: {
      'attack dice rolled': {
        when: (s, effect, v) =>
          isMe(effect, v.attacker) && s.table.ships.some((one) => one.locks.includes(v.target)),
        do: (s, _, v) => lock(s, v.attacker, v.target),
      },
    },
  }),
  pilot('rexlerbrath', {
    trigger: {
      'after attack': {
        when: (s, effect, v) =>
          isMe(effect, v.attacker) && dealtFaceDown(s, v).length > 0 && canSpend(s, effect, 'focus'),
        pay: (s, _, v) => spend(s, v.attacker, 'focus'),
        do: (s, _, v) => {
          for (const at of dealtFaceDown(s, v))
            call(s, 'turn a damage card up', { ship: v.target, at, effect: 0 })
        },
      },
    },
  }),
  pilot('countessryad', {
    trigger: {
      'dial revealed': {
        when: (s, effect, v) => isMe(effect, v.ship) && revealedBy(me(s, effect))?.bearing === 'straight',
        do: (s, { seat, on }) =>
          void enter(s, { card: 'effect:countessryad', seat, on, until: 'activation' }),
      },
    },
  }),
  effectOf('countessryad', {
    query: {
      'revealed maneuver': (maneuver, _, effect, ship) =>
        isMe(effect, ship) ? { ...maneuver, bearing: 'koiogran' } : maneuver,
    },
  }),
  pilot('whisper', {
    trigger: {
      'after attack': {
        when: (_, effect, v) => isMe(effect, v.attacker) && v.everHit === true,
        do: (s, _, v) => assign(s, v.attacker, 'focus'),
      },
    },
  }),
  pilot('rearadmiralchiraneau', {
    trigger: {
      'modify attack dice': {
        when: (_, effect, v) => isMe(effect, v.attacker) && v.range <= 2 && has(v.attackDice, 'focus'),
        do: (_, __, v) => void turnDice(v.attackDice, 'focus', 'crit', 1),
      },
    },
  }),
  pilot('captainoicunn', {
    trigger: {
      'after maneuver': {
        forced: true,
        when: (s, effect, v) => isMe(effect, v.ship) && rammed(s, effect).length > 0,
        do: (s, effect) => {
          for (const ship of rammed(s, effect)) suffer(s, ship, 1)
        },
      },
    },
  }),
  pilot('commanderkenkirk', {
    query: {
      agility: (value, s, effect, ship) => {
        if (!isMe(effect, ship)) return value
        const { shields, damage } = me(s, effect)
        return shields === 0 && damage.length > 0 ? value + 1 : value
      },
    },
  }),
]

function faceDownOn(ship: Ship): number[] {
  return [...ship.damage.entries()].flatMap(([at, { faceUp }]) => (faceUp ? [] : [at]))
}

function lockedWithFaceDown(s: XState, effect: Effect): ShipId[] {
  return me(s, effect).locks.filter((target) => faceDownOn(shipOf(s, target)).length > 0)
}

/** The damage cards that the attack brought and that lie face down now, whether resolved or not (XW-PIL-106). */
function dealtFaceDown(s: XState, v: Attack): number[] {
  const { firstDealt } = v
  if (firstDealt === undefined) return []
  return faceDownOn(shipOf(s, v.target)).filter((at) => at >= firstDealt)
}

/** The same bank to the other side, as a place on the dial; −1: no bank was revealed. */
function otherBank(ship: Ship): number {
  const revealed = revealedBy(ship)
  if (revealed === null) return -1
  const mirrored = { 'bank-left': 'bank-right', 'bank-right': 'bank-left' } as const
  const bearing = revealed.bearing as string
  if (bearing !== 'bank-left' && bearing !== 'bank-right') return -1
  return placeNamed(ship, nameOf({ ...revealed, bearing: mirrored[bearing] }))
}

function withoutLock(s: XState, effect: Effect): ShipId[] {
  return alliesAt(s, effect, 1, 1).filter((ship) => shipOf(s, ship).locks.length === 0)
}

function rammed(s: XState, effect: Effect): ShipId[] {
  return touchedBy(s, me(s, effect)).filter((ship) => !isAlly(s, effect, ship))
}
