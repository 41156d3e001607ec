import type { Named } from './language.ts'
import type { Plain } from './plain.ts'
import type { RuleId } from './rule.ts'
import type { Seat } from './seat.ts'

/**
 * What the table draws: plain data that a game makes from what a seat sees (`Game.scene`), so that a new game
 * needs no new table code. The table knows these few kinds of things and no game.
 *
 * x runs to the right, y away from the viewer. Facings are in degrees, clockwise, and 0 looks along y. One unit
 * is a millimetre, or one space of a grid: the table scales either to the screen.
 *
 * Words that a player reads are in every language. `kind`, the names of figures, badges and dice are keys for the
 * table's style sheet and icons; a key without a style is drawn in the plain way of its type.
 */
export interface Scene {
  readonly width: number
  readonly height: number
  readonly unit: 'mm' | 'space'
  /** What the table is covered with, as a key for the table's style sheet; missing: the sky, or a plain mat. */
  readonly mat?: string
  /** Drawn by `z` from low to high; of the same `z`, in the order of the list. */
  readonly things: readonly Thing[]
  /** Pieces that are still to come onto the table, each at the origin: whoever sits down sees all forces at once. */
  readonly aside?: readonly Piece[]
  /** Pieces that are out of play, each at the origin: their row in the list stays where it is. */
  readonly gone?: readonly Piece[]
  /** What spaces are called, along the edges. */
  readonly coordinates?: Coordinates
  /** What stands beside the table: the round, points, how many cards are left. */
  readonly facts: readonly Fact[]
}

/** Together, the names of a column and a row are the name of a space: “l11”. */
export interface Coordinates {
  /** In the order of x. */
  readonly columns: readonly string[]
  /** In the order of y. */
  readonly rows: readonly string[]
}

export interface Fact {
  readonly name: string
  readonly label: Named
  readonly value: number | Named
  /** Whose it is; null: everybody's. */
  readonly seat: Seat | null
  /** The card that its value names: whoever points at it reads it. */
  readonly about?: string
  /** Only for this moment, as what an attack comes to: it stands where one is asked, not among what stays. */
  readonly passing?: true
}

export type Thing = Piece | Area | Line | Ghost | Rail | Zone | Steer | Die | TableCard | Choice | Remark

/** What every thing has. */
interface Drawn {
  /** Unique in the scene, and the same from scene to scene while it is the same thing: so it can move. */
  readonly id: string
  readonly z: number
  readonly label?: Named
  /** The card or rule to show on hover. */
  readonly about?: string
  /**
   * Answers to the open question that a click on this thing gives: one is given at once, of several the player
   * picks. Every answer here is one that the question offers.
   */
  readonly answers?: readonly Plain[]
}

/** A shape on the table. Points are x, y, x, y, … of a closed outline. */
export type Form =
  | { readonly type: 'polygon'; readonly points: readonly number[] }
  | { readonly type: 'circle'; readonly x: number; readonly y: number; readonly radius: number }
  /** A slice of a circle that opens around its facing. */
  | {
      readonly type: 'sector'
      readonly x: number
      readonly y: number
      readonly facing: number
      readonly angle: number
      readonly radius: number
    }
  /** Everything within a distance of a convex outline: range bands, blasts. */
  | { readonly type: 'around'; readonly points: readonly number[]; readonly distance: number }
  /** As wide as this along open points, with straight ends: templates, paths. */
  | { readonly type: 'stroke'; readonly points: readonly number[]; readonly width: number }

export interface Spot {
  readonly x: number
  readonly y: number
}

/** Where a piece stands and looks. */
export interface Stand extends Spot {
  readonly facing: number
}

/** A figure, a ship, a token that belongs to somebody or to nobody. */
export interface Piece extends Drawn {
  readonly type: 'piece'
  /** What it is: `ship`, `bomb`, `figure`, … */
  readonly kind: string
  /** Its picture, as a key of `Game.looks`: the type of ship or figure. */
  readonly look: string
  /** What stands on its base and tells it from others of its look: “2b”. */
  readonly mark?: string
  /** The colour that is printed on it, where it is nobody's: `red`, `blue`, … */
  readonly tint?: string
  /** Chevrons on its base: those that are better than others of their look. */
  readonly rank?: number
  readonly seat: Seat | null
  /** Its name where there is no room for `label`: it, too, tells the piece from all others. */
  readonly short?: Named
  /**
   * The piece that leads it, where several are one unit: to point at one is to point at all, and a press on it is one on
   * the leader, unless it has answers of its own. Names, numbers and tokens of the unit are the leader's.
   */
  readonly follows?: string
  readonly form: Form
  readonly at: Stand
  /** It matters which way it looks, though its picture stands upright: its base shows it. */
  readonly nose?: true
  /** How high it stands above the table: on a roof, a hill. */
  readonly level?: number
  /** Numbers to show beside it: hull, shields, skill. `of`: out of how many. */
  readonly figures: readonly Figure[]
  /** Tokens and conditions on it. */
  readonly badges: readonly Badge[]
  /** The cards that belong to it. */
  readonly cards: readonly Held[]
  /** It acts now. */
  readonly active: boolean
  /** It has had its turn. */
  readonly acted: boolean
  /** It is one of those that the question lets the player choose several of: what stands for it in the answer. */
  readonly choice?: Plain
  /** Why it cannot do now what one would expect of it. */
  readonly idle?: Idle
}

/** A reason in a few words, and the rule behind it. */
export interface Idle {
  readonly label: Named
  readonly rule: RuleId
}

/**
 * How a piece is drawn: SVG path data in a box from −10 to 10, nose up. Outlines of `shape` that overlap become one if
 * they run the same way round; `cut` is what stays open in it, `over` lies on top, set off by a narrow gap. Colours are
 * the table's business.
 */
export interface Look {
  readonly shape: string
  readonly cut?: string
  readonly over?: string
  /** Seen from the front: it stands upright, whichever way the piece looks. */
  readonly upright?: boolean
}

export interface Held {
  /** The card's id, as `about` names it. */
  readonly card: string
  readonly label: Named
  /** Turned down or discarded cards do nothing. */
  readonly faceUp: boolean
  /** Tokens on it. */
  readonly count: number
}

export interface Figure {
  readonly name: string
  readonly label: Named
  readonly value: number
  readonly of?: number
}

export interface Badge {
  readonly name: string
  readonly label: Named
  readonly count: number
  readonly about?: string
  /** Whose it is, where the piece is nobody's: it is drawn in their colour. */
  readonly seat?: Seat
  /** The other piece that it ties this one to: whom it has locked. */
  readonly to?: string
}

/** Something flat that covers a part of the table: terrain, an arc, a range band, a template. */
export interface Area extends Drawn {
  readonly type: 'area'
  readonly kind: string
  readonly forms: readonly Form[]
  /** Only what lies in here is drawn: a range band within an arc. */
  readonly within?: Form
  /** Its name is written on it: zones that are told apart. */
  readonly titled?: boolean
  /** Whose part of the table it is: they sit on that side. */
  readonly seat?: Seat
  /** How high it rises above the table: it throws a shadow. */
  readonly rises?: number
  /** The piece that it belongs to. */
  readonly of?: string
}

/** A measured line between two points, which are the witnesses of what was measured. */
export interface Line extends Drawn {
  readonly type: 'line'
  readonly kind: string
  readonly from: Spot
  readonly to: Spot
  /** The pieces that it runs between. */
  readonly ends: readonly [string, string]
  /** The things that stand in the way. */
  readonly blocked: readonly string[]
}

/** Where an answer would put a piece. */
export interface Ghost extends Drawn {
  readonly type: 'ghost'
  readonly of: string
  readonly kind: string
  readonly form: Form
  readonly at: Stand
  /** As of the piece: its base shows which way it would look. */
  readonly nose?: true
  /** How it gets there: the template, or the path. */
  readonly path: readonly Form[]
  /** Whom it would run into on the way, or at its end. */
  readonly meets: readonly string[]
  /** It would leave the table. */
  readonly leaves: boolean
  /** Where an answer is made of parts (a dial for each ship): the part of it that this stands for. */
  readonly part?: { readonly key: string; readonly value: Plain }
  /** Its place in a grid of buttons, where there are many of its kind: maneuvers by speed and bearing. */
  readonly tile?: Tile
}

export interface Tile {
  /** What is written on it; the highest row comes first. */
  readonly row: number
  readonly column: number
  /** Its picture, as a key for the table's icons. */
  readonly icon: string
  /** Where it stands on a wheel around the piece: degrees, clockwise, from where the piece looks; higher rows lie farther out. */
  readonly angle?: number
  /** The key that chooses it, after the number of its row: a small letter, or `ArrowUp` and the like. */
  readonly key?: string
}

/** A stretch along which a piece may be set down anywhere; the answer is a number that grows along it. */
export interface Rail extends Drawn {
  readonly type: 'rail'
  readonly of: string
  /** The piece at both ends. */
  readonly from: Stand
  readonly to: Stand
  readonly least: number
  readonly most: number
  /** The outline of the piece, as seen from itself. */
  readonly outline: readonly number[]
}

/** Where a piece may be set down, any way round: the answer is `gives` with x, y and facing. */
export interface Zone extends Drawn {
  readonly type: 'zone'
  readonly form: Form
  readonly drops: readonly Drop[]
}

export interface Drop {
  readonly of: string
  readonly label: Named
  /** What it is, beside its name: the type of ship. */
  readonly what?: Named
  /** What will be there, where it is none of the pieces aside: the kind of area or piece. */
  readonly kind?: string
  /** Its picture, if it will be a piece. */
  readonly look?: string
  /** The outline of the piece, as seen from itself, and how it looks when it is taken up. */
  readonly outline: readonly number[]
  readonly facing: number
  readonly gives: Readonly<Record<string, Plain>>
}

/**
 * A piece that may be taken up and led anywhere, with all that follow it: `TableTools.steer` says for each place what
 * would come of it, and which answers lead there.
 */
export interface Steer extends Drawn {
  readonly type: 'steer'
  readonly of: string
  /** Where it is taken up: where it stands, or for a piece that is still to come, where it could enter. */
  readonly from: Stand
  /** Its outline, as seen from itself. */
  readonly outline: readonly number[]
  /** It is asked for now: it is in the hand already. Else it has to be dragged, and something else may be done, too. */
  readonly inHand: boolean
  /** It is one of several that could be chosen: whoever drags it chooses it by that. */
  readonly waits?: true
  /** Those that follow it and may be put elsewhere by hand before it counts, in their order. */
  readonly followers: readonly string[]
  /** Can it look any way at its end? Then it may be turned. */
  readonly turns: boolean
}

/** A die that was rolled. Dice lie in a tray, not on the map. */
export interface Die extends Drawn {
  readonly type: 'die'
  readonly kind: string
  readonly face: string
  /** What is drawn on the face; nothing: a blank. */
  readonly symbols: readonly DieSymbol[]
  /** The piece that rolled it. */
  readonly of: string
  /** It is one of those that the question lets the player choose: what stands for it in the answer. */
  readonly choice?: Plain
}

/** A symbol, as a key for the table's icons, and how often it is there; of `accuracy` the number. */
export interface DieSymbol {
  readonly name: string
  readonly count: number
}

/** A card that lies beside the table and that whoever gets the scene may read: in the own hand, in play, discarded. */
export interface TableCard extends Drawn {
  readonly type: 'card'
  /** Where it lies or what it is: `hand`, `discard`, `deployment`, … */
  readonly kind: string
  readonly seat: Seat
  readonly label: Named
  /** The card, which is shown on hover. */
  readonly about: string
  /** It is turned sideways: its use is spent for now. */
  readonly exhausted: boolean
  /** The pieces that it stands for. */
  readonly pieces: readonly string[]
  /** Those of them that are out of play. */
  readonly gone?: readonly string[]
  /** Cards that lie on it. */
  readonly cards: readonly Held[]
}

/**
 * An answer by its name: a button. Every answer that a question lists has one, whether something on the table
 * stands for it, too, or not.
 */
export interface Choice extends Drawn {
  readonly type: 'choice'
  readonly label: Named
  readonly answers: readonly [Plain]
  /** What most people mean: it comes first, though something on the table may stand for it, too. */
  readonly usual?: true
  /** Whoever gives it does nothing, as who passes: it comes last. */
  readonly passes?: true
}

/** Something to know about an answer before it is given, in a few words beside the table. */
export interface Remark extends Drawn {
  readonly type: 'remark'
  readonly label: Named
  /** Does it speak for the answer, against it, or neither? */
  readonly tone: 'good' | 'bad' | 'plain'
}
