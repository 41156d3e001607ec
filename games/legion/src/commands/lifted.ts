import { call, choose, type Effect, goOn } from '@sandtable/kernel'
import { borrowing } from '../cards/borrowed.ts'
import { inContact } from '../geometry/melee.ts'
import { isWithinRange } from '../geometry/ranges.ts'
import { lends } from '../keywords/lent.ts'
import { choice, sequel } from '../scoring/phrases.ts'
import type { LState, Unit, UnitId } from '../state.ts'
import { isOnBattlefield, leaderOf, unitOf, unitsOn } from '../units.ts'
import type { LCard } from '../vocabulary/card.ts'
import { type Deed, isCrushed } from './deeds.ts'
import { isMarked, mark } from './marks.ts'
import { command, freeAction, isOurs, named, ours, resolve } from './phrases.ts'

/** Command cards by which units are put somewhere else. */

const vader = named('Darth Vader')

const crushed = sequel<UnitId>('who is crushed', (s, effect, id) => {
  const unit = unitOf(s, id)
  if (unit.seat !== effect.seat) isCrushed.do(s, unit, effect)
})

function liftable(s: LState, unit: Unit): UnitId[] {
  return unitsOn(s).flatMap((other) =>
    other !== unit && other.rank !== 'heavy' && isWithinRange(unit, other, 1) ? [other.id] : [],
  )
}

const lifted = choice<UnitId, { readonly unit: UnitId }>('who is lifted', {
  from: (s, _, { unit }) => liftable(s, unitOf(s, unit)),
  do: (s, effect, id) => {
    call(s, 'place a unit', {
      unit: id,
      rule: 'LG2-CMD-jc',
      where: 'near its spot',
      by: effect.seat ?? '',
    })
    goOn(s, effect, crushed, id)
  },
})

const lifts: Deed = {
  asks: [lifted, crushed],
  can: (s, unit) => liftable(s, unit).length > 0,
  do: (s, unit, effect) => choose(s, effect, lifted, { unit: unit.id }),
}

const chewbacca = named('Chewbacca')
const yoda = named('Yoda')
const carried = mark('carried', 'round')

/** Yoda on Chewbacca's back: his friend who stands in base contact with him. */
function isOnBack(s: LState, effect: Effect, unit: Unit, by: Unit): boolean {
  return (
    isOurs(s, effect, unit, chewbacca) &&
    isOurs(s, effect, by, yoda) &&
    isOnBattlefield(unit) &&
    inContact(s, unit, leaderOf(unit), by, leaderOf(by))
  )
}

function hasHimOnBack(s: LState, effect: Effect, unit: Unit): boolean {
  return ours(s, effect, yoda).some((by) => isOnBack(s, effect, unit, by))
}

function setDown(s: LState, by: Unit, beside: Unit): void {
  call(s, 'place a unit', { unit: by.id, rule: 'LG2-CMD-pp', where: 'in contact', beside: beside.id })
}

/** He is picked up, if he is near enough. */
const picksUp: Deed = {
  can: (s, unit, effect) => isOnBattlefield(unit) && pickedUp(s, unit, effect) !== undefined,
  do: (s, unit, effect) => {
    const by = pickedUp(s, unit, effect)
    if (by === undefined) return
    carried.do(s, by, effect)
    setDown(s, by, unit)
  },
}

function carriedOnes(s: LState, effect: Effect): Unit[] {
  return ours(s, effect, yoda).filter((by) => isMarked(s, effect, by, 'carried'))
}

function pickedUp(s: LState, unit: Unit, effect: Effect): Unit | undefined {
  return ours(s, effect, yoda).find((by) => isWithinRange(unit, by, 1))
}

const { query: deflecting = {} } = lends([{ id: 'deflect' }], (s, effect, unit) =>
  hasHimOnBack(s, effect, unit),
)

export const liftedCommands: readonly LCard[] = [
  command('vaders-might', freeAction(vader, lifts)),
  command(
    'size-matters-sometimes',
    resolve(chewbacca, picksUp),
    borrowing(
      'size-matters-sometimes',
      (s, unit, by, token, effect) => token === 'dodge' && isOnBack(s, effect, unit, by),
      { range: 1, many: true, unseen: true },
    ),
    {
      query: {
        ...deflecting,
        'defence die': (die, s, effect, id) => (hasHimOnBack(s, effect, unitOf(s, id)) ? 'red' : die),
        speed: (speed, s, effect, id) => (isMarked(s, effect, unitOf(s, id), 'carried') ? 0 : speed),
      },
      trigger: {
        'after a move': {
          forced: true,
          when: (s, effect, { unit }) =>
            isOurs(s, effect, unitOf(s, unit), chewbacca) && carriedOnes(s, effect).length > 0,
          do: (s, effect, { unit }) => {
            for (const by of carriedOnes(s, effect)) setDown(s, by, unitOf(s, unit))
          },
        },
      },
    },
  ),
]
