import {
  clone,
  type Foreseen,
  type Foresight,
  foresee,
  foreseeAnswer,
  hashOf,
  inOrder,
  type Part,
  type Plain,
  questionFor,
  type Seat,
  underWay,
} from '@sandtable/kernel'
import { attackPool } from '../flow/pool.ts'
import { takeTokens } from '../holdings.ts'
import { noTokens } from '../no-tokens.ts'
import type { Legion, LState } from '../state.ts'
import { unitOf, woundsLeft } from '../units.ts'
import type { Pool, PoolDie } from '../vocabulary/attacks.ts'
import { type Aimed, aimed, isAtRerolls, isPlainlyAimed, spendAims } from './aimed.ts'
import { byFace, forget } from './dice-in-hand.ts'
import { withoutSecrets } from './hidden.ts'
import { type Aim, aimStep, observationStep, worthTrying } from './worth-trying.ts'

/**
 * The exact odds of an attack pool, before its defender is declared and at every step of it, with every token, keyword
 * and card of both sides used as well as can be: the game's own rules play all results of the dice (kernel: `foresee`).
 */
export interface Wounded {
  readonly wounds: number
  readonly defeated: boolean
}

export type WoundOdds = Foreseen<Wounded>

/** What would come of this answer for the defender of the aim. */
export function oddsOfAnswer(
  s: LState,
  seat: Seat,
  answer: Plain,
  aim: Aim,
  soFar?: (counted: () => WoundOdds[]) => void,
): WoundOdds[] {
  const bare = withoutSecrets(s)
  if (hasRolled(s)) return oddsAmongDice(bare, seat, answer, aim, soFar)
  const all = foreseeAnswer(bare, seat, answer, foresightOfRoll(s, aim))
  return together(all.map(({ outcome, chance }) => ({ all: outcome, chance })))
}

/** As far as the roll of the attack dice: what comes of it then. Choices before it are made with an eye on that. */
function foresightOfRoll(s: LState, aim: Aim): Foresight<Legion, WoundOdds[]> {
  const on = foresightOn(s, aim)
  const mean = (all: readonly WoundOdds[], seat: Seat) =>
    all.reduce((sum, { outcome, chance }) => sum + chance * on.worth(outcome, seat), 0)
  return {
    ...on,
    until: { procedure: attackPool.name, step: 'take the attack dice' },
    outcome: (now) => {
      const pool = underWay(now, 'attack pool')
      if (pool === null || pool.defender !== aim.defender) return [{ outcome: on.outcome(now), chance: 1 }]
      if (!isPlainlyAimed(now, pool)) return foresee(now, on)
      const { plan, outcomes } = aimed(now, on, coloursOf(pool.attackDice))
      return outcomes(plan.fromRoll())
    },
    nameOf: (all) => all.map(({ outcome, chance }) => `${on.nameOf(outcome)} ${chance}`).join(),
    worth: mean,
  }
}

/** Dice lie on the table. */
function oddsAmongDice(
  s: LState,
  seat: Seat,
  answer: Plain,
  aim: Aim,
  soFar?: (counted: () => WoundOdds[]) => void,
): WoundOdds[] {
  const on = foresightOn(s, aim)
  const pool = underWay(s, 'attack pool') as Pool
  const question = questionFor(s, seat)
  const isAttackers = seat === unitOf(s, pool.attacker).seat
  const isForDice = isAttackers && answer !== 'pass' && mayAim(s)
  const step = question?.step
  if (isForDice && (step === 'choose dice to re-roll' || step === aimStep || step === observationStep)) {
    const now = step === 'choose dice to re-roll' ? s : withSpent(s, step)
    const { plan, outcomes } = aimedLately(now, on, coloursOf(pool.attackDice))
    return outcomes(plan.pickingUp(pool.attackDice, answer as number[]))
  }
  if (isForDice && question !== null && isAtRerolls(s, question)) {
    const { plan, outcomes } = aimed(s, on, coloursOf(pool.attackDice))
    return outcomes(plan.from(pool.attackDice))
  }
  return foreseeAnswer(s, seat, answer, on, soFar)
}

/** What can come of the dice that were looked at last. */
let last: { readonly state: string; readonly found: Aimed<Wounded> } | null = null

/** Whoever weighs which dice to choose asks for one set after the other: what can come of them all is found once. */
function aimedLately(
  s: LState,
  on: Foresight<Legion, Wounded>,
  colours: readonly PoolDie['colour'][],
): Aimed<Wounded> {
  const state = hashOf(s)
  if (last?.state !== state) last = { state, found: aimed(s, on, colours) }
  return last.found
}

/** One aim token of the attacker less, or one observation token on the defender. */
function withSpent(s: LState, step: typeof aimStep | typeof observationStep): LState {
  const now = clone(s)
  const pool = underWay(now, 'attack pool') as Pool
  if (step === observationStep) {
    takeTokens(now, unitOf(now, pool.defender), 'observation', 1)
    return now
  }
  spendAims(now, pool, 1)
  return now
}

const rolled = attackPool.places.get('roll attack dice') ?? 0
const aimsSpent = attackPool.places.get('more re-rolls?') ?? 0

function poolStep(s: LState): number {
  return s.stack.findLast((one) => one.procedure === attackPool.name)?.step ?? -1
}

function hasRolled(s: LState): boolean {
  return poolStep(s) > rolled
}

/** May tokens still be spent on attack dice, and nothing else? */
function mayAim(s: LState): boolean {
  const pool = underWay(s, 'attack pool')
  return pool !== null && poolStep(s) <= aimsSpent && isPlainlyAimed(s, pool)
}

function coloursOf(dice: readonly PoolDie[]): PoolDie['colour'][] {
  return dice.map(({ colour }) => colour)
}

/** Chances of chances. */
function together(
  parts: readonly { readonly all: readonly WoundOdds[]; readonly chance: number }[],
): WoundOdds[] {
  const found = new Map<number, { outcome: Wounded; chance: number }>()
  for (const { all, chance } of parts)
    for (const one of all) {
      const sum = found.get(one.outcome.wounds) ?? { outcome: one.outcome, chance: 0 }
      sum.chance += chance * one.chance
      found.set(one.outcome.wounds, sum)
    }
  return [...found.values()]
}

/** Is a pool under way whose wounds are still to be counted? */
export function isUndecided(s: LState): boolean {
  const frame = s.stack.findLast((one) => one.procedure === attackPool.name)
  return frame !== undefined && frame.step <= counted
}

const counted = attackPool.places.get('compare results') ?? 0

export function foresightOn(s: LState, aim: Aim): Foresight<Legion, Wounded> {
  const defender = unitOf(s, aim.defender)
  const left = woundsLeft(defender)
  const isAimed = (now: LState) => underWay(now, 'attack pool')?.defender === aim.defender
  return {
    until: { procedure: attackPool.name, step: 'suffer wounds' },
    meetings: meetings.map((step) => ({ procedure: attackPool.name, step })),
    // Pools with other defenders may come first.
    again: (now) => !isAimed(now),
    over: (now) => now.asking !== null && underWay(now, 'attack') === null,
    outcome: (now) => {
      const due = isAimed(now) ? (underWay(now, 'attack pool')?.wounds ?? 0) : 0
      // Some are suffered before results are compared (LG2-NKW-006).
      const suffered = left - woundsLeft(unitOf(now, aim.defender))
      const wounds = Math.min(left, suffered + due)
      return { wounds, defeated: wounds >= left }
    },
    nameOf: ({ wounds }) => String(wounds),
    worth: ({ wounds }, seat) => (seat === defender.seat ? -wounds : wounds),
    most: (seat) => (seat === defender.seat ? 0 : left),
    parts: partsIn,
    tidy: forget,
    order: inOrder({ attackDice: byFace, defenceDice: byFace, coverDice: byFace }),
    answers: (now, question) => worthTrying(now, question, aim),
  }
}

/** Where dice of different pasts come to the same. */
const meetings = [
  'more re-rolls?',
  'is anything hit?',
  'roll cover dice',
  'apply cover',
  'gather defence dice',
  'compare results',
] as const

/** Dice count if somebody looks at them again, and so does what was spent. */
const onlyIfLookedAt = ['attackDice', 'coverDice', 'defenceDice', 'cover', 'aims', 'dodges', 'wasHit']

/** Each kind by itself: most of what is left of one matters to nothing else. */
const kindsOfTokens = Object.keys(noTokens())

/** What a pool changes: itself, and the tokens and cards of both units. */
function partsIn(s: LState): Part[] {
  const pool = underWay(s, 'attack pool')
  if (pool === null) return []
  const depth = s.stack.findLastIndex(({ procedure }) => procedure === attackPool.name)
  const units = s.table.units.flatMap(({ id }, at): Part[] =>
    id === pool.attacker || id === pool.defender
      ? [
          { path: ['table', 'units', at, 'tokens'], watch: kindsOfTokens },
          { path: ['table', 'units', at, 'upgrades'] },
        ]
      : [],
  )
  return [{ path: ['stack', depth, 'vars'], watch: onlyIfLookedAt }, ...units]
}
