import { end } from '@sandtable/kernel'
import { nothingTaken, refuseDefender } from '../actions/defenders.ts'
import { giveMoveAction, mayAttackFreely } from '../actions/given.ts'
import { climbRefused } from '../actions/offered.ts'
import { activationOf, noteDone } from '../current.ts'
import { editionOf } from '../editions/index.ts'
import { reachOf } from '../geometry/measures.ts'
import { isInRange, isWithinReach } from '../geometry/ranges.ts'
import { seesUnit, unitsSee } from '../geometry/sight.ts'
import { mayMove } from '../moves/may-move.ts'
import { type LState, otherSeat, type Unit } from '../state.ts'
import { endStandby, maySpend } from '../tokens.ts'
import { findUnitOf, isOnBattlefield, unitOf, unitsOfSide } from '../units.ts'
import { hasKeyword } from '../values.ts'
import type { StandingBy } from '../vocabulary/activations.ts'
import { attackBy } from '../vocabulary/attacks.ts'
import { detonating } from './detonate.ts'
import { ask, call, procedure, repeat, run, window } from './words.ts'

/** Standby comes before all else that follows an attack, a move or an action, then charges (LG2-STBY-010, LG2-WKW-002, -003). */
export const afterwards = procedure('afterwards', [
  call('standby', 'standby', (s, { unit, what, causedBy }) =>
    s.table.phase === 'activation'
      ? { unit, what, ...(causedBy !== undefined && { causedBy }), passed: [], by: null, reaction: null }
      : null,
  ),
  call('charges', 'detonate', (s, v) => detonating(s, v.unit)),
  window('after an attack', { inOrder: true, when: (_, v) => v.what === 'attack', of: (_, v) => v.unit }),
  window('after a move', { inOrder: true, when: (_, v) => v.what === 'move', of: (_, v) => v.unit }),
  window('after an action', { inOrder: true, of: (_, v) => v.unit }),
])

type Answer = { readonly unit: string; readonly action: 'move' | 'clamber' | 'attack' }

/** LG2-STBY-004 to -009. */
export const standby = procedure('standby', [
  ask('spend a standby token', {
    rule: 'LG2-STBY-004',
    reacts: (s) => s.table.round,
    seats: (s, v) => otherSeat(unitOf(s, v.unit).seat),
    onlyIfAny: true,
    about: (_, v) => ({ unit: v.unit, what: v.what }),
    options: (s, v): readonly (Answer | 'pass')[] => [...answers(s, v), 'pass'],
    answer: (s, v, answer) => {
      if (answer === 'pass') return
      v.by = answer.unit
      v.reaction = answer.action
      endStandby(s, unitOf(s, v.by), 'token spent')
    },
  }),
  run('move', (s, v) => {
    if (v.by !== null && v.reaction === 'move') giveMoveAction(s, unitOf(s, v.by))
  }),
  // A free move action may be any kind of move that takes one action (LG1-MOVEB-001, LG1-VERT-004).
  call('clamber', 'climb', (_, v) =>
    v.by !== null && v.reaction === 'clamber' ? { unit: v.by, kind: 'clamber', most: 1, to: null } : null,
  ),
  call('attack', 'attack', (s, v) => {
    if (v.by === null || v.reaction !== 'attack') return null
    noteDone(s, unitOf(s, v.by), 'attack')
    // Only the unit that set it off can be declared (LG2-STBY-007).
    const limits = editionOf(s).standbyBound ? { only: [v.unit], single: true } : {}
    return attackBy(v.by, { ...limits, action: true })
  }),
  window('after standing by'),
  run('next', (_, v) => {
    // Nobody is asked any more, or nobody wants to.
    if (v.by === null) return end
    v.passed.push(v.by)
    v.by = null
    v.reaction = null
    return undefined
  }),
  // Each unit once for what was done (LG2-STBY-009).
  repeat('spend a standby token'),
])

function answers(s: LState, v: StandingBy): Answer[] {
  const actor = findUnitOf(s, v.unit)
  if (actor === undefined || !isOnBattlefield(actor)) return []
  const seat = otherSeat(actor.seat)
  const { standbyBound } = editionOf(s)
  if (standbyBound && v.causedBy === seat) return []
  const found: Answer[] = []
  for (const unit of unitsOfSide(s, seat)) {
    if (!maySpend(s, unit, 'standby') || v.passed.includes(unit.id) || !mayReact(s, unit, actor)) continue
    const attack = standbyBound
      ? refuseDefender(s, unit, actor, nothingTaken) === null
      : mayAttackFreely(s, unit)
    if (attack) found.push({ unit: unit.id, action: 'attack' })
    if (mayMove(s, unit)) found.push({ unit: unit.id, action: 'move' })
    if (mayClamber(s, unit)) found.push({ unit: unit.id, action: 'clamber' })
  }
  return found
}

function mayClamber(s: LState, unit: Unit): boolean {
  return (
    editionOf(s).climbing === 'without' && mayMove(s, unit) && climbRefused(s, unit, 'clamber', 1) === null
  )
}

/** When what was done is done, and not in its own activation (LG2-STBY-004, -005). */
function mayReact(s: LState, unit: Unit, actor: Unit): boolean {
  if (!isOnBattlefield(unit) || (editionOf(s).standbyBound && activationOf(s, unit) !== null)) return false
  const range = hasKeyword(s, unit, 'sentinel') ? 3 : 2
  if (!editionOf(s).standbyBound) return isInRange(s, unit, actor, range) && unitsSee(s, unit, actor)
  // One of its miniatures must be both near enough and see it.
  return unit.minis.some(
    (mini) => isWithinReach(unit, mini, actor, reachOf(range)) && seesUnit(s, { unit, mini }, actor),
  )
}
