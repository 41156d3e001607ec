import type {
  GameRecord,
  Language,
  Named,
  Outcome,
  Plain,
  Proposal,
  RuleId,
  Scene,
  Seat,
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
}

export interface Force {
  readonly id: string
  readonly name: Named
  readonly side: Named
  readonly points: number
}

export type Request =
  | { readonly type: 'offer' }
  | {
      readonly type: 'start'
      readonly table: string
      readonly game: string
      /** Ready-made forces by id; without them the host draws two. */
      readonly forces?: Readonly<Record<Seat, string>>
      readonly board?: string
      readonly seed: string
      readonly players: Readonly<Record<Seat, Player>>
    }
  | {
      readonly type: 'resume'
      readonly table: string
      readonly record: GameRecord
      readonly players: Readonly<Record<Seat, Player>>
    }
  | { readonly type: 'look'; readonly table: string; readonly seat: Seat | null; readonly language: Language }
  | { readonly type: 'answer'; readonly table: string; readonly seat: Seat; readonly answer: Plain }
  | { readonly type: 'undo'; readonly table: string; readonly seat: Seat }
  | { readonly type: 'concede'; readonly table: string; readonly seat: Seat }

export type Message =
  | { readonly type: 'offer'; readonly games: readonly GameOnOffer[] }
  | { readonly type: 'shown'; readonly table: string; readonly shown: Shown }
  /** The record grew: the page keeps it. */
  | { readonly type: 'record'; readonly table: string; readonly record: GameRecord }
  | { readonly type: 'refused'; readonly table: string; readonly rule: RuleId }
  | { readonly type: 'failed'; readonly table: string | null; readonly problem: string }

/** Everything the page shows of a table. */
export interface Shown {
  readonly game: string
  readonly seat: Seat | null
  readonly seats: readonly Seat[]
  readonly decision: number
  readonly scene: Scene
  readonly path: readonly string[]
  readonly question: Asked | null
  /** Seats that are waited for. */
  readonly awaited: readonly Seat[]
  readonly log: readonly Logged[]
  readonly players: Readonly<Record<Seat, Player>>
  readonly over: Outcome | null
  readonly reason: string | null
  readonly proposal: Proposal | null
}

export interface Asked {
  readonly seat: Seat
  /** What is asked, in words. */
  readonly title: string
  readonly rule: RuleId | null
  readonly about: Plain
  /** Some answers are made of parts, or are places: the space they come from. */
  readonly space: Plain
  readonly listed: boolean
}

export interface Logged {
  /** The decision after which it happened. */
  readonly decision: number
  readonly type: string
  readonly text: string
}
