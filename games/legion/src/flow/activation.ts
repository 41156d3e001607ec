import { call as callNow, type Effect, end, goTo, query, rollNames, tell } from '@sandtable/kernel'
import { type ActAnswer, actionOf, actionsOffered, doneAs, refuseAction } from '../actions/offered.ts'
import { defenceDice } from '../dice.ts'
import { takeAll, takeTokens, turnOrder } from '../holdings.ts'
import type { LState, Unit } from '../state.ts'
import { gain } from '../tokens.ts'
import { unitOf } from '../units.ts'
import { courageOf, isPanicked, isSuppressed, speedOf } from '../values.ts'
import { type Activating, type Basic, type ByCard, done } from '../vocabulary/activations.ts'
import { ask, procedure, repeat, run, window } from './words.ts'

const own = (s: LState, v: Activating): Unit => unitOf(s, v.unit)

/** LG2-ACTV-010. */
export const activation = procedure(
  'activation',
  [
    run('begin', (s, v) => tell(s, { type: 'activated', unit: v.unit })),
    window('start of an activation', { of: (_, v) => v.unit }),
    window('before rallying', { of: (_, v) => v.unit }),
    run('rally', (s, v) => {
      if (v.rallied !== true) rally(s, own(s, v))
    }),
    window('after rallying', { of: (_, v) => v.unit }),
    run('suppressed or panicked?', (s, v) => {
      const unit = own(s, v)
      v.panicked = isPanicked(s, unit)
      const actions = query(s, 'actions', 2, unit.id) - (isSuppressed(s, unit) ? 1 : 0)
      v.actions = v.panicked ? 0 : Math.max(0, actions)
      if (v.panicked) tell(s, { type: 'no actions', unit: unit.id })
    }),
    window('start of perform actions', { when: (_, v) => !v.panicked, of: (_, v) => v.unit }),
    ask('act', {
      rule: 'LG2-ACT-001',
      seats: (s, v) => (actionsOffered(s, v).some((one) => one !== 'done') ? own(s, v).seat : null),
      about: (_, v) => ({ unit: v.unit, actions: v.actions }),
      options: (s, v): readonly ActAnswer[] => actionsOffered(s, v),
      why: (s, v, answer) => refuseAction(s, v, answer),
      answer: (_, v, action) => {
        if (action === 'done') return goTo('actions are over')
        v.now = action
        return undefined
      },
    }),
    run('perform it', (s, v) => {
      if (v.now === null) return goTo('actions are over')
      perform(s, v, own(s, v))
      return undefined
    }),
    run('is it still there?', (s, v) => {
      v.now = null
      return own(s, v).minis.length === 0 ? goTo('actions are over') : undefined
    }),
    repeat('act', (_, v) => !v.panicked),
    run('actions are over', (s, v) => {
      v.now = null
      return own(s, v).minis.length === 0 ? end : undefined
    }),
    window('end of an activation', { of: (_, v) => v.unit }),
    run('the order token is turned', (s, v) => {
      const unit = own(s, v)
      if (unit.minis.length === 0) return
      // LG2-SUPP-007.
      if (v.panicked) takeTokens(s, unit, 'suppression', courageOf(s, unit) ?? 0)
      turnOrder(s, unit, 'down')
    }),
  ],
  { period: 'activation', about: (_, v) => ({ unit: v.unit }) },
)

/** A white die for each token; blocks and surges remove one each (LG2-RALLY-001, -002). */
function rally(s: LState, unit: Unit): void {
  const { suppression } = unit.tokens
  if (suppression === 0) return
  const dice = rollNames(s, defenceDice[query(s, 'rally die', 'white', unit.id)], suppression)
  tell(s, { type: 'rally', unit: unit.id, dice })
  takeTokens(s, unit, 'suppression', dice.filter((face) => face !== 'blank').length)
}

/** What the chosen action does; then all that follows an action (LG2-STBY-004). */
function perform(s: LState, v: Activating, unit: Unit): void {
  const action = v.now as Exclude<ActAnswer, 'done'>
  // Any action but standing by costs the token (LG2-STBY-008).
  if (action !== 'standby') takeAll(s, unit, 'standby')
  if (typeof action === 'string') performBasic(s, v, unit, action)
  else performCard(s, v, unit, action)
}

function performBasic(s: LState, v: Activating, unit: Unit, action: Basic): void {
  v.actions--
  v.done = [...v.done, action]
  tell(s, { type: 'action', unit: unit.id, action })
  if (action === 'attack') {
    callNow(s, 'attack', { unit: unit.id, pools: [], defender: null, next: null, only: null, single: false })
    return
  }
  if (action === 'move' || action === 'withdraw') {
    if (action === 'withdraw') v.withdrew = true
    const speed = action === 'withdraw' ? 1 : speedOf(s, unit)
    callNow(s, 'move', {
      unit: unit.id,
      speed,
      action: true,
      withdraws: v.withdrew,
      may: false,
      moved: false,
    })
    return
  }
  if (action === 'recover') callNow(s, 'recover', { unit: unit.id })
  else gain(s, unit, action)
  callNow(s, 'afterwards', done(unit.id, 'action', action))
}

/** LG2-ACT-006 to -010; a card with a symbol for it is exhausted or expended then (LG2-UPG-019). */
function performCard(s: LState, v: Activating, unit: Unit, action: ByCard): void {
  const effect = s.effects[action.effect] as Effect
  const hook = actionOf(s, effect)
  if (hook === undefined) throw new Error(`${action.card} has no action`)
  v.actions -= hook.cost
  v.done = [...v.done, doneAs(action)]
  tell(s, { type: 'action', unit: unit.id, action: action.card })
  hook.do(s, unit, effect)
  callNow(s, 'afterwards', done(unit.id, 'action', action.card))
}
