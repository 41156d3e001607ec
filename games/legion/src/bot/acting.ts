import { type Plain, pickOne, type Random } from '@sandtable/kernel'
import { part, type Thought } from '@sandtable/kit'
import type { LState } from '../state.ts'
import { leaderOf, unitOf } from '../units.ts'
import { isSuppressed } from '../values.ts'
import { type Goal, goalsOf, wayTo } from './goals.ts'
import { bestHarm } from './harm.ts'
import { type Mind, slips } from './mind.ts'
import { standing, worthOf } from './moving.ts'
import { actedBecause, scoredBecause } from './reasons.ts'

/** Worth enough to stay there. */
const worthHolding = 30

/** An action that points are about; else recover from fear, aim and attack, or go where it is better. */
export function chooseAct(
  s: LState,
  id: string,
  actions: number,
  options: readonly Plain[],
  mind: Mind,
  random: Random,
): Thought {
  if (slips(mind, random)) return { answer: pickOne(random, options) }
  const scoring = options.find((one) => String(part(one, 'card') ?? '').startsWith('battle:'))
  if (scoring !== undefined && mind.duty >= 1) return { answer: scoring, reasons: scoredBecause }
  const harm = unitOf(s, id).deployed ? bestHarm(s, unitOf(s, id)) : 0
  const answer = plainAct(s, id, actions, options, harm, mind)
  return answer === null ? { answer } : { answer, reasons: () => actedBecause(answer, harm) }
}

function plainAct(
  s: LState,
  id: string,
  actions: number,
  options: readonly Plain[],
  harm: number,
  mind: Mind,
): Plain {
  const unit = unitOf(s, id)
  const has = (action: string) => options.includes(action)
  if (!unit.deployed) return has('move') ? 'move' : null
  const canAttack = has('attack') && harm > 0
  const goals = goalsOf(s, unit, mind)
  const isThere = goals.some((goal) => goal.worth >= worthHolding && isAt(goal, leaderOf(unit)))
  if (isSuppressed(s, unit) && !canAttack && has('recover')) return 'recover'
  if (canAttack) {
    if (actions > 1 && isThere && has('aim')) return 'aim'
    if (actions > 1 && !isThere && has('move') && unit.tokens.aim === 0 && harm < 6) return 'move'
    return 'attack'
  }
  if (has('move') && !isThere) return 'move'
  if (has('move') && actions > 1 && worthOf(standing(s, unit, goals), mind) < 0) return 'move'
  return ['standby', 'dodge', 'aim', 'recover', 'done'].find(has) ?? null
}

function isAt(goal: Goal, at: { readonly x: number; readonly y: number }): boolean {
  return wayTo(goal, at) <= goal.near
}
