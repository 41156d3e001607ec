import {
  canUse,
  cardNamed,
  clone,
  type Effect,
  type Foreseen,
  type Foresight,
  foreseeChanged,
  openAt,
  type Question,
  underWay,
} from '@sandtable/kernel'
import { ramOf } from '../attack/modifying.ts'
import { dicePerAim } from '../attack/spending.ts'
import { isFinal } from '../attack/tally.ts'
import { lending } from '../cards/borrowed.ts'
import { spendFromCache } from '../cards-held.ts'
import { attackPool } from '../flow/pool.ts'
import { takeTokens } from '../holdings.ts'
import type { Legion, LState } from '../state.ts'
import { spendable } from '../tokens.ts'
import { isLaid, unitOf } from '../units.ts'
import type { Pool, PoolDie } from '../vocabulary/attacks.ts'
import type { TokenSpent, Windows } from '../vocabulary/windows.ts'
import { faces, type Shown, shownBy } from './dice-shown.ts'
import { type Ending, type Left, leftOf, type Plan, planOf, type Rerolls } from './reroll-plan.ts'

/**
 * Pools in which nothing but tokens re-rolls attack dice, as in nearly all. Which dice are re-rolled is counted by
 * itself (`reroll-plan.ts`); what comes of every result, with all that both sides have, is played by the rules.
 */
export interface Aimed<Outcome> {
  readonly plan: Plan
  /** What comes of these endings together. */
  outcomes(endings: readonly Ending[]): Foreseen<Outcome>[]
}

/** Does nothing re-roll but the tokens of the two, does nothing come of spending them, and is no blank worth more than a hit? */
export function isPlainlyAimed(s: LState, pool: Pool): boolean {
  return (
    ramOf(s, pool) === 0 &&
    effectsAt(s, 're-roll attack dice').every(
      (effect) => isElsewhere(effect.on, pool) || lendsNothing(s, effect, pool),
    ) &&
    isPlainlySpent(s, { unit: pool.attacker, token: 'aim' })
  )
}

/** Does nothing come of it but what the token does? */
export function isPlainlySpent(s: LState, spent: TokenSpent): boolean {
  return effectsAt(s, 'a token is spent').every((effect) => !canUse(s, 'a token is spent', effect, spent))
}

function effectsAt(s: LState, window: keyof Windows): Effect[] {
  return (s.hooks.trigger[window] ?? []).flatMap((id) => s.effects[id] ?? [])
}

/** A card that lends tokens, but none to this attacker. */
function lendsNothing(s: LState, effect: Effect, pool: Pool): boolean {
  const ability = cardNamed(s, effect.card)?.trigger?.['re-roll attack dice']
  // Whether there are such tokens does not hang on what dice show.
  return ability !== undefined && lending in ability && !canUse(s, 're-roll attack dice', effect, pool)
}

function isElsewhere(on: string | null, { attacker, defender }: Pool): boolean {
  return on !== null && on !== attacker && on !== defender
}

/** Is somebody asked whether to spend such a token? */
export function isAtRerolls(s: LState, { options }: Question): boolean {
  return openAt(s, 're-roll attack dice') !== null && options?.includes('pass') === true
}

/** `s`: the pool is under way, and its attack dice are about to be rolled or may still be re-rolled. */
export function aimed<Outcome>(
  s: LState,
  foresight: Foresight<Legion, Outcome>,
  colours: readonly PoolDie['colour'][],
): Aimed<Outcome> {
  const pool = underWay(s, 'attack pool') as Pool
  const unit = unitOf(s, pool.attacker)
  const tokens = rerollsOf(s, pool)
  const lefts = leftOf(tokens)
  const all = shownBy(colours.length)
  const found = foreseeChanged(
    lefts.map((left) => readyToShow(s, left)),
    all.map((shown) => ({ name: `show ${shown}`, make: (now: LState) => show(now, shown) })),
    foresight,
  )
  const ends = new Map(
    found.flatMap((of, at) => of.map((end, way) => [`${lefts[at]} ${all[way]}`, end] as const)),
  )
  const endOf = (shown: Shown, left: Left) => ends.get(`${left} ${shown}`) ?? []
  const { seat } = unit
  const plan = planOf({
    dice: {
      red: colours.filter((one) => one === 'red').length,
      black: colours.filter((one) => one === 'black').length,
      white: colours.filter((one) => one === 'white').length,
    },
    tokens,
    worth: (shown, left) => {
      let sum = 0
      for (const { outcome, chance } of endOf(shown, left)) sum += chance * foresight.worth(outcome, seat)
      return sum
    },
  })
  return {
    plan,
    outcomes: (endings) => {
      const found = new Map<string, { outcome: Outcome; chance: number }>()
      for (const { shown, left, chance } of endings)
        for (const one of endOf(shown, left)) {
          const name = foresight.nameOf(one.outcome)
          const sum = found.get(name) ?? { outcome: one.outcome, chance: 0 }
          sum.chance += chance * one.chance
          found.set(name, sum)
        }
      return [...found.values()]
    },
  }
}

const rerolled = attackPool.places.get('more re-rolls?') ?? 0

/** The attacker's aim tokens, also those on its cards, and the observation tokens on the defender, as far as it may spend them. */
function rerollsOf(s: LState, pool: Pool): Rerolls[] {
  const observations = unitOf(s, pool.defender).tokens.observation
  return [
    { count: aimsOf(s, pool), dice: dicePerAim(s, pool), orNone: true },
    { count: isLaid(unitOf(s, pool.attacker)) ? 0 : observations, dice: 1, orNone: false },
  ]
}

function aimsOf(s: LState, pool: Pool): number {
  return isFinal(pool, 'attack') ? 0 : spendable(s, unitOf(s, pool.attacker), 'aim')
}

/** So many aim tokens are gone, of which nothing comes but that they are spent. */
export function spendAims(s: LState, pool: Pool, count: number): void {
  const unit = unitOf(s, pool.attacker)
  const own = takeTokens(s, unit, 'aim', count)
  if (own < count) spendFromCache(s, unit, 'aim', count - own)
  pool.aims += count
}

/**
 * The same pool after the last re-roll, with so many of those tokens left. Tokens are spent by the plan, or kept for
 * whatever else they are good for.
 */
function readyToShow(s: LState, [aim = 0, observation = 0]: Left): LState {
  const now = clone(s)
  const depth = now.stack.findLastIndex(({ procedure }) => procedure === attackPool.name)
  now.stack = now.stack.slice(0, depth + 1)
  now.asking = null
  const frame = now.stack[depth]
  if (frame === undefined) throw new Error('no attack pool is under way')
  frame.step = rerolled
  const pool = frame.vars as unknown as Pool
  Object.assign(pool, { attackDice: [], inHand: [], again: false })
  spendAims(now, pool, aimsOf(now, pool) - aim)
  Object.assign(unitOf(now, pool.defender).tokens, { observation })
  return now
}

/** Once nothing is re-rolled any more, only what the dice show counts, and not their colour. */
function show(s: LState, shown: Shown): void {
  const pool = underWay(s, 'attack pool') as Pool
  pool.attackDice = faces.flatMap((face, at) => Array<PoolDie>(shown[at] ?? 0).fill({ colour: 'red', face }))
}
