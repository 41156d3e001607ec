import { goTo, type Plain, query, type RuleId, reveal, rollNames, type Seat, tell } from '@sandtable/kernel'
import { turnTopCard } from '../alone/deck.ts'
import { instruct } from '../alone/instruct.ts'
import { commandCard } from '../catalogue.ts'
import { couldHold } from '../command/could-hold.ts'
import { dueNow, isBoundToTheLiving, mayPlay, mustNominate } from '../command/playable.ts'
import { tieBreak } from '../command/tie-break.ts'
import { defenceDice } from '../dice.ts'
import { editionOf } from '../editions/index.ts'
import { clearCommand, exchangeCommand, layCommand, tellCommand } from '../hands.ts'
import { setCommander, setPasses, setPool, setReserve } from '../holdings.ts'
import { commandIntoPlay } from '../in-play.ts'
import { settleUnits } from '../settle.ts'
import { blueFirst, byPriority, holderOfCounter, type LState, otherSeat, seats } from '../state.ts'
import { unitOf, unitsOfSide } from '../units.ts'
import { hasKeyword } from '../values.ts'
import type { Revealing } from '../vocabulary/commanding.ts'
import { ask, call, procedure, repeat, run, window } from './words.ts'

/** LG2-CMD-001. */
export const commandPhase = procedure('command phase', [
  run('begin', (s) => {
    s.table.phase = 'command'
  }),
  window('start of the command phase', { order: blueFirst, inOrder: true }),
  ask('choose a command card', {
    rule: 'LG2-CMD-002',
    seats: (s, v) =>
      blueFirst(s).filter((seat) => seat !== s.table.alone?.seat && options(s, v, seat).length > 0),
    options: (s, v, seat) => options(s, v, seat),
    why: (s, v, card, seat) => whyNot(s, v, seat, card),
    secret: () => true,
    answer: (s, _, card, seat) => layCommand(s, seat, card),
  }),
  run('reveal', (s) => {
    // Where the rules play a seat, they turn up the top card of its deck (LG1-SOLO-005).
    if (s.table.alone !== undefined) turnTopCard(s, s.table.alone.seat)
    reveal(s)
    for (const seat of blueFirst(s)) {
      const card = s.table.played[seat]
      if (card == null) tell(s, { type: 'no command card', seat })
      else tellCommand(s, seat, card)
    }
  }),
  // Asked of whoever could hold it, so that being asked tells nothing of the hand.
  ask('play another card in its place', {
    rule: 'LG2-CMD-nn',
    seats: (s) => blueFirst(s).filter((seat) => couldExchange(s, seat)),
    options: (s, _, seat) => [...(s.table.hands[seat]?.includes(ACE) === true ? [ACE] : []), 'done'],
    secret: () => true,
    answer: (_, v, card, seat) => {
      if (card === ACE) v.exchanged = [...(v.exchanged ?? []), seat]
    },
  }),
  run('cards come into play', (s, v) => {
    for (const seat of v.exchanged ?? []) {
      reveal(s)
      exchangeCommand(s, seat, ACE)
    }
    delete v.exchanged
    for (const seat of blueFirst(s)) {
      const card = s.table.played[seat]
      if (card != null) commandIntoPlay(s, seat, card)
    }
  }),
  window('command cards revealed', { order: blueFirst }),
  run('chosen anew?', (_, v) => {
    if (!v.again) return undefined
    v.again = false
    return goTo('choose a command card')
  }),
  window('resolve command cards', { order: blueFirst }),
  run('determine priority', (s) => {
    // A card may have taken the courage of somebody.
    settleUnits(s)
    s.table.priority = whoHasPriority(s)
    tell(s, { type: 'priority', seat: s.table.priority })
  }),
  ask('nominate a commander', {
    rule: 'LG2-ORD-002',
    seats: whoNominates,
    onlyIfAny: true,
    options: (s, _, seat) => mustNominate(s, seat).map(({ id }) => id),
    why: (s, _, __, seat) => (isSomebodys(s, seat) ? 'LG2-ORD-001' : 'LG2-ORD-002'),
    answer: (s, _, unit) => setCommander(s, unitOf(s, unit), 'nominated'),
  }),
  call('issue orders', 'issue orders', (s, { ordered = 0 }) => ({
    seat: byPriority(s)[ordered] as Seat,
    field: 0,
    chosen: null,
    issued: 0,
    withheld: 0,
  })),
  run('the other side issues orders', (_, v) => {
    v.ordered = (v.ordered ?? 0) + 1
  }),
  repeat('nominate a commander', (s, { ordered = 0 }) => byPriority(s)[ordered] !== undefined),
  run('create the order pools', (s) => {
    for (const seat of seats) {
      const own = unitsOfSide(s, seat)
      setReserve(s, seat, [])
      // LG2-KW-252.
      const twice = own.filter((unit) => hasKeyword(s, unit, 'unstoppable'))
      const drawn = [...own.filter((unit) => unit.order === 'none'), ...twice]
      setPool(
        s,
        seat,
        drawn.map(({ rank }) => rank),
      )
    }
  }),
  run('create the pass pools', (s) => {
    for (const seat of seats) {
      const fewer = unitsOfSide(s, otherSeat(seat)).length - unitsOfSide(s, seat).length
      setPasses(s, seat, editionOf(s).passes ? Math.max(0, fewer - 1) : 0)
      // Standing Orders comes back at the end of the phase (LG2-END-012).
      if (s.table.played[seat] === editionOf(s).standingOrders) clearCommand(s, seat, 'hand')
    }
  }),
  window('end of the command phase', { order: byPriority }),
])

function options(s: LState, { barred }: Revealing, seat: Seat): readonly string[] {
  return mayPlay(s, seat, barred?.seat === seat ? barred.card : undefined)
}

/** Whoever a card belongs to must be alive (LG2-CMD-004 to -006); else it is what a card says, this one or one that is due. */
function whyNot(s: LState, v: Revealing, seat: Seat, card: Plain): RuleId {
  const own = s.table.hands[seat]?.find((id) => id === card)
  if (own === undefined) return 'LG2-CMD-002'
  if (!isBoundToTheLiving(s, seat, commandCard(own))) return 'LG2-CMD-004'
  // Change of Plans.
  if (v.barred?.seat === seat && v.barred.card === own) return 'LG2-CMD-cf'
  const [due = own] = dueNow(s, seat)
  return `LG2-CMD-${commandCard(due).hq}`
}

/**
 * Both nominate before anybody issues orders, and at the same time, for who of several is open (LG2-ORD-003); in 2018 each
 * does so when its turn to issue them has come (LG1-CMD-011).
 */
function whoNominates(s: LState, { ordered = 0 }: Revealing): readonly Seat[] {
  if (editionOf(s).nominates === 'in turn') return byPriority(s).slice(ordered, ordered + 1)
  return ordered === 0 ? byPriority(s) : []
}

/** Does the card that was played belong to certain units? */
function isSomebodys(s: LState, seat: Seat): boolean {
  const played = s.table.played[seat]
  return played != null && commandCard(played).commander !== undefined
}

/** The card that is played in place of the one that was revealed. */
const ACE = 'ace-up-his-sleeve'

function couldExchange(s: LState, seat: Seat): boolean {
  return s.table.played[seat] != null && couldHold(s, seat, ACE)
}

/** Fewer pips; a tie, or no card at all, is rolled for (LG2-CMD-016 to -019). */
function whoHasPriority(s: LState): Seat {
  const [first, second] = blueFirst(s) as [Seat, Seat]
  const pipsOf = (seat: Seat) => {
    const card = s.table.played[seat]
    return card == null ? Number.POSITIVE_INFINITY : query(s, 'pips', commandCard(card).pips, seat)
  }
  const [one, other] = [pipsOf(first), pipsOf(second)]
  if (one !== other) return one < other ? first : second
  const [mine, theirs] = [tieBreak(s, first), tieBreak(s, second)]
  if (mine !== theirs) return mine < theirs ? first : second
  if (s.table.alone?.level === 'hard') {
    const { seat } = s.table.alone
    instruct(s, seat, 'LG1-SOLO-017', 'priority')
    return seat
  }
  const rolls = whoRolls(s)
  const dice = rollNames(s, defenceDice.red, 1)
  tell(s, { type: 'priority roll', seat: rolls, dice })
  return dice[0] === 'block' ? rolls : otherSeat(rolls)
}

function whoRolls(s: LState): Seat {
  return editionOf(s).tieRolledBy === 'blue' ? s.table.blue : holderOfCounter(s)
}
