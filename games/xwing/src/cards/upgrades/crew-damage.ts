import { cause, choose, type Effect, enter, tell, underWay } from '@sandtable/kernel'
import { currentAttack } from '../../current-attack.ts'
import { loseReinforce } from '../../holdings.ts'
import type { Ship, XState } from '../../state.ts'
import { upgradeCard } from '../../values.ts'
import type { XCard } from '../../vocabulary/card.ts'
import type { Dealing } from '../../vocabulary/damage.ts'
import { choice, discard, discardDrawn, isMe, me, recall, recoverShield } from '../words.ts'

/** Crew that act when damage cards are dealt. */

const faceUpTo = (effect: Effect, v: Dealing) =>
  isMe(effect, v.ship) && v.faceUp && typeof v.card === 'string'

const moffjerjerrodOption = choice<string>('option', {
  from: (s, effect) => crewOf(me(s, effect)),
  do: (s, effect, card) => {
    const at = me(s, effect).upgrades.findIndex((one) => one.faceUp && one.card === card)
    cause(s, 'discard upgrade', { ship: effect.on ?? '', at, why: 'effect' })
    const dealing = underWay(s, 'deal a damage card')
    if (dealing !== null) dealing.faceUp = false
  },
})

export const crewAtDamage: readonly XCard[] = [
  {
    id: 'upgrade:chewbacca',
    rules: ['XW-UPG-chewbacca', 'XW-UPG-046', 'XW-UPG-047', 'XW-UPG-048'],
    trigger: {
      'damage card drawn': {
        when: (_, effect, v) => isMe(effect, v.ship) && typeof v.card === 'string',
        do: (s, effect, v) => {
          discardDrawn(s, v)
          recoverShield(s, me(s, effect))
          discard(s, effect)
        },
      },
    },
  },
  {
    id: 'upgrade:moffjerjerrod',
    rules: ['XW-UPG-moffjerjerrod'],
    asks: [moffjerjerrodOption],
    trigger: {
      'damage card drawn': {
        when: (_, effect, v) => faceUpTo(effect, v),
        do: (s, effect) => choose(s, effect, moffjerjerrodOption),
      },
    },
  },
  {
    id: 'upgrade:breachspecialist',
    rules: ['XW-UPG-breachspecialist'],
    trigger: {
      'damage card drawn': {
        when: (s, effect, v) => faceUpTo(effect, v) && me(s, effect).reinforce !== null,
        pay: (s, effect) => loseReinforce(s, me(s, effect)),
        do: (s, effect, v) => {
          v.faceUp = false
          enter(s, { card: 'effect:breachspecialist', seat: effect.seat, on: effect.on, until: 'round' })
        },
      },
    },
  },
  {
    id: 'effect:breachspecialist',
    rules: ['XW-UPG-breachspecialist'],
    query: { 'turns damage down': (value, _, effect, ship) => value || isMe(effect, ship) },
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
          if (v.faceUp || typeof v.card !== 'string') return
          v.faceUp = true
          tell(s, { type: 'damage card', ship: v.ship, card: v.card })
        },
      },
    },
  },
]

function crewOf(ship: Ship): string[] {
  const crew = ship.upgrades.filter(({ card, faceUp }) => faceUp && upgradeCard(card).slot === 'crew')
  return [...new Set(crew.map(({ card }) => card))]
}

/** Is the card dealt to the defender of an attack by or against this ship? */
function isInItsAttack(s: XState, effect: Effect, v: Dealing): boolean {
  const attack = currentAttack(s)
  if (attack === null) return false
  const { attacker, target } = attack
  return v.ship === target && (isMe(effect, attacker) || isMe(effect, target))
}
