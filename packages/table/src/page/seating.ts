import type { GameOnOffer, Inspected } from '@sandtable/keeper/protocol'
import type { GameRecord } from '@sandtable/kernel'
import { gameProblem } from './kept/form.ts'
import type { Kept } from './kept/kept.ts'

/** Who sat where, beside the record: with it, a file is the same game again. */
type Seating = Pick<Kept, 'players' | 'over' | 'lesson' | 'forces' | 'board' | 'terms'>

/** A game as a file: its record, which every reader of records understands, and who sat where. */
export function fileOf({
  record,
  players,
  over,
  lesson,
  forces,
  board,
  terms,
}: Seating & { record: GameRecord }): string {
  const seating: Seating = {
    players,
    over,
    ...(lesson !== undefined && { lesson }),
    ...(forces !== undefined && { forces }),
    ...(board !== undefined && { board }),
    ...(terms !== undefined && { terms }),
  }
  return JSON.stringify({ ...record, seating })
}

function isPlayer(game: GameOnOffer | undefined, player: string | undefined): boolean {
  if (game === undefined || player === undefined) return false
  return game.bots.includes(player) || game.automata.some(({ id }) => id === player)
}

/** A game from a file as it was kept; one that says nothing of its players is there to be watched. */
export function gameIn(
  { record: file, seats }: Inspected,
  game: GameOnOffer | undefined,
  id: string,
  title: string,
): Kept {
  const { seating, ...record } = file as GameRecord & { readonly seating?: unknown }
  const watched: Kept = {
    id,
    game: record.game,
    record,
    title,
    players: Object.fromEntries(seats.map((seat) => [seat, 'person'])),
    played: Date.now(),
    over: true,
  }
  const seated = {
    ...watched,
    players: {},
    ...(typeof seating === 'object' ? seating : {}),
    id,
    game: record.game,
    record,
    title,
  }
  const isSeated = seats.every((seat) => {
    const player = (seated.players as Kept['players'] | null)?.[seat]
    return player === 'person' || isPlayer(game, player)
  })
  return isSeated && typeof seated.over === 'boolean' && gameProblem(seated) === null ? seated : watched
}
