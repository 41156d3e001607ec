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
  const sides = Object.entries(forces).map(([seat, force]) => [seat, sideOf(lobby, force)])
  const drawn = draw(lobby, seed, Object.fromEntries(sides))
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

function sideOf(lobby: Lobby, force: Plain): Named | null {
  return lobby.forces.find((one) => one.id === force)?.side ?? null
}

/** What can be drawn from: a lobby, or what the page knows of one. */
interface Drawable {
  readonly seats: readonly Seat[]
  readonly forces: readonly { readonly id: string; readonly side: Named }[]
  readonly boards: readonly { readonly id: string }[]
}

export interface Drawn {
  readonly forces: Readonly<Record<Seat, string>>
  readonly board: string
}

/**
 * Ready-made forces for the seats that nobody chose one for, of another faction than the others if there is
 * one, and a board. `chosen` has the factions that are there already. The same seed draws the same.
 */
export function draw(
  { seats, forces, boards }: Drawable,
  seed: string,
  chosen: Readonly<Record<Seat, Named | null>>,
): Drawn {
  const random = randomFrom(`quick ${seed}`)
  const there = new Set(Object.values(chosen).map((side) => side?.en))
  const drawn: Record<Seat, string> = {}
  for (const seat of seats) {
    if (seat in chosen) continue
    const others = forces.filter((one) => !there.has(one.side.en))
    const force = pickOne(random, others.length > 0 ? others : forces)
    there.add(force.side.en)
    drawn[seat] = force.id
  }
  return { forces: drawn, board: pickOne(random, boards).id }
}
