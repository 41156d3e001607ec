import { canChoose, choose, type Effect, pending, query } from '@sandtable/kernel'
import { isInArcNamed } from '../../arcs.ts'
import { bases, placed } from '../../bases.ts'
import { currentAttack } from '../../current-attack.ts'
import { isBlocked } from '../../geometry/back-up.ts'
import { isInPlay } from '../../geometry/base.ts'
import { rangeBetween } from '../../geometry/range.ts'
import { loseTokens } from '../../holdings.ts'
import { spendLock } from '../../lock.ts'
import type { ShipId } from '../../state.ts'
import { shipOf, type XState } from '../../state.ts'
import { maySpendLock } from '../../usable-tokens.ts'
import { sizeOf } from '../../values.ts'
import type { XCard } from '../../vocabulary/card.ts'
import { canUseOpportunity, shots } from '../../weapons.ts'
import {
  alliesAt,
  assign,
  attackAgain,
  attackUnderWay,
  canAct,
  choice,
  freeAction,
  has,
  isAlly,
  isMe,
  me,
  rangeTo,
  relieve,
  sequel,
  spend,
  suffer,
  takeStress,
  turnDice,
} from '../words.ts'
import { addResult, cancelAttackDice, canSpend, pilot, rollsMore } from './pilot.ts'

const onceARound = { times: 1, per: 'round', key: 'quickdraw', each: 'piece' } as const

const lieutenantkarsabiPrice = sequel<null>('price', (s, effect) => loseTokens(s, me(s, effect), 'disabled'))

const majorvermeilOption = choice<string>('option', {
  from: (s) => dull(s),
  do: (s, _, face) => void turnDice(attackUnderWay(s).attackDice, face, 'hit', 1),
})

const vizierOption = choice<string, { to: ShipId }>('option', {
  from: (s, effect) => gifts(s, effect),
  do: (s, effect, token, { to }) => {
    if (token !== 'focus' && token !== 'evade') return
    loseTokens(s, me(s, effect), token)
    assign(s, to, token)
  },
})

const zetaleaderPrice = sequel<null>('price', (s) => {
  const v = attackUnderWay(s)
  v.moreAttackDice = (v.moreAttackDice ?? 0) + 1
})

/** TIEs of later years, and the ships of the First Order. */
export const imperialLateTies: readonly XCard[] = [
  pilot('theinquisitor', {
    trigger: {
      // The attack is one at range 1; how far the ships are apart does not change (XW-PIL-045).
      'declare target': {
        forced: true,
        when: (_, effect, v) => isMe(effect, v.attacker) && v.weapon === 'primary' && v.range > 1,
        do: (_, __, v) => {
          v.range = 1
        },
      },
    },
  }),
  pilot('valenrudor', {
    trigger: {
      'after attack': {
        when: (s, effect, v) => isMe(effect, v.target) && canAct(s, v.target),
        do: (s, _, v) => freeAction(s, v.target),
      },
    },
  }),
  pilot('countdown', {
    trigger: {
      'compare results': {
        when: (s, effect, v) =>
          isMe(effect, v.target) && me(s, effect).tokens.stress === 0 && v.attackDice.length > 0,
        pay: (s, _, v) => suffer(s, v.target, 1),
        do: (s, _, v) => {
          cancelAttackDice(s, v)
          assign(s, v.target, 'stress')
        },
      },
    },
  }),
  rollsMore('puresabacc', (s, effect) => me(s, effect).damage.length <= 1),
  pilot('lieutenantkestal', {
    trigger: {
      'modify defense dice': {
        when: (s, effect, v) =>
          isMe(effect, v.attacker) &&
          canSpend(s, effect, 'focus') &&
          v.defenseDice.some((die) => die.face !== 'evade'),
        pay: (s, _, v) => spend(s, v.attacker, 'focus'),
        do: (_, __, v) => {
          v.defenseDice = v.defenseDice.filter((die) => die.face === 'evade')
        },
      },
    },
  }),
  pilot('doubleedge', {
    trigger: {
      'attack again': {
        limit: { times: 1, per: 'round' },
        when: (s, effect, v) =>
          isMe(effect, v.attacker) &&
          v.weapon !== 'primary' &&
          v.everHit !== true &&
          shots(s, me(s, effect)).some((shot) => shot.weapon !== v.weapon),
        do: (s, effect, v) =>
          attackAgain(
            s,
            v.attacker,
            shots(s, me(s, effect)).filter((shot) => shot.weapon !== v.weapon),
          ),
      },
    },
  }),
  pilot('majorvynder', {
    query: {
      'defense dice': (dice, s, effect, v) =>
        isMe(effect, v.target) && me(s, effect).tokens.disabled > 0 ? dice + 1 : dice,
    },
  }),
  pilot('lieutenantkarsabi', {
    asks: [lieutenantkarsabiPrice],
    trigger: {
      'token received': {
        when: (s, effect, { ship, token }) =>
          isMe(effect, ship) && token === 'disabled' && me(s, effect).tokens.stress === 0,
        do: (s, effect) => takeStress(s, pending(effect, lieutenantkarsabiPrice)),
      },
    },
  }),
  pilot('majorvermeil', {
    asks: [majorvermeilOption],
    trigger: {
      'modify attack dice': {
        when: (s, effect, v) => {
          const { focus, evade } = shipOf(s, v.target).tokens
          return isMe(effect, v.attacker) && focus + evade === 0 && canChoose(s, effect, majorvermeilOption)
        },
        do: (s, effect) => choose(s, effect, majorvermeilOption),
      },
    },
  }),
  pilot('captainferoph', {
    trigger: {
      'modify defense dice': {
        forced: true,
        when: (s, effect, v) => isMe(effect, v.target) && shipOf(s, v.attacker).tokens.jam > 0,
        do: (s, _, v) => addResult(s, v, 'defense', 'evade'),
      },
    },
  }),
  pilot('vizier', {
    asks: [vizierOption],
    trigger: {
      'after maneuver': {
        when: (s, effect, v) =>
          isAlly(s, effect, v.ship) &&
          !isMe(effect, v.ship) &&
          v.maneuver.speed === 1 &&
          v.overlapped.length === 0 &&
          rangeTo(s, effect, v.ship) === 1 &&
          gifts(s, effect).length > 0,
        do: (s, effect, v) => choose(s, effect, vizierOption, { to: v.ship }),
      },
    },
  }),
  pilot('epsilonleader', {
    trigger: {
      'start of combat': {
        forced: true,
        do: (s, effect) => {
          for (const ship of [effect.on ?? '', ...alliesAt(s, effect, 1, 1)]) {
            if (shipOf(s, ship).tokens.stress > 0) relieve(s, effect, ship)
          }
        },
      },
    },
  }),
  pilot('omegaace', {
    trigger: {
      'modify attack dice': {
        when: (s, effect, v) =>
          isMe(effect, v.attacker) &&
          canSpend(s, effect, 'focus') &&
          maySpendLock(s, me(s, effect), v.target),
        pay: (s, effect, v) => {
          spend(s, v.attacker, 'focus')
          spendLock(s, me(s, effect), v.target)
        },
        do: (_, __, v) => {
          for (const die of v.attackDice) if (!die.fixed) die.face = 'crit'
        },
      },
    },
  }),
  pilot('omegaleader', {
    query: {
      'modifying forbidden': (forbidden, s, effect, { ship, attack }) =>
        forbidden ||
        ((isMe(effect, attack.attacker) || isMe(effect, attack.target)) &&
          (ship === attack.attacker || ship === attack.target) &&
          !isMe(effect, ship) &&
          me(s, effect).locks.includes(ship)),
    },
  }),
  pilot('zetaace', {
    query: { 'roll lengths': (lengths, _, effect, ship) => (isMe(effect, ship) ? [...lengths, 2] : lengths) },
  }),
  pilot('epsilonace', {
    query: {
      'pilot skill': (skill, s, effect, ship) =>
        isMe(effect, ship) && me(s, effect).damage.length === 0 ? 12 : skill,
    },
  }),
  pilot('zetaleader', {
    asks: [zetaleaderPrice],
    trigger: {
      'before attack roll': {
        when: (s, effect, v) => isMe(effect, v.attacker) && me(s, effect).tokens.stress === 0,
        do: (s, effect) => takeStress(s, pending(effect, zetaleaderPrice)),
      },
    },
  }),
  pilot('quickdraw', {
    trigger: {
      'shield lost': {
        limit: onceARound,
        when: (s, effect, { ship }) =>
          isMe(effect, ship) &&
          currentAttack(s) === null &&
          canUseOpportunity(s, me(s, effect), primaryShots(s, effect)),
        do: (s, effect, { ship }) => attackAgain(s, ship, primaryShots(s, effect)),
      },
      'attack again': {
        limit: onceARound,
        when: (s, effect, v) =>
          v.shieldsLost?.includes(effect.on ?? '') === true &&
          canUseOpportunity(s, me(s, effect), primaryShots(s, effect)),
        do: (s, effect) => attackAgain(s, effect.on ?? '', primaryShots(s, effect)),
      },
    },
  }),
  pilot('backdraft', {
    trigger: {
      'modify attack dice': {
        when: (s, effect, v) =>
          isMe(effect, v.attacker) && isInArcNamed(me(s, effect), shipOf(s, v.target), 'aux-rear'),
        do: (s, _, v) => addResult(s, v, 'attack', 'crit'),
      },
    },
  }),
  pilot('majorstridan', {
    query: {
      'range to ally': (range, s, effect, { from, to, card }) =>
        isMe(effect, from) && isAlly(s, effect, to) && range <= 3 && isOwnDoing(card) ? 1 : range,
    },
  }),
  pilot('lieutenantdormitz', {
    query: {
      'placement forbidden': (rule, s, effect, { ship, pose }) => {
        const dormitz = me(s, effect)
        if (rule === null || !dormitz.inPlay || isMe(effect, ship) || !isAlly(s, effect, ship)) return rule
        const size = sizeOf(shipOf(s, ship))
        if (!isInPlay(pose, size) || isBlocked(pose, size, bases(s))) return rule
        return rangeBetween(placed(dormitz), { pose, size }) <= 2 ? null : rule
      },
    },
  }),
  pilot('testpilotblackout', {
    query: {
      'defense dice': (dice, s, effect, v) =>
        isMe(effect, v.attacker) && query(s, 'obstructed', v.obstructed, v) ? dice - 2 : dice,
    },
  }),
]

/** Faces of the attack under way that could be turned to hits. */
function dull(s: XState): string[] {
  const { attackDice } = attackUnderWay(s)
  return ['blank', 'focus'].filter((face) => has(attackDice, face))
}

function gifts(s: XState, effect: Effect): string[] {
  const { tokens } = me(s, effect)
  return (['focus', 'evade'] as const).filter((token) => tokens[token] > 0)
}

function primaryShots(s: XState, effect: Effect) {
  return shots(s, me(s, effect)).filter((shot) => shot.weapon === 'primary')
}

/** Her actions and upgrade cards, not her pilot ability or what befalls her. */
function isOwnDoing(card: string): boolean {
  return card === 'action' || card.startsWith('upgrade:')
}
