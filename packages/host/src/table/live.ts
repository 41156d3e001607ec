import type { Player } from '@sandtable/keeper/protocol'
import {
  awaited,
  type Game,
  hashOf,
  type Match,
  openMatch,
  type Seat,
  type State,
  submit,
} from '@sandtable/kernel'
import type { Kept } from '../store/store.ts'
import { askNow, type Clocks, charge, newClocks } from './clocks.ts'
import { after, beginning, type Course, withLost } from './course.ts'
import type { Entry, Moved } from './entry.ts'

/** A table in memory: what follows from its entries. It can be forgotten at any time, and made again. */
export interface Live {
  readonly id: string
  readonly watch: string
  readonly made: number
  course: Course
  /** So many entries are stored, and taken up here. */
  entries: number
  changed: number
  match: Match | null
  /** Why the game does not go by the rules of today as it went; it stands where it last did. Null: it does. */
  misplayed: string | null
  /** It was over when it was written down, whatever the rules of today make of it. */
  readonly wasOver: boolean
  players: Record<Seat, Player>
  /** Moves that nobody had to think about. */
  obvious: Set<number>
  /** Moves that pages have sent, by the names that they gave them. */
  ids: Set<string>
  clocks: Clocks
  /** What is asked now, and proposed, was first so after so many moves. */
  since: { asking: State['asking']; asked: number; proposal: State['proposal']; proposed: number }
}

/** Makes a table from its entries; `now`: clocks of seats that are asked run from here, since the host was away. */
export function liveFrom(
  {
    head,
    entries,
  }: Pick<Kept, 'entries'> & {
    readonly head: Pick<Kept['head'], 'id' | 'watch' | 'made'> & { stage?: string }
  },
  gameNamed: (id: string) => Game,
  now: number,
): Live {
  const live: Live = {
    id: head.id,
    watch: head.watch,
    made: head.made,
    course: beginning(head.id),
    entries: 0,
    changed: head.made,
    match: null,
    misplayed: null,
    wasOver: head.stage === 'over',
    players: {},
    obvious: new Set(),
    ids: new Set(),
    clocks: newClocks(),
    since: { asking: null, asked: 0, proposal: null, proposed: 0 },
  }
  for (const { at, entry } of entries) takeUp(live, JSON.parse(entry) as Entry, at, gameNamed)
  live.clocks.charged = Math.max(live.clocks.charged, now)
  return live
}

/**
 * One more entry that was stored. A move that does not go as it was written down leaves the game where it last went
 * as it should.
 */
export function takeUp(live: Live, entry: Entry, at: number, gameNamed: (id: string) => Game): void {
  live.course = after(live.course, entry)
  live.entries++
  live.changed = at
  if (entry.type === 'begun') {
    open(live, gameNamed(live.course.game), entry)
    live.players = playersOf(live.course)
    live.clocks.charged = at
    notice(live, at, null)
  } else if (entry.type === 'taken over') {
    live.players = playersOf(live.course)
    charge(live.clocks, entry.spent, at)
    notice(live, at, null)
  } else if (entry.type === 'move' && live.match !== null && live.misplayed === null) {
    live.misplayed = replayed(live, live.match, entry)
    if (live.misplayed === null) noteMove(live, entry, at)
  }
}

function open(live: Live, game: Game, { setup, seed }: Extract<Entry, { type: 'begun' }>): void {
  live.misplayed = game.checkSetup(setup)
  if (live.misplayed === null) live.match = openMatch(game, setup as object, seed)
}

/**
 * What is to be written down of a table whose rules have changed: that it goes on by the new ones, or that it cannot.
 * Null: nothing.
 */
export function reconciled({ course, misplayed, wasOver }: Live, game: Game): Entry | null {
  const { begun, frozen, version } = course
  if (begun === null || wasOver) return null
  if (misplayed !== null)
    return frozen === null ? { type: 'frozen', version: version ?? '', problem: misplayed } : null
  return frozen !== null || version !== game.version ? { type: 'stamped', version: game.version } : null
}

function replayed(live: Live, match: Match, { move, hash, free, id }: Moved): string | null {
  const made = match.record.moves.length
  const place = match.inForce.length
  const rule = submit(match, move)
  if (rule !== null) return `move ${made + 1} (${move.seat}) is refused by ${rule}`
  if (hashNow(live, match) !== hash) return `the state after move ${made + 1} (${move.seat}) is another`
  if (free) live.obvious.add(place)
  if (id !== undefined) live.ids.add(id)
  return null
}

/** The fingerprint of the state, as it is under the version of the rules by which the entries were written. */
function hashNow({ course }: Live, { state, record, game }: Match): string | undefined {
  return course.version === game.version
    ? record.hashes.at(-1)
    : hashOf({ ...state, version: course.version ?? '' })
}

/** A move was made, here or elsewhere, and is stored: who is asked now, and what is obvious no longer. */
export function noteMove(live: Live, { move, spent, free, why }: Moved, at: number): void {
  const { match, obvious } = live
  if (match === null) return
  if (why !== undefined) live.course = withLost(live.course, { seat: move.seat, why })
  for (const one of obvious) if (one >= match.inForce.length) obvious.delete(one)
  charge(live.clocks, spent, at)
  notice(live, at, 'answer' in move && !free ? move.seat : null)
}

/** Who is asked what, from when on. */
function notice(live: Live, at: number, answered: Seat | null): void {
  const { match, since } = live
  if (match === null) return
  const { state } = match
  const made = match.record.moves.length
  askNow(live.clocks, state.over === null ? awaited(state) : [], at, answered)
  if (state.asking !== since.asking) live.since = { ...live.since, asking: state.asking, asked: made }
  if (state.proposal !== since.proposal)
    live.since = { ...live.since, proposal: state.proposal, proposed: made }
}

/** Who plays which seat, as pages are told. */
export function playersOf({ seats, places }: Course): Record<Seat, Player> {
  return Object.fromEntries(seats.map((seat) => [seat, places[seat]?.player ?? 'person']))
}
