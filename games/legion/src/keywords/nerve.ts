import { canChoose, cardWords, choose, type Effect } from '@sandtable/kernel'
import { giveMoveAction } from '../actions/given.ts'
import { mayMoveAction, spurred } from '../moves/may-move.ts'
import type { Legion, LState, Unit, UnitId } from '../state.ts'
import { gain } from '../tokens.ts'
import { unitOf, woundsOn } from '../units.ts'
import { canBeSuppressed, isSuppressed, keywordX } from '../values.ts'
import type { LCard } from '../vocabulary/card.ts'
import { attacksAfterMoving } from './free-attacks.ts'
import { enemiesWithin, own } from './words.ts'

/** Keywords of suppression, wounds and what they drive a unit to. */

const { choice } = cardWords<Legion>()

/** After its rally up to X suppression tokens onto enemies within range 2, one by one. */
const frightened = choice<UnitId, { readonly left: number }>('add a suppression token', {
  from: (s, effect) =>
    enemiesWithin(s, effect, 2).flatMap((enemy) => (canBeSuppressed(s, enemy) ? [enemy.id] : [])),
  may: () => true,
  do: (s, effect, unit, { left }) => {
    gain(s, unitOf(s, unit), 'suppression')
    if (left > 1) choose(s, effect, frightened, { left: left - 1 })
  },
})

function fright(s: LState, effect: Effect): { readonly left: number } {
  return { left: keywordX(s, own(s, effect), 'demoralize') }
}

const demoralize: LCard = {
  id: 'keyword:demoralize',
  rules: ['LG2-KW-052'],
  asks: [frightened],
  trigger: {
    'after rallying': {
      of: 'unit',
      forced: true,
      when: (s, effect) => canChoose(s, effect, frightened, fright(s, effect)),
      do: (s, effect) => choose(s, effect, frightened, fright(s, effect)),
    },
  },
}

/** Suppressed, but not panicked, it may take another suppression token for a free move action. */
const dauntless: LCard = {
  id: 'keyword:dauntless',
  rules: ['LG2-KW-258'],
  trigger: {
    'start of perform actions': {
      of: 'unit',
      when: (s, effect) => isSuppressed(s, own(s, effect)) && mayMoveAction(s, own(s, effect)),
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
