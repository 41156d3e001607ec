import type { TableInList } from '@sandtable/keeper/hosted'
import type { GameOnOffer, Player } from '@sandtable/keeper/protocol'
import type { GameRecord, Outcome, Seat } from '@sandtable/kernel'
import { keep, note } from '../kept/games.ts'
import type { Kept } from '../kept/kept.ts'

/** A game at the host that is over, as far as it is needed to have it in this browser. */
export interface Finished {
  readonly table: string
  readonly record: GameRecord
  readonly seats: TableInList['seats']
  /** The seat of whoever wants to have it; null: they watched. */
  readonly mine: Seat | null
  readonly over: Outcome | null
  readonly changed: number
}

/** The game as one of this browser: called by who played it, under a name that it always has. */
export function finishedGame(
  { table, record, seats, mine, changed }: Finished,
  game: GameOnOffer | undefined,
): Kept {
  const called = seats.flatMap(({ seat, name }) => (name === null ? [] : [[seat, { en: name, de: name }]]))
  return {
    id: idOf(table),
    game: record.game,
    record,
    players: Object.fromEntries(seats.map(({ seat, player }) => [seat, alone(seat === mine, player, game)])),
    played: changed,
    over: true,
    title: game?.name.en ?? record.game,
    ...(called.length === seats.length && { forces: Object.fromEntries(called) }),
  }
}

export function idOf(table: string): string {
  return `at ${table}`
}

/** Puts it among the finished games of this browser. */
export async function keepFinished(finished: Finished, game: GameOnOffer | undefined): Promise<void> {
  const kept = finishedGame(finished, game)
  await keep(kept)
  if (finished.over !== null) await note({ id: kept.id, round: null, over: { winner: finished.over.winner } })
}

/** Whoever plays on alone has the seat that was theirs; bots have the others. */
function alone(isMine: boolean, player: Player | null, game: GameOnOffer | undefined): Player {
  if (isMine) return 'person'
  return player === null || player === 'person' ? (game?.usualBot ?? 'person') : player
}
