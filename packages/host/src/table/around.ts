import type { Around, MyGame, SeatAround, TableInList, TableOptions, Ticks } from '@sandtable/keeper/hosted'
import { knownOf } from '@sandtable/keeper/quick'
import { askedToAgree } from '@sandtable/keeper/shown'
import {
  awaited,
  type Game,
  type Outcome,
  type Plain,
  type Seat,
  type Terms,
  teamOf,
} from '@sandtable/kernel'
import { named } from '../refusal.ts'
import type { Head } from '../store/store.ts'
import { faceOf, nextFlag } from './clocks.ts'
import { type Course, commitmentsOf, isFull, peopleOf, stageOf, wantedFrom } from './course.ts'
import type { Live } from './live.ts'
import { isHere, mineAt, type Reader, type Room } from './room.ts'

/** What lists say of a table. */
interface About {
  readonly terms: Terms
  readonly board: string | null
  readonly options: TableOptions
  readonly seats: TableInList['seats']
  readonly keys: Readonly<Record<Seat, string | null>>
  /** Seats of which something is wanted: an answer, an agreement, a number. */
  readonly asked: readonly Seat[]
  readonly over: Outcome | null
}

export function isOver({ match, wasOver }: Live): boolean {
  return wasOver || (match !== null && match.state.over !== null)
}

export function stageAt(live: Live): Around['stage'] {
  return stageOf(live.course, isOver(live))
}

/** Seats of which something is wanted now. */
export function wantedAt({ course, match }: Live): readonly Seat[] {
  // As long as seats are free, nobody has to hurry.
  if (match === null)
    return isFull(course) ? peopleOf(course).filter((seat) => wantedFrom(course, seat) !== null) : []
  const { state } = match
  if (state.over !== null) return []
  return [...new Set([...awaited(state), ...(state.proposal === null ? [] : askedToAgree(state))])]
}

/** The first line of a table in the store. */
export function headOf(live: Live, game: Game, now: number): Head {
  const { course, id, watch, made, entries } = live
  const { seats, places, terms, board, options } = course
  const stage = stageAt(live)
  const keys = Object.fromEntries(seats.map((seat) => [seat, places[seat]?.key ?? null]))
  const about: About = {
    terms,
    board,
    options,
    seats: seats.map((seat) => ({
      seat,
      name: places[seat]?.name ?? null,
      player: places[seat]?.player ?? null,
    })),
    keys,
    asked: wantedAt(live),
    over: live.match?.state.over ?? null,
  }
  return {
    id,
    watch,
    game: course.game,
    version: course.version ?? game.version,
    stage,
    listed: stage === 'open' && options.listed === true,
    over: stage === 'over' || stage === 'given up',
    entries,
    made,
    changed: now,
    due: nextFlag(options.clock, live.clocks, peopleOf(course), now)?.at ?? null,
    about: JSON.stringify(about),
    keys: [...new Set(Object.values(keys).filter((key) => key !== null))],
  }
}

export function inList({ id, game, about, changed }: Head): TableInList {
  const { terms, board, options, seats } = JSON.parse(about) as About
  return { table: id, game, terms, board, options, seats, changed }
}

export function myGame(head: Head, key: string): MyGame {
  const { keys, asked, over } = JSON.parse(head.about) as About
  const mine = Object.keys(keys).filter((seat) => keys[seat] === key)
  const isMyTurn = !head.over && asked.some((seat) => mine.includes(seat))
  return { ...inList(head), mine, stage: head.stage as MyGame['stage'], isMyTurn, over }
}

/** Everything about a table that is not the game itself, for one of the pages at it. */
export function aroundFor(
  room: Room,
  live: Live,
  reader: ReaderOf,
  now: number,
  gameNamed: (id: string) => Game,
): Around {
  const { course, id, watch } = live
  const mine = mineAt(live, reader)
  const [first] = mine
  return {
    table: reader.as,
    game: course.game,
    version: course.version ?? '',
    stage: stageAt(live),
    terms: course.terms,
    board: course.board,
    options: course.options,
    limit: stageAt(live) === 'open' ? limitAt(course, gameNamed(course.game)) : null,
    seats: course.seats.map((seat) => ({
      ...seatAround(room, live, seat, mine, now),
      force: course.begun === null ? toldForce(gameNamed(course.game), course.places[seat]?.force) : null,
    })),
    watchers: [...room.readers.values()].filter((one) => one.isWatcher && one.line !== null).length,
    watch,
    now,
    dice: {
      round: course.dice.round,
      commitments: commitmentsOf(course),
      nonce: first === undefined ? null : (course.dice.fixed[first]?.nonce ?? null),
      wants: first === undefined ? null : wantedFrom(course, first),
    },
    // Only those who sit here are told where they meet again: whoever has the name of a table may join it.
    rematch: { ...course.rematch, table: first === undefined ? null : course.rematch.table },
    toBeEnded: course.toBeEnded,
    problem: course.frozen === null ? null : named('frozen', { version: course.frozen.version }),
    id: first === undefined && reader.isWatcher ? null : id,
  }
}

/** Forces of one size meet: those that were chosen say which. */
export function limitAt({ seats, places }: Pick<Course, 'seats' | 'places'>, { lobby }: Game): number | null {
  for (const seat of seats) {
    const force = places[seat]?.force ?? null
    if (force === null) continue
    const limit = lobby && knownOf(lobby, force).limit
    if (limit !== undefined) return limit
  }
  return null
}

type ReaderOf = Pick<Reader, 'as' | 'key' | 'isWatcher'>

/** What there is only once is told before the game, so that nobody chooses it again in vain. */
function toldForce({ lobby }: Game, force: Plain | undefined): string | null {
  const ready = lobby?.forces.find(({ id }) => id === force)
  return ready?.unique === undefined ? null : ready.id
}

function seatAround(
  room: Room,
  live: Live,
  seat: Seat,
  mine: readonly Seat[],
  now: number,
): Omit<SeatAround, 'force'> {
  const { course, match } = live
  const place = course.places[seat]
  const key = place?.key ?? null
  const isPresent = key !== null && isHere(room, key)
  return {
    seat,
    team: match === null ? seat : teamOf(match.state, seat),
    player: place?.player ?? null,
    name: place?.name ?? null,
    lost: course.lost[seat] ?? null,
    isMine: mine.includes(seat),
    isHere: isPresent,
    since: key === null ? null : ((isPresent ? room.here.get(key) : room.seen.get(key)) ?? null),
    ...tickOf(room, live, seat, now),
  }
}

function tickOf(room: Room, live: Live, seat: Seat, now: number): Ticks['seats'][Seat] {
  const { course, clocks } = live
  const { clock } = course.options
  const isPlayed = course.begun !== null && course.places[seat]?.player === 'person'
  return {
    asked: clocks.asked.get(seat) ?? null,
    clock: clock === undefined || !isPlayed ? null : faceOf(clock, clocks, seat, now),
    claimable: claimableFrom(room, live, seat),
  }
}

/** What changes with every move. */
export function ticksFor(room: Room, live: Live, reader: ReaderOf, now: number): Ticks {
  const seats = live.course.seats.map((seat) => [seat, tickOf(room, live, seat, now)])
  return { table: reader.as, now, seats: Object.fromEntries(seats) }
}

/** When a seat has been away for so long, while it was asked, that the others may claim it; null: it is not so. */
export function claimableFrom(room: Room, live: Live, seat: Seat): number | null {
  const { course, match } = live
  const { away } = course.options
  const place = course.places[seat]
  if (
    away === undefined ||
    match === null ||
    match.state.over !== null ||
    place === undefined ||
    place.key === null
  )
    return null
  if (isHere(room, place.key) || !wantedAt(live).includes(seat)) return null
  const gone = room.seen.get(place.key) ?? live.changed
  return Math.max(gone, live.clocks.asked.get(seat) ?? gone) + away.after * 1000
}
