import { call, canChoose, cardWords, choose, enter } from '@sandtable/kernel'
import { unitsNear } from '../flow/self-destruct.ts'
import { isWithinRange } from '../geometry/ranges.ts'
import { unitsSee } from '../geometry/sight.ts'
import type { Legion, LState, Unit, UnitId } from '../state.ts'
import { isTrooper, unitOf, woundsOn, woundThreshold } from '../units.ts'
import { freely } from '../vocabulary/activations.ts'
import { suffering } from '../vocabulary/attacks.ts'
import type { LCard } from '../vocabulary/card.ts'
import { loseKeyword } from './granted.ts'
import { enemiesWithin, own } from './words.ts'

/** Keywords by which a unit drives others, or itself, to something. */

const { choice } = cardWords<Legion>()

/** Until the end of the round it must attack whoever distracted it, if it can (LG2-KW-274). */
export const distracted: LCard = {
  id: 'distracted',
  rules: ['LG2-KW-274'],
  query: {
    'must attack': (value, _, { on, vars }, unit) => (on === unit ? [...value, vars.by as UnitId] : value),
  },
}

const target = choice<UnitId>('choose whom to distract', {
  from: (s, effect) =>
    enemiesWithin(s, effect, 2).flatMap((enemy) =>
      isTrooper(enemy) && unitsSee(s, own(s, effect), enemy) ? [enemy.id] : [],
    ),
  do: (s, effect, unit) => {
    const { seat } = unitOf(s, unit)
    // Whatever becomes of whom it distracts (LG2-KW-277).
    loseKeyword(s, own(s, effect), 'inconspicuous', 'round')
    enter(s, { card: 'distracted', seat, on: unit, until: 'round', vars: { by: effect.on ?? '' } })
  },
})

const distract: LCard = {
  id: 'keyword:distract',
  rules: ['LG2-KW-274', 'LG2-KW-277'],
  asks: [target],
  action: {
    cost: 0,
    can: (s, _, effect) => canChoose(s, effect, target),
    do: (s, _, effect) => choose(s, effect, target),
  },
}

/** Corps troopers with orders near it may suffer a wound for a free action when they are activated. */
const ruthless: LCard = {
  id: 'keyword:ruthless',
  rules: ['LG2-KW-253'],
  trigger: {
    'start of an activation': {
      when: (s, effect, v) => isDriven(s, own(s, effect), unitOf(s, v.unit)),
      do: (s, _, v) => {
        call(s, 'suffer wounds', suffering(unitOf(s, v.unit), 1))
        call(s, 'free action', freely(v.unit, 'any'))
      },
    },
  },
}

function isDriven(s: LState, by: Unit, unit: Unit): boolean {
  if (unit === by || unit.seat !== by.seat || unit.rank !== 'corps' || !isTrooper(unit)) return false
  return unit.order === 'up' && isWithinRange(by, unit, 2) && unitsSee(s, by, unit)
}

/** Half destroyed it may destroy itself wholly, and hurt all around. */
const selfDestruct: LCard = {
  id: 'keyword:self-destruct',
  rules: ['LG2-KW-210', 'LG2-KW-211'],
  query: {
    'is worth a wound': (value, s, { on }, { defender }) =>
      value || (defender === on && !canDestructItself(unitOf(s, defender))),
  },
  action: {
    cost: 0,
    can: (_, unit) => canDestructItself(unit),
    do: destructItself,
  },
}

export function canDestructItself(unit: Unit): boolean {
  return 2 * woundsOn(unit) >= thresholdOf(unit)
}

export function destructItself(s: LState, unit: Unit): void {
  call(s, 'self-destruct', { unit: unit.id, left: unitsNear(s, unit) })
}

function thresholdOf(unit: Unit): number {
  return unit.minis.reduce((sum, mini) => sum + woundThreshold(unit, mini), 0)
}

export const compelling: readonly LCard[] = [distract, ruthless, selfDestruct]
