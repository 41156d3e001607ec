import type { Player, Shown } from '@sandtable/keeper/protocol'
import { type Seat, seatsOf, teamsOf } from '@sandtable/kernel'
import { begin } from '../begin.ts'
import type { Connection } from '../connection.ts'
import { keep } from '../kept/games.ts'
import type { Kept } from '../kept/kept.ts'
import { newId } from '../new-id.ts'

/** The same forces once more, each player with the next one's, or whatever chance gives. */
export type Again = 'rematch' | 'sidesChanged' | 'otherForces'

type Around = Pick<Shown, 'seats' | 'teams' | 'players' | 'byRules'>
type Players = Readonly<Record<Seat, Player>>

/** Where all players are people, they change their chairs instead; the rules keep theirs. */
export function waysAgain({ seats, players, teams, byRules = [] }: Around): readonly Again[] {
  const turned = sidesChanged({ seats, teams }, players)
  const differs = byRules.length === 0 && seats.some((seat) => turned[seat] !== players[seat])
  return differs ? ['rematch', 'sidesChanged', 'otherForces'] : ['rematch', 'otherForces']
}

/** Everybody moves one side on, those of a side together. */
export function sidesChanged(table: Pick<Shown, 'seats' | 'teams'>, players: Players): Players {
  const sides = teamsOf(table).map((team) => seatsOf(table, team))
  return Object.fromEntries(
    sides.flatMap((side, turn) => {
      const before = sides[(turn + sides.length - 1) % sides.length] ?? []
      return side.map((seat, at) => [seat, players[before[at % before.length] ?? ''] ?? 'person'])
    }),
  )
}

/** A new game after one that is over; the answer is its name, or a problem. */
export async function playAgain(
  connection: Connection,
  from: Kept,
  table: Pick<Shown, 'seats' | 'teams'>,
  how: Again,
): Promise<{ id: string } | { problem: string }> {
  const players = how === 'sidesChanged' ? sidesChanged(table, from.players) : from.players
  if (how === 'otherForces') {
    const offer = await connection.call('offer', {})
    if ('problem' in offer) return offer
    const game = offer.reply.find((one) => one.id === from.game)
    return game === undefined
      ? { problem: `no game ${from.game}` }
      : begin(connection, { game, players, ...(from.terms && { terms: from.terms }) })
  }
  const { setup } = from.record
  const laid = await connection.call('lay', { game: from.game, setup, seed: newId() })
  if ('problem' in laid) return laid
  const { lesson: _, ...rest } = from
  const again: Kept = { ...rest, id: newId(), record: laid.reply, players, over: false, played: Date.now() }
  await keep(again)
  return { id: again.id }
}
