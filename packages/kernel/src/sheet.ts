import type { Named } from './language.ts'
import type { Figure, Tile } from './scene.ts'

/**
 * What is printed on a card beside its words, for a page that knows no game: figures, dice, dials, icons. What the
 * card does stands in the ledger, under the rules that it follows.
 */
export interface Sheet {
  /** What it is, from the general to the particular: `X-wing`, `Rebel`, `small ship`. */
  readonly kind: readonly Named[]
  /** What it costs in a force; null: no force buys it. */
  readonly points: number | null
  /** Its picture, as pieces have it. */
  readonly look?: string
  readonly figures: readonly Figure[]
  /** The most wanted first. */
  readonly parts: readonly SheetPart[]
}

export type SheetPart = WordsPart | IconsPart | DicePart | DialPart

/** Slots, traits, surges, ranges: a few words each. */
export interface WordsPart {
  readonly type: 'words'
  readonly label: Named
  readonly words: readonly Named[]
}

/** An action bar: each with its name, `icon` being a key for the table's icons. */
export interface IconsPart {
  readonly type: 'icons'
  readonly label: Named
  readonly icons: readonly { readonly icon: string; readonly label: Named }[]
}

/** The dice that are rolled, `kind` as in a tray. */
export interface DicePart {
  readonly type: 'dice'
  readonly label: Named
  readonly dice: readonly { readonly kind: string; readonly label: Named }[]
}

/** A grid of ways to move, `kind` being a key for the style sheet. */
export interface DialPart {
  readonly type: 'dial'
  readonly label: Named
  readonly tiles: readonly (Tile & { readonly kind: string; readonly label: Named })[]
}
