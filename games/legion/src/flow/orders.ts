import { cause, type Plain, query, type RuleId, type Seat, type Space, some } from '@sandtable/kernel'
import type { Orders } from '../../data/types.ts'
import { commandCard } from '../catalogue.ts'
import { matches, mayOrder, takesOrders } from '../command/matches.ts'
import type { Legion, LState, Unit, UnitId } from '../state.ts'
import { unitOf, unitsOfSide } from '../units.ts'
import type { Ordering } from '../vocabulary/commanding.ts'
import { ask, procedure, repeat, run, window } from './words.ts'

const listed = some((s: LState, v: Ordering) => {
  const usual = eligible(s, v)
  const from = [...usual, ...anybody(s, v)]
  const least = countOf(s, v, usual)
  const most = countOf(s, v, from, usual.length + leftForAnybody(s, v))
  return { from, least: query(s, 'may withhold orders', false, v.seat) ? 0 : least, most }
})

/** Some of those that the card names, and no more of the others than may be. */
const toOrder: Space<Legion, Ordering, readonly UnitId[]> = {
  ...listed,
  refuse: (s, v, answer, seat) => listed.refuse(s, v, answer, seat) ?? refuseOthers(s, v, answer),
  sample: (s, v, seat, random) => {
    const units = listed.sample(s, v, seat, random)
    return refuseOthers(s, v, units) === null ? units : eligible(s, v).slice(0, countOf(s, v, eligible(s, v)))
  },
}

function refuseOthers(s: LState, v: Ordering, answer: Plain): RuleId | null {
  const usual = eligible(s, v)
  const others = (answer as readonly UnitId[]).filter((unit) => !usual.includes(unit)).length
  return others <= leftForAnybody(s, v) ? null : 'LG1-UPG-battlemeditation'
}

/**
 * Every order of the card must be issued if it can be; nobody gets two (LG2-ORD-004 to -010). Where all who could get one
 * do, nothing is asked.
 */
export const issueOrders = procedure('issue orders', [
  window('before orders are issued', { order: (_, v) => [v.seat] }),
  ask('choose units to order', {
    rule: 'LG2-ORD-004',
    seats: (s, v) => (isOpen(s, v) ? v.seat : null),
    about: (_, v) => ({ field: v.field }),
    space: toOrder,
    answer: (s, v, units) => {
      const usual = eligible(s, v)
      const others = units.filter((unit) => !usual.includes(unit)).length
      if (others > 0) v.anybody = (v.anybody ?? 0) + others
      v.withheld += Math.max(0, countOf(s, v, usual) - units.length)
      v.chosen = units
    },
  }),
  // One by one, for what follows an order may be another one, to somebody who was to get it later.
  run('issue it', (s, v) => {
    const [unit, ...others] = v.chosen ?? eligible(s, v).slice(0, countOf(s, v, eligible(s, v)))
    v.chosen = others
    if (unit === undefined) return
    if (unitOf(s, unit).order !== 'none') {
      v.owed = (v.owed ?? 0) + 1
      return
    }
    const command = s.table.played[v.seat]
    v.issued++
    const by = nominatedOf(s, v.seat)?.id
    cause(s, 'issue order', {
      unit,
      ...(by !== undefined && { by }),
      ...(command != null && { command }),
    })
  }),
  repeat('issue it', (_, v) => v.chosen !== null && v.chosen.length > 0),
  run('next field', (_, v) => {
    v.chosen = null
    // An order that its unit had got elsewhere meanwhile goes to somebody else, if it can (LG2-ORD-009).
    v.left = v.owed ?? 0
    delete v.owed
    if (v.left === 0) v.field++
  }),
  repeat('choose units to order', (s, v) => v.field < fieldsOf(s, v.seat).length),
  window('orders are issued', { order: (_, v) => [v.seat], inOrder: true }),
])

function nominatedOf(s: LState, seat: Seat): Unit | undefined {
  return unitsOfSide(s, seat).find(({ commander }) => commander === 'nominated')
}

/** The order fields of the card that was played; none without a nominated commander. */
function fieldsOf(s: LState, seat: Seat): readonly Orders[] {
  const card = s.table.played[seat]
  if (card == null || nominatedOf(s, seat) === undefined) return []
  const fields = commandCard(card).orders ?? []
  // Where but one order may be issued, it may be any of them.
  return mostOrders(s, seat) === 1 ? [{ count: 1, to: fields.flatMap(({ to }) => to) }] : fields
}

function mostOrders(s: LState, seat: Seat): number {
  return query(s, 'most orders', Number.MAX_SAFE_INTEGER, seat)
}

function eligible(s: LState, { seat, field }: Ordering): UnitId[] {
  const orders = fieldsOf(s, seat)[field]
  const by = nominatedOf(s, seat)
  if (orders === undefined || by === undefined) return []
  return unitsOfSide(s, seat)
    .filter((unit) => mayOrder(s, by, unit) && orders.to.some((needs) => matches(s, unit, needs)))
    .map(({ id }) => id)
}

/** How many orders may still go to anybody. */
function leftForAnybody(s: LState, { seat, anybody: used = 0 }: Ordering): number {
  return Math.max(0, query(s, 'orders to anybody', 0, nominatedOf(s, seat)?.id ?? '') - used)
}

/** Those on the battlefield that the card does not name, or that are too far away, where one of them may get an order. */
function anybody(s: LState, v: Ordering): UnitId[] {
  const by = nominatedOf(s, v.seat)
  if (by === undefined || fieldsOf(s, v.seat)[v.field] === undefined || leftForAnybody(s, v) === 0) return []
  const usual = eligible(s, v)
  return unitsOfSide(s, v.seat)
    .filter(
      (unit) =>
        unit.deployed && unit.order === 'none' && takesOrders(s, by, unit) && !usual.includes(unit.id),
    )
    .map(({ id }) => id)
}

function countOf(
  s: LState,
  { seat, field, issued, left: still = 0 }: Ordering,
  from: readonly UnitId[],
  room = from.length,
): number {
  const count = still || (fieldsOf(s, seat)[field]?.count ?? 0)
  const left = mostOrders(s, seat) - issued
  return Math.max(0, Math.min(left, from.length, room, count === 'all' ? from.length : count))
}

/** Is there anything to choose? */
function isOpen(s: LState, v: Ordering): boolean {
  const from = eligible(s, v)
  const count = countOf(s, v, from)
  if (anybody(s, v).length > 0) return true
  return count > 0 && (count < from.length || query(s, 'may withhold orders', false, v.seat))
}
