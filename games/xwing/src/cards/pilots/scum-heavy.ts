import { canChoose, choose, type Effect, enter, inPlay } from '@sandtable/kernel'
import { isInArcAt, isInArcNamed, isInFiringArc } from '../../arcs.ts'
import { gainLock, loseAll, loseLock, loseTokens } from '../../holdings.ts'
import { spendLock } from '../../lock.ts'
import { type Ship, type ShipId, shipOf, type XState } from '../../state.ts'
import { touchedBy } from '../../touching.ts'
import { maySpendLock } from '../../usable-tokens.ts'
import { damageTaken, hullValue, shieldValue, upgradeCard } from '../../values.ts'
import type { XCard } from '../../vocabulary/card.ts'
import { canUseOpportunity, refuseShot, type Shot, shots, weaponsOf } from '../../weapons.ts'
import {
  alliesAt,
  assign,
  attackAgain,
  canAct,
  choice,
  enemiesAt,
  freeAction,
  inRangeOf,
  isAlly,
  isMe,
  mayReroll,
  me,
  recall,
  recoverShield,
} from '../words.ts'
import { addResult, canReroll, canRerollAttack, effectOf, pilot, rollsMore } from './pilot.ts'

const manarooShip = choice<ShipId>('ship', {
  from: (s, effect) => alliesAt(s, effect, 1, 1),
  do: (s, effect, to) => {
    const manaroo = me(s, effect)
    for (const token of ['focus', 'evade'] as const) {
      const count = manaroo.tokens[token]
      loseAll(s, manaroo, token)
      assign(s, to, token, count)
    }
    const receiver = shipOf(s, to)
    // A ship that holds as many locks as it may gives up those it had.
    const handed = manaroo.locks
    if (handed.length > 0) for (const old of receiver.locks) loseLock(s, receiver, old)
    for (const target of handed) {
      loseLock(s, manaroo, target)
      gainLock(s, receiver, target)
    }
  },
})

const _4lomShip = choice<ShipId>('ship', {
  from: (s, effect) => neighbours(s, effect),
  do: (s, effect, ship) => {
    loseTokens(s, me(s, effect), 'stress')
    assign(s, ship, 'stress')
  },
})

const ketsuonyoShip = choice<ShipId>('ship', {
  from: (s, effect) => inBothArcs(s, effect),
  do: (s, _, ship) => assign(s, ship, 'tractor'),
})

const asajjventressShip = choice<ShipId>('ship', {
  from: (s, effect) => watched(s, effect),
  do: (s, _, ship) => assign(s, ship, 'stress'),
})

/** Large ships of Scum and Villainy, and the fighters that keep them company. */
export const scumHeavies: readonly XCard[] = [
  pilot('bobafett-scum', {
    trigger: {
      'modify attack dice': {
        when: (s, effect, v) => isMe(effect, v.attacker) && foes(s, effect) > 0 && canRerollAttack(s, v),
        do: (s, effect, v) => mayReroll(s, v.attacker, 'attack', foes(s, effect)),
      },
      'modify defense dice': {
        when: (s, effect, v) => isMe(effect, v.target) && foes(s, effect) > 0 && canReroll(v.defenseDice),
        do: (s, effect, v) => mayReroll(s, v.target, 'defense', foes(s, effect)),
      },
    },
  }),
  rollsMore('kathscarlet-scum', (s, effect, v) =>
    isInArcNamed(me(s, effect), shipOf(s, v.target), 'aux-rear'),
  ),
  pilot('ig88a', {
    trigger: {
      'after attack': {
        when: (s, effect, v) =>
          isMe(effect, v.attacker) && shipOf(s, v.target).destroyed && lacksShield(s, effect),
        do: (s, effect) => recoverShield(s, me(s, effect)),
      },
      // A ship of its own skill is destroyed only after its own opportunity to attack (XW-PIL-066).
      'damage dealt': {
        forced: true,
        when: (s, effect, v) =>
          isMe(effect, v.attacker) &&
          isDoomed(s, shipOf(s, v.target)) &&
          inPlay(s, { card: 'effect:ig88a', on: v.attacker }).every(
            (one) => recall(one, 'effect:ig88a').target !== v.target,
          ),
        do: (s, effect, { target }) =>
          void enter(s, {
            card: 'effect:ig88a',
            seat: effect.seat,
            on: effect.on,
            vars: { target },
            until: 'round',
          }),
      },
    },
  }),
  effectOf('ig88a', {
    trigger: {
      'ship destroyed': {
        when: (s, effect, v) => v.ship === recall(effect, 'effect:ig88a').target && lacksShield(s, effect),
        do: (s, effect) => recoverShield(s, me(s, effect)),
      },
    },
  }),
  pilot('ig88b', {
    trigger: {
      'attack again': {
        limit: { times: 1, per: 'round' },
        when: (s, effect, v) =>
          isMe(effect, v.attacker) && v.everHit !== true && cannonShots(s, effect).length > 0,
        do: (s, effect, v) => attackAgain(s, v.attacker, cannonShots(s, effect)),
      },
    },
  }),
  pilot('ig88c', {
    trigger: {
      'after action': {
        when: (s, effect, v) =>
          isMe(effect, v.ship) && v.done?.action === 'boost' && canAct(s, v.ship, ['evade']),
        do: (s, _, v) => freeAction(s, v.ship, ['evade']),
      },
    },
  }),
  pilot('lattsrazzi', {
    trigger: {
      'declare target': {
        when: (s, effect, v) => isAlly(s, effect, v.attacker) && maySpendLock(s, me(s, effect), v.target),
        pay: (s, effect, v) => spendLock(s, me(s, effect), v.target),
        do: (_, __, v) => {
          v.lessAgility = (v.lessAgility ?? 0) + 1
        },
      },
    },
  }),
  pilot('bossk', {
    trigger: {
      'weapon hits': {
        when: (_, effect, v) => isMe(effect, v.attacker) && v.crits > 0,
        do: (_, __, v) => {
          v.crits--
          v.hits += 2
        },
      },
    },
  }),
  // That cannons fire from the auxiliary arc is printed on the card.
  pilot('moraloeval', {}),
  // Its text is what `flownFor` says: another pilot's skill and ability.
  pilot('nashtahpuppilot', {}, ['XW-PIL-096', 'XW-PIL-100']),
  pilot('grazthehunter', {
    query: {
      'defense dice': (dice, s, effect, v) =>
        isMe(effect, v.target) && isInFiringArc(me(s, effect), shipOf(s, v.attacker)) ? dice + 1 : dice,
    },
  }),
  pilot('talonbanecobra', {
    query: {
      'attack range bonus': (bonus, _, effect, v) => (isMe(effect, v.attacker) ? 2 * bonus : bonus),
      'defense range bonus': (bonus, _, effect, v) => (isMe(effect, v.target) ? 2 * bonus : bonus),
    },
  }),
  pilot('viktorhel', {
    trigger: {
      'after attack': {
        forced: true,
        when: (_, effect, v) => isMe(effect, v.target) && v.defenseRolled !== 2,
        do: (s, _, v) => assign(s, v.attacker, 'stress'),
      },
    },
  }),
  pilot('dengar', {
    trigger: {
      'attack again': {
        limit: { times: 1, per: 'round' },
        when: (s, effect, v) =>
          isMe(effect, v.target) &&
          isInFiringArc(me(s, effect), shipOf(s, v.attacker)) &&
          canUseOpportunity(s, me(s, effect), answers(s, effect, v.attacker)),
        do: (s, effect, v) => attackAgain(s, v.target, answers(s, effect, v.attacker)),
      },
    },
  }),
  pilot('manaroo', {
    asks: [manarooShip],
    trigger: {
      'start of combat': {
        when: (s, effect) => {
          const { tokens, locks } = me(s, effect)
          const any = tokens.focus + tokens.evade + locks.length > 0
          return any && canChoose(s, effect, manarooShip)
        },
        do: (s, effect) => choose(s, effect, manarooShip),
      },
    },
  }),
  pilot('zuckuss', {
    trigger: {
      'before attack roll': {
        when: (_, effect, v) => isMe(effect, v.attacker),
        do: (_, __, v) => {
          v.moreAttackDice = (v.moreAttackDice ?? 0) + 1
          v.moreDefenseDice = (v.moreDefenseDice ?? 0) + 1
        },
      },
    },
  }),
  pilot('4lom', {
    asks: [_4lomShip],
    trigger: {
      'start of end phase': {
        when: (s, effect) => me(s, effect).tokens.stress > 0 && canChoose(s, effect, _4lomShip),
        do: (s, effect) => choose(s, effect, _4lomShip),
      },
    },
  }),
  pilot('sabinewren-lancerclasspursuitcraft', {
    trigger: {
      'modify defense dice': {
        when: (s, effect, v) => isMe(effect, v.target) && inMobileArc(s, effect, v.attacker),
        do: (s, _, v) => addResult(s, v, 'defense', 'focus'),
      },
    },
  }),
  pilot('ketsuonyo', {
    asks: [ketsuonyoShip],
    trigger: {
      'start of combat': {
        when: (s, effect) => canChoose(s, effect, ketsuonyoShip),
        do: (s, effect) => choose(s, effect, ketsuonyoShip),
      },
    },
  }),
  pilot('asajjventress', {
    asks: [asajjventressShip],
    trigger: {
      'start of combat': {
        when: (s, effect) => canChoose(s, effect, asajjventressShip),
        do: (s, effect) => choose(s, effect, asajjventressShip),
      },
    },
  }),
  pilot('unkarplutt', {
    trigger: {
      'end of activation': {
        forced: true,
        when: (s, effect) => touchedBy(s, me(s, effect)).length > 0,
        do: (s, effect) => {
          for (const ship of touchedBy(s, me(s, effect))) assign(s, ship, 'tractor')
        },
      },
    },
  }),
  pilot('sarcoplank', {
    // The speed takes the place of the agility value, before anything changes that in the attack.
    layer: -1,
    query: {
      'defender agility': (value, s, effect, v) =>
        isMe(effect, v.target) ? Math.max(value, me(s, effect).maneuver?.speed ?? 0) : value,
    },
  }),
]

function foes(s: XState, effect: Effect): number {
  return enemiesAt(s, effect, 1, 1).length
}

function cannonShots(s: XState, effect: Effect): Shot[] {
  const ship = me(s, effect)
  return shots(s, ship).filter(({ weapon }) => {
    const card = weapon === 'primary' ? undefined : ship.upgrades[weapon]
    return card !== undefined && upgradeCard(card.card).slot === 'cannon'
  })
}

/** Every attack on the ship that attacked him; nobody else can draw it to himself (XW-PIL-042). */
function answers(s: XState, effect: Effect, attacker: ShipId): Shot[] {
  const ship = me(s, effect)
  return weaponsOf(ship)
    .map((weapon) => ({ weapon, target: attacker }))
    .filter(({ weapon }) => {
      const rule = refuseShot(s, ship, weapon, shipOf(s, attacker))
      return rule === null || rule === 'XW-PIL-biggsdarklighter'
    })
}

function neighbours(s: XState, effect: Effect): ShipId[] {
  return inRangeOf(s, effect.on ?? '', 1)
}

function inMobileArc(s: XState, effect: Effect, ship: ShipId): boolean {
  return isInArcAt(me(s, effect), shipOf(s, ship), 1, 2, ['mobile'])
}

function inBothArcs(s: XState, effect: Effect): ShipId[] {
  return neighbours(s, effect).filter(
    (ship) =>
      isInArcNamed(me(s, effect), shipOf(s, ship), 'front') &&
      isInArcNamed(me(s, effect), shipOf(s, ship), 'mobile'),
  )
}

function watched(s: XState, effect: Effect): ShipId[] {
  return inRangeOf(s, effect.on ?? '', 2).filter((ship) => inMobileArc(s, effect, ship))
}

function lacksShield(s: XState, effect: Effect): boolean {
  const ship = me(s, effect)
  return ship.inPlay && ship.shields < shieldValue(s, ship)
}

/** No hull left, and not destroyed yet. */
function isDoomed(s: XState, ship: Ship): boolean {
  return ship.inPlay && !ship.destroyed && damageTaken(ship) >= hullValue(s, ship)
}
