import { choose, type Effect, query, tell } from '@sandtable/kernel'
import { isInArcAt } from '../../arcs.ts'
import { attackInProgress } from '../../current-attack.ts'
import { mayBeRerolled } from '../../dice.ts'
import { defenseDice } from '../../flow/attack.ts'
import { shipOf, type XState } from '../../state.ts'
import { isStressed, pilotSkill } from '../../values.ts'
import type { Attack } from '../../vocabulary/attacks.ts'
import type { XCard } from '../../vocabulary/card.ts'
import { mayModify } from '../modifying.ts'
import {
  assign,
  attackUnderWay,
  choice,
  isAlly,
  isMe,
  mayReroll,
  me,
  rangeTo,
  recall,
  relieve,
  spend,
  turnDice,
} from '../words.ts'
import { oneGuess } from './guess.ts'

/** Crew that act when their ship or a friend is attacked, and one that presses the other side. */

type Usable = (s: XState, effect: Effect, v: Attack) => boolean
const attacking: Usable = (_, effect, v) => isMe(effect, v.attacker)
const defending: Usable = (_, effect, v) => isMe(effect, v.target)

const c3poOption = choice<string>('option', {
  from: (s) => Array.from({ length: defenseDice(s, attackUnderWay(s)) + 1 }, (_, n) => String(n)),
  do: (s, effect, number) => {
    recall(effect, 'upgrade:c3po').guess = Number(number)
    tell(s, { type: 'guessed', ship: effect.on ?? '', card: effect.card, number: Number(number) })
  },
})

export const crewOfTargets: readonly XCard[] = [
  {
    id: 'upgrade:hotshotcopilot',
    rules: ['XW-UPG-hotshotcopilot'],
    trigger: {
      'modify attack dice': {
        forced: true,
        seat: (s, _, v) => shipOf(s, v.attacker).seat,
        when: (s, effect, v) => defending(s, effect, v) && owesFocus(s, effect, v.attacker),
        pay: (s, _, v) => spend(s, v.attacker, 'focus'),
        do: (_, __, v) => {
          v.focusTurned = turnDice(v.attackDice, 'focus', 'hit')
        },
      },
      'modify defense dice': {
        forced: true,
        seat: (s, _, v) => shipOf(s, v.target).seat,
        when: (s, effect, v) =>
          attacking(s, effect, v) && v.weapon === 'primary' && owesFocus(s, effect, v.target),
        pay: (s, _, v) => spend(s, v.target, 'focus'),
        do: (_, __, v) => void turnDice(v.defenseDice, 'focus', 'evade'),
      },
      // Any focus token of the other ship that is spent in the step will do.
      'token spent': {
        forced: true,
        when: (s, effect, v) => {
          const attack = attackInProgress(s)
          if (
            attack === null ||
            v.token !== 'focus' ||
            recall(effect, 'upgrade:hotshotcopilot').spent === true
          )
            return false
          const other = isMe(effect, attack.attacker) ? attack.target : attack.attacker
          return v.ship === other && (isMe(effect, attack.attacker) || isMe(effect, attack.target))
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
    id: 'upgrade:deathtroopers',
    rules: ['XW-UPG-deathtroopers'],
    trigger: {
      'declare target': {
        forced: true,
        when: (s, effect, v) => {
          if (isMe(effect, v.target) || !isAlly(s, effect, v.target) || rangeTo(s, effect, v.target) > 1)
            return false
          return isInArcAt(shipOf(s, v.attacker), me(s, effect), 1, 3)
        },
        do: (s, _, v) => assign(s, v.attacker, 'stress'),
      },
    },
  },
  {
    id: 'upgrade:rebelcaptive',
    rules: ['XW-UPG-rebelcaptive', 'XW-UPG-083', 'XW-UPG-084'],
    trigger: {
      'declare target': {
        forced: true,
        limit: { times: 1, per: 'round' },
        when: defending,
        do: (s, _, v) => assign(s, v.attacker, 'stress'),
      },
    },
  },
  {
    id: 'upgrade:c3po',
    rules: ['XW-UPG-c3po', 'XW-UPG-043', 'XW-UPG-044', 'XW-UPG-045'],
    asks: [c3poOption],
    trigger: {
      'before defense roll': {
        limit: oneGuess,
        when: (s, effect, v) =>
          defending(s, effect, v) && defenseDice(s, v) > 0 && mayModify(s, effect, v, 'modify defense dice'),
        do: (s, effect) => choose(s, effect, c3poOption),
      },
      'defense dice rolled': {
        forced: true,
        when: (s, effect, v) =>
          defending(s, effect, v) && typeof recall(effect, 'upgrade:c3po').guess === 'number',
        do: (_, effect, v) => {
          if (
            v.defenseDice.filter((die) => die.face === 'evade').length ===
            recall(effect, 'upgrade:c3po').guess
          )
            v.defenseDice.push({ face: 'evade', rerolled: false })
          recall(effect, 'upgrade:c3po').guess = null
        },
      },
    },
  },
  {
    id: 'upgrade:lattsrazzi',
    rules: ['XW-UPG-lattsrazzi'],
    trigger: {
      'modify defense dice': {
        when: (s, effect, v) => defending(s, effect, v) && isStressed(shipOf(s, v.attacker)),
        pay: (s, effect, v) => relieve(s, effect, v.attacker),
        do: (_, __, v) => void v.defenseDice.push({ face: 'evade', rerolled: false }),
      },
    },
  },
  {
    id: 'upgrade:flightinstructor',
    rules: ['XW-UPG-flightinstructor', 'XW-REF-028'],
    trigger: {
      'modify defense dice': {
        when: (s, effect, v) =>
          defending(s, effect, v) &&
          v.defenseDice.some((die) => mayBeRerolled(die) && taught(s, v).includes(die.face)),
        do: (s, _, v) => mayReroll(s, v.target, 'defense', 1, taught(s, v)),
      },
    },
  },
]

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
