import { query, type Seat } from '@sandtable/kernel'
import { editionOf } from '../editions/index.ts'
import { isAgreed } from '../editions/terms.ts'
import { clearCommand, takeBackDiscards } from '../hands.ts'
import {
  endNomination,
  endOrder,
  removeToken,
  setCommander,
  setPasses,
  setPool,
  takeTokens,
} from '../holdings.ts'
import { checkPoints, isLastRound } from '../score.ts'
import { blueFirst, byPriority, type LState, seats, type Unit } from '../state.ts'
import { loseSuppression } from '../tokens.ts'
import { isHeldBack, isTrooper, unitOf, unitsOfSide } from '../units.ts'
import { ask, procedure, repeat, run, window } from './words.ts'

/** LG2-END-001. */
export const endPhase = procedure('end phase', [
  run('begin', (s) => {
    s.table.phase = 'end'
  }),
  window('start of the end phase', { order: byPriority }),
  window('score victory points', { order: byPriority, inOrder: true }),
  run('discard command cards', (s) => {
    for (const seat of byPriority(s)) clearCommand(s, seat, 'discard')
  }),
  window('before tokens are removed', { order: byPriority, when: (s) => !isLastRound(s) }),
  run('remove tokens', (s) => {
    for (const unit of s.table.units) {
      for (const token of ['aim', 'dodge', 'surge', 'standby', 'observation'] as const)
        takeTokens(s, unit, token, unit.tokens[token] - query(s, 'tokens kept', 0, { unit: unit.id, token }))
      // After the last round nobody is asked how much it keeps (LG2-KW-079).
      if (!isLastRound(s)) loseSuppression(s, unit, query(s, 'suppression removed', 1, unit.id))
      endOrder(s, unit)
      endNomination(unit)
    }
    // LG2-KW-180.
    for (const token of s.table.objectives) if (token.kind === 'smoke' && token.lies) removeToken(s, token)
    for (const seat of seats) {
      setPasses(s, seat, 0)
      setPool(s, seat, [])
    }
  }),
  // The player with priority first, then the other (LG2-PROM-001, -005).
  ask('promote', {
    rule: 'LG2-PROM-001',
    seats: mustPromote,
    options: (s, _, seat) => promotable(s, seat).map(({ id }) => id),
    answer: (s, _, id) => {
      const unit = unitOf(s, id)
      unit.rank = 'commander'
      setCommander(s, unit, 'promoted')
    },
  }),
  repeat('promote', (s) => mustPromote(s) !== null),
  window('end of the end phase', { order: byPriority }),
  run('has somebody won?', (s) => {
    checkPoints(s)
    if (isAgreed(s, 'unlimited rounds') && s.table.round >= editionOf(s).rounds) beginAnew(s)
  }),
])

/** After every sixth round all cards return, and the counter is set to 1 (LG1-OPTB-014, -015). */
function beginAnew(s: LState): void {
  for (const seat of blueFirst(s)) takeBackDiscards(s, seat)
  s.table.round = 0
}

/** Whose turn it is to promote somebody; null: nobody's. Nobody is asked for that after the last round. */
function mustPromote(s: LState): Seat | null {
  if (isLastRound(s)) return null
  const order = editionOf(s).promotesFirst === 'blue' ? blueFirst(s) : byPriority(s)
  return order.find((seat) => promotable(s, seat).length > 0) ?? null
}

/** Who may be promoted: trooper units of a side without a commander, but nobody who is held back (LG1-CMDR-006). */
function promotable(s: LState, seat: Seat): Unit[] {
  const own = unitsOfSide(s, seat)
  if (own.some(({ rank }) => rank === 'commander')) return []
  // LG2-KW-073.
  if (own.some(({ conditions }) => conditions.includes('field commander'))) return []
  return own.filter((unit) => isTrooper(unit) && !isHeldBack(unit))
}
