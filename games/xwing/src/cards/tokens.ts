import { type Card, call, cause, type Effect, tell } from '@sandtable/kernel'
import { isInFrontArc } from '../arcs.ts'
import { facesOf, turnAll } from '../dice.ts'
import { rerollsLeft } from '../flow/reroll.ts'
import { spendLock } from '../lock.ts'
import { shipOf, type XState, type XWing } from '../state.ts'
import { maySpend, maySpendLock } from '../usable-tokens.ts'

/**
 * What tokens do in an attack. Every ship has these from the start, so that they are used at the same moments and
 * in the same way as cards; each once in a step (XW-ATK-010).
 */
type Rule = Card<XWing>

const own = (s: XState, effect: Effect) => shipOf(s, effect.on ?? '')

/** All focus results become hits or evades (XW-FOCUS-002). */
export const focusToken: Rule = {
  id: 'focus-token',
  rules: ['XW-FOCUS-002', 'XW-ATK-008', 'XW-ATK-009'],
  trigger: {
    'modify attack dice': {
      when: (s, effect, v) => v.attacker === effect.on && maySpend(s, own(s, effect), 'focus'),
      pay: (s, effect) => cause(s, 'spend token', { ship: effect.on ?? '', token: 'focus' }),
      do: (s, _, v) => {
        v.focusTurned = turnAll(v.attackDice, 'focus', 'hit')
        tell(s, { type: 'attack dice', ship: v.attacker, dice: facesOf(v.attackDice) })
      },
    },
    'modify defense dice': {
      when: (s, effect, v) => v.target === effect.on && maySpend(s, own(s, effect), 'focus'),
      pay: (s, effect) => cause(s, 'spend token', { ship: effect.on ?? '', token: 'focus' }),
      do: (s, _, v) => {
        turnAll(v.defenseDice, 'focus', 'evade')
        tell(s, { type: 'defense dice', ship: v.target, dice: facesOf(v.defenseDice) })
      },
    },
  },
}

/** One evade result more (XW-FOCUS-003). */
export const evadeToken: Rule = {
  id: 'evade-token',
  rules: ['XW-FOCUS-003', 'XW-ATK-009', 'XW-ATK-010'],
  trigger: {
    'modify defense dice': {
      when: (s, effect, v) => v.target === effect.on && maySpend(s, own(s, effect), 'evade'),
      pay: (s, effect) => cause(s, 'spend token', { ship: effect.on ?? '', token: 'evade' }),
      do: (s, _, v) => {
        v.defenseDice.push({ face: 'evade', rerolled: false })
        tell(s, { type: 'defense dice', ship: v.target, dice: facesOf(v.defenseDice) })
      },
    },
  },
}

/** Any number of attack dice are rerolled (XW-TLOCK-002). */
export const targetLock: Rule = {
  id: 'target-lock',
  rules: ['XW-TLOCK-002', 'XW-ATK-008'],
  trigger: {
    'modify attack dice': {
      when: (s, effect, v) =>
        v.attacker === effect.on && maySpendLock(s, own(s, effect), v.target) && rerollsLeft(s, v) > 0,
      pay: (s, effect, v) => spendLock(s, own(s, effect), v.target),
      do: (s, effect, v) =>
        call(s, 'reroll', { ship: effect.on ?? '', dice: 'attack', most: v.attackDice.length }),
    },
  },
}

/** A reinforced side adds an evade, and the token stays (XW-EPACT-006). */
export const reinforceToken: Rule = {
  id: 'reinforce-token',
  rules: ['XW-EPACT-006'],
  trigger: {
    'modify defense dice': {
      forced: true,
      when: (s, effect, v) => v.target === effect.on && isReinforced(s, effect.on, v.attacker),
      do: (_, __, v) => void v.defenseDice.push({ face: 'evade', rerolled: false }),
    },
  },
}

function isReinforced(s: XState, defender: string, attacker: string): boolean {
  const ship = shipOf(s, defender)
  if (ship.reinforce === null) return false
  return (ship.reinforce === 'fore') === isInFrontArc(ship, shipOf(s, attacker))
}
