import type { Player, Shown } from '@sandtable/keeper/protocol'
import type { Seat } from '@sandtable/kernel'
import { begin } from '../begin.ts'
import type { Connection } from '../connection.ts'
import { keep } from '../kept/games.ts'
import type { Kept } from '../kept/kept.ts'
import { newId } from '../new-id.ts'

/** The same forces once more, each player with the next one's, or whatever chance gives. */
export type Again = 'rematch' | 'sidesChanged' | 'otherForces'

type Players = Readonly<Record<Seat, Player>>

/** Where all players are people, they change their chairs instead. */
export function waysAgain({ seats, players }: Pick<Shown, 'seats' | 'players'>): readonly Again[] {
  const turned = sidesChanged(seats, players)
  const differs = seats.some((seat) => turned[seat] !== players[seat])
  return differs ? ['rematch', 'sidesChanged', 'otherForces'] : ['rematch', 'otherForces']
}

/** Everybody moves one seat on. */
export function sidesChanged(seats: readonly Seat[], players: Players): Players {
  return Object.fromEntries(
    seats.map((seat, at) => [seat, players[seats[(at + seats.length - 1) % seats.length] ?? ''] ?? 'person']),
  )
}

/** A new game after one that is over; the answer is its name, or a problem. */
export async function playAgain(
  connection: Connection,
  from: Kept,
  seats: readonly Seat[],
  how: Again,
): Promise<{ id: string } | { problem: string }> {
  const players = how === 'sidesChanged' ? sidesChanged(seats, from.players) : from.players
  if (how === 'otherForces') {
    const offer = await connection.call('offer', {})
    if ('problem' in offer) return offer
    const game = offer.reply.find((one) => one.id === from.game)
    return game === undefined ? { problem: `no game ${from.game}` } : begin(connection, { game, players })
  }
  const { setup } = from.record
  const laid = await connection.call('lay', { game: from.game, setup, seed: newId() })
  if ('problem' in laid) return laid
  const { lesson: _, ...rest } = from
  const again: Kept = { ...rest, id: newId(), record: laid.reply, players, over: false, played: Date.now() }
  await keep(again)
  return { id: again.id }
}
