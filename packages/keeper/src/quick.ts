import {
  type Board,
  type Game,
  isForTerms,
  type Lobby,
  type Named,
  type Plain,
  pickOne,
  type ReadyForce,
  randomFrom,
  type Seat,
  type Seating,
  type Side,
  seatedOn,
  type Term,
  type Terms,
  usualTerms,
} from '@sandtable/kernel'
import type { Laying } from './protocol.ts'

/** The setup of a new game; what nobody chose is drawn. */
export function setupFor(game: Game, { setup, ...laying }: Laying): object {
  const found = setup === undefined ? chosenSetup(game, laying) : setup
  const wrong = game.checkSetup(found as Plain)
  if (wrong !== null) throw new Error(wrong)
  return found as object
}

function chosenSetup({ id, lobby }: Game, { forces = {}, board, terms, automata, seed }: Laying): object {
  if (lobby === undefined) throw new Error(`${id} has no lobby`)
  const known = Object.entries(forces).map(([seat, force]) => [seat, knownOf(lobby, force)])
  const drawn = draw(lobby, seed, { forces: Object.fromEntries(known), board, terms })
  const taken = { ...drawn.forces, ...forces }
  return lobby.setup({
    forces: Object.fromEntries(
      Object.entries(taken).map(([seat, force]) => [
        seat,
        typeof force === 'string' ? forceNamed(lobby, force) : force,
      ]),
    ),
    board: board ?? drawn.board,
    terms: usualTerms(lobby, terms),
    ...(automata && { automata }),
  })
}

function forceNamed(lobby: Lobby, id: string): Plain {
  return lobby.forces.find((one) => one.id === id)?.force ?? null
}

/** What matters of a force: a ready-made one by its id, or one of somebody's own, of which the builder knows it. */
export function knownOf({ forces, builder }: Lobby, force: Plain): KnownForce {
  const ready = forces.find((one) => one.id === force)
  if (ready !== undefined || builder === undefined) return ready ?? { side: null }
  try {
    return builder.show(force)
  } catch {
    // No force at all: the game says so in its own words when it is laid out.
    return { side: null }
  }
}

/** What can be drawn from: a lobby, or what the page knows of one. */
interface Drawable {
  readonly seats: readonly Seat[]
  readonly terms?: readonly Term[]
  readonly seatings?: readonly Seating[]
  readonly forces: readonly Omit<ReadyForce, 'force'>[]
  readonly boards: readonly Board[]
}

/** What is there already: what matters of the forces, by side, the board, and the terms. */
interface Settled {
  readonly forces?: Readonly<Record<Side, KnownForce>>
  readonly board?: string | undefined
  readonly terms?: Terms | undefined
}

/** What matters of a force that was chosen. */
export interface KnownForce {
  readonly side: Named | null
  readonly limit?: number | undefined
  readonly unique?: readonly string[] | undefined
}

export interface Drawn {
  readonly forces: Readonly<Record<Side, string>>
  readonly board: string
}

/**
 * Ready-made forces for the sides that nobody chose one for, of the same size as the others and, if there is one, of
 * another faction; and a board for them. The same seed draws the same.
 */
export function draw(lobby: Drawable, seed: string, settled: Settled = {}): Drawn {
  const { forces: chosen = {}, board } = settled
  const terms = usualTerms(lobby, settled.terms)
  const forces = lobby.forces.filter((one) => isForTerms(one, terms))
  const boards = lobby.boards.filter((one) => isForTerms(one, terms))
  const random = randomFrom(`quick ${seed}`)
  const there = new Set(Object.values(chosen).map(({ side }) => side?.en))
  const place = boards.find(({ id }) => id === board)
  const taken = new Set(Object.values(chosen).flatMap(({ unique = [] }) => unique))
  let limit = Object.values(chosen).find((one) => one.limit !== undefined)?.limit
  const drawn: Record<Side, string> = {}
  for (const side of seatedOn(lobby, terms).sides) {
    if (side in chosen) continue
    const fitting = forces.filter(
      (one) => meet(one.limit, limit) && isFor(place, one.limit) && sharesNone(one, taken),
    )
    const others = fitting.filter((one) => !there.has(one.side.en))
    const force = pickOne(random, others.length > 0 ? others : fitting.length > 0 ? fitting : forces)
    there.add(force.side.en)
    limit ??= force.limit
    for (const one of force.unique ?? []) taken.add(one)
    drawn[side] = force.id
  }
  const places = boards.filter((one) => isFor(one, limit))
  return { forces: drawn, board: pickOne(random, places.length > 0 ? places : boards).id }
}

/** Are forces with these limits of one size? */
export function meet(one: number | undefined, other: number | undefined): boolean {
  return one === undefined || other === undefined || one === other
}

/** Has a force nothing that another side has already and that there is only once? */
export function sharesNone({ unique = [] }: Pick<KnownForce, 'unique'>, taken: ReadonlySet<string>): boolean {
  return !unique.some((one) => taken.has(one))
}

/** Is a board for forces with this limit? */
export function isFor(board: Board | undefined, limit: number | undefined): boolean {
  return board?.limits === undefined || limit === undefined || board.limits.includes(limit)
}
