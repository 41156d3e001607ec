import type {
  Amendment,
  BuildChange,
  Change,
  GameRecord,
  Language,
  Lesson,
  Mark,
  Measured,
  Motion,
  Named,
  Odds,
  Outcome,
  Plain,
  RolledDie,
  RuleId,
  Scene,
  Seat,
  Thing,
} from '@sandtable/kernel'

/**
 * What the page and the host say to each other. The host keeps the games: the page gets what a seat may see
 * and sends answers, so that a host on another machine can take the place of the one in the worker.
 */

/** Who plays a seat: a person at this page, or a bot by its id. */
export type Player = 'person' | string

export interface GameOnOffer {
  readonly id: string
  readonly name: Named
  readonly seats: readonly Seat[]
  readonly bots: readonly string[]
  readonly forces: readonly Force[]
  readonly boards: readonly { readonly id: string; readonly name: Named }[]
  readonly lessons: readonly { readonly id: string; readonly name: Named }[]
  /** Can forces be put together here? Then these are the factions, and the ways to write a force down. */
  readonly builds: {
    readonly sides: readonly { readonly id: string; readonly name: Named }[]
    readonly formats: readonly { readonly id: string; readonly name: Named }[]
  } | null
}

export interface Force {
  readonly id: string
  readonly name: Named
  readonly side: Named
  readonly points: number
}

/** What is asked of the host in general … */
export type Request =
  | { readonly type: 'offer' }
  /** Somebody is about to play this game: it may be fetched already. */
  | { readonly type: 'warm'; readonly game: string }
  | {
      readonly type: 'start'
      readonly table: string
      readonly game: string
      /** Ready-made forces by id, or forces themselves; without them the host draws two. */
      readonly forces?: Readonly<Record<Seat, Plain>>
      readonly board?: string
      /** A lesson brings its own forces and begins in the middle. */
      readonly lesson?: string
      readonly seed: string
      readonly players: Readonly<Record<Seat, Player>>
    }
  /** A game that was played up to here: to go on, or (`watch`) only to look at. */
  | {
      readonly type: 'resume'
      readonly table: string
      readonly record: GameRecord
      readonly players: Readonly<Record<Seat, Player>>
      readonly watch?: boolean
      readonly lesson?: string
      /** Only as far as it plays back: of a damaged record what is good. */
      readonly salvage?: boolean
    }
  /** Nobody looks at this table any more: its bots rest. */
  | { readonly type: 'leave'; readonly table: string }
  /** Something about a force that is being put together; the answer carries the same number. */
  | { readonly type: 'build'; readonly game: string; readonly call: number; readonly work: BuildWork }
  /** Which rules does a card follow, at a table or away from one? */
  | { readonly type: 'card'; readonly game: string; readonly about: string; readonly call: number }
  /** Is this a game that can be played back? The answer is its record, or what is wrong with it. */
  | { readonly type: 'inspect'; readonly call: number; readonly text: string }
  | TableRequest

export type BuildWork =
  | { readonly empty: string }
  | { readonly show: Plain }
  | { readonly offers: Plain; readonly place: string }
  | { readonly change: Plain; readonly by: BuildChange }
  | { readonly write: Plain; readonly format: string }
  | { readonly read: string; readonly format: string }

/** … and of one table. */
export type TableRequest =
  | { readonly type: 'look'; readonly table: string; readonly seat: Seat | null; readonly language: Language }
  | { readonly type: 'answer'; readonly table: string; readonly seat: Seat; readonly answer: Plain }
  /** Takes back the last answer; `ask`: also what only the other side can allow, by asking for it. */
  | { readonly type: 'undo'; readonly table: string; readonly seat: Seat; readonly ask?: boolean }
  | { readonly type: 'concede'; readonly table: string; readonly seat: Seat }
  /** Whatever a bot would answer. */
  | { readonly type: 'decide'; readonly table: string; readonly seat: Seat }
  /** Shows the table as it was after so many moves. */
  | { readonly type: 'turn to'; readonly table: string; readonly move: number }
  /** The record up to so many moves, to play on from there. */
  | { readonly type: 'branch'; readonly table: string; readonly move: number }
  /** What would come of this answer: the odds. */
  | { readonly type: 'preview'; readonly table: string; readonly seat: Seat; readonly answer: Plain }
  /** What would be seen from where this ghost stands. */
  | { readonly type: 'foreshow'; readonly table: string; readonly ghost: string }
  | { readonly type: 'measure'; readonly table: string; readonly from: Mark; readonly to: Mark }
  /** What may be changed by agreement. */
  | { readonly type: 'amendments'; readonly table: string }
  /** Proposes a change, the end of the game, or going back; the others agree or decline. */
  | { readonly type: 'propose'; readonly table: string; readonly seat: Seat; readonly change: Change }
  | { readonly type: 'agree'; readonly table: string; readonly seat: Seat; readonly yes: boolean }
  /** Which rules does a card follow? */
  | { readonly type: 'about'; readonly table: string; readonly about: string }
  /** Why can this piece not be chosen now? */
  | { readonly type: 'why not'; readonly table: string; readonly seat: Seat; readonly piece: string }

export type Message =
  | { readonly type: 'offer'; readonly games: readonly GameOnOffer[] }
  | { readonly type: 'shown'; readonly table: string; readonly shown: Shown }
  /** The record grew: the page keeps it. */
  | { readonly type: 'record'; readonly table: string; readonly record: GameRecord; readonly over: boolean }
  | { readonly type: 'refused'; readonly table: string; readonly rule: RuleId; readonly piece?: string }
  | { readonly type: 'preview'; readonly table: string; readonly answer: Plain; readonly odds: Odds | null }
  | {
      readonly type: 'foreshown'
      readonly table: string
      readonly ghost: string
      readonly things: readonly Thing[]
    }
  /** Null: this game has no measure. */
  | { readonly type: 'measured'; readonly table: string; readonly measured: Measured | null }
  | {
      readonly type: 'amendments'
      readonly table: string
      readonly amendments: readonly Amendment[]
    }
  | {
      readonly type: 'about'
      readonly table: string
      readonly about: string
      readonly rules: readonly RuleId[]
    }
  | { readonly type: 'branched'; readonly table: string; readonly record: GameRecord }
  | { readonly type: 'built'; readonly call: number; readonly result: unknown }
  /** A request was dealt with, whatever else was said about it. */
  | { readonly type: 'heard' }
  | { readonly type: 'failed'; readonly table: string | null; readonly problem: string }

/** Everything the page shows of a table. */
export interface Shown {
  readonly game: string
  readonly seat: Seat | null
  readonly seats: readonly Seat[]
  readonly decision: number
  readonly scene: Scene
  /** How pieces got here since what was shown before. */
  readonly motions: readonly Motion[]
  readonly path: readonly string[]
  readonly question: Asked | null
  /** Seats that are waited for. */
  readonly awaited: readonly Seat[]
  readonly log: readonly Logged[]
  readonly players: Readonly<Record<Seat, Player>>
  readonly over: Outcome | null
  readonly reason: string | null
  readonly proposal: Proposed | null
  /** What a lesson says at its questions. */
  readonly lesson: Lesson | null
  /** How many moves the game has, and after how many this is; they differ while one looks back. */
  readonly moves: number
  readonly move: number
}

/** A change that somebody proposed, in words; `asked`: the seats whose word is still missing. */
export interface Proposed {
  readonly by: Seat
  readonly text: string
  readonly asked: readonly Seat[]
}

export interface Asked {
  readonly seat: Seat
  /** The step or the moment, as lessons name it. */
  readonly step: string
  /** What is asked, in words. */
  readonly title: string
  readonly rule: RuleId | null
  readonly about: Plain
  /** Some answers are made of parts, or are places: the space they come from. */
  readonly space: Plain
}

export interface Logged {
  /** The move after which it happened. */
  readonly move: number
  readonly type: string
  readonly text: string
  /** The pieces that it is about. */
  readonly of: readonly string[]
  readonly dice?: readonly RolledDie[]
}
