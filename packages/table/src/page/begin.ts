import type { GameOnOffer, Player } from '@sandtable/keeper/protocol'
import { draw } from '@sandtable/keeper/quick'
import {
  type ForTerms,
  type Named,
  type Plain,
  type Seat,
  type Side,
  seatedOn,
  type Terms,
  usualTerms,
} from '@sandtable/kernel'
import type { Connection } from './connection.ts'
import { keep } from './kept/games.ts'
import { newId } from './new-id.ts'

/** A game that somebody wants to play. What is left open is drawn. */
export interface Wanted {
  readonly game: GameOnOffer
  readonly players: Readonly<Record<Seat, Player>>
  readonly forces?: Readonly<Record<Side, TakenForce>>
  readonly board?: string
  readonly terms?: Terms
  readonly lesson?: string
  /** The same seed gives the same game again; empty: chance. */
  readonly seed?: string
}

/** A force of one's own, or a ready-made one by its id. */
export interface TakenForce {
  readonly name: Named
  readonly side: Named | null
  /** How many points it may have, where games have several sizes. */
  readonly limit?: number | undefined
  readonly terms?: ForTerms
  readonly unique?: readonly string[]
  readonly force: Plain
}

/** Starts a game as soon as somebody wants it; the answer is what went wrong, if anything did. */
export type Start = (wanted: Wanted) => Promise<string | null>

/** One person against the bot that most people want to play against. */
export function againstBot(game: GameOnOffer, terms?: Terms): Record<Seat, Player> {
  const { seats } = seatedOn(game, usualTerms(game, terms))
  const { usualBot } = game
  return Object.fromEntries(seats.map((seat, at) => [seat, at === 0 ? 'person' : usualBot]))
}

export function readyForce({ forces }: GameOnOffer, id: string): TakenForce {
  const found = forces.find((one) => one.id === id)
  const { name = { en: id, de: id }, side = null, limit, terms, unique } = found ?? {}
  return { name, side, limit, ...(terms && { terms }), ...(unique && { unique }), force: id }
}

/**
 * The engine lays the table, the browser keeps its record under a name of its own, and whoever sits down there
 * takes it up. The answer is that name, or a problem.
 */
export async function begin(
  connection: Connection,
  wanted: Wanted,
): Promise<{ id: string } | { problem: string }> {
  const { game, players, lesson } = wanted
  const id = newId()
  const seed = wanted.seed || (new URLSearchParams(location.search).get('seed') ?? newId())
  const { forces, board, terms } = settled(wanted, seed)
  const chosen = Object.fromEntries(Object.entries(forces).map(([seat, { force }]) => [seat, force]))
  const laid = await connection.call('lay', {
    game: game.id,
    seed,
    ...(lesson === undefined ? { forces: chosen, board, terms, ...automataOf(game, players) } : { lesson }),
  })
  if ('problem' in laid) return laid
  const place = game.boards.find((one) => one.id === board)?.name
  const names = Object.fromEntries(Object.entries(forces).map(([seat, { name }]) => [seat, name]))
  const title = game.lessons.find((one) => one.id === lesson)?.name.en ?? game.name.en
  const agreed = game.terms.length > 0 ? { terms } : {}
  const known =
    lesson === undefined ? { forces: names, ...(place && { board: place }), ...agreed } : { lesson }
  const kept = { id, game: game.id, record: laid.reply, players, played: Date.now(), over: false, title }
  await keep({ ...kept, ...known })
  return { id }
}

/** The seats that the rules play. */
function automataOf(
  { automata }: GameOnOffer,
  players: Wanted['players'],
): { automata?: Readonly<Record<Seat, string>> } {
  const seats = Object.entries(players).filter(([, player]) => automata.some(({ id }) => id === player))
  return seats.length === 0 ? {} : { automata: Object.fromEntries(seats) }
}

/** What was chosen, and what chance adds to it. */
function settled({ game, forces = {}, board, ...wanted }: Wanted, seed: string) {
  const terms = usualTerms(game, wanted.terms)
  const drawn = draw(game, seed, { forces, board, terms })
  const all = seatedOn(game, terms).sides.map(
    (side) => [side, forces[side] ?? readyForce(game, drawn.forces[side] ?? '')] as const,
  )
  return { forces: Object.fromEntries(all), board: board ?? drawn.board, terms }
}
