import { cause, choose, type Effect, enter, of } from '@sandtable/kernel'
import { currentAttack } from '../../../../current-attack.ts'
import { mayBeRerolled } from '../../../../dice.ts'
import { turnDamage } from '../../../../holdings.ts'
import { type Ship, type ShipId, shipOf, type XState } from '../../../../state.ts'
import { isStressed, pilotCard } from '../../../../values.ts'
import type { Die } from '../../../../vocabulary/attacks.ts'
import type { XCard } from '../../../../vocabulary/card.ts'
import type { Dealing } from '../../../../vocabulary/damage.ts'
import { canReroll, canRerollAttack, tokensOf } from '../../../pilots/pilot.ts'
import {
  assign,
  attackUnderWay,
  choice,
  discard,
  isMe,
  lock,
  me,
  mustReroll,
  recall,
  relieve,
} from '../../../words.ts'
import { rerolling } from '../../../words-dice.ts'
import { missed } from '../crew.ts'

const cardOfTheDefender = choice<string, { target: ShipId }>('option', {
  from: (s, _, { target }) => faceUp(shipOf(s, target)),
  do: (s, _, card, { target }) => {
    const ship = shipOf(s, target)
    const at = ship.upgrades.findIndex((one) => one.faceUp && one.card === card)
    cause(s, 'discard upgrade', { ship: ship.id, at, why: 'effect' })
  },
})

const notRerolled = (dice: readonly Die[]) => dice.filter(mayBeRerolled).length

/** `1`, `2`, … up to as many. */
const upTo = (most: number) => Array.from({ length: most }, (_, at) => String(at + 1))

const attackDiceForStress = choice<string>('option', {
  from: (s) => upTo(notRerolled(attackUnderWay(s).attackDice)),
  do: (s, effect, number) => {
    assign(s, effect.on ?? '', 'stress', Number(number), true)
    mustReroll(s, effect.on ?? '', 'attack', Number(number), Number(number))
  },
})

const defenseDiceForStress = choice<string>('option', {
  from: (s) => upTo(notRerolled(attackUnderWay(s).defenseDice)),
  do: (s, effect, number) => {
    assign(s, effect.on ?? '', 'stress', Number(number), true)
    mustReroll(s, effect.on ?? '', 'defense', Number(number), Number(number))
  },
})

const fourlomToken = choice<'focus' | 'evade'>('option', {
  from: (s) => tokensOf(shipOf(s, attackUnderWay(s).target)),
  do: (s, effect, token) => {
    const on = attackUnderWay(s).target
    enter(s, { card: 'effect:4lom', seat: effect.seat, on, vars: { token }, until: 'attack' })
  },
})

/** Crew of Scum and Villainy that acts in attacks. */
export const scumAttackCrew: readonly XCard[] = [
  {
    id: 'upgrade:bossk',
    rules: ['XW-UPG-bossk', 'XW-UPG-040', 'XW-UPG-041', 'XW-UPG-042'],
    trigger: {
      'after attack': {
        forced: true,
        of: 'attacker',
        when: (_, __, v) => missed(v),
        do: (s, effect, v) => {
          if (!isStressed(me(s, effect))) assign(s, v.attacker, 'stress')
          assign(s, v.attacker, 'focus')
          lock(s, v.attacker, v.target)
        },
      },
    },
  },
  {
    id: 'upgrade:bobafett',
    rules: ['XW-UPG-bobafett', 'XW-UPG-029', 'XW-UPG-030', 'XW-UPG-032', 'XW-UPG-033', 'XW-UPG-034'],
    asks: [cardOfTheDefender],
    trigger: {
      'declare target': {
        forced: true,
        of: 'attacker',
        when: (_, effect) => recall(effect, 'upgrade:bobafett').dealt === true,
        do: (_, effect) => {
          recall(effect, 'upgrade:bobafett').dealt = false
        },
      },
      'damage card drawn': {
        forced: true,
        when: (s, effect, v) => {
          const attack = currentAttack(s)
          return v.faceUp && attack?.target === v.ship && isMe(effect, attack.attacker)
        },
        do: (_, effect) => {
          recall(effect, 'upgrade:bobafett').dealt = true
        },
      },
      'after attack': {
        of: 'attacker',
        when: (s, effect, v) =>
          recall(effect, 'upgrade:bobafett').dealt === true && faceUp(shipOf(s, v.target)).length > 0,
        pay: (s, effect) => discard(s, effect),
        do: (s, effect, v) => choose(s, effect, cardOfTheDefender, { target: v.target }),
      },
    },
  },
  {
    id: 'upgrade:greedo',
    rules: ['XW-UPG-greedo'],
    trigger: {
      'declare target': {
        forced: true,
        when: (_, effect, v) => isMe(effect, v.attacker) || isMe(effect, v.target),
        do: (s, effect, v) => {
          const kind = isMe(effect, v.attacker) ? 'attacked' : 'defended'
          const memory = recall(effect, 'upgrade:greedo')
          memory.armed = memory[kind] !== s.table.round
          memory[kind] = s.table.round
        },
      },
      'damage card drawn': {
        forced: true,
        when: (s, effect, v) =>
          recall(effect, 'upgrade:greedo').armed === true && isInItsAttack(s, effect, v),
        do: (s, effect, v) => {
          recall(effect, 'upgrade:greedo').armed = false
          turnDamage(s, v.ship, v, 'up')
        },
      },
    },
  },
  {
    id: 'upgrade:dengar',
    rules: ['XW-UPG-dengar'],
    trigger: {
      'modify attack dice': {
        of: 'attacker',
        ...rerolling('attack', { most: (s, _, v) => (pilotCard(shipOf(s, v.target).pilot).unique ? 2 : 1) }),
      },
    },
  },
  {
    id: 'upgrade:maul',
    rules: ['XW-UPG-maul'],
    asks: [attackDiceForStress],
    trigger: {
      'modify attack dice': {
        of: 'attacker',
        when: (s, effect, v) => !isStressed(me(s, effect)) && canRerollAttack(s, v),
        do: (s, effect) => choose(s, effect, attackDiceForStress),
      },
      'after attack': {
        of: 'attacker',
        when: (s, effect, v) => v.everHit === true && isStressed(me(s, effect)),
        do: (s, effect) => relieve(s, effect, effect.on ?? ''),
      },
    },
  },
  {
    id: 'upgrade:zuckuss',
    rules: ['XW-UPG-zuckuss'],
    asks: [defenseDiceForStress],
    trigger: {
      'modify defense dice': {
        of: 'attacker',
        when: (s, effect, v) => !isStressed(me(s, effect)) && canReroll(v.defenseDice),
        do: (s, effect) => choose(s, effect, defenseDiceForStress),
      },
    },
  },
  {
    id: 'upgrade:4lom',
    rules: ['XW-UPG-4lom'],
    asks: [fourlomToken],
    trigger: {
      'modify attack dice': {
        of: 'attacker',
        when: (s, _, v) => tokensOf(shipOf(s, v.target)).length > 0,
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
      'spending forbidden': of(
        'ship',
        (forbidden, s, effect, { token }) =>
          forbidden ||
          (token === recall(effect, 'effect:4lom').token &&
            token !== 'lock' &&
            me(s, effect).tokens[token] < 2),
      ),
    },
  },
  {
    id: 'upgrade:lattsrazzi',
    rules: ['XW-UPG-lattsrazzi'],
    trigger: {
      'modify defense dice': {
        of: 'target',
        when: (s, _, v) => isStressed(shipOf(s, v.attacker)),
        pay: (s, effect, v) => relieve(s, effect, v.attacker),
        do: (_, __, v) => void v.defenseDice.push({ face: 'evade', rerolled: false }),
      },
    },
  },
]

/** The upgrades of a ship that are not discarded, each once. */
function faceUp(ship: Ship): string[] {
  return [...new Set(ship.upgrades.flatMap((one) => (one.faceUp ? [one.card] : [])))]
}

/** Is the card dealt to the defender of an attack by or against this ship? */
function isInItsAttack(s: XState, effect: Effect, v: Dealing): boolean {
  const attack = currentAttack(s)
  if (attack === null) return false
  const { attacker, target } = attack
  return v.ship === target && (isMe(effect, attacker) || isMe(effect, target))
}
