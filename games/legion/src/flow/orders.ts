import { cause, type Seat, some } from '@sandtable/kernel'
import type { Orders } from '../../data/types.ts'
import { commandCard } from '../catalogue.ts'
import { canBeOrdered, matches } from '../command/matches.ts'
import type { LState, UnitId } from '../state.ts'
import { unitsOfSide } from '../units.ts'
import type { Ordering } from '../vocabulary/procedures.ts'
import { ask, procedure, repeat, run, window } from './words.ts'

/**
 * Every order of the card must be issued if it can be; nobody gets two (LG2-ORD-004 to -010). Where all who could get one
 * do, nothing is asked.
 */
export const issueOrders = procedure('issue orders', [
  ask('choose units to order', {
    rule: 'LG2-ORD-004',
    seats: (s, v) => (isOpen(s, v) ? v.seat : null),
    about: (_, v) => ({ field: v.field }),
    space: some((s, v: Ordering) => {
      const from = eligible(s, v)
      const count = countOf(s, v, from)
      return { from, least: count, most: count }
    }),
    answer: (s, v, units) => {
      for (const unit of units) cause(s, 'issue order', { unit })
      v.settled = true
    },
  }),
  run('next field', (s, v) => {
    if (!v.settled) for (const unit of eligible(s, v)) cause(s, 'issue order', { unit })
    v.settled = false
    v.field++
  }),
  repeat('choose units to order', (s, v) => v.field < fieldsOf(s, v.seat).length),
  window('orders are issued', { order: (_, v) => [v.seat] }),
])

/** The order fields of the card that was played; none without a nominated commander. */
function fieldsOf(s: LState, seat: Seat): readonly Orders[] {
  const card = s.table.played[seat]
  if (card == null || !unitsOfSide(s, seat).some(({ commander }) => commander === 'nominated')) return []
  return commandCard(card).orders ?? []
}

function eligible(s: LState, { seat, field }: Ordering): UnitId[] {
  const orders = fieldsOf(s, seat)[field]
  if (orders === undefined) return []
  return unitsOfSide(s, seat)
    .filter(
      (unit) =>
        unit.order === 'none' && canBeOrdered(s, unit) && orders.to.some((needs) => matches(s, unit, needs)),
    )
    .map(({ id }) => id)
}

function countOf(s: LState, { seat, field }: Ordering, from: readonly UnitId[]): number {
  const count = fieldsOf(s, seat)[field]?.count ?? 0
  return count === 'all' ? from.length : Math.min(count, from.length)
}

/** Is there anything to choose? */
function isOpen(s: LState, v: Ordering): boolean {
  const from = eligible(s, v)
  return countOf(s, v, from) < from.length
}
