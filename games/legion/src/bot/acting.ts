import { cardNamed, type Plain, pickOne, type Random } from '@sandtable/kernel'
import { part, type Thought } from '@sandtable/kit'
import { editionOf } from '../editions/index.ts'
import { SEGMENT } from '../geometry/measures.ts'
import type { LState, Unit } from '../state.ts'
import { enemiesOf, leaderOf, unitOf } from '../units.ts'
import { courageOf, isSuppressed, mayStandBy, speedOf } from '../values.ts'
import { moveBy } from '../vocabulary/moves.ts'
import { isThere, type Wants, wantsOf } from './goals.ts'
import { bestHarm, harmTo, perWound } from './harm.ts'
import { type Mind, slips } from './mind.ts'
import { attacksLater, attacksNext, type Standing, standing, stepsOf, worthOf } from './moving.ts'
import { wayTo } from './plan.ts'
import { actedBecause, type Because, scoredBecause, usedBecause } from './reasons.ts'
import { bestBlow } from './targets.ts'

/** What a unit does first, with what follows, and what all of it comes to. */
interface Course {
  readonly act: Plain
  readonly worth: number
  readonly because: Because
}

/** What it costs to weigh these actions against the others, in points. */
const trifle = 0.5

/** An action that points are about, or free; else whatever comes to most with the action that follows it. */
export function chooseAct(
  s: LState,
  id: string,
  actions: number,
  options: readonly Plain[],
  mind: Mind,
  random: Random,
): Thought {
  if (slips(mind, random)) return { answer: pickOne(random, options) }
  const unit = unitOf(s, id)
  const scoring = mind.duty >= 1 ? scoringAct(s, unit, options) : undefined
  if (scoring !== undefined) return { answer: scoring, reasons: scoredBecause }
  const free = options.find((one) => costOf(s, unit, one) === 0 && !harmful.includes(cardOf(one)))
  if (free !== undefined) return { answer: free, reasons: usedBecause }
  if (!unit.deployed) return { answer: options.includes('move') ? 'move' : null }
  const best = coursesOf(s, unit, actions, options, mind, random).reduce<Course | null>(
    (found, one) => (found === null || one.worth > found.worth ? one : found),
    null,
  )
  if (best === null) return { answer: null }
  return { answer: best.act, reasons: () => actedBecause(best.because) }
}

const cardOf = (option: Plain) => String(part(option, 'card') ?? '')

/** What nobody does without a reason that this bot does not see. */
const harmful: readonly string[] = ['keyword:self-destruct']

/** Actions that a card costs; null: it is no card. */
function costOf(s: LState, unit: Unit, option: Plain): number | null {
  const card = cardOf(option)
  if (card === '') return null
  const cost = cardNamed(s, card)?.action?.cost
  return typeof cost === 'function' ? cost(s, unit) : (cost ?? null)
}

function scoringAct(s: LState, unit: Unit, options: readonly Plain[]): Plain | undefined {
  return options.find((one) => {
    const card = cardOf(one)
    if (!card.startsWith('battle:')) return false
    // Two are enough on a core.
    return card !== 'battle:retrieve-the-data' || wantsMore(s, unit)
  })
}

function wantsMore(s: LState, unit: Unit): boolean {
  return s.table.objectives.some(
    ({ name, lies, count, x, y }) =>
      name === 'Data Core' && lies && count < 2 && wayTo({ x, y }, leaderOf(unit)) < 1.2 * SEGMENT,
  )
}

function coursesOf(
  s: LState,
  unit: Unit,
  actions: number,
  options: readonly Plain[],
  mind: Mind,
  random: Random,
): Course[] {
  const has = (action: string) => options.includes(action)
  const wants = wantsOf(s, unit, mind)
  const here = standing(s, unit, wants, mind)
  const stay = worthOf(here, mind, 0)
  const more = actions > 1
  const attack = has('attack') ? here.blow : 0
  const found: Course[] = []
  const add = (act: Plain, worth: number, because: Because) => found.push({ act, worth, because })
  if (attack > 0) add('attack', stay + attack, { why: 'attack', harm: here.harm })
  if (has('aim') && more && has('attack')) {
    const aims = unit.tokens.aim + 1
    const aimed = bestBlow(s, unit, enemiesOf(s, unit), aims)
    add('aim', stay + aimed, { why: 'aim', harm: bestHarm(s, unit, aims) })
  }
  const quick = options.find((one) => cardOf(one) === 'keyword:quick-thinking')
  if (quick !== undefined) {
    const aimed = more && has('attack') ? bestBlow(s, unit, enemiesOf(s, unit), unit.tokens.aim + 1) : 0
    add(quick, stay + aimed + dodgeWorth(unit, here), { why: 'tokens' })
  }
  if (has('move')) addMoves(s, unit, more, attack, stay, wants, mind, random, add, here)
  // Down from where nothing else leads (LG1-VERT-001).
  if (has('climb') && leaderOf(unit).on !== null && !isThere(wants, leaderOf(unit)))
    add('climb', stay + climbWorth, { why: 'move', there: here })
  if (has('withdraw')) add('withdraw', fleeing(unit, here, mind), { why: 'withdraw' })
  if (has('dodge')) add('dodge', stay + attackAfter(more, attack) + dodgeWorth(unit, here), { why: 'dodge' })
  if (has('standby') && attack === 0) add('standby', stay + standbyWorth(s, unit), { why: 'standby' })
  if (has('recover'))
    add('recover', stay + attackAfter(more, attack) + recoverWorth(s, unit), { why: 'recover' })
  for (const option of options) {
    const worth = cardWorth[cardOf(option)]
    if (worth !== undefined) add(option, stay + attackAfter(more, attack) + worth, { why: 'help' })
  }
  if (has('done')) add('done', stay + trifle, { why: 'nothing' })
  return found
}

/** What others get of an action of this unit, roughly. */
const cardWorth: Readonly<Record<string, number>> = {
  'keyword:spotter': 4,
  'keyword:guidance': 9,
  'keyword:treat': 9,
  'keyword:repair': 9,
}

const attackAfter = (more: boolean, attack: number) => (more ? attack : 0)

type Add = (act: Plain, worth: number, because: Because) => void

/** To move and attack from there, to attack and move then, or to go as far as possible. */
function addMoves(
  s: LState,
  unit: Unit,
  more: boolean,
  attack: number,
  stay: number,
  wants: Wants,
  mind: Mind,
  random: Random,
  add: Add,
  here: Standing,
): void {
  const v = moveBy(unit.id, speedOf(s, unit))
  const steps = stepsOf(s, v, unit, wants, mind, attacksNext, random)
  if (steps.length === 0) return
  const plain = Math.max(...steps.map(({ there }) => worthOf(there, mind, attacksLater)))
  if (!more) {
    add('move', plain, { why: 'move', there: bestOf(steps, mind, attacksLater) })
    return
  }
  const [charge] = steps
  if (charge !== undefined && charge.there.harm > 0)
    add('move', charge.worth, { why: 'move', there: charge.there })
  // Twice as far: what the second step gains is about what the first one did.
  const gain = Math.max(0, Math.max(...steps.map(({ there }) => there.goals)) - here.goals)
  add('move', plain + 0.8 * gain, { why: 'move', there: bestOf(steps, mind, attacksLater) })
  if (attack > 0) add('attack', Math.max(stay, plain) + attack, { why: 'attack', harm: here.harm })
}

function bestOf(steps: readonly { readonly there: Standing }[], mind: Mind, eager: number): Standing {
  const [first] = [...steps].sort(
    (one, other) => worthOf(other.there, mind, eager) - worthOf(one.there, mind, eager),
  )
  return first?.there ?? { goals: 0, harm: 0, blow: 0, risk: 0 }
}

/** A dodge takes about a hit, if anybody shoots. */
function dodgeWorth(unit: Unit, { risk }: Standing): number {
  return Math.min(0.35 * risk, 0.5 * perWound(unit))
}

/** Somebody must come near before it is of use. */
function standbyWorth(s: LState, unit: Unit): number {
  if (!mayStandBy(s, unit)) return 0
  const at = leaderOf(unit)
  const comers = enemiesOf(s, unit).filter(
    (enemy) => enemy.order !== 'down' && wayTo(leaderOf(enemy), at) < 3.5 * SEGMENT,
  )
  if (comers.length === 0) return trifle + 0.1
  return 1 + 0.4 * Math.max(...comers.map((enemy) => harmTo(s, unit, enemy, 0)))
}

function recoverWorth(s: LState, unit: Unit): number {
  const spent = unit.upgrades.filter(({ state }) => state === 'exhausted').length
  const fear = unit.tokens.suppression * 1.5 + flightWorth(s, unit)
  return fear + (isSuppressed(s, unit) ? 0.08 * unit.points : 0) + 2 * spent
}

/** What it is worth to come down, in points: less than an attack. */
const climbWorth = 4

/** Where the panicked run, and may be lost over the edge, nobody likes to be near that (LG1-PANB-001). */
function flightWorth(s: LState, unit: Unit): number {
  const courage = courageOf(s, unit)
  if (editionOf(s).panic !== 'runs' || courage === null || courage === 0) return 0
  return unit.tokens.suppression >= 2 * courage - 1 ? 0.15 * unit.points : 0
}

/** Out of a fight that goes badly. */
function fleeing(unit: Unit, { harm, risk }: Standing, { caution }: Mind): number {
  return caution * 2 * (risk - 1.5 * harm) - 0.1 * unit.points
}
