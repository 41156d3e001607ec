import { type Card, call, cardNamed, cause, type Effect, tell } from '@sandtable/kernel'
import { isInFrontArc } from '../arcs.ts'
import { facesOf, mayBeRerolled, turnAll } from '../dice.ts'
import { rerollsLeft } from '../flow/reroll.ts'
import { spendLock } from '../lock.ts'
import { type Ship, shipOf, type XState, type XWing } from '../state.ts'
import { maySpend, maySpendLock } from '../usable-tokens.ts'
import type { Die } from '../vocabulary/attacks.ts'
import { isWarded } from './warded.ts'

/**
 * What tokens do in an attack. Every ship has these from the start, so that they are used at the same moments and
 * in the same way as cards; each once in a step (XW-ATK-010).
 */
type Rule = Card<XWing>

const own = (s: XState, effect: Effect) => shipOf(s, effect.on ?? '')

/** Does anything in play act when one is spent? Then even a token that turns no die may be worth spending. */
const isNoticed = (s: XState, window: 'token spent' | 'lock spent') => s.hooks.trigger[window] !== undefined

/**
 * Would its focus token only be taken away at the end of the round? Nobody is left to attack it, and no card could make
 * use of it till then.
 */
function isOfNoUseLater(s: XState, ship: Ship): boolean {
  const enemies = s.table.ships.filter(({ seat, inPlay }) => seat !== ship.seat && inPlay)
  const { query } = s.hooks
  if (query.lenders !== undefined || query['token stays'] !== undefined) return false
  return enemies.every(({ engaged }) => engaged) && [ship, ...enemies].every((one) => hasNoCards(s, one))
}

function hasNoCards(s: XState, { pilot, upgrades }: Ship): boolean {
  return upgrades.length === 0 && cardNamed(s, `pilot:${pilot}`) === undefined
}

const hasEye = (dice: readonly Die[]) => dice.some(({ face, fixed }) => face === 'focus' && fixed !== true)

/** All focus results become hits or evades (XW-FOCUS-002). */
export const focusToken: Rule = {
  id: 'focus-token',
  rules: ['XW-FOCUS-002', 'XW-ATK-008', 'XW-ATK-009'],
  trigger: {
    'modify attack dice': {
      when: (s, effect, v) => v.attacker === effect.on && maySpend(s, own(s, effect), 'focus'),
      idle: (s, _, v) => !hasEye(v.attackDice) && !isNoticed(s, 'token spent'),
      sure: (s, effect, v) => hasEye(v.attackDice) && isOfNoUseLater(s, own(s, effect)),
      pay: (s, effect) => cause(s, 'spend token', { ship: effect.on ?? '', token: 'focus' }),
      do: (s, _, v) => {
        v.focusTurned = turnAll(v.attackDice, 'focus', 'hit')
        tell(s, { type: 'attack dice', ship: v.attacker, dice: facesOf(v.attackDice) })
      },
    },
    'modify defense dice': {
      when: (s, effect, v) => v.target === effect.on && maySpend(s, own(s, effect), 'focus'),
      idle: (s, _, v) => (!hasEye(v.defenseDice) || isWarded(s, v)) && !isNoticed(s, 'token spent'),
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
      idle: (s, _, v) => isWarded(s, v) && !isNoticed(s, 'token spent'),
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
      idle: (s, _, v) => !v.attackDice.some(mayBeRerolled) && !isNoticed(s, 'lock spent'),
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
