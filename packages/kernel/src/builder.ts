import type { Named } from './language.ts'
import type { ForTerms } from './lobby.ts'
import type { Plain } from './plain.ts'
import type { RuleId } from './rule.ts'
import type { Figure } from './scene.ts'

/**
 * How a force is put together, for a page that knows no game: rows of cards, places that take cards, what
 * could go there, what is wrong. A force is plain data; every change gives a new one.
 */
export interface Builder {
  /** Factions; the id is a key for the table's emblems, too. */
  readonly sides: readonly { readonly id: string; readonly name: Named }[]
  empty(side: string): Plain
  show(force: Plain): BuiltForce
  /** The cards that could be put at a place, with the reason against those that could not. */
  offers(force: Plain, place: string): readonly BuildOffer[]
  change(force: Plain, change: BuildChange): Plain
  /** The ways a force can be written down. */
  readonly formats: readonly BuildFormat[]
  /** What the attacks of a force come to, before there is a battle. */
  readonly shots?: Shots
}

/** A force at a glance: the emblem of its side, and the looks of its pieces. */
export interface Banner {
  readonly emblem: string
  readonly looks: readonly string[]
}

export interface BuiltForce {
  readonly name: string
  readonly side: Named
  readonly banner?: Banner
  readonly points: number
  readonly limit: number
  /** The terms on which it can be taken, where not on all. */
  readonly terms?: ForTerms
  readonly problems: readonly BuildProblem[]
  readonly rows: readonly BuiltRow[]
  /** The ways in which it can be written down, where not in all. */
  readonly formats?: readonly string[]
  /** Places of the force itself: where ships, groups and command cards are added. */
  readonly places: readonly BuildPlace[]
}

export interface BuiltRow {
  /** Names the row in changes. */
  readonly id: string
  readonly label: Named
  /** Figures of the card, in a few words. */
  readonly detail: Named
  readonly points: number
  /** The card, as `Game.cards` and `about` name it: for what it does in words. */
  readonly about: string
  readonly places: readonly BuildPlace[]
  /** The place of the force that the row belongs to. */
  readonly at: string
}

export interface BuildPlace {
  readonly id: string
  readonly label: Named
  /** What is there already. */
  readonly held: readonly HeldCard[]
  /** Is there room for another? */
  readonly open: boolean
  /** Most of a force is put here: what one looks through first. */
  readonly first?: true
}

export interface HeldCard {
  readonly card: string
  readonly label: Named
  readonly points: number
  readonly about: string
}

export interface BuildOffer extends HeldCard {
  readonly detail: Named
  /** What players look for it by: its type, its traits. */
  readonly traits?: readonly OfferTrait[]
  /** What players put it in order by: skill, health. */
  readonly figures?: readonly Figure[]
  /** Why not; null: it may be added. */
  readonly problem: BuildProblem | null
}

export interface OfferTrait {
  /** Which question it answers: `ship`, `trait`. */
  readonly name: string
  readonly label: Named
  readonly value: Named
}

export interface BuildProblem {
  readonly rules: readonly RuleId[]
  readonly text: Named
}

export type BuildChange =
  | { readonly add: string; readonly at: string }
  | { readonly remove: string; readonly at: string }
  | { readonly removeRow: string }
  | { readonly copyRow: string }
  | { readonly name: string }

export interface BuildFormat {
  readonly id: string
  readonly name: Named
  /** Can this force be written so? Without it, any can. */
  isFor?(force: Plain): boolean
  write(force: Plain): string
  read(text: string): BuildReading
}

export type BuildReading =
  | { readonly force: Plain; readonly notices: readonly Named[] }
  | { readonly refused: Named }

/** Odds without a battle: attacks on targets that one meets often, counted exactly from dice and tokens. */
export interface Shots {
  /** What a shot depends on beside the force: the target, the range, tokens. The first option is the usual one. */
  readonly terms: readonly ShotTerm[]
  /** What is counted and what is not, in a sentence or two. */
  readonly note: Named
  of(force: Plain, chosen: Readonly<Record<string, string>>): readonly Shot[]
}

export interface ShotTerm {
  readonly id: string
  readonly label: Named
  readonly options: readonly { readonly id: string; readonly name: Named }[]
}

export interface Shot {
  /** The row of the force that attacks, and with what. */
  readonly row: string
  readonly weapon: Named
  /** Each amount of damage with its chance, together 1; none: out of range. */
  readonly results: readonly { readonly damage: number; readonly chance: number }[]
}
