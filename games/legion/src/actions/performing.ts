import { call, type Effect, tell } from '@sandtable/kernel'
import { editionOf } from '../editions/index.ts'
import type { LState, Unit } from '../state.ts'
import { endStandby, gain } from '../tokens.ts'
import { speedOf, withdrawalSpeed } from '../values.ts'
import { type Activating, type Basic, type ByCard, done } from '../vocabulary/activations.ts'
import { attackBy } from '../vocabulary/attacks.ts'
import { moveBy } from '../vocabulary/moves.ts'
import { type ActAnswer, actionOf, costOf, doneAs } from './offered.ts'

/** What the chosen action does; then all that follows an action (LG2-STBY-004). */
export function perform(s: LState, v: Activating, unit: Unit): void {
  const action = v.now as Exclude<ActAnswer, 'done'>
  // LG2-STBY-008; who stands by gains another one.
  endStandby(s, unit)
  if (typeof action === 'string') performBasic(s, v, unit, action)
  else performCard(s, v, unit, action)
}

function performBasic(s: LState, v: Activating, unit: Unit, action: Basic): void {
  v.actions--
  v.acted = true
  v.done = [...v.done, action]
  tell(s, { type: 'action', unit: unit.id, action })
  if (action === 'attack') {
    call(s, 'attack', attackBy(unit.id, { action: true }))
    return
  }
  if (action === 'move' || action === 'withdraw') {
    const withdraws = action === 'withdraw'
    if (withdraws) v.withdrew = true
    // LG1-WDRB-002.
    if (withdraws && editionOf(s).withdrawal === 'whole activation') v.over = true
    const speed = withdraws ? withdrawalSpeed(s, unit) : speedOf(s, unit)
    call(s, 'move', moveBy(unit.id, speed, { withdraws }))
    return
  }
  if (action === 'climb' || action === 'clamber') {
    // LG1-VERT-003.
    if (action === 'climb') v.actions--
    call(s, 'climb', { unit: unit.id, kind: action, most: v.actions > 0 ? 2 : 1, to: null })
    return
  }
  if (action === 'recover') call(s, 'recover', { unit: unit.id })
  else gain(s, unit, action)
  call(s, 'afterwards', done(unit.id, 'action', action))
}

/** LG2-ACT-006 to -010; a card with a symbol for it is exhausted or expended then (LG2-UPG-019). */
function performCard(s: LState, v: Activating, unit: Unit, action: ByCard): void {
  const effect = s.effects[action.effect] as Effect
  const hook = actionOf(s, effect)
  if (hook === undefined) throw new Error(`${action.card} has no action`)
  const cost = costOf(s, unit, hook)
  v.actions -= cost
  if (cost > 0) v.acted = true
  v.done = [...v.done, doneAs(action)]
  tell(s, { type: 'action', unit: unit.id, action: action.card })
  hook.do(s, unit, effect)
  call(s, 'afterwards', done(unit.id, 'action', action.card))
}
