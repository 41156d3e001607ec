import {
  momentAsked,
  type Plain,
  placeAt,
  type Question,
  type RuleId,
  randomFrom,
  type Seat,
  underWay,
} from '@sandtable/kernel'
import { part } from '@sandtable/kit'
import { someAllowed } from '../bot/choosing.ts'
import { steady } from '../bot/index.ts'
import type { LState, Unit } from '../state.ts'
import { findUnitOf, leaderOf, unitOf } from '../units.ts'
import { speedOf } from '../values.ts'
import type { Does } from '../vocabulary/entries.ts'
import { moveBy } from '../vocabulary/moves.ts'
import { moveTowards } from './going.ts'
import { type About, instruct } from './instruct.ts'
import { byNearness, nearestEnemy, nearestOf } from './nearest.ts'
import { aimOf } from './priorities.ts'

/**
 * The seat that the rules play for somebody who plays alone (LG1-SOLO-001 to -019). What these rules say is told with the
 * rule; what they leave open is decided as a sensible player would, and always alike (LG1-SOLO-018, -019).
 */
export function plays(s: LState, seat: Seat): ((question: Question) => Plain) | null {
  return s.table.alone?.seat === seat ? (question) => answerTo(s, seat, question) : null
}

/** What it does, and by which rule. */
interface Instruction extends About {
  readonly answer: Plain
  readonly rule?: RuleId
  readonly does?: Does
}

function answerTo(s: LState, seat: Seat, question: Question): Plain {
  const { answer, rule, does, ...about } = instruction(s, seat, question) ?? asUsual(s, seat)
  if (rule !== undefined && does !== undefined) instruct(s, seat, rule, does, about)
  return answer
}

/** As a sensible player who sees what the seat sees; always the same in the same situation (LG1-SOLO-018). */
function asUsual(s: LState, seat: Seat): Instruction {
  return { answer: steady.choose(placeAt(s, seat), randomFrom('alone')) }
}

/** Null: the solo rules say nothing of it. */
function instruction(s: LState, seat: Seat, question: Question): Instruction | null {
  const about = (name: string) => String(part(question.about, name) ?? '')
  const options = question.options ?? []
  if (momentAsked(question) !== question.step) return using(s, seat, options)
  switch (question.step) {
    case 'lay a piece of terrain':
      return { answer: 'anywhere', rule: 'LG1-SOLO-002', does: 'terrain' }
    case 'choose a unit to deploy':
      return { answer: options[0] ?? null, rule: 'LG1-SOLO-002', does: 'deploy', unit: String(options[0]) }
    case 'choose units to order':
      return ordering(s, seat, question)
    case 'choose a unit':
      return activating(s, options)
    case 'act':
      return acting(s, unitOf(s, about('unit')), Number(about('actions')), options)
    // As in its own activation, with one action.
    case 'choose a free action':
      return acting(s, unitOf(s, about('unit')), 1, options)
    case 'lay the tool':
      return moving(s, seat)
    case 'declare a defender':
      return aiming(s, unitOf(s, about('unit')), options)
    case 'spend an aim token':
      return spending(s, seat)
    case 'spend dodge tokens':
    case 'spend dodge tokens on crits':
      return dodging(about('unit'), options, Number(about('hits') || about('crits')))
    default:
      return null
  }
}

/** Orders go to those who are nearest to enemies. */
function ordering(s: LState, seat: Seat, { space }: Question): Instruction | null {
  const some = part(space as Plain, 'some') as unknown as
    | { from: readonly string[]; most: number }
    | undefined
  if (some === undefined) return null
  const units = some.from.flatMap((id) => findUnitOf(s, id) ?? [])
  const sorted = byNearness(s, units).map(({ unit }) => unit.id)
  const inOrder = (ids: readonly string[]) => some.from.filter((id) => ids.includes(id))
  const answer = someAllowed(sorted, some.most, inOrder, placeAt(s, seat).refuse)
  const [first = ''] = sorted.filter((id) => (answer as readonly string[]).includes(id))
  return { answer, rule: 'LG1-SOLO-018', does: 'order', unit: first }
}

/** The unit that is closest to any enemy unit (LG1-SOLO-007). */
function activating(s: LState, options: readonly Plain[]): Instruction | null {
  const [first] = byNearness(
    s,
    options.flatMap((id) => findUnitOf(s, id) ?? []),
  )
  if (first === undefined) return null
  const { unit, enemy, far } = first
  return {
    answer: unit.id,
    rule: 'LG1-SOLO-007',
    does: 'activate',
    unit: unit.id,
    enemy: enemy?.id ?? null,
    far,
  }
}

/** What its objective is about, an attack, with an aim before it if there is time, or a move; else a dodge. */
function acting(s: LState, unit: Unit, actions: number, options: readonly Plain[]): Instruction | null {
  const has = (action: string) => options.includes(action)
  const card = s.table.mission.primary?.card ?? ''
  const own = options.find((one) => part(one, 'card') === `battle:${card}`)
  const of = { unit: unit.id }
  if (own !== undefined) return { answer: own, rule: 'LG1-SOLO-004', does: 'objective', ...of }
  const near = nearestEnemy(s, unit)
  const to = { enemy: near?.unit.id ?? null, far: near?.far ?? 0 }
  if (has('attack') && has('aim') && actions > 1)
    return { answer: 'aim', rule: 'LG1-SOLO-018', does: 'aim', ...of, ...to }
  if (has('attack')) return { answer: 'attack', rule: 'LG1-SOLO-009', does: 'attack', ...of, ...to }
  const aim = aimOf(s, unit)
  if (has('move') && aim !== null && moveTowards(s, moveBy(unit.id, speedOf(s, unit)), aim) !== null)
    return {
      answer: 'move',
      rule: 'LG1-SOLO-008',
      does: 'move',
      ...of,
      enemy: aim.enemy?.id ?? null,
      far: aim.far,
    }
  // Whoever stands on something gets nearer only by climbing down.
  if (has('climb') && aim !== null && !aim.there && leaderOf(unit).on !== null)
    return {
      answer: 'climb',
      rule: 'LG1-SOLO-008',
      does: 'climb',
      ...of,
      enemy: aim.enemy?.id ?? null,
      far: aim.far,
    }
  if (has('dodge')) return { answer: 'dodge', rule: 'LG1-SOLO-018', does: 'dodge', ...of }
  return has('done') ? { answer: 'done', rule: 'LG1-SOLO-018', does: 'stay', ...of } : null
}

/** Towards the nearest objective or enemy, whichever is closer (LG1-SOLO-008). */
function moving(s: LState, seat: Seat): Instruction | null {
  const v = underWay(s, 'move')
  const unit = v === null ? undefined : findUnitOf(s, v.unit)
  if (v === null || unit === undefined || !unit.deployed) return null
  const aim = aimOf(s, unit)
  const move = aim === null ? null : moveTowards(s, v, aim)
  if (move !== null) return { answer: move as unknown as Plain }
  return placeAt(s, seat).refuse('stay') === null ? { answer: 'stay' } : null
}

/** Free attacks are made whenever there are any (LG1-SOLO-009); all else that may be used as a sensible player would (LG1-SOLO-018). */
function using(s: LState, seat: Seat, options: readonly Plain[]): Instruction {
  const strike = options.find((one) => strikes.includes(String(part(one, 'card') ?? '')))
  const answer = strike ?? asUsual(s, seat).answer
  const unit = s.effects[Number(part(answer, 'use'))]?.on
  if (unit == null) return { answer }
  return strike === undefined
    ? { answer, rule: 'LG1-SOLO-018', does: 'use', unit }
    : { answer, rule: 'LG1-SOLO-009', does: 'attack', unit }
}

const strikes: readonly string[] = ['steady', 'relentless', 'charge'].map((id) => `keyword:${id}/2018`)

/** The closest enemy unit of those that can be attacked (LG1-SOLO-010). */
function aiming(s: LState, unit: Unit, options: readonly Plain[]): Instruction | null {
  const near = nearestOf(
    unit,
    options.flatMap((id) => findUnitOf(s, id) ?? []),
  )
  if (near === null) return null
  return {
    answer: near.unit.id,
    rule: 'LG1-SOLO-010',
    does: 'target',
    unit: unit.id,
    enemy: near.unit.id,
    far: near.far,
  }
}

/** A dodge token for every hit, as far as they go (LG1-SOLO-012). */
function dodging(unit: string, options: readonly Plain[], hits: number): Instruction {
  const most = Math.max(0, ...options.map(Number).filter((count) => count <= hits))
  return { answer: most, ...(most > 0 && { rule: 'LG1-SOLO-012', does: 'spend dodge', unit }) }
}

/** An aim token as soon as there are dice that it can improve, on as many as it may (LG1-SOLO-012). */
function spending(s: LState, seat: Seat): Instruction {
  const { answer } = asUsual(s, seat)
  const unit = underWay(s, 'attack pool')?.attacker ?? ''
  return { answer, ...(answer !== 'pass' && { rule: 'LG1-SOLO-012', does: 'spend aim', unit }) }
}
