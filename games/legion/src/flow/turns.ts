import { below, call as callNow, goTo, query, reveal, type Seat, tell } from '@sandtable/kernel'
import type { Rank } from '../../data/types.ts'
import { refreshLent } from '../cards-of-unit.ts'
import { editionOf } from '../editions/index.ts'
import { setPasses, setPool, setReserve, takeFromPool, turnOrder } from '../holdings.ts'
import { byPriority, type LState, otherSeat, type Unit } from '../state.ts'
import { isDefeated, isHeldBack, unitOf, unitsOfSide } from '../units.ts'
import { hasKeyword } from '../values.ts'
import { activating, type TakingTurns } from '../vocabulary/activations.ts'
import { ask, call, procedure, repeat, run, window } from './words.ts'

/** LG2-ACTV-001: turn by turn a unit with an order, one that is drawn, or a pass. */
export const activationPhase = procedure('activation phase', [
  run('begin', (s) => {
    s.table.phase = 'activation'
    refreshLent(s)
  }),
  window('start of the activation phase', { order: byPriority, inOrder: true }),
  ask('choose a unit', {
    rule: 'LG2-ACTV-002',
    seats: (_, v) => v.turn,
    onlyIfAny: 'or pass',
    options: choices,
    why: (_, __, answer) => (answer === 'pass' ? 'LG2-PASS-005' : 'LG2-ACTV-003'),
    answer: (s, v, chosen) => {
      if (chosen === 'pass') pass(s, v)
      else if (chosen === 'draw') draw(s, v)
      else if (chosen === 'aside') v.aside = 'any'
      else {
        v.unit = chosen
        takeTokenOf(s, unitOf(s, chosen))
      }
    },
  }),
  window('an order token is drawn', { when: (_, v) => v.drawn !== null }),
  // Being asked must not tell whether the tokens differ.
  ask('choose a token that lies aside', {
    rule: 'LG2-ACTV-004',
    seats: (s, v) => (v.aside === 'any' && (s.table.reserves[v.turn]?.length ?? 0) > 1 ? v.turn : null),
    options: (s, v) => [...new Set(s.table.reserves[v.turn] ?? [])],
    secret: () => true,
    answer: (_, v, rank) => {
      v.aside = rank
    },
  }),
  run('take it', (s, v) => {
    if (v.aside === undefined) return
    reveal(s)
    const reserve = s.table.reserves[v.turn] ?? []
    const rank = v.aside === 'any' ? (reserve[0] as Rank) : v.aside
    delete v.aside
    setReserve(s, v.turn, reserve.toSpliced(reserve.indexOf(rank), 1))
    tell(s, { type: 'taken from aside', seat: v.turn, rank })
    v.drawn = rank
  }),
  ask('choose a unit of that rank', {
    rule: 'LG2-ACTV-004',
    seats: (s, v) => (ofRank(s, v).length > 1 ? v.turn : null),
    options: (s, v) => ofRank(s, v).map(({ id }) => id),
    answer: (_, v, unit) => {
      v.unit = unit
    },
  }),
  run('draw an order token', (s, v) => {
    if (v.drawn === null || v.unit !== null) return undefined
    const [only] = ofRank(s, v)
    if (only !== undefined) {
      v.unit = only.id
      return undefined
    }
    const held = heldBack(s, v)
    if (held !== undefined) {
      arrive(s, held)
      return goTo('the turn passes')
    }
    // The token goes, and its player chooses again or passes, or draws again (LG2-ACTV-006 to -008, LG1-ACT-008).
    tell(s, { type: 'fruitless', seat: v.turn, rank: v.drawn })
    v.drawn = null
    if (editionOf(s).fruitlessDraw === 'choose again') v.fruitless = true
    else if (mayDraw(s, v)) {
      draw(s, v)
      return goTo('an order token is drawn')
    }
    return goTo('choose a unit')
  }),
  call('activate it', 'activation', (_, v) =>
    v.unit === null ? null : activating(v.unit, v.drawn !== null),
  ),
  run('the turn passes', (s, v) => {
    if (v.unit !== null) v.passed = v.passed.filter((seat) => seat !== v.turn)
    v.turn = otherSeat(v.turn)
    v.unit = null
    v.drawn = null
    v.fruitless = false
    const { alone } = s.table
    if (alone?.level === 'easy' && !isGoingOn(s))
      callNow(s, 'once more', { seat: otherSeat(alone.seat), unit: null })
  }),
  repeat('choose a unit', isGoingOn),
  window('end of the activation phase', { order: byPriority }),
])

function isGoingOn(s: LState): boolean {
  return s.table.units.some((unit) => canActivate(s, unit))
}

/** A unit that lives and has an order, or none yet and a token that can be drawn for it (LG2-ACTV-013, LG2-KW-250). */
function canActivate(s: LState, unit: Unit): boolean {
  if (isDefeated(unit) || unit.order === 'down') return false
  const { pools, reserves } = s.table
  return (
    unit.order === 'up' || [pools, reserves].some((tokens) => tokens[unit.seat]?.includes(unit.rank) === true)
  )
}

function isPlayedByRules(s: LState, seat: Seat): boolean {
  return s.table.alone?.seat === seat
}

/** The rules need no order and draw no token for a unit that they activate (LG1-SOLO-007): its token is gone with it. */
function takeTokenOf(s: LState, unit: Unit): void {
  if (unit.order === 'none') takeFromPool(s, unit)
}

function choices(s: LState, v: TakingTurns): readonly string[] {
  const own = unitsOfSide(s, v.turn).filter((unit) => canActivate(s, unit))
  // Whoever has nothing left passes of itself (LG2-PASS-004).
  if (own.length === 0) return []
  if (isPlayedByRules(s, v.turn)) {
    const there = own.filter(({ deployed }) => deployed)
    if (there.length > 0) return there.map(({ id }) => id)
  }
  const ordered = own.filter((unit) => unit.order === 'up').map(({ id }) => id)
  const { reserves } = s.table
  const draws = [
    ...(mayDraw(s, v) ? ['draw'] : []),
    ...((reserves[v.turn]?.length ?? 0) > 0 ? ['aside'] : []),
  ]
  const others = [...ordered.filter((unit) => !query(s, 'activates last', false, unit)), ...draws]
  return [...(others.length > 0 ? others : ordered), ...(mayPass(s, v) ? ['pass'] : [])]
}

/** With a token, not twice running; after a fruitless draw for nothing (LG2-PASS-002, -003, LG2-ACTV-007). */
function mayPass(s: LState, v: TakingTurns): boolean {
  if (v.fruitless) return true
  return (s.table.passes[v.turn] ?? 0) > 0 && !v.passed.includes(v.turn)
}

function pass(s: LState, v: TakingTurns): void {
  if (!v.fruitless) setPasses(s, v.turn, (s.table.passes[v.turn] ?? 0) - 1)
  v.passed = [...v.passed, v.turn]
  tell(s, { type: 'passed', seat: v.turn })
}

function draw(s: LState, v: TakingTurns): void {
  const pool = s.table.pools[v.turn] ?? []
  const at = below(s, pool.length)
  const rank = pool[at] as Rank
  setPool(
    s,
    v.turn,
    pool.filter((_, place) => place !== at),
  )
  tell(s, { type: 'drawn', seat: v.turn, rank })
  v.drawn = rank
}

/** Where a fruitless draw is made again, only while there is somebody without an order. */
function mayDraw(s: LState, { turn }: TakingTurns): boolean {
  if ((s.table.pools[turn]?.length ?? 0) === 0) return false
  return (
    editionOf(s).fruitlessDraw === 'choose again' ||
    unitsOfSide(s, turn).some(({ order }) => order === 'none')
  )
}

function ofRank(s: LState, v: TakingTurns): Unit[] {
  return unitsOfSide(s, v.turn).filter(
    (unit) => unit.rank === v.drawn && mayBeDrawn(s, unit) && !isHeldBack(unit),
  )
}

/** Without an order token; whoever is unstoppable also with one (LG2-ACTV-004, LG2-KW-250). */
function mayBeDrawn(s: LState, unit: Unit): boolean {
  return unit.order === 'none' || (unit.order === 'up' && !unit.again && hasKeyword(s, unit, 'unstoppable'))
}

/** A unit of the drawn rank that was held back (LG1-BAT-rapid-reinforcements). */
function heldBack(s: LState, v: TakingTurns): Unit | undefined {
  return unitsOfSide(s, v.turn).find(
    (unit) => unit.rank === v.drawn && unit.order === 'none' && isHeldBack(unit),
  )
}

/** It is placed away from all enemies, if there is room, and has activated for this round. */
function arrive(s: LState, unit: Unit): void {
  turnOrder(s, unit, 'down')
  callNow(s, 'place a unit', {
    unit: unit.id,
    rule: 'LG1-BAT-rapid-reinforcements',
    where: 'away from enemies',
  })
}
