import { call as callNow, end, goTo, query, rollNames, tell } from '@sandtable/kernel'
import { type ActAnswer, actionsIfAny, refuseAction } from '../actions/offered.ts'
import { perform } from '../actions/performing.ts'
import { rollToRally } from '../actions/rallying.ts'
import { outOfHand } from '../command/out-of-hand.ts'
import { defenceDice } from '../dice.ts'
import { editionOf } from '../editions/index.ts'
import { takeAll, turnOnce, turnOrder } from '../holdings.ts'
import type { LState, Unit } from '../state.ts'
import { loseSuppression } from '../tokens.ts'
import { unitOf } from '../units.ts'
import { courageOf, hasKeyword, isPanicked, isSuppressed } from '../values.ts'
import type { Activating } from '../vocabulary/activations.ts'
import { ask, call, procedure, repeat, run, window } from './words.ts'

const own = (s: LState, v: Activating): Unit => unitOf(s, v.unit)

/** LG2-ACTV-010. */
export const activation = procedure(
  'activation',
  [
    run('begin', (s, v) => {
      if (own(s, v).damaged) v.damaged = true
      tell(s, { type: 'activated', unit: v.unit })
    }),
    run('do ion tokens hinder it?', (s, v) => rollForIon(s, v, own(s, v))),
    window('start of an activation', { of: (_, v) => v.unit }),
    run('is it damaged?', (s, v) => {
      if (v.damaged === true && isHampered(s, own(s, v))) v.fewer++
    }),
    window('before rallying', { of: (_, v) => v.unit }),
    run('rally', (s, v) => {
      if (v.rallied !== true) loseSuppression(s, own(s, v), rollToRally(s, own(s, v)))
    }),
    window('after rallying', { of: (_, v) => v.unit }),
    run('suppressed or panicked?', (s, v) => {
      const unit = own(s, v)
      const actions = query(s, 'actions', 2, unit.id)
      v.usual = actions
      v.actions = Math.max(0, actions - (isSuppressed(s, unit) ? 1 : 0) - v.fewer)
      if (!isPanicked(s, unit)) return
      v.panicked = true
      if (editionOf(s).panic === 'runs')
        callNow(s, 'flight', { unit: unit.id, edge: null, runs: v.actions > 0 })
      else tell(s, { type: 'no actions', unit: unit.id })
    }),
    window('start of perform actions', { when: (_, v) => !v.panicked, of: (_, v) => v.unit }),
    // Wounds may come to it, or go, while it acts (LG2-KW-125).
    run('has it more to do, or less?', (s, v) => {
      const actions = query(s, 'actions', 2, v.unit)
      v.actions = Math.max(0, v.actions + actions - v.usual)
      v.usual = actions
    }),
    ask('act', {
      rule: 'LG2-ACT-001',
      seats: (s, v) => own(s, v).seat,
      onlyIfAny: true,
      about: (_, v) => ({ unit: v.unit, actions: v.actions }),
      options: (s, v): readonly ActAnswer[] => actionsIfAny(s, v),
      why: (s, v, answer) => refuseAction(s, v, answer),
      answer: (_, v, action) => {
        if (action === 'done') return goTo('end of perform actions')
        v.now = action
        return undefined
      },
    }),
    run('perform it', (s, v) => {
      if (v.now === null) return goTo('end of perform actions')
      perform(s, v, own(s, v))
      return undefined
    }),
    run('is there more to do?', (_, v) => {
      v.now = null
    }),
    repeat('has it more to do, or less?'),
    window('end of perform actions', { when: (_, v) => !v.panicked, of: (_, v) => v.unit }),
    run('actions are over', (s, v) => (own(s, v).minis.length === 0 ? end : undefined)),
    window('end of an activation', { when: (s, v) => !spentOnLeaving(s, v), of: (_, v) => v.unit }),
    call('a card out of the other hand', 'hand card', (s, v) =>
      outOfHand(s, 'an enemy ends its activation', own(s, v)),
    ),
    run('the order token is turned', (s, v) => {
      const unit = own(s, v)
      if (unit.minis.length === 0) return
      // LG2-SUPP-007: not if it performed a free action before it came to that.
      if (v.panicked && v.done.length === 0 && editionOf(s).panic === 'stands still')
        loseSuppression(s, unit, courageOf(s, unit) ?? 0)
      // LG2-WKW-023, -028.
      takeAll(s, unit, 'immobilize')
      takeAll(s, unit, 'ion')
      if (hasKeyword(s, unit, 'unstoppable') && !unit.again) turnOnce(unit, v.drawn)
      else turnOrder(s, unit, 'down')
    }),
    window('after an activation', { of: (_, v) => v.unit }),
  ],
  { period: 'activation', about: (_, v) => ({ unit: v.unit }) },
)

/** Whoever withdraws does nothing else in its activation, and uses nothing that it has (LG1-WDRB-003). */
function spentOnLeaving(s: LState, { withdrew }: Activating): boolean {
  return withdrew && editionOf(s).withdrawal === 'whole activation'
}

/** A damaged vehicle rolls a die: blank, and it has an action less (LG2-APXB-022). */
function isHampered(s: LState, unit: Unit): boolean {
  const [face = ''] = rollNames(s, defenceDice.white, 1)
  tell(s, { type: 'damage roll', unit: unit.id, dice: [face] })
  return face === 'blank'
}

/** A white die for each ion token: blanks cost one action, however many they are (LG2-WKW-027); or each costs one (LG1-IONB-001). */
function rollForIon(s: LState, v: Activating, unit: Unit): void {
  if (unit.tokens.ion === 0) return
  if (editionOf(s).ion === 'each') {
    v.fewer += unit.tokens.ion
    return
  }
  const dice = rollNames(s, defenceDice.white, unit.tokens.ion)
  tell(s, { type: 'ion dice', unit: unit.id, dice })
  if (dice.includes('blank')) v.fewer++
}
