import { choose, type Effect, enter, tell } from '@sandtable/kernel'
import { isInArcNamed, isInFiringArc } from '../../arcs.ts'
import { mayBeRerolled } from '../../dice.ts'
import { spendLock } from '../../lock.ts'
import type { ShipId } from '../../state.ts'
import { shipOf, type XState } from '../../state.ts'
import { maySpendLock } from '../../usable-tokens.ts'
import { isStressed, pilotCard, shipType } from '../../values.ts'
import type { Attack, Die } from '../../vocabulary/attacks.ts'
import type { XCard } from '../../vocabulary/card.ts'
import {
  assign,
  attackUnderWay,
  choice,
  enemiesAt,
  has,
  isMe,
  mayReroll,
  me,
  mustReroll,
  recall,
  relieve,
  suffer,
  turnDice,
} from '../words.ts'

/** Crew that change dice, their number or what they show. */

type Usable = (s: XState, effect: Effect, v: Attack) => boolean
const attacking: Usable = (_, effect, v) => isMe(effect, v.attacker)
const defending: Usable = (_, effect, v) => isMe(effect, v.target)

/** May turn one attack die from one face to another. */
function turnsOne(id: string, rules: readonly string[], from: string, to: string, when: Usable): XCard {
  return {
    id: `upgrade:${id}`,
    rules: [`XW-UPG-${id}`, ...rules],
    trigger: {
      'modify attack dice': {
        when: (s, effect, v) => attacking(s, effect, v) && has(v.attackDice, from) && when(s, effect, v),
        do: (_, __, v) => void turnDice(v.attackDice, from, to, 1),
      },
    },
  }
}

const notRerolled = (dice: readonly Die[]) => dice.filter(mayBeRerolled).length

/** `1`, `2`, … up to as many. */
const upTo = (most: number) => Array.from({ length: most }, (_, at) => String(at + 1))

const maulOption = choice<string>('option', {
  from: (s) => upTo(notRerolled(attackUnderWay(s).attackDice)),
  do: (s, effect, number) => {
    assign(s, effect.on ?? '', 'stress', Number(number), true)
    mustReroll(s, effect.on ?? '', 'attack', Number(number), Number(number))
  },
})

const zuckussOption = choice<string>('option', {
  from: (s) => upTo(notRerolled(attackUnderWay(s).defenseDice)),
  do: (s, effect, number) => {
    assign(s, effect.on ?? '', 'stress', Number(number), true)
    mustReroll(s, effect.on ?? '', 'defense', Number(number), Number(number))
  },
})

const fourlomToken = choice<'focus' | 'evade'>('option', {
  from: (s) => {
    const { tokens } = shipOf(s, attackUnderWay(s).target)
    return (['focus', 'evade'] as const).filter((token) => tokens[token] > 0)
  },
  do: (s, effect, token) => {
    const on = attackUnderWay(s).target
    enter(s, { card: 'effect:4lom', seat: effect.seat, on, vars: { token }, until: 'attack' })
  },
})

const agentkallusShip = choice<ShipId>('ship', {
  from: (s, effect) => enemiesAt(s, effect, 1, 4),
  do: (s, effect, ship) => {
    recall(effect, 'upgrade:agentkallus').prey = ship
    tell(s, { type: 'named', ship: effect.on ?? '', card: effect.card, target: ship })
  },
})

export const crewWithDice: readonly XCard[] = [
  turnsOne('mercenarycopilot', ['XW-REF-029'], 'hit', 'crit', (_, __, v) => v.range === 3),
  turnsOne('bistan', [], 'hit', 'crit', (_, __, v) => v.range <= 2),
  turnsOne('ezrabridger', [], 'focus', 'crit', (s, effect) => isStressed(me(s, effect))),
  {
    id: 'upgrade:hansolo',
    rules: ['XW-UPG-hansolo'],
    trigger: {
      'modify attack dice': {
        when: (s, effect, v) => attacking(s, effect, v) && maySpendLock(s, me(s, effect), v.target),
        pay: (s, effect, v) => spendLock(s, me(s, effect), v.target),
        do: (_, __, v) => void turnDice(v.attackDice, 'focus', 'hit'),
      },
    },
  },
  {
    id: 'upgrade:sawgerrera',
    rules: ['XW-UPG-sawgerrera'],
    trigger: {
      'modify attack dice': {
        when: (s, effect, v) => attacking(s, effect, v) && has(v.attackDice, 'focus'),
        pay: (s, _, v) => suffer(s, v.attacker, 1),
        do: (_, __, v) => void turnDice(v.attackDice, 'focus', 'crit'),
      },
    },
  },
  {
    id: 'upgrade:dengar',
    rules: ['XW-UPG-dengar'],
    trigger: {
      'modify attack dice': {
        when: (s, effect, v) => attacking(s, effect, v) && notRerolled(v.attackDice) > 0,
        do: (s, _, v) =>
          mayReroll(s, v.attacker, 'attack', pilotCard(shipOf(s, v.target).pilot).unique ? 2 : 1),
      },
    },
  },
  {
    id: 'upgrade:wookieecommandos',
    rules: ['XW-UPG-wookieecommandos'],
    trigger: {
      'modify attack dice': {
        when: (s, effect, v) => attacking(s, effect, v) && has(v.attackDice, 'focus'),
        do: (s, _, v) => mayReroll(s, v.attacker, 'attack', v.attackDice.length, ['focus']),
      },
    },
  },
  {
    id: 'upgrade:maul',
    rules: ['XW-UPG-maul'],
    asks: [maulOption],
    trigger: {
      'modify attack dice': {
        when: (s, effect, v) =>
          attacking(s, effect, v) && !isStressed(me(s, effect)) && notRerolled(v.attackDice) > 0,
        do: (s, effect) => choose(s, effect, maulOption),
      },
      'after attack': {
        when: (s, effect, v) => attacking(s, effect, v) && v.everHit === true && isStressed(me(s, effect)),
        do: (s, effect) => relieve(s, effect, effect.on ?? ''),
      },
    },
  },
  {
    id: 'upgrade:zuckuss',
    rules: ['XW-UPG-zuckuss'],
    asks: [zuckussOption],
    trigger: {
      'modify defense dice': {
        when: (s, effect, v) =>
          attacking(s, effect, v) && !isStressed(me(s, effect)) && notRerolled(v.defenseDice) > 0,
        do: (s, effect) => choose(s, effect, zuckussOption),
      },
    },
  },
  {
    id: 'upgrade:4lom',
    rules: ['XW-UPG-4lom'],
    asks: [fourlomToken],
    trigger: {
      'modify attack dice': {
        when: (s, effect, v) => {
          const { focus, evade } = shipOf(s, v.target).tokens
          return attacking(s, effect, v) && focus + evade > 0
        },
        pay: (s, _, v) => assign(s, v.attacker, 'ion'),
        do: (s, effect) => {
          choose(s, effect, fourlomToken)
        },
      },
    },
  },
  {
    id: 'effect:4lom',
    rules: ['XW-UPG-4lom'],
    query: {
      'spending forbidden': (forbidden, s, effect, { ship, token }) =>
        forbidden ||
        (isMe(effect, ship) &&
          token === recall(effect, 'effect:4lom').token &&
          token !== 'lock' &&
          me(s, effect).tokens[token] < 2),
    },
  },
  {
    id: 'upgrade:finn',
    rules: ['XW-UPG-finn'],
    trigger: {
      'modify attack dice': {
        when: (s, effect, v) =>
          attacking(s, effect, v) &&
          v.weapon === 'primary' &&
          isInFiringArc(me(s, effect), shipOf(s, v.target)),
        do: (_, __, v) => void v.attackDice.push({ face: 'blank', rerolled: false }),
      },
      'modify defense dice': {
        when: (s, effect, v) =>
          defending(s, effect, v) && isInFiringArc(me(s, effect), shipOf(s, v.attacker)),
        do: (_, __, v) => void v.defenseDice.push({ face: 'blank', rerolled: false }),
      },
    },
  },
  {
    id: 'upgrade:tailgunner',
    rules: ['XW-UPG-tailgunner'],
    query: {
      'defender agility': (value, s, effect, v) =>
        isMe(effect, v.attacker) && isFromBehind(s, v) ? value - 1 : value,
    },
  },
  {
    id: 'upgrade:agentkallus',
    rules: ['XW-UPG-agentkallus'],
    asks: [agentkallusShip],
    trigger: {
      'start of planning': {
        forced: true,
        when: (s, effect) => s.table.round === 1 && recall(effect, 'upgrade:agentkallus').prey === undefined,
        do: (s, effect) => choose(s, effect, agentkallusShip),
      },
      'modify attack dice': {
        when: (s, effect, v) =>
          attacking(s, effect, v) &&
          v.target === recall(effect, 'upgrade:agentkallus').prey &&
          has(v.attackDice, 'focus'),
        do: (_, __, v) => void turnDice(v.attackDice, 'focus', 'hit', 1),
      },
      'modify defense dice': {
        when: (s, effect, v) =>
          defending(s, effect, v) &&
          v.attacker === recall(effect, 'upgrade:agentkallus').prey &&
          has(v.defenseDice, 'focus'),
        do: (_, __, v) => void turnDice(v.defenseDice, 'focus', 'evade', 1),
      },
    },
  },
]

function isFromBehind(s: XState, v: Attack): boolean {
  const attacker = shipOf(s, v.attacker)
  if (v.weapon !== 'primary' || shipType(attacker.type).turretPrimary) return false
  return isInArcNamed(attacker, shipOf(s, v.target), 'aux-rear')
}
