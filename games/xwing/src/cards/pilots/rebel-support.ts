import { canChoose, choose, type Effect, enter, pending } from '@sandtable/kernel'
import { isInArcAt } from '../../arcs.ts'
import { placed } from '../../bases.ts'
import { isModifyingItsAttack } from '../../current-attack.ts'
import { rangeBetween } from '../../geometry/range.ts'
import { giveUpShield, loseReinforce, loseTokens } from '../../holdings.ts'
import { spendLock } from '../../lock.ts'
import { enemiesOf, type ShipId, shipOf, shipsInPlay, type XState } from '../../state.ts'
import { maySpendLock } from '../../usable-tokens.ts'
import { shieldValue } from '../../values.ts'
import type { XCard } from '../../vocabulary/card.ts'
import {
  alliesAt,
  assign,
  attackUnderWay,
  canAct,
  choice,
  freeAction,
  isAlly,
  isMe,
  mayReroll,
  me,
  rangeTo,
  recoverShield,
  relieve,
  rollFor,
  sequel,
  spend,
} from '../words.ts'
import { addResult, canRerollAttack, canSpend, effectOf, pilot, rollsMore } from './pilot.ts'

const ahsokatanoShip = choice<ShipId>('ship', {
  from: (s, effect) => [effect.on ?? '', ...alliesAt(s, effect, 1, 1)],
  do: (s, _, ship) => freeAction(s, ship),
})

const roarkgarnetShip = choice<ShipId>('ship', {
  from: (s, effect) => alliesAt(s, effect, 1, 3),
  do: (s, effect, ship) =>
    void enter(s, {
      card: 'effect:roarkgarnet',
      seat: effect.seat,
      on: ship,
      due: { window: 'end of combat' },
    }),
})

const kylekatarnShip = choice<ShipId>('ship', {
  from: (s, effect) => alliesAt(s, effect, 1, 3),
  do: (s, effect, ship) => handFocus(s, effect, ship),
})

const mirandadoniOption = choice<string>('option', {
  from: (s, effect) => mirandas(s, effect),
  do: (s, effect, way) => {
    const attack = attackUnderWay(s)
    const more = way === 'spend a shield'
    attack.moreAttackDice = (attack.moreAttackDice ?? 0) + (more ? 1 : -1)
    const ship = me(s, effect)
    if (!more) recoverShield(s, ship)
    else giveUpShield(s, ship, 'shield spent')
  },
})

const braylenstrammDice = sequel<readonly string[]>('dice', (s, effect, [face]) => {
  if (face === 'hit' || face === 'crit') relieve(s, effect, effect.on ?? '')
})

const cassianandorShip = choice<ShipId>('ship', {
  from: (s, effect) => stressedNear(s, effect),
  do: (s, effect, ship) => relieve(s, effect, ship),
})

const benthictwotubesShip = choice<ShipId>('ship', {
  from: (s, effect) => alliesAt(s, effect, 1, 2),
  do: (s, effect, ship) => handFocus(s, effect, ship),
})

/** Ships of the Rebel Alliance that fly for others: HWK-290s, K-wings, ARC-170s, U-wings, gunships and shuttles. */
export const rebelSupport: readonly XCard[] = [
  pilot('ahsokatano', {
    asks: [ahsokatanoShip],
    trigger: {
      'start of combat': {
        when: (s, effect) => canSpend(s, effect, 'focus'),
        pay: (s, effect) => spend(s, effect.on ?? '', 'focus'),
        do: (s, effect) => choose(s, effect, ahsokatanoShip),
      },
    },
  }),
  pilot('roarkgarnet', {
    asks: [roarkgarnetShip],
    trigger: {
      'start of combat': {
        forced: true,
        when: (s, effect) => canChoose(s, effect, roarkgarnetShip),
        do: (s, effect) => choose(s, effect, roarkgarnetShip),
      },
    },
  }),
  effectOf('roarkgarnet', {
    query: { 'pilot skill': (skill, _, effect, ship) => (isMe(effect, ship) ? 12 : skill) },
  }),
  pilot('kylekatarn', {
    asks: [kylekatarnShip],
    trigger: {
      'start of combat': {
        when: (s, effect) => me(s, effect).tokens.focus > 0 && canChoose(s, effect, kylekatarnShip),
        do: (s, effect) => choose(s, effect, kylekatarnShip),
      },
    },
  }),
  pilot('janors', {
    trigger: {
      'before attack roll': {
        when: (s, effect, v) =>
          isAlly(s, effect, v.attacker) &&
          !isMe(effect, v.attacker) &&
          rangeTo(s, effect, v.attacker) <= 3 &&
          me(s, effect).tokens.stress === 0,
        pay: (s, effect) => assign(s, effect.on ?? '', 'stress', 1, true),
        do: (_, __, v) => {
          v.moreAttackDice = (v.moreAttackDice ?? 0) + 1
        },
      },
    },
  }),
  pilot('mirandadoni', {
    asks: [mirandadoniOption],
    trigger: {
      'before attack roll': {
        limit: { times: 1, per: 'round' },
        when: (s, effect, v) => isMe(effect, v.attacker) && canChoose(s, effect, mirandadoniOption),
        do: (s, effect) => choose(s, effect, mirandadoniOption),
      },
    },
  }),
  pilot('braylenstramm', {
    asks: [braylenstrammDice],
    trigger: {
      'after maneuver': {
        when: (s, effect, v) => isMe(effect, v.ship) && me(s, effect).tokens.stress > 0,
        do: (s, effect) => rollFor(s, pending(effect, braylenstrammDice)),
      },
    },
  }),
  pilot('thanekyrell', {
    trigger: {
      'after attack': {
        when: (s, effect, v) => {
          const { on } = effect
          if (on === null || isAlly(s, effect, v.attacker)) return false
          if (isMe(effect, v.target) || !isAlly(s, effect, v.target)) return false
          return isInArcAt(me(s, effect), shipOf(s, v.attacker), 1, 3) && canAct(s, on)
        },
        do: (s, effect) => freeAction(s, effect.on ?? ''),
      },
    },
  }),
  pilot('norrawexley', {
    trigger: {
      'modify attack dice': {
        when: (s, effect, v) => isMe(effect, v.attacker) && maySpendLock(s, me(s, effect), v.target),
        pay: (s, effect, v) => spendLock(s, me(s, effect), v.target),
        do: (s, _, v) => addResult(s, v, 'attack', 'focus'),
      },
      'modify defense dice': {
        when: (s, effect, v) => isMe(effect, v.target) && maySpendLock(s, me(s, effect), v.attacker),
        pay: (s, effect, v) => spendLock(s, me(s, effect), v.attacker),
        do: (s, _, v) => addResult(s, v, 'defense', 'focus'),
      },
    },
  }),
  pilot('cassianandor', {
    asks: [cassianandorShip],
    trigger: {
      'start of activation': {
        when: (s, effect) => canChoose(s, effect, cassianandorShip),
        do: (s, effect) => choose(s, effect, cassianandorShip),
      },
    },
  }),
  pilot('bodhirook', {
    query: {
      'lock targets': (targets, s, effect, ship) => {
        if (!isAlly(s, effect, ship)) return targets
        const allies = shipsInPlay(s).filter((one) => one.seat === effect.seat)
        const reached = enemiesOf(s, shipOf(s, ship))
          .filter((enemy) => allies.some((ally) => rangeBetween(placed(ally), placed(enemy)) <= 3))
          .map((enemy) => enemy.id)
        return [...new Set([...targets, ...reached])]
      },
    },
  }),
  pilot('hefftobber', {
    trigger: {
      'after overlapping': {
        when: (s, effect, v) =>
          !isAlly(s, effect, v.ship) && v.overlapped.includes(effect.on ?? '') && canAct(s, effect.on ?? ''),
        do: (s, effect) => freeAction(s, effect.on ?? ''),
      },
    },
  }),
  pilot('sawgerrera', {
    lets: 'attacker',
    trigger: {
      'modify attack dice': {
        when: (s, effect, v) => {
          if (!isAlly(s, effect, v.attacker) || rangeTo(s, effect, v.attacker) > 2) return false
          const { tokens, damage } = shipOf(s, v.attacker)
          return (tokens.stress > 0 || damage.length > 0) && canRerollAttack(s, v)
        },
        do: (s, _, v) => mayReroll(s, v.attacker, 'attack', 1),
      },
    },
  }),
  pilot('benthictwotubes', {
    asks: [benthictwotubesShip],
    trigger: {
      'after action': {
        when: (s, effect, v) =>
          isMe(effect, v.ship) &&
          v.done?.action === 'focus' &&
          me(s, effect).tokens.focus > 0 &&
          canChoose(s, effect, benthictwotubesShip),
        do: (s, effect) => choose(s, effect, benthictwotubesShip),
      },
    },
  }),
  pilot('magvayarro', {
    query: {
      'rerolls allowed': (most, s, effect, v) =>
        isAlly(s, effect, v.target) && !isMe(effect, v.target) && rangeTo(s, effect, v.target) <= 2
          ? Math.min(most, 1)
          : most,
    },
  }),
  pilot('lowhhrick', {
    trigger: {
      'modify defense dice': {
        when: (s, effect, v) =>
          isAlly(s, effect, v.target) &&
          !isMe(effect, v.target) &&
          rangeTo(s, effect, v.target) === 1 &&
          me(s, effect).reinforce !== null,
        pay: (s, effect) => loseReinforce(s, me(s, effect)),
        do: (s, _, v) => addResult(s, v, 'defense', 'evade'),
      },
    },
  }),
  rollsMore('wullffwarro', (s, effect) => {
    const { shields, damage } = me(s, effect)
    return shields === 0 && damage.length > 0
  }),
  pilot('fennrau-sheathipedeclassshuttle', {
    trigger: {
      'opportunity to attack': {
        when: (s, effect, v) => {
          if (isAlly(s, effect, v.ship) || me(s, effect).tokens.stress > 0) return false
          return isInArcAt(me(s, effect), shipOf(s, v.ship), 1, 3)
        },
        pay: (s, effect) => assign(s, effect.on ?? '', 'stress', 1, true),
        do: (s, effect, v) =>
          void enter(s, {
            card: 'effect:fennrau-sheathipedeclassshuttle',
            seat: effect.seat,
            on: v.ship,
            until: 'round',
          }),
      },
    },
  }),
  effectOf('fennrau-sheathipedeclassshuttle', {
    query: {
      'spending forbidden': (forbidden, s, effect, { ship }) =>
        forbidden || (isMe(effect, ship) && isModifyingItsAttack(s, ship)),
    },
  }),
  pilot('ap5', {
    trigger: {
      coordinating: {
        when: (s, effect, v) =>
          isMe(effect, v.ship) &&
          v.done?.action === 'coordinate' &&
          shipOf(s, v.done.target).tokens.stress > 0,
        pay: (s, effect) => assign(s, effect.on ?? '', 'stress', 2, true),
        do: (s, effect, v) => {
          if (v.done?.action === 'coordinate') relieve(s, effect, v.done.target)
        },
      },
    },
  }),
]

function handFocus(s: XState, effect: Effect, ship: ShipId): void {
  loseTokens(s, me(s, effect), 'focus')
  assign(s, ship, 'focus')
}

function mirandas(s: XState, effect: Effect): string[] {
  const ship = me(s, effect)
  const ways: string[] = []
  if (ship.shields > 0) ways.push('spend a shield')
  if (ship.shields < shieldValue(s, ship)) ways.push('recover a shield')
  return ways
}

function stressedNear(s: XState, effect: Effect): ShipId[] {
  return alliesAt(s, effect, 1, 2).filter((ship) => shipOf(s, ship).tokens.stress > 0)
}
