import type { Language, Lesson, Match, Seat, Seen } from '@sandtable/kernel'
import type { LetBe } from './let-be.ts'
import type { Likewise } from './likewise.ts'
import type { Passing } from './passing.ts'
import type { Player } from './protocol.ts'
import type { Told } from './update.ts'

export interface Reader {
  readonly seat: Seat | null
  readonly language: Language
}

/** What was seen, and whether it was what all who share the screen may see. */
export interface LastSeen {
  readonly seen: Seen
  readonly isOpen: boolean
}

/** A match with those who play it. All who sit at it share this. */
export interface Played {
  readonly match: Match
  readonly players: Readonly<Record<Seat, Player>>
  readonly lesson: Lesson | null
  /** Moves that nobody had to think about, since there was nothing else to answer. */
  readonly obvious: Set<number>
}

/** A match as one page sits at it, playing or watching: what is its own beside what all share. */
export interface Table extends Played {
  /** The seats that are played at the page: by people, or by bots that it chose. */
  readonly holds: readonly Seat[]
  /** Only looked at: nobody answers. */
  readonly watched: boolean
  reader: Reader
  /** The match as it was after so many moves, while the page looks back. */
  past: Match | null
  /** Who passes on, until something happens. */
  passing: Passing | null
  /** What somebody does not want to do in reaction. */
  letsBe: LetBe | null
  /** Who answers the same for one piece after the other. */
  likewise: Likewise | null
  /** Where people share the screen: the seat for which the cloth is lifted. */
  lifted: Seat | null
  /** What the reader saw last. */
  seen: LastSeen | null
  /** What the page was told. */
  told: Told
}

/** Sits down at a match, as a page that has the record up to so many moves. */
export function sitAt(
  { match, players, lesson, obvious }: Played,
  how: Pick<Table, 'holds' | 'watched' | 'reader'> & { readonly moves?: number },
): Table {
  const { holds, watched, reader, moves = 0 } = how
  return {
    match,
    players,
    lesson,
    obvious,
    holds,
    watched,
    reader,
    past: null,
    passing: null,
    letsBe: null,
    likewise: null,
    lifted: null,
    seen: null,
    told: { number: 0, shown: null, moves },
  }
}
