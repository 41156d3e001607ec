import { mayRecoverFreely } from '../actions/given.ts'
import { type ActAnswer, actionsOffered, refuseAction } from '../actions/offered.ts'
import { perform } from '../actions/performing.ts'
import { noteFor } from '../current.ts'
import { editionOf } from '../editions/index.ts'
import type { LState } from '../state.ts'
import { unitOf } from '../units.ts'
import type { FreelyActing } from '../vocabulary/activations.ts'
import { ask, procedure, run } from './words.ts'

/** Something lets a unit perform a free action, at another time than its own actions (LG2-ACT-011). */
export const freeAction = procedure('free action', [
  // In its own activation free and normal actions count together (LG2-ACT-013).
  run('what was done?', (s, v) => {
    noteFor(s, unitOf(s, v.unit), ({ done, withdrew, over }) => {
      v.done = [...done]
      v.withdrew = withdrew
      if (over === true) v.over = true
    })
  }),
  ask('choose a free action', {
    rule: 'LG2-ACT-011',
    seats: (s, v) => (offered(s, v).length > 1 ? unitOf(s, v.unit).seat : null),
    about: (_, v) => ({ unit: v.unit }),
    options: offered,
    // As good as none, where nothing comes of it.
    idle: (s, v, action) => action === 'recover' && !mayRecoverFreely(s, unitOf(s, v.unit)),
    why: (s, v, answer) => refuseAction(s, v, answer) ?? 'LG2-ACT-011',
    answer: (_, v, action) => {
      v.now = action === 'done' ? null : action
    },
  }),
  run('perform it', (s, v) => {
    if (v.now === null) return
    const unit = unitOf(s, v.unit)
    perform(s, v, unit)
    noteFor(s, unit, (activation) => {
      activation.done = [...v.done]
      activation.withdrew = v.withdrew
    })
  }),
])

/** Those that are allowed, and that none is performed. */
function offered(s: LState, v: FreelyActing): readonly ActAnswer[] {
  // Whoever withdraws does nothing else in its whole activation (LG1-WDRB-002, -003).
  const only = editionOf(s).withdrawal === 'whole activation' ? 'withdraw' : null
  return actionsOffered(s, v).filter(
    (action) => action === 'done' || (action !== only && isAllowed(v, action)),
  )
}

const jumps: readonly string[] = ['keyword:jump', 'keyword:jump/2018']

function isAllowed({ only }: FreelyActing, action: ActAnswer): boolean {
  if (only === 'any') return true
  if (only === 'no attack') return action !== 'attack'
  // Whenever it could move, it may jump (LG2-KW-224).
  const isJump = typeof action !== 'string' && jumps.includes(action.card)
  return only.some((one) => one === (isJump ? 'move' : action))
}
