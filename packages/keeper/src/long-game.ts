import { games } from '@sandtable/games'
import { pageAtHost } from './page-at-host.ts'

export const playable = games.filter((game) => game.lobby !== undefined).map((game) => game.id)

/** Bots play a game, to its end or so far, while a page looks on: the bytes that every decision costs it. */
export function bytesByDecision(game: string, bot: string, seed: string, most = Infinity): number[] {
  const at = pageAtHost()
  const record = at.send('lay', { game, seed })
  const seats = at.send('offer', {}).find((one) => one.id === game)?.seats ?? []
  const players = Object.fromEntries(seats.map((seat) => [seat, bot]))
  at.sitDown({ table: 'long', record, players, language: 'en', seat: null })
  const costs: number[] = []
  for (let before = at.bytes(); costs.length < most && at.goOn(); before = at.bytes())
    costs.push(at.bytes() - before)
  return costs
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
