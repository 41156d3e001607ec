import { choose, type Effect, enter, of, own, query } from '@sandtable/kernel'
import { isInArcNamed, rangeInArc } from '../../../../arcs.ts'
import { attackInProgress } from '../../../../current-attack.ts'
import { loseReinforce, turnDamage } from '../../../../holdings.ts'
import { type ShipId, shipOf, type XState } from '../../../../state.ts'
import { pilotSkill } from '../../../../values.ts'
import type { Attack } from '../../../../vocabulary/attacks.ts'
import type { XCard } from '../../../../vocabulary/card.ts'
import { canReroll } from '../../../pilots/pilot.ts'
import {
  assign,
  attackAgain,
  attackUnderWay,
  choice,
  inRangeOf,
  isAlly,
  isMe,
  mayReroll,
  me,
  rangeTo,
  recall,
  spend,
  turnDice,
} from '../../../words.ts'
import { isFaceUp, missed, primaryShots, turnsOne } from '../crew.ts'

const operationsSpecialistShip = choice<ShipId>('ship', {
  from: (s, effect) => {
    const { attacker } = attackUnderWay(s)
    return [attacker, ...inRangeOf(s, attacker, 3)].filter((ship) => isAlly(s, effect, ship))
  },
  do: (s, _, ship) => assign(s, ship, 'focus'),
})

/** Crew of any faction that acts in attacks. */
export const anyFactionAttackCrew: readonly XCard[] = [
  {
    id: 'upgrade:gunner',
    rules: ['XW-UPG-gunner', 'XW-UPG-036', 'XW-UPG-037', 'XW-UPG-038', 'XW-UPG-039', 'XW-ERRAT-008'],
    trigger: {
      'attack again': {
        of: 'attacker',
        when: (s, effect, v) => missed(v) && primaryShots(s, me(s, effect)).length > 0,
        do: (s, effect) => attackAgain(s, effect.on ?? '', primaryShots(s, me(s, effect)), true),
      },
    },
  },
  {
    id: 'effect:no-more-attacks',
    rules: ['XW-UPG-036'],
    query: {
      'attack forbidden': own((rule) => rule ?? 'XW-UPG-036'),
    },
  },
  {
    id: 'upgrade:tactician',
    rules: ['XW-UPG-tactician', 'XW-UPG-150', 'XW-UPG-151', 'XW-UPG-152', 'XW-UPG-153'],
    trigger: {
      'after attack': {
        forced: true,
        of: 'attacker',
        when: (s, effect, v) => rangeInArc(me(s, effect), shipOf(s, v.target)) === 2,
        do: (s, _, v) => assign(s, v.target, 'stress'),
      },
    },
  },
  {
    id: 'upgrade:operationsspecialist',
    rules: ['XW-UPG-operationsspecialist'],
    asks: [operationsSpecialistShip],
    trigger: {
      'after attack': {
        when: (s, effect, v) =>
          missed(v) && isAlly(s, effect, v.attacker) && rangeTo(s, effect, v.attacker) <= 2,
        do: (s, effect) => {
          choose(s, effect, operationsSpecialistShip)
        },
      },
    },
  },
  {
    id: 'upgrade:breachspecialist',
    rules: ['XW-UPG-breachspecialist'],
    trigger: {
      'damage card drawn': {
        of: 'ship',
        when: (s, effect, v) => isFaceUp(v) && me(s, effect).reinforce !== null,
        pay: (s, effect) => loseReinforce(s, me(s, effect)),
        do: (s, effect, v) => {
          turnDamage(s, v.ship, v, 'down')
          enter(s, { card: 'effect:breachspecialist', seat: effect.seat, on: effect.on, until: 'round' })
        },
      },
    },
  },
  {
    id: 'effect:breachspecialist',
    rules: ['XW-UPG-breachspecialist'],
    query: { 'turns damage down': own(() => true) },
  },
  turnsOne('mercenarycopilot', ['XW-REF-029'], 'hit', 'crit', (_, __, v) => v.range === 3),
  {
    id: 'upgrade:tailgunner',
    rules: ['XW-UPG-tailgunner'],
    query: {
      'defender agility': of('attacker', (value, s, _, v) => (isFromBehind(s, v) ? value - 1 : value)),
    },
  },
  {
    id: 'upgrade:hotshotcopilot',
    rules: ['XW-UPG-hotshotcopilot'],
    trigger: {
      'modify attack dice': {
        forced: true,
        seat: (s, _, v) => shipOf(s, v.attacker).seat,
        of: 'target',
        when: (s, effect, v) => owesFocus(s, effect, v.attacker),
        pay: (s, _, v) => spend(s, v.attacker, 'focus'),
        do: (_, __, v) => {
          v.focusTurned = turnDice(v.attackDice, 'focus', 'hit')
        },
      },
      'modify defense dice': {
        forced: true,
        seat: (s, _, v) => shipOf(s, v.target).seat,
        of: 'attacker',
        when: (s, effect, v) => v.weapon === 'primary' && owesFocus(s, effect, v.target),
        pay: (s, _, v) => spend(s, v.target, 'focus'),
        do: (_, __, v) => void turnDice(v.defenseDice, 'focus', 'evade'),
      },
      // Any focus token of the other ship that is spent in the step will do.
      'token spent': {
        forced: true,
        when: (s, effect, v) => {
          const attack = attackInProgress(s)
          if (attack === null || v.token !== 'focus') return false
          return v.ship === (isMe(effect, attack.attacker) ? attack.target : attack.attacker)
        },
        do: (_, effect) => {
          recall(effect, 'upgrade:hotshotcopilot').spent = true
        },
      },
      'attack dice rolled': {
        forced: true,
        when: (_, effect) => recall(effect, 'upgrade:hotshotcopilot').spent === true,
        do: (_, effect) => {
          recall(effect, 'upgrade:hotshotcopilot').spent = false
        },
      },
    },
  },
  {
    id: 'upgrade:flightinstructor',
    rules: ['XW-UPG-flightinstructor', 'XW-REF-028'],
    trigger: {
      'modify defense dice': {
        of: 'target',
        when: (s, _, v) => canReroll(v.defenseDice, taught(s, v)),
        do: (s, _, v) => mayReroll(s, v.target, 'defense', 1, taught(s, v)),
      },
    },
  },
]

function isFromBehind(s: XState, v: Attack): boolean {
  const attacker = shipOf(s, v.attacker)
  return v.weapon === 'primary' && isInArcNamed(attacker, shipOf(s, v.target), 'aux-rear')
}

/** Has that ship a focus token that it could spend, and has spent none in this attack yet? */
function owesFocus(s: XState, effect: Effect, ship: string): boolean {
  if (recall(effect, 'upgrade:hotshotcopilot').spent === true || shipOf(s, ship).tokens.focus === 0)
    return false
  return !query(s, 'spending forbidden', false, { ship, token: 'focus' })
}

/** A focus result, or a blank instead against a pilot of skill 2 or lower. */
function taught(s: XState, v: Attack): string[] {
  return pilotSkill(s, shipOf(s, v.attacker)) <= 2 ? ['focus', 'blank'] : ['focus']
}
