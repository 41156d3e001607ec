import type { Banner, Builder } from './builder.ts'
import type { Named } from './language.ts'
import type { Lesson } from './lesson.ts'
import type { Plain } from './plain.ts'
import type { Look, Stand } from './scene.ts'
import type { Seat } from './seat.ts'
import type { Vocabulary } from './state.ts'

/** What players choose before a game: forces and where to fight. For the start page; the game knows the rest. */
export interface Lobby<V extends Vocabulary = Vocabulary> {
  /** Who sits down on the usual terms. */
  readonly seats: readonly Seat[]
  /** What people agree on before anything else: the edition, how many play. */
  readonly terms?: readonly Term[]
  /** Who sits down on other terms; the first that fits counts. */
  readonly seatings?: readonly Seating[]
  /** Rules that play a seat, where there are some for playing alone. */
  readonly automata?: readonly Automaton[]
  /** Ready-made forces, good ones first. */
  readonly forces: readonly ReadyForce[]
  /** Maps, mats and missions. */
  readonly boards: readonly Board[]
  /** How players put together forces of their own. */
  readonly builder?: Builder
  readonly lessons?: readonly Lesson[]
  /** Its picture in the list of games. */
  readonly emblem?: readonly EmblemPart[]
  /** The setup that follows from what was chosen. */
  setup(chosen: Chosen): V['setup']
}

/** One thing to agree on; the first option is the usual one. */
export interface Term {
  readonly id: string
  readonly name: Named
  /** The options of other terms on which it matters; missing: on all. */
  readonly terms?: ForTerms
  readonly options: readonly { readonly id: string; readonly name: Named; readonly what?: Named }[]
}

/** The option that was chosen for each term. */
export type Terms = Readonly<Record<string, string>>

/** The options that something is for, by terms; a term that is missing: it is for all of them. */
export type ForTerms = Readonly<Record<string, readonly string[]>>

export interface Seating {
  /** The terms on which people sit like this; those that are missing do not matter. */
  readonly when: Terms
  readonly seats: readonly Seat[]
  /** Where several seats share a force: the side that each is of. Without it every seat is a side. */
  readonly sides?: Readonly<Record<Seat, Side>>
}

/**
 * The rules themselves in place of a player (`Game.plays`). It is chosen for a seat as a bot is, for one of them at most;
 * but it is part of the setup, since its answers are in no record.
 */
export interface Automaton {
  readonly id: string
  readonly name: Named
  /** What it is like to play against it. */
  readonly what: Named
  readonly terms?: ForTerms
}

/** Those who fight with one force: a seat, or several that share it. */
export type Side = string

/**
 * What a picture of 360 by 130 is made of, x to the right and y down, one part upon the other: lines and surfaces by
 * what they are, as a key for the table's style sheet, and pieces of either side, as they look in the game.
 */
export type EmblemPart =
  | { readonly kind: string; readonly path: string }
  | {
      readonly look: Look
      readonly at: Stand
      readonly scale: number
      readonly side: 'mine' | 'theirs'
      /** The radius of the disc that it stands on, if it does. */
      readonly base?: number
    }

export interface ReadyForce {
  readonly id: string
  readonly name: Named
  /** Its faction. */
  readonly side: Named
  readonly banner?: Banner
  readonly points: number
  /** What is special about it, in a line. */
  readonly what?: Named
  /** How many points it may have, where games have several sizes: those of one size meet. */
  readonly limit?: number
  readonly terms?: ForTerms
  /** What only one side can have, as a person there is once: forces that share some of it do not meet. */
  readonly unique?: readonly string[]
  readonly force: Plain
}

export interface Board {
  readonly id: string
  readonly name: Named
  /** The limits of the forces that it is for; missing: it is for all. */
  readonly limits?: readonly number[]
  readonly terms?: ForTerms
}

export interface Chosen {
  /** By side. */
  readonly forces: Readonly<Record<Side, Plain>>
  readonly board: string
  /** Those that are missing are the usual ones. */
  readonly terms?: Terms
  /** Seats that the rules play, and which of them. */
  readonly automata?: Readonly<Record<Seat, string>>
}
