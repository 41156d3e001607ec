import type { Plain } from '@sandtable/kernel'

/** A position, what players do, the dice, and what must be true: the proof of a rule. */
export interface Scenario {
  readonly file: string
  readonly line: number
  readonly title: string
  readonly game: string
  /** The rules that it shows: it fails if one of them is broken. */
  readonly shows: readonly string[]
  readonly seed: string
  /** Dice come from the scenario (the usual), or from chance. */
  readonly scripted: boolean
  readonly table: Plain
  readonly at: Plain
  readonly play: readonly PlayStep[]
}

export type PlayStep =
  /** A seat answers, in the players' words or as plain data; or concedes. */
  | { readonly type: 'move'; readonly line: number; readonly seat: string; readonly says: Plain }
  /** The results of what the move before rolls. */
  | { readonly type: 'dice'; readonly line: number; readonly faces: readonly string[] }
  | Expectation

export type Expectation =
  /** Things on the table as the game's referee names them. */
  | { readonly type: 'expect'; readonly line: number; readonly things: PlainMap }
  /** A move that is forbidden, and by which rule. */
  | {
      readonly type: 'refused'
      readonly line: number
      readonly seat: string
      readonly says: Plain
      readonly by: string
    }
  /** Who is asked what: exactly these seats. */
  | { readonly type: 'asked'; readonly line: number; readonly seats: Readonly<Record<string, string>> }
  /** Answers that a seat could give now, or could not; and those that would do nothing for it, or would. */
  | {
      readonly type: 'offered' | 'not offered' | 'idle' | 'not idle'
      readonly line: number
      readonly seat: string
      readonly says: readonly Plain[]
    }
  /** What a seat sees of the table. */
  | { readonly type: 'sees'; readonly line: number; readonly seat: string; readonly view: PlainMap }
  /** Words that stand nowhere in what a seat gets. */
  | {
      readonly type: 'hides'
      readonly line: number
      readonly seat: string
      readonly words: readonly string[]
    }
  /** Journal entries since the last move. */
  | { readonly type: 'told' | 'not told'; readonly line: number; readonly entry: PlainMap }
  | { readonly type: 'over'; readonly line: number; readonly outcome: PlainMap }

export type PlainMap = { readonly [key: string]: Plain }

/** What a file says that cannot be understood, and what would be right. */
export interface ScenarioProblem {
  readonly file: string
  readonly line: number
  readonly problem: string
  readonly expected: string
}
