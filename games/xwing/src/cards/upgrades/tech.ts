import { choose, enter, of, own, underWay } from '@sandtable/kernel'
import { isInArcWithin } from '../../arcs.ts'
import { actionBar } from '../../flow/action.ts'
import { spendLock } from '../../lock.ts'
import type { ShipId } from '../../state.ts'
import { type Ship, shipOf, type XState } from '../../state.ts'
import { maySpendLock } from '../../usable-tokens.ts'
import type { XCard } from '../../vocabulary/card.ts'
import { canSpend } from '../pilots/pilot.ts'
import {
  assign,
  canAct,
  choice,
  freeAction,
  has,
  isAlly,
  isMe,
  isWingman,
  me,
  rangeTo,
  recall,
  spend,
  turnDice,
} from '../words.ts'

/** Never more than one token of this kind, which stays in the End phase. */
function keepsOne(card: string, kept: 'focus' | 'evade'): XCard {
  return {
    id: `upgrade:${card}`,
    rules: [`XW-UPG-${card}`],
    replace: {
      'receive token': {
        forced: true,
        of: 'ship',
        when: (s, effect, { token }) => token === kept && me(s, effect).tokens[kept] > 0,
        do: () => null,
      },
    },
    query: {
      'token stays': of('ship', (stays, _, __, { token }) => stays || token === kept),
    },
  }
}

const hyperwaveCommScannerSkill = choice<string>('pilot skill', {
  from: () => ['0', '6', '12'],
  may: () => true,
  do: (s, { seat, on }, skill) =>
    void enter(s, { card: 'effect:hyperwavecommscanner', seat, on, vars: { skill: Number(skill) } }),
})

const hyperwaveCommScannerToken = choice<'focus' | 'evade', { ship: ShipId }>('token', {
  from: () => ['focus', 'evade'],
  may: () => true,
  do: (s, _, token, { ship }) => assign(s, ship, token),
})

export const tech: readonly XCard[] = [
  keepsOne('commrelay', 'evade'),
  keepsOne('advancedoptics', 'focus'),
  {
    id: 'upgrade:weaponsguidance',
    rules: ['XW-UPG-weaponsguidance', 'XW-ERRAT-027'],
    trigger: {
      'modify attack dice': {
        of: 'attacker',
        when: (s, effect, v) => canSpend(s, effect, 'focus') && has(v.attackDice, 'blank'),
        pay: (s, effect) => spend(s, effect.on ?? '', 'focus'),
        do: (_, __, v) => void turnDice(v.attackDice, 'blank', 'hit', 1),
      },
    },
  },
  {
    id: 'upgrade:sensorcluster',
    rules: ['XW-UPG-sensorcluster'],
    trigger: {
      'modify defense dice': {
        of: 'target',
        when: (s, effect, v) => canSpend(s, effect, 'focus') && has(v.defenseDice, 'blank'),
        pay: (s, effect) => spend(s, effect.on ?? '', 'focus'),
        do: (_, __, v) => void turnDice(v.defenseDice, 'blank', 'evade', 1),
      },
    },
  },
  {
    id: 'upgrade:primedthrusters',
    rules: ['XW-UPG-primedthrusters'],
    query: {
      'acts while stressed': of(
        'ship',
        (acts, s, effect, { action }) =>
          acts || ((action === 'boost' || action === 'barrel-roll') && me(s, effect).tokens.stress < 3),
      ),
    },
  },
  {
    id: 'upgrade:patternanalyzer',
    rules: ['XW-UPG-patternanalyzer'],
    trigger: {
      'check pilot stress': {
        of: 'ship',
        when: (s) => underWay(s, 'perform action') === null,
        do: (_, __, v) => {
          v.stressLater = true
        },
      },
    },
  },
  {
    id: 'upgrade:threattracker',
    rules: ['XW-UPG-threattracker'],
    trigger: {
      'opportunity to attack': {
        when: (s, effect, v) =>
          !isAlly(s, effect, v.ship) &&
          maySpendLock(s, me(s, effect), v.ship) &&
          isInArcWithin(me(s, effect), shipOf(s, v.ship), 2) &&
          canAct(s, effect.on ?? '', dodges(s, me(s, effect))),
        pay: (s, effect, v) => spendLock(s, me(s, effect), v.ship),
        do: (s, effect) => freeAction(s, effect.on ?? '', dodges(s, me(s, effect))),
      },
    },
  },
  {
    id: 'upgrade:targetingsynchronizer',
    rules: ['XW-UPG-targetingsynchronizer'],
    query: {
      'lock stand-ins': (others, s, effect, { attacker, target }) =>
        isWingman(s, effect, attacker, 2) && me(s, effect).locks.includes(target)
          ? [...others, effect.on ?? '']
          : others,
    },
  },
  {
    id: 'upgrade:hyperwavecommscanner',
    rules: ['XW-UPG-hyperwavecommscanner'],
    asks: [hyperwaveCommScannerSkill, hyperwaveCommScannerToken],
    trigger: {
      'before placing forces': { do: (s, effect) => choose(s, effect, hyperwaveCommScannerSkill) },
      'ship placed': {
        when: (s, effect, { ship }) =>
          ship !== null &&
          !isMe(effect, ship) &&
          isAlly(s, effect, ship) &&
          me(s, effect).inPlay &&
          rangeTo(s, effect, ship) <= 2,
        do: (s, effect, { ship }) => {
          if (ship !== null) choose(s, effect, hyperwaveCommScannerToken, { ship })
        },
      },
    },
  },
  {
    id: 'effect:hyperwavecommscanner',
    rules: ['XW-UPG-hyperwavecommscanner'],
    query: {
      'placement skill': own((_, __, effect) => recall(effect, 'effect:hyperwavecommscanner').skill),
    },
  },
]

function dodges(s: XState, ship: Ship): string[] {
  return actionBar(s, ship).filter((action) => action === 'boost' || action === 'barrel-roll')
}
