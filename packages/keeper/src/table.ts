import type { Language, Lesson, Match, Seat, Seen } from '@sandtable/kernel'
import type { Likewise } from './likewise.ts'
import type { Passing } from './passing.ts'
import type { Player } from './protocol.ts'
import type { Told } from './update.ts'

interface Reader {
  readonly seat: Seat | null
  readonly language: Language
}

/** What was seen, and whether it was what all who share the screen may see. */
export interface LastSeen {
  readonly seen: Seen
  readonly isOpen: boolean
}

/** A match that somebody plays or watches at a page. */
export interface Table {
  readonly match: Match
  readonly players: Readonly<Record<Seat, Player>>
  /** The seats that are played at the page: by people, or by bots that it chose. */
  readonly holds: readonly Seat[]
  /** Only looked at: nobody answers. */
  readonly watched: boolean
  reader: Reader
  readonly lesson: Lesson | null
  /** Moves that nobody had to think about, since there was nothing else to answer. */
  readonly obvious: Set<number>
  /** The match as it was after so many moves, while the page looks back. */
  past: Match | null
  /** Who passes on, until something happens. */
  passing: Passing | null
  /** Who answers the same for one piece after the other. */
  likewise: Likewise | null
  /** Where people share the screen: the seat for which the cloth is lifted. */
  lifted: Seat | null
  /** What the reader saw last. */
  seen: LastSeen | null
  /** What the page was told. */
  told: Told
}
