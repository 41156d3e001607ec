import { botNamed, placeAt } from '@sandtable/bots'
import { awaited, randomFrom, type Seat, submit } from '@sandtable/kernel'
import type { Table } from './table.ts'

/** The bot that is asked, in a game that is played. */
export function botToAnswer({
  match,
  players,
  watched,
}: Pick<Table, 'match' | 'players' | 'watched'>): Seat | undefined {
  if (watched || match.state.over !== null) return undefined
  return awaited(match.state).find((one) => players[one] !== 'person')
}

export function botAnswers({ match, players }: Pick<Table, 'match' | 'players'>, seat: Seat): void {
  const bot = botNamed(match.game, players[seat] ?? '')
  if (bot === undefined) throw new Error(`no bot ${players[seat]}`)
  const chance = randomFrom(`${match.record.seed} ${seat} ${match.state.decision}`)
  const answer = bot.choose(placeAt(match.state, seat), chance)
  const rule = submit(match, { seat, answer })
  if (rule !== null) throw new Error(`${bot.id} answers ${JSON.stringify(answer)}, which ${rule} forbids`)
}
