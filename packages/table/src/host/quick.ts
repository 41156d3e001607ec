import { type Game, type Lobby, type Plain, pickOne, randomFrom } from '@sandtable/kernel'
import type { Request } from './protocol.ts'

type Start = Request & { readonly type: 'start' }

/** The setup that a start asks for: chosen forces, or two ready-made ones by chance. */
export function setupFor(game: Game, request: Start): object {
  const { lobby } = game
  if (lobby === undefined) throw new Error(`${game.id} has no lobby`)
  const { forces, board, seed } = request
  if (forces === undefined) return quickSetup(game, lobby, seed, board)
  const chosen = Object.entries(forces).map(([seat, force]) => [
    seat,
    typeof force === 'string' ? forceNamed(lobby, force) : force,
  ])
  const setup = lobby.setup({ forces: Object.fromEntries(chosen), board: board ?? lobby.boards[0]?.id ?? '' })
  const wrong = game.checkSetup(setup as Plain)
  if (wrong !== null) throw new Error(wrong)
  return setup
}

function forceNamed(lobby: Lobby, id: string): Plain {
  return lobby.forces.find((one) => one.id === id)?.force ?? null
}

/** Two ready-made forces by chance, of different factions if there are. */
export function quickSetup(game: Game, lobby: Lobby, seed: string, board?: string): object {
  const random = randomFrom(`quick ${seed}`)
  const first = pickOne(random, lobby.forces)
  const others = lobby.forces.filter((one) => one.side.en !== first.side.en)
  const second = pickOne(random, others.length > 0 ? others : lobby.forces)
  const [mine = '', theirs = ''] = lobby.seats
  const forces = { [mine]: first.force, [theirs]: second.force }
  const setup = lobby.setup({ forces, board: board ?? pickOne(random, lobby.boards).id })
  const wrong = game.checkSetup(setup as Plain)
  if (wrong !== null) throw new Error(wrong)
  return setup
}
