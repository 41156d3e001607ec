import { giveMoveAction, mayBeGivenMoveAction } from '../actions/given.ts'
import { spurred } from '../moves/may-move.ts'
import type { LState, Unit } from '../state.ts'
import { gain } from '../tokens.ts'
import { woundsOn } from '../units.ts'
import { canBeSuppressed, isSuppressed, keywordX } from '../values.ts'
import type { LCard } from '../vocabulary/card.ts'
import { attacksAfterMoving } from './free-attacks.ts'
import { dividesUpTo } from './one-by-one.ts'
import { enemiesWithin, own } from './words.ts'

/** Keywords of suppression, wounds and what they drive a unit to. */

/** After its rally up to X suppression tokens onto enemies within range 2. */
const frightens = dividesUpTo(
  'demoralize',
  'add a suppression token',
  (s, effect) => enemiesWithin(s, effect, 2).filter((enemy) => canBeSuppressed(s, enemy)),
  (s, unit) => gain(s, unit, 'suppression'),
)

const demoralize: LCard = {
  id: 'keyword:demoralize',
  rules: ['LG2-KW-052'],
  asks: frightens.asks,
  trigger: { 'after rallying': frightens.moment },
}

/** Suppressed, but not panicked, it may take another suppression token for a free move action. */
const dauntless: LCard = {
  id: 'keyword:dauntless',
  rules: ['LG2-KW-258'],
  trigger: {
    'start of perform actions': {
      of: 'unit',
      when: (s, effect) => isSuppressed(s, own(s, effect)) && mayBeGivenMoveAction(s, own(s, effect)),
      do: (s, effect) => {
        gain(s, own(s, effect), 'suppression')
        giveMoveAction(s, own(s, effect))
      },
    },
  },
}

/** Each move: a suppression token for one more speed. */
const spur: LCard = {
  id: 'keyword:spur',
  rules: ['LG2-KW-056', 'LG2-KW-057'],
  trigger: {
    'before a move': {
      of: 'unit',
      when: (s, effect, v) => canBeSuppressed(s, own(s, effect)) && spurred(s, own(s, effect), v) > v.speed,
      do: (s, effect, v) => {
        v.speed = spurred(s, own(s, effect), v)
        gain(s, own(s, effect), 'suppression')
      },
    },
  },
}

function isEnraged(s: LState, unit: Unit): boolean {
  return woundsOn(unit) >= keywordX(s, unit, 'enrage')
}

const charge = attacksAfterMoving('enrage', ['LG2-KW-171', 'LG2-KW-172', 'LG2-KW-173'], {
  kinds: ['melee'],
  charged: true,
  when: isEnraged,
})

/** With X wounds it has Charge and no courage to lose. */
const enrage: LCard = {
  ...charge,
  query: {
    courage: (courage, s, effect, unit) =>
      effect.on === unit && isEnraged(s, own(s, effect)) ? null : courage,
  },
}

/** Wounded it has one action more; its move actions are counted where they are offered. */
const juyo: LCard = {
  id: 'keyword:juyo-mastery',
  rules: ['LG2-KW-125', 'LG2-KW-126'],
  query: {
    actions: (actions, s, effect, unit) =>
      effect.on === unit && woundsOn(own(s, effect)) > 0 ? actions + 1 : actions,
  },
}

export const nerve: readonly LCard[] = [demoralize, dauntless, spur, enrage, juyo]
