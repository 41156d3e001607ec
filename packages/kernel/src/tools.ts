import type { Accounting } from './account.ts'
import type { Named } from './language.ts'
import type { Plain } from './plain.ts'
import type { RuleId } from './rule.ts'
import type { DieSymbol, Ghost, Spot, Stand, Thing } from './scene.ts'
import type { Seen } from './seen.ts'
import type { Entry, Vocabulary } from './state.ts'

/**
 * What a game gives to people at a table beside its scene. All of it is made from what a seat sees, in the
 * units of the scene, and all of it is optional: a game without a tool is played without it.
 */
export interface TableTools<V extends Vocabulary = Vocabulary> {
  /** How pieces got from where they were to where they are, in the order in which they moved. */
  motions?(before: Seen<V>, after: Seen<V>): readonly Motion[]
  /**
   * What would be in arc, in range, in sight, in the way where an answer puts a piece: areas, lines and remarks. Where
   * an answer is made of parts, `planned` are those that are chosen already for other pieces: then also a ghost for
   * each of them and for this one, where they would stand if all of it is done.
   */
  foreshow?(seen: Seen<V>, ghost: Ghost, planned: readonly Ghost[]): readonly Thing[]
  /** What would come of leading a piece there, with all that follow it. Asked at the speed of a pointer. */
  steer?(seen: Seen<V>, led: Led): Steered
  /** The distance between two marks in the game's own terms, or the rule by which nobody may measure now. */
  measure?(seen: Seen<V>, from: Mark, to: Mark): Measured
  /** What players may agree to change. */
  amendments?(seen: Seen<V>): readonly Amendment[]
  /** The dice that an entry of the journal tells of. */
  diceIn?(entry: Entry): readonly RolledDie[]
  /** Says an entry nothing that the others of its decision, or of the one `before`, do not tell? Then no log has it. */
  unsaid?(entry: Entry, now: readonly Entry[], before: readonly Entry[]): boolean
  /** How the attacks ended that were over in what was told `now`, after what was told `before`. */
  verdicts?(before: readonly Entry[], now: readonly Entry[]): readonly Verdict[]
  /** What the game came to, once it is over: the one tool that knows everything. */
  readonly account?: Accounting<V>
}

/** A piece that is led by hand: where to, and where those who follow it were put already. */
export interface Led {
  /** The piece, by its id in the scene. */
  readonly of: string
  readonly at: Spot
  /** How it is turned; missing: as it comes. */
  readonly facing?: number
  /** Places of those who follow that were changed by hand, by their ids; all others are put of themselves. */
  readonly placed?: Readonly<Record<string, Spot>>
}

export interface Steered {
  /** The answers that lead there, one after the other; null: none do. */
  readonly answers: readonly Plain[] | null
  /** The rule that forbids it; null: none does. */
  readonly refused: RuleId | null
  /** To be drawn: where the tool lies, ghosts of the piece and of all that follow it, lines, remarks. */
  readonly things: readonly Thing[]
}

/** How an attack ended, in a few words at its target. */
export interface Verdict {
  /** The target, by its id in the scene. */
  readonly of: string
  readonly kind: 'hit' | 'missed' | 'destroyed'
  readonly label: Named
}

/** The way of one piece: where it stood, looked and went, first to last. */
export interface Motion {
  /** The piece, by its id in the scene. */
  readonly of: string
  readonly stands: readonly Stand[]
  /** It goes at the same time as the one before it: a unit goes together. */
  readonly together?: true
}

/** A piece, or a point on the table. */
export type Mark = { readonly piece: string } | Spot

export type Measured =
  | { readonly refused: RuleId }
  /** The line between the closest points, and what it says. `rule`: how it is measured. */
  | { readonly from: Spot; readonly to: Spot; readonly label: Named; readonly rule: RuleId }

/** One thing of the table that may be changed by agreement. */
export type Amendment = NumberAmendment | PlaceAmendment | SpotAmendment

interface Amended {
  /** Unique among the amendments. */
  readonly id: string
  /** The piece that it is about; null: the table as a whole. */
  readonly of: string | null
  readonly label: Named
}

/** How many: shields, tokens, damage, points. */
export interface NumberAmendment extends Amended {
  readonly type: 'number'
  readonly path: readonly (string | number)[]
  readonly value: number
  readonly least: number
  readonly most: number
}

/** Somewhere else, to one of these places. */
export interface PlaceAmendment extends Amended {
  readonly type: 'place'
  readonly places: readonly { readonly at: Spot; readonly name: string; readonly set: readonly Setting[] }[]
}

/** Somewhere else, anywhere: three numbers. */
export interface SpotAmendment extends Amended {
  readonly type: 'spot'
  readonly at: Stand
  /** The outline of the piece, as seen from itself. */
  readonly outline: readonly number[]
  readonly paths: Readonly<Record<'x' | 'y' | 'facing', readonly (string | number)[]>>
}

export interface Setting {
  readonly path: readonly (string | number)[]
  readonly value: Plain
}

export interface RolledDie {
  readonly kind: string
  readonly symbols: readonly DieSymbol[]
  readonly label: Named
}
