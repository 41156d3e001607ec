import {
  type Game,
  type Lobby,
  type Named,
  type Plain,
  pickOne,
  randomFrom,
  type Seat,
} from '@sandtable/kernel'
import type { Laying } from './protocol.ts'

/** The setup of a new game; what nobody chose is drawn. */
export function setupFor(game: Game, { setup, ...laying }: Laying): object {
  const found = setup === undefined ? chosenSetup(game, laying) : setup
  const wrong = game.checkSetup(found as Plain)
  if (wrong !== null) throw new Error(wrong)
  return found as object
}

function chosenSetup({ id, lobby }: Game, { forces = {}, board, seed }: Laying): object {
  if (lobby === undefined) throw new Error(`${id} has no lobby`)
  const known = Object.entries(forces).map(([seat, force]) => [seat, knownOf(lobby, force)])
  const drawn = draw(lobby, seed, Object.fromEntries(known), board)
  const taken = { ...drawn.forces, ...forces }
  return lobby.setup({
    forces: Object.fromEntries(
      Object.entries(taken).map(([seat, force]) => [
        seat,
        typeof force === 'string' ? forceNamed(lobby, force) : force,
      ]),
    ),
    board: board ?? drawn.board,
  })
}

function forceNamed(lobby: Lobby, id: string): Plain {
  return lobby.forces.find((one) => one.id === id)?.force ?? null
}

function knownOf(lobby: Lobby, force: Plain): KnownForce {
  return lobby.forces.find((one) => one.id === force) ?? { side: null }
}

/** What can be drawn from: a lobby, or what the page knows of one. */
interface Drawable {
  readonly seats: readonly Seat[]
  readonly forces: readonly { readonly id: string; readonly side: Named; readonly limit?: number }[]
  readonly boards: readonly { readonly id: string; readonly limits?: readonly number[] }[]
}

/** What matters of a force that was chosen. */
export interface KnownForce {
  readonly side: Named | null
  readonly limit?: number | undefined
}

export interface Drawn {
  readonly forces: Readonly<Record<Seat, string>>
  readonly board: string
}

/**
 * Ready-made forces for the seats that nobody chose one for, of the same size as the others and, if there is one, of
 * another faction; and a board for them. `chosen` has what is there already. The same seed draws the same.
 */
export function draw(
  { seats, forces, boards }: Drawable,
  seed: string,
  chosen: Readonly<Record<Seat, KnownForce>>,
  board?: string,
): Drawn {
  const random = randomFrom(`quick ${seed}`)
  const there = new Set(Object.values(chosen).map(({ side }) => side?.en))
  const place = boards.find(({ id }) => id === board)
  let limit = Object.values(chosen).find((one) => one.limit !== undefined)?.limit
  const drawn: Record<Seat, string> = {}
  for (const seat of seats) {
    if (seat in chosen) continue
    const fitting = forces.filter((one) => meet(one.limit, limit) && isFor(place, one.limit))
    const others = fitting.filter((one) => !there.has(one.side.en))
    const force = pickOne(random, others.length > 0 ? others : fitting.length > 0 ? fitting : forces)
    there.add(force.side.en)
    limit ??= force.limit
    drawn[seat] = force.id
  }
  const places = boards.filter((one) => isFor(one, limit))
  return { forces: drawn, board: pickOne(random, places.length > 0 ? places : boards).id }
}

/** Are forces with these limits of one size? */
export function meet(one: number | undefined, other: number | undefined): boolean {
  return one === undefined || other === undefined || one === other
}

/** Is a board for forces with this limit? */
export function isFor(board: Drawable['boards'][number] | undefined, limit: number | undefined): boolean {
  return board?.limits === undefined || limit === undefined || board.limits.includes(limit)
}
