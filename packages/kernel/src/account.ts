import type { Rollable } from './chance.ts'
import type { Named } from './language.ts'
import type { Match } from './match.ts'
import { overheard } from './overhear.ts'
import { same } from './plain.ts'
import { replay } from './replay.ts'
import type { Seat } from './seat.ts'
import type { Entry, State, Vocabulary } from './state.ts'
import { type Standing, turnOf } from './turning-point.ts'

/**
 * How a game gives an account of itself once it is over. All of it is asked while the game is played again, with the
 * whole table at that moment: nobody has a secret left.
 */
export interface Accounting<V extends Vocabulary = Vocabulary> {
  /** What the players go by: points that each seat has made, or what it has left. */
  readonly counts: Named
  points(s: State<V>): Readonly<Record<Seat, number>>
  /** The harm that an entry tells of. */
  harm(s: State<V>, entry: Entry): Harm | null
  /** Whose die this is, and what it is good for; nothing for one that is nobody's luck. */
  die(s: State<V>, die: Rollable): readonly Hope[]
}

/** Who harmed, or was harmed: a piece, or something else by its name. */
export interface Struck {
  readonly piece: string | null
  readonly seat: Seat | null
  readonly name: Named
}

export interface Harm {
  /** Null: whoever harmed it last. */
  readonly by: Struck | null
  readonly to: Struck
  readonly damage: number
  /** That was the end of it. */
  readonly defeated: boolean
}

/** What somebody hopes for from a die: what each of its faces is worth. */
export interface Hope {
  readonly seat: Seat
  readonly name: Named
  worth(face: string): number
}

/** What a game came to. Moves are those that hold, counted from the start. */
export interface Account {
  readonly counts: Named
  /** When each round began. */
  readonly rounds: readonly number[]
  /** The points at the start, and after each move that changed them. */
  readonly points: readonly Standing[]
  readonly harms: readonly (Harm & { readonly move: number })[]
  readonly luck: readonly Luck[]
  /** The move by which it turned; null: none changed anything. */
  readonly turn: number | null
}

/** What a seat's dice of one kind came to, and what was to be expected of them. */
export interface Luck {
  readonly seat: Seat
  readonly name: Named
  readonly dice: number
  readonly got: number
  readonly expected: number
  readonly variance: number
}

/** One move, as far as it is told; a move that is taken back takes this with it. */
interface Told {
  of: Readonly<Record<Seat, number>>
  isRound: boolean
  harms: Harm[]
  luck: Luck[]
}

function nothing(): Told {
  return { of: {}, isRound: false, harms: [], luck: [] }
}

/** Plays a game that is over again, and tells what it came to; null where the game keeps no account. */
export function accountOf<V extends Vocabulary>(match: Match<V>): Account | null {
  const accounting = match.game.tools?.account
  if (accounting === undefined || match.state.over === null) return null
  let told: Told[] = []
  let now = nothing()
  const after = ({ state, inForce: { length } }: Match<V>) => {
    // Whoever goes back plays the moves before once more: those are told already.
    if (length === told.length) told.push({ ...now, of: accounting.points(state) })
    else told = told.slice(0, length + 1)
    now = nothing()
  }
  // The kernel hears every game by the vocabulary it knows; this is the match's own.
  const listener = {
    rolled: (s: State, die: Rollable, face: number) => {
      for (const hope of accounting.die(s as State<V>, die)) now.luck.push(luckOf(die, face, hope))
    },
    told: (s: State, entry: Entry) => {
      if (entry.type === 'round') now.isRound = true
      const harm = accounting.harm(s as State<V>, entry)
      if (harm !== null) now.harms.push(harm)
    },
  }
  const again = overheard(listener, () => replay(match.game, { ...match.record, hashes: [] }, { after }))
  if ('problem' in again) throw new Error(`the game does not play back: ${again.problem}`)
  const points = told.flatMap(({ of }, move) => (same(of, told[move - 1]?.of) ? [] : [{ move, of }]))
  return {
    counts: accounting.counts,
    rounds: told.flatMap(({ isRound }, move) => (isRound ? [move] : [])),
    points,
    harms: attributed(told.flatMap(({ harms }, move) => harms.map((harm) => ({ move, ...harm })))),
    luck: summed(told.flatMap(({ luck }) => luck)),
    turn: turnOf(points),
  }
}

/** What one did to another in one move, in one piece; the end of a piece is the work of whoever harmed it last. */
function attributed(harms: Account['harms']): Account['harms'] {
  const found: Account['harms'][number][] = []
  for (const harm of harms) {
    const by = harm.by ?? found.findLast((one) => one.to.piece === harm.to.piece)?.by ?? null
    const at = found.findLastIndex(
      (one) => one.move === harm.move && one.to.piece === harm.to.piece && same(one.by, by),
    )
    const before = found[at]
    if (before === undefined) found.push({ ...harm, by })
    else
      found[at] = {
        ...before,
        damage: before.damage + harm.damage,
        defeated: before.defeated || harm.defeated,
      }
  }
  return found
}

/** A single die against what was to be expected of it. */
function luckOf(die: Rollable, face: number, { seat, name, worth }: Hope): Luck {
  const mean = meanOf(die, worth)
  const variance = meanOf(die, (one) => (worth(one) - mean) * (worth(one) - mean))
  return { seat, name, dice: 1, got: worth(die.faces[face]?.name ?? ''), expected: mean, variance }
}

function meanOf({ faces, sides }: Rollable, worth: (face: string) => number): number {
  return faces.reduce((sum, face) => sum + worth(face.name) * face.sides, 0) / sides
}

function summed(all: readonly Luck[]): Luck[] {
  const found: Luck[] = []
  for (const one of all) {
    const at = found.findIndex(({ seat, name }) => seat === one.seat && name.en === one.name.en)
    const before = found[at]
    if (before === undefined) found.push(one)
    else
      found[at] = {
        ...before,
        dice: before.dice + one.dice,
        got: before.got + one.got,
        expected: before.expected + one.expected,
        variance: before.variance + one.variance,
      }
  }
  return found
}
