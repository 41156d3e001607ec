import type { GameRecord, Language, Named, Outcome, Plain, Seat, Terms } from '@sandtable/kernel'
import type { AtTable, News, Player, Requests, TableKind, Update } from './protocol.ts'

/**
 * What a page and a host on another machine say to each other, beside what is said at a table anyway
 * (`protocol.ts`). Both travel over one line: a page asks `{ call, kind, ask }`, and gets `{ call, reply }` or
 * `{ call, problem, code }`; what happens comes as news. The first request is `hello`.
 */
export interface HostedRequests {
  /**
   * Who is there. `key`: what `keyOf` makes of the secret that the browser keeps; the host keeps only its fingerprint.
   * `page`: a random name of this page, the same for as long as it is open, so that it can go on where its line broke.
   */
  hello: HostAsk<
    { readonly key: string; readonly page: string; readonly name?: string; readonly language: Language },
    Greeted
  >
  /** Another name; the reply is the name as others see it. */
  name: HostAsk<{ readonly name: string }, string>

  /** A new table, at which whoever makes it has taken a seat. The reply is its name, which is the link to join it. */
  'make table': HostAsk<Making, string>
  /** Tables that anybody may join. */
  'open tables': HostAsk<object, readonly TableInList[]>
  /** Mine to move first, then those that wait for others, then what is finished. */
  'my games': HostAsk<object, readonly MyGame[]>
  /** What is known around a table, to whoever has its link. */
  around: HostAsk<AtTable, Around>
  /** Takes a free seat, with a force of one's own: a ready-made one by its id, or the force itself; none: one is drawn. */
  join: HostAsk<AtTable & { readonly seat?: Seat; readonly force?: Plain }, Seat>
  /** Gives a seat back before the game has begun; the last one to go takes the table with them. */
  'give back': HostAsk<AtTable, null>
  /** A bot takes a seat that is still free, before the game has begun; null: it is free again. */
  'seat bot': HostAsk<
    AtTable & { readonly seat: Seat; readonly bot: string | null; readonly force?: Plain },
    null
  >
  /**
   * The fingerprint of this seat's number for the dice (`fixedBy`), and what the number was made with beside the secret
   * (`numberOf`), so that any page of the same person can make it again.
   */
  commit: HostAsk<
    AtTable & { readonly round: number; readonly commitment: string; readonly nonce: string },
    null
  >
  /** The number itself, once all are fixed. */
  'put in': HostAsk<AtTable & { readonly round: number; readonly number: string }, null>

  /**
   * Sits down at a table: to play, with the seats that one has, or to watch. Updates follow, the first from nothing,
   * or from the one that the page heard last before its line broke (`heard`), if the host still knows it.
   */
  'sit down': HostAsk<AtTable & { readonly language: Language; readonly heard?: number }, Around>
  /** Text, or one of the phrases that are ready in both languages. */
  say: HostAsk<AtTable & ({ readonly text: string } | { readonly phrase: string }), null>
  /** What was said from this number on. */
  said: HostAsk<AtTable & { readonly from: number }, readonly Said[]>
  /** Claims the game, or a bot, in the place of a seat that has been away for long. */
  claim: HostAsk<AtTable & { readonly seat: Seat; readonly as: 'win' | 'bot' }, null>
  /** Offers a game with sides changed; when all have, the reply and `around` name the new table. */
  rematch: HostAsk<AtTable, string | null>
  /** The whole game, when it is over. */
  record: HostAsk<AtTable, GameRecord>
  /** A table whose rules are no longer there: when all seats have said so, it is ended without a winner. */
  'end frozen': HostAsk<AtTable, null>
}

interface HostAsk<A, R> {
  readonly ask: A
  readonly reply: R
}

export type HostedKind = keyof HostedRequests

/** What can be asked of a host on another machine: its own requests, and all about a table that one sits at. */
export type RemoteKind = HostedKind | Exclude<TableKind, 'resume'>

export type RemoteAsk<K extends RemoteKind> = K extends HostedKind
  ? HostedRequests[K]['ask']
  : K extends TableKind
    ? Requests[K]['ask']
    : never
export type RemoteReply<K extends RemoteKind> = K extends HostedKind
  ? HostedRequests[K]['reply']
  : K extends TableKind
    ? Requests[K]['reply']
    : never

/** Everything that comes over a line without being asked for. */
export type RemoteNews = News | HostedNews

export interface Greeted {
  readonly name: string
  /** What the host will not take more of. */
  readonly limits: Limits
  /** The host's time, in milliseconds, as all its times. */
  readonly now: number
}

export interface Limits {
  readonly message: number
  readonly messagesASecond: number
  readonly tables: number
  readonly chat: number
  readonly name: number
}

export interface Making {
  readonly game: string
  /** What is agreed on before anything else; who sits down follows from it. */
  readonly terms?: Terms
  readonly board?: string
  readonly seat?: Seat
  readonly force?: Plain
  /** Seats that bots play, with their forces if they have any. */
  readonly bots?: Readonly<Record<Seat, { readonly bot: string; readonly force?: Plain }>>
  readonly options?: TableOptions
}

export interface TableOptions {
  /** Anybody may join, not only those who have the link. */
  readonly listed?: boolean
  readonly clock?: ClockRule
  readonly away?: AwayRule
}

/** In seconds. At zero the seat gives up, or a bot plays on. */
export interface ClockRule {
  /** For the whole game … */
  readonly total?: number
  /** … with so much more after each answer … */
  readonly increment?: number
  /** … or for each answer. */
  readonly move?: number
  readonly atZero: 'concede' | 'bot'
}

/** A seat that is asked and was not here for so many seconds can be claimed. */
export interface AwayRule {
  readonly after: number
  readonly as: 'win' | 'bot' | 'either'
}

/**
 * `open`: seats are free. `dice`: all are in, and the numbers for the dice are put together. `frozen`: it was played by
 * rules that are no longer there, can be looked at, and ended by agreement.
 */
export type Stage = 'open' | 'dice' | 'on' | 'over' | 'frozen' | 'given up'

export type Lost = 'clock' | 'claim'

export interface SeatAround {
  readonly seat: Seat
  readonly team: string
  /** Null: the seat is free. */
  readonly player: Player | null
  readonly name: string | null
  /** Before the game: the ready-made force that was chosen here, where nobody else may take what it holds; else null. */
  readonly force: string | null
  /** Whoever had it lost the seat, or the game, not by playing: time was up, or they stayed away and it was claimed. */
  readonly lost: Lost | null
  readonly isMine: boolean
  /** Is a page of theirs at this table? */
  readonly isHere: boolean
  /** Since when they are here, or away; null: never were. */
  readonly since: number | null
  /** Since when they are asked; null: they are not. */
  readonly asked: number | null
  readonly clock: ClockFace | null
  /** From when on the others may claim the seat; null: never. */
  readonly claimable: number | null
}

/** What is left, in milliseconds, at the time `now` of what is around; less while they are asked. */
export interface ClockFace {
  readonly left: number | null
  readonly move: number | null
}

/** Everything about a table that is not the game itself. */
export interface Around extends AtTable {
  readonly game: string
  readonly version: string
  readonly stage: Stage
  readonly terms: Terms
  /** Null: it is drawn. */
  readonly board: string | null
  readonly options: TableOptions
  /** Before the game: how many points a force may have, to meet those that were chosen; null: any. */
  readonly limit: number | null
  readonly seats: readonly SeatAround[]
  readonly watchers: number
  /** The name under which those know the table who may only watch. */
  readonly watch: string
  readonly now: number
  readonly dice: DiceAround
  readonly rematch: { readonly offered: readonly Seat[]; readonly table: string | null }
  /** Of a frozen one: the seats that want to end it. */
  readonly toBeEnded: readonly Seat[]
  /** Why it is frozen. */
  readonly problem: Named | null
  /** The name under which others can join; null: for whoever only watches. */
  readonly id: string | null
}

/** What changes around a table with every move. */
export interface Ticks extends AtTable {
  readonly now: number
  readonly seats: Readonly<Record<Seat, Pick<SeatAround, 'asked' | 'clock' | 'claimable'>>>
}

export interface DiceAround {
  readonly round: number
  /** By seats and `host`: to be compared with the record when the game is over. */
  readonly commitments: Readonly<Record<string, string>>
  /** What this page's number was made with, if it was fixed. */
  readonly nonce: string | null
  /** What this page is to do for its seat: `commit`, then `put in`. */
  readonly wants: 'commit' | 'put in' | null
}

export interface TableInList extends AtTable {
  readonly game: string
  readonly terms: Terms
  readonly board: string | null
  readonly options: TableOptions
  readonly seats: readonly {
    readonly seat: Seat
    readonly name: string | null
    readonly player: Player | null
  }[]
  readonly changed: number
}

export interface MyGame extends TableInList {
  readonly mine: readonly Seat[]
  readonly stage: Stage
  /** Is something asked of me: an answer, an agreement, a number for the dice? */
  readonly isMyTurn: boolean
  readonly over: Outcome | null
}

export interface Said extends AtTable {
  readonly number: number
  readonly seat: Seat
  readonly name: string
  readonly text?: string
  readonly phrase?: string
  readonly at: number
}

/** What a host on another machine says without being asked, beside the news of tables. */
export type HostedNews =
  | { readonly around: Around }
  /** What is new at a table (`News`), with what changes around it with every move. */
  | { readonly update: Update; readonly ticks: Ticks }
  | { readonly said: Said }
  /** One of my games has changed hands, wherever this page is. */
  | { readonly turn: MyGame }
  /** The host cannot store now: what it acknowledged is safe, nothing else is taken until it is back. */
  | { readonly storing: boolean }
  /** The host is about to stop: come back after so many milliseconds. */
  | { readonly closing: number }

/**
 * Beside what a move says anyway: `id`, made by the page, so that what is sent twice counts once, and `made`, how
 * many moves had been made when it was decided (as the last update said), so that nothing is answered that is no longer
 * asked.
 */
export interface Sent {
  readonly id: string
  readonly made: number
}

/** Ready to be said, in both languages. */
export const phrases: Readonly<Record<string, Named>> = {
  hello: { en: 'Hello, and good luck!', de: 'Hallo, und viel Glück!' },
  'well played': { en: 'Well played!', de: 'Gut gespielt!' },
  thanks: { en: 'Thank you for the game.', de: 'Danke für das Spiel.' },
  moment: { en: 'One moment, please.', de: 'Einen Moment, bitte.' },
  back: { en: 'I am back.', de: 'Ich bin wieder da.' },
  later: { en: 'Let us go on later.', de: 'Lass uns später weiterspielen.' },
  sorry: { en: 'Sorry, that was a slip.', de: 'Entschuldigung, das war ein Versehen.' },
  ouch: { en: 'Ouch!', de: 'Autsch!' },
  'your turn': { en: 'Your turn.', de: 'Du bist dran.' },
  undo: { en: 'May I take that back?', de: 'Darf ich das zurücknehmen?' },
}
