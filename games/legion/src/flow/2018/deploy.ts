import { tell } from '@sandtable/kernel'
import { type LState, otherSeat, type Unit } from '../../state.ts'
import { findUnitOf, isHeldBack, unitsOfSide } from '../../units.ts'
import { ask, call, procedure, repeat, run } from '../words.ts'

/** Blue first, a unit each in turn, until all are on the battlefield (LG1-SETUP-021, -022). */
export const deployInTurns = procedure('deploy in turns', [
  ask('choose a unit to deploy', {
    rule: 'LG1-DEPL-003',
    seats: (s, v) => (waiting(s, v.turn).length > 1 ? v.turn : null),
    options: (s, v) => waiting(s, v.turn).map(({ id }) => id),
    answer: (_, v, unit) => {
      v.unit = unit
    },
  }),
  call('place the unit', 'place a unit', (s, v) => {
    v.unit ??= waiting(s, v.turn)[0]?.id ?? null
    return v.unit === null ? null : { unit: v.unit, rule: 'LG1-DEPL-004', where: 'its zone' }
  }),
  run('the turn passes', (s, v) => {
    const unit = findUnitOf(s, v.unit)
    // What finds no room at all stays out of the game.
    if (unit?.deployed === false) removeFromGame(s, unit)
    v.unit = null
    v.turn = otherSeat(v.turn)
  }),
  repeat('choose a unit to deploy', (s) => s.table.units.some((unit) => isWaiting(s, unit))),
])

function removeFromGame(s: LState, unit: Unit): void {
  unit.minis = []
  tell(s, { type: 'unit defeated', unit: unit.id })
}

function waiting(s: LState, seat: string): Unit[] {
  return unitsOfSide(s, seat).filter((unit) => isWaiting(s, unit))
}

/** Units that are held back come later (LG1-DEPL-006). */
function isWaiting(_: LState, unit: Unit): boolean {
  return !unit.deployed && unit.minis.length > 0 && !isHeldBack(unit)
}
