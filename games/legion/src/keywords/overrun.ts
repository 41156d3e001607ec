import { call, cardWords, choose, type Effect } from '@sandtable/kernel'
import { choosable, refuseAtAll } from '../actions/defenders.ts'
import { activationOf, noteDone } from '../current.ts'
import type { Legion, LState, Unit, UnitId } from '../state.ts'
import { findUnitOf, isOnBattlefield, leaderOf, unitOf } from '../units.ts'
import type { Done } from '../vocabulary/activations.ts'
import { attackBy } from '../vocabulary/attacks.ts'
import type { LCard } from '../vocabulary/card.ts'
import { overrunArms } from '../weapons.ts'

/** Weapons for those that a move led over; in play from the start, for all units at once (LG2-WKW-051 to -058). */

const { choice } = cardWords<Legion>()

interface Passing {
  readonly unit: UnitId
  readonly passed: readonly UnitId[]
}

/** Only one of those that it moved through. */
const passedUnit = choice<UnitId, Passing>('choose whom it overruns', {
  from: (_, __, { passed }) => [...passed],
  by: (s, _, { unit }) => unitOf(s, unit).seat,
  do: (s, _, defender, { unit }) => overrunIt(s, unitOf(s, unit), defender),
})

/** X attacks in an activation, each after a move of its own (LG2-WKW-053, -058). */
function isLeft(s: LState, unit: Unit): boolean {
  const activation = activationOf(s, unit)
  if (activation === null) return false
  const most = overrunArms(unit).reduce(
    (sum, { weapon }) => sum + (weapon.keywords?.find(({ id }) => id === 'overrun')?.x ?? 0),
    0,
  )
  return activation.done.filter((action) => action === 'overrun').length < most
}

/** Those that it moved through and may attack now, which a move does not make easier to notice (LG2-KW-263, -274). */
function passedIn(s: LState, { unit: id, passed = [] }: Done): UnitId[] {
  const unit = unitOf(s, id)
  const possible = passed.flatMap((one) => {
    const enemy = findUnitOf(s, one)
    return enemy !== undefined && isOnBattlefield(enemy) && refuseAtAll(s, unit, enemy) === null
      ? [enemy]
      : []
  })
  return choosable(s, unit, possible).map((enemy) => enemy.id)
}

/** One pool of nothing but overrun weapons, each added once, whatever the range (LG2-WKW-055 to -057). */
function overrunIt(s: LState, unit: Unit, defender: UnitId): void {
  noteDone(s, unit, 'overrun')
  const mini = leaderOf(unit).id
  const added = overrunArms(unit).map(({ weapon, card }) => ({ mini, weapon: weapon.name, card }))
  call(s, 'attack', {
    ...attackBy(unit.id, { only: [], single: true }),
    pools: [{ defender, kind: 'overrun', added }],
  })
}

export const overrun: LCard = {
  id: 'overrun',
  rules: ['LG2-WKW-054', 'LG2-WKW-055'],
  asks: [passedUnit],
  trigger: {
    'after a move': {
      seat: (s: LState, _: Effect, v: Done) => unitOf(s, v.unit).seat,
      when: (s, _, v) => {
        const unit = unitOf(s, v.unit)
        return v.standard && isOnBattlefield(unit) && passedIn(s, v).length > 0 && isLeft(s, unit)
      },
      do: (s, effect, v) => {
        const passed = passedIn(s, v)
        const [only, ...others] = passed
        if (others.length > 0) choose(s, effect, passedUnit, { unit: v.unit, passed })
        else if (only !== undefined) overrunIt(s, unitOf(s, v.unit), only)
      },
    },
  },
}
