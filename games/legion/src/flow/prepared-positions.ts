import type { Seat } from '@sandtable/kernel'
import { isMeant } from '../command/criteria.ts'
import { grantKeyword } from '../keywords/granted.ts'
import { type LState, otherSeat, type Unit, type UnitId } from '../state.ts'
import { gain } from '../tokens.ts'
import { unitOf, unitsOfSide } from '../units.ts'
import { hasKeyword, keywordsOf } from '../values.ts'
import type { PreparingPositions } from '../vocabulary/set-up.ts'
import { ask, call, procedure, repeat, run } from './words.ts'

/** Units with Prepared Position are placed, in turn, blue first (LG2-SETUP-013, LG2-KW-283). */
export const preparedPositions = procedure('prepared positions', [
  run('detachments join', joinAll),
  ask('choose a unit to place', {
    rule: 'LG2-SETUP-013',
    seats: (s, v) => (waiting(s, v, v.turn).length > 0 ? v.turn : null),
    options: (s, v): readonly string[] => [
      ...waiting(s, v, v.turn).map(({ id }) => id),
      ...(mustPlace(s, v) ? [] : ['pass']),
    ],
    answer: (s, v, answer) => {
      v.unit = answer === 'pass' ? null : answer
      // Whoever declines deploys its units later, as all others are.
      if (answer === 'pass') v.settled = [...v.settled, ...waiting(s, v, v.turn).map(({ id }) => id)]
    },
  }),
  call('place the unit', 'place a unit', (_, v) =>
    v.unit === null ? null : { unit: v.unit, rule: 'LG2-KW-280' },
  ),
  run('the turn passes', (s, v) => {
    if (v.unit !== null) {
      v.settled = [...v.settled, v.unit]
      // LG2-KW-281.
      if (unitOf(s, v.unit).deployed) gain(s, unitOf(s, v.unit), 'dodge')
    }
    v.unit = null
    v.turn = otherSeat(v.turn)
  }),
  repeat('choose a unit to place', (s, v) =>
    [v.turn, otherSeat(v.turn)].some((seat) => waiting(s, v, seat).length > 0),
  ),
])

/** What belongs to a unit that infiltrates or is in position already does so, too, from now on; each to its own (LG2-KW-009, -010). */
function joinAll(s: LState): void {
  const taken: UnitId[] = []
  for (const unit of s.table.units) {
    const host = hostOf(s, unit, taken)
    if (host === undefined) continue
    taken.push(host.id)
    for (const keyword of sharedWith(s, host)) grantKeyword(s, unit, keyword)
  }
}

/** The unit that a detachment belongs to: of those that have none yet, whoever has most to share. */
function hostOf(s: LState, unit: Unit, taken: readonly UnitId[]): Unit | undefined {
  const hosts = unitsOfSide(s, unit.seat).filter(
    (host) =>
      !taken.includes(host.id) &&
      !hasKeyword(s, host, 'detachment') &&
      keywordsOf(unit, 'detachment').some(({ of }) => isMeant(s, host, of)),
  )
  return hosts.toSorted((one, other) => sharedWith(s, other).length - sharedWith(s, one).length)[0]
}

function sharedWith(s: LState, host: Unit): string[] {
  return ['infiltrate', 'prepared-position'].filter((keyword) => hasKeyword(s, host, keyword))
}

function waiting(s: LState, { settled }: PreparingPositions, seat: Seat): Unit[] {
  return unitsOfSide(s, seat).filter(
    (unit) => !unit.deployed && !settled.includes(unit.id) && hasKeyword(s, unit, 'prepared-position'),
  )
}

/** Who can never move must be placed now (LG2-KW-231). */
function mustPlace(s: LState, v: PreparingPositions): boolean {
  return waiting(s, v, v.turn).some((unit) => hasKeyword(s, unit, 'stationary'))
}
