import type { Lost, Stage, TableOptions } from '@sandtable/keeper/hosted'
import type { Player } from '@sandtable/keeper/protocol'
import { fixedBy, type Plain, type Seat, type Terms } from '@sandtable/kernel'
import type { Entry } from './entry.ts'

/** Who sits where. */
export type Place =
  | { readonly player: 'person'; readonly key: string; readonly name: string; readonly force: Plain }
  | { readonly player: Player; readonly key: null; readonly name: null; readonly force: Plain }

/** What has become of a table, beside the game itself: it follows from its entries. */
export interface Course {
  readonly id: string
  readonly game: string
  readonly terms: Terms
  readonly board: string | null
  readonly options: TableOptions
  readonly seats: readonly Seat[]
  readonly places: Readonly<Record<Seat, Place | undefined>>
  readonly dice: {
    /** Counts how often numbers had to be fixed anew. */
    readonly round: number
    readonly host: string
    readonly fixed: Readonly<
      Record<Seat, { readonly commitment: string; readonly nonce: string } | undefined>
    >
    readonly numbers: Readonly<Record<Seat, string | undefined>>
  }
  readonly begun: { readonly version: string; readonly setup: Plain; readonly seed: string } | null
  /** The rules by which it goes now. */
  readonly version: string | null
  readonly frozen: { readonly version: string; readonly problem: string } | null
  readonly toBeEnded: readonly Seat[]
  /** Seats that were lost by the clock, or claimed. */
  readonly lost: Readonly<Record<Seat, Lost | undefined>>
  readonly rematch: { readonly offered: readonly Seat[]; readonly table: string | null }
  readonly isGivenUp: boolean
}

export function beginning(id: string): Course {
  return {
    id,
    game: '',
    terms: {},
    board: null,
    options: {},
    seats: [],
    places: {},
    dice: { round: 1, host: '', fixed: {}, numbers: {} },
    begun: null,
    version: null,
    frozen: null,
    toBeEnded: [],
    lost: {},
    rematch: { offered: [], table: null },
    isGivenUp: false,
  }
}

/** The table after one more entry. Moves change the game, and nothing here. */
export function after(course: Course, entry: Entry): Course {
  switch (entry.type) {
    case 'made': {
      const { game, terms, board, options, seats, number } = entry
      return { ...course, game, terms, board, options, seats, dice: { ...course.dice, host: number } }
    }
    case 'joined': {
      const { key, name, force } = entry
      return seated(course, entry.seat, { player: 'person', key, name, force })
    }
    case 'bot seated': {
      const { bot, force } = entry
      return seated(course, entry.seat, bot === null ? undefined : { ...noPerson, player: bot, force })
    }
    case 'left': {
      const gone = seated(course, entry.seat, undefined)
      return { ...gone, isGivenUp: peopleOf(gone).length === 0 }
    }
    case 'fixed':
      return fixed(course, entry.seat, entry)
    case 'put in': {
      const { dice } = course
      return { ...course, dice: { ...dice, numbers: { ...dice.numbers, [entry.seat]: entry.number } } }
    }
    case 'begun': {
      const { version, setup, seed } = entry
      return { ...course, begun: { version, setup, seed }, version }
    }
    case 'taken over': {
      const force = course.places[entry.seat]?.force ?? null
      return withLost(seated(course, entry.seat, { ...noPerson, player: entry.by, force }), entry)
    }
    case 'stamped':
      return { ...course, version: entry.version, frozen: null }
    case 'frozen':
      return { ...course, frozen: { version: entry.version, problem: entry.problem } }
    case 'to be ended':
      return { ...course, toBeEnded: withOne(course.toBeEnded, entry.seat) }
    case 'rematch': {
      const { rematch } = course
      return { ...course, rematch: { ...rematch, offered: withOne(rematch.offered, entry.seat) } }
    }
    case 'rematch made':
      return { ...course, rematch: { ...course.rematch, table: entry.table } }
    case 'move':
      return course
  }
}

/** A seat was lost, with a bot in its place or with the game. */
export function withLost(course: Course, { seat, why }: { readonly seat: Seat; readonly why: Lost }): Course {
  return { ...course, lost: { ...course.lost, [seat]: why } }
}

const noPerson = { key: null, name: null } as const

function seated(course: Course, seat: Seat, place: Place | undefined): Course {
  const { dice } = course
  // Somebody else's number is fixed anew; before the game has begun nobody's is known.
  const fresh = course.begun === null ? { ...dice, fixed: { ...dice.fixed, [seat]: undefined } } : dice
  return { ...course, places: { ...course.places, [seat]: place }, dice: fresh }
}

/**
 * A number can be fixed anew, by somebody who has lost the first, as long as nobody's is known. If one is, the host
 * could tell it to whoever fixes theirs now: then all that are known are void, and fixed anew.
 */
function fixed(
  course: Course,
  seat: Seat,
  { commitment, nonce }: { readonly commitment: string; readonly nonce: string },
): Course {
  const { dice } = course
  const isVoid = (one: Seat) => dice.numbers[one] !== undefined
  const others = Object.fromEntries(Object.entries(dice.fixed).filter(([one]) => !isVoid(one)))
  const anew = course.seats.some(isVoid)
  return {
    ...course,
    dice: {
      ...dice,
      round: dice.round + Number(anew),
      fixed: { ...others, [seat]: { commitment, nonce } },
      numbers: {},
    },
  }
}

function withOne(seats: readonly Seat[], seat: Seat): readonly Seat[] {
  return seats.includes(seat) ? seats : [...seats, seat]
}

/** The seats that people play. */
export function peopleOf({ seats, places }: Pick<Course, 'seats' | 'places'>): readonly Seat[] {
  return seats.filter((seat) => places[seat]?.player === 'person')
}

export function seatsOfKey(
  { seats, places }: Pick<Course, 'seats' | 'places'>,
  key: string,
): readonly Seat[] {
  return seats.filter((seat) => places[seat]?.key === key)
}

export function isFull({ seats, places }: Course): boolean {
  return seats.every((seat) => places[seat] !== undefined)
}

/** Before and beside the game; whether that is over follows from its state. */
export function stageOf(course: Course, isOver: boolean): Stage {
  if (course.isGivenUp) return 'given up'
  if (course.begun === null) return isFull(course) ? 'dice' : 'open'
  if (course.frozen === null) return isOver ? 'over' : 'on'
  return peopleOf(course).every((seat) => course.toBeEnded.includes(seat)) ? 'over' : 'frozen'
}

/** What everybody may know of the dice: what fixes each number. */
export function commitmentsOf({ id, dice }: Course): Record<string, string> {
  const seats = Object.entries(dice.fixed).flatMap(([seat, one]) => (one ? [[seat, one.commitment]] : []))
  return { host: fixedBy(id, 'host', dice.host), ...Object.fromEntries(seats) }
}

/** What a seat is to do for the dice now. */
export function wantedFrom(course: Course, seat: Seat): 'commit' | 'put in' | null {
  const { dice, begun, places } = course
  if (begun !== null || places[seat]?.player !== 'person') return null
  if (dice.fixed[seat] === undefined) return 'commit'
  const allFixed = isFull(course) && peopleOf(course).every((one) => dice.fixed[one] !== undefined)
  return allFixed && dice.numbers[seat] === undefined ? 'put in' : null
}
