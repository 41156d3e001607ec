import type {
  Account,
  Amendment,
  Automaton,
  Board,
  BuildChange,
  BuildOffer,
  BuildReading,
  BuiltForce,
  Change,
  EmblemPart,
  GameRecord,
  Language,
  Led,
  Lesson,
  Look,
  Mark,
  Measured,
  Motion,
  Move,
  Named,
  Outcome,
  Patch,
  Plain,
  ReadyForce,
  RolledDie,
  RuleId,
  Scene,
  Seat,
  Seating,
  Sheet,
  Shot,
  Shots,
  Side,
  Spot,
  Steered,
  Team,
  Term,
  Terms,
  Thing,
  Unreadable,
  Verdict,
} from '@sandtable/kernel'
import type { Hint } from './hint.ts'
import type { Weighed } from './odds-desk.ts'

/**
 * What the page and the host say to each other. The host keeps the games: the page gets what a seat may see
 * and sends answers, so that a host on another machine can take the place of the one in the worker.
 *
 * A page asks, and every request ends in one reply, or in a sentence that says what went wrong. What happens at a
 * table, whoever made it happen, comes as updates: each tells what is new since the one before.
 */
export interface Requests {
  offer: Ask<object, readonly GameOnOffer[]>
  /** Somebody is about to play this game: it may be fetched already. */
  warm: Ask<OfGame, null>
  /** A new game before its first move; whoever wants to play it takes it up. */
  lay: Ask<Laying, GameRecord>
  /** A file from somebody: its record and who sits there, if it can be played back. */
  inspect: Ask<{ readonly text: string }, Inspected>
  /** The rules that a card follows; null if there is no such card. */
  card: Ask<OfGame & { readonly about: string }, readonly RuleId[] | null>
  /** How the pieces of a game are drawn, by the keys that its scenes give them. */
  looks: Ask<OfGame, Readonly<Record<string, Look>>>

  /** What is printed on a card; null if there is no such card. */
  sheet: Ask<OfGame & { readonly about: string }, Sheet | null>

  /** Forces that are being put together. */
  'empty force': Ask<OfGame & { readonly side: string }, Plain>
  /** One that is ready-made, to be copied and changed. */
  'ready force': Ask<OfGame & { readonly id: string }, Plain>
  'show force': Ask<OfForce, BuiltForce>
  /** What its attacks come to, on the terms that were chosen. */
  'shots of force': Ask<OfForce & { readonly chosen: Readonly<Record<string, string>> }, readonly Shot[]>
  'offers for force': Ask<OfForce & { readonly place: string }, readonly BuildOffer[]>
  'change force': Ask<OfForce & { readonly by: BuildChange }, Plain>
  'write force': Ask<OfForce & { readonly format: string }, string>
  'read force': Ask<OfGame & { readonly text: string; readonly format: string }, BuildReading>

  /** A game that was played up to here: to go on, or (`watch`) only to look at. */
  resume: Ask<Resuming, null>
  /** Nobody looks at this table any more: its bots rest. */
  leave: Ask<AtTable, null>
  /** Only with the eyes of a seat that is played at this page, until the game is over; null: of nobody in particular. */
  look: Ask<Looking, null>
  /** The page has lost track, and has the record up to so many moves: the next update tells everything else. */
  'catch up': Ask<AtTable & { readonly moves: number }, null>

  /** Moves, of seats that somebody plays at this page. The reply is the rule that forbids it, or null. */
  /**
   * `on`: it was given by pressing this, which may have meant the next answer, too. `likewise`: the same for every piece
   * that comes next, until somebody else does something.
   */
  answer: Ask<
    BySeat & { readonly answer: Plain; readonly on?: Meant; readonly likewise?: boolean },
    RuleId | null
  >
  /** Takes back the last answer; `ask`: also what only the other side can allow, by asking for it. */
  undo: Ask<BySeat & { readonly ask?: boolean }, RuleId | null>
  concede: Ask<BySeat, RuleId | null>
  /** Several answers in a row, as far as they are taken: those that lead a piece where somebody has put it. */
  lead: Ask<BySeat & { readonly answers: readonly Plain[] }, RuleId | null>
  /** Passes, and goes on passing whatever can be passed, until something happens. */
  'pass on': Ask<BySeat & { readonly until: readonly Something[] }, RuleId | null>
  /** What a bot would answer, and why, without answering; null: no bot can say, or nothing is asked. */
  hint: Ask<BySeat, Hint | null>
  /** Whatever a bot would answer. */
  decide: Ask<BySeat, RuleId | null>
  /** Proposes a change, the end of the game, or going back; the others agree or decline. */
  propose: Ask<BySeat & { readonly change: Change }, RuleId | null>
  agree: Ask<BySeat & { readonly yes: boolean }, RuleId | null>

  /** Shows the table as it was after so many moves. */
  'turn to': Ask<AtTable & { readonly move: number }, null>
  /** The record up to so many moves, to play on from there. */
  branch: Ask<AtTable & { readonly move: number; readonly seed: string }, GameRecord>
  /** What would come of this answer? That is told as news, as soon as it is counted. */
  preview: Ask<BySeat & { readonly answer: Plain }, null>
  /** Nobody wants to know any more what would come of it. */
  'stop preview': Ask<AtTable, null>
  /** The rule that would forbid this answer; nothing is done. Null: none. */
  try: Ask<BySeat & { readonly answer: Plain }, RuleId | null>
  /** What would be seen from where this ghost stands. */
  /** `planned`: the ghosts that were chosen already as other parts of the answer. */
  foreshow: Ask<AtTable & { readonly ghost: string; readonly planned?: readonly string[] }, readonly Thing[]>
  /** What would come of leading a piece there. */
  steer: Ask<BySeat & { readonly led: Led }, Steered>
  /** Null: this game has no measure. */
  measure: Ask<AtTable & { readonly from: Mark; readonly to: Mark }, Measured | null>
  /** What the game came to; null as long as it is not over, and where the game keeps no account. */
  account: Ask<AtTable, Account | null>
  /** What may be changed by agreement. */
  amendments: Ask<AtTable, readonly Amendment[]>
  /**
   * Somebody presses a piece or a place that is no answer now: what leads there is answered, as far as nothing is
   * committed; else why it cannot be chosen, or why the piece that is placed cannot stand there. Null: it was answered,
   * or the question is not about such things.
   */
  mean: Ask<BySeat & { readonly meant: Meant }, RuleId | null>
}

/** What somebody presses: a piece, or a place on the table. */
export type Meant = { readonly piece: string } | { readonly spot: Spot }

/** What may end a row of passes: something is aimed at a piece of one's own, somebody else uses a card, dice fall. */
export const somethings = ['aimed at', 'card', 'dice'] as const
export type Something = (typeof somethings)[number]

interface Ask<A, R> {
  readonly ask: A
  readonly reply: R
}

export type Kind = keyof Requests
export type AskOf<K extends Kind> = Requests[K]['ask']
export type ReplyTo<K extends Kind> = Requests[K]['reply']

/** Requests about one table, and moves among them. */
export type TableKind = { [K in Kind]: AskOf<K> extends AtTable ? K : never }[Kind]
export type MoveKind =
  | 'answer'
  | 'lead'
  | 'mean'
  | 'pass on'
  | 'undo'
  | 'concede'
  | 'decide'
  | 'propose'
  | 'agree'

interface OfGame {
  readonly game: string
}

interface OfForce extends OfGame {
  readonly force: Plain
}

export interface AtTable {
  readonly table: string
}

export interface BySeat extends AtTable {
  readonly seat: Seat
}

export interface Looking extends AtTable {
  readonly seat: Seat | null
  readonly language: Language
  /** Where people share the screen: lifts the cloth from what is this seat's alone, or lays it back. */
  readonly lift?: boolean
}

export interface Inspected {
  readonly record: GameRecord
  readonly seats: readonly Seat[]
}

export interface Laying extends OfGame {
  /** Ready-made forces by id, or forces themselves; without them the host draws two. */
  readonly forces?: Readonly<Record<Side, Plain>>
  readonly board?: string
  /** What was agreed on; the rest is as usual. */
  readonly terms?: Terms
  /** Seats that the rules play. */
  readonly automata?: Readonly<Record<Seat, string>>
  /** The setup of a game that was played: the same once more. */
  readonly setup?: Plain
  /** A lesson brings its own forces and begins in the middle. */
  readonly lesson?: string
  readonly seed: string
}

export interface Resuming extends AtTable {
  readonly record: GameRecord
  readonly players: Readonly<Record<Seat, Player>>
  readonly language: Language
  /** The seats that this page plays, in person or by bots; without it, all of them. */
  readonly holds?: readonly Seat[]
  /** Who looks; without it, the first person at the table. */
  readonly seat?: Seat | null
  readonly watch?: boolean
  readonly lesson?: string
  /** Only as far as it plays back: of a damaged record what is good. */
  readonly salvage?: boolean
}

/** A request on its way; the reply carries the same number. */
export type Request = { [K in Kind]: RequestOf<K> }[Kind]

export interface RequestOf<K extends Kind> {
  readonly call: number
  readonly kind: K
  readonly ask: AskOf<K>
}

/** What becomes of a request. An empty problem: nobody answers. */
export type Answered<R> = { readonly reply: R } | Unreadable

export type Reply = { readonly call: number } & Answered<ReplyTo<Kind>>

/** What a host says without being asked. */
export type News =
  | { readonly update: Update }
  /** What would come of an answer: as far as it is counted (`odds.counted`), and then all of it. */
  | { readonly weighed: Weighed & { readonly table: string; readonly answer: Plain } }
  /** Something failed that nobody waits for: a bot. The table is null if the whole host did. */
  | { readonly failed: string; readonly table: string | null }

export type Message = Reply | News

/** What is new at a table. */
export interface Update {
  readonly table: string
  /** Updates of a table are counted. */
  readonly number: number
  /** The update that this one goes on from; null: from nothing, since it tells everything. */
  readonly after: number | null
  /** How many moves were made, also those that were taken back: it only grows. */
  readonly made: number
  /** What leads from what was shown to what is shown now; null: nothing changed. */
  readonly shown: Patch | null
  /** Null: it has not grown, or is not given out before the game is over, since others play here, too. */
  readonly record: Growth | null
}

/** The record from some move on: it only grows, but of a damaged one only the good part is taken up. */
export interface Growth {
  readonly from: number
  readonly moves: readonly Move[]
  /** The first is the state from which these moves begin: whoever has another one there has another game. */
  readonly hashes: readonly string[]
  readonly over: boolean
}

/** Who plays a seat: a person at this page, or a bot by its id. */
export type Player = 'person' | string

export interface GameOnOffer {
  readonly id: string
  readonly name: Named
  /** Its picture; null: it has none of its own. */
  readonly emblem: readonly EmblemPart[] | null
  readonly seats: readonly Seat[]
  readonly terms: readonly Term[]
  readonly seatings: readonly Seating[]
  readonly bots: readonly string[]
  /** Rules that play a seat, in place of a bot. */
  readonly automata: readonly Automaton[]
  /** The one that most people want to play against. */
  readonly usualBot: string
  readonly forces: readonly Force[]
  readonly boards: readonly Board[]
  readonly lessons: readonly { readonly id: string; readonly name: Named }[]
  /** Can forces be put together here? Then these are the factions, and the ways to write a force down. */
  readonly builds: {
    readonly sides: readonly { readonly id: string; readonly name: Named }[]
    readonly formats: readonly { readonly id: string; readonly name: Named }[]
    /** What a shot depends on, if the odds of shots are told. */
    readonly shots: Omit<Shots, 'of'> | null
  } | null
}

export type Force = Omit<ReadyForce, 'force'>

/** Everything the page shows of a table. */
export interface Shown {
  readonly game: string
  readonly seat: Seat | null
  readonly seats: readonly Seat[]
  /** Who belongs together. */
  readonly teams: Readonly<Record<Seat, Team>>
  /** Null: one person looks at this screen. */
  readonly cloth: Cloth | null
  readonly decision: number
  readonly scene: Scene
  /** How pieces got here since what was shown before. */
  readonly motions: readonly Motion[]
  /** How attacks ended since then. */
  readonly verdicts: readonly Verdict[]
  readonly path: readonly string[]
  readonly question: Asked | null
  /** Seats that are waited for. */
  readonly awaited: readonly Seat[]
  readonly log: readonly Logged[]
  readonly players: Readonly<Record<Seat, Player>>
  /** Seats that the rules play; missing: none. */
  readonly byRules?: readonly Seat[]
  readonly over: Outcome | null
  readonly reason: string | null
  /** Did the reader's side win? Null: nobody did, or nobody in particular looks. */
  readonly won: boolean | null
  readonly proposal: Proposed | null
  /** What a lesson says at its questions. */
  readonly lesson: Lesson | null
  /** How many moves the game has, and after how many this is; they differ while one looks back. */
  readonly moves: number
  readonly move: number
  /** Has this game a measure? */
  readonly measures: boolean
  /** Can a bot be asked what it would do? */
  readonly hints: boolean
}

/** Where people share a screen, it shows what all of them may see, until somebody lifts the cloth from the rest. */
export interface Cloth {
  /** All of what is asked is for this seat alone, which has to lift the cloth; null: nothing needs to be covered. */
  readonly covers: Seat | null
  /** Is it lifted, so that whoever is asked sees what is theirs alone? */
  readonly isLifted: boolean
  /** Is there anything under it? */
  readonly hides: boolean
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
  /** The odds of each answer are worth knowing before it is given. */
  readonly weighs: boolean
  /** A window at which nothing must be used; or a reaction that may be let be until it offers something else. */
  readonly mayPass: boolean | 'reaction'
}

export interface Logged {
  /** The move after which it happened. */
  readonly move: number
  readonly type: string
  readonly text: string
  /** The pieces that it is about. */
  readonly of: readonly string[]
  readonly dice?: readonly RolledDie[]
  /** The rule by which it happened, where it is told. */
  readonly rule?: RuleId
}
