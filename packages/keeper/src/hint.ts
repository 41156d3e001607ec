import { botsOf, placeAt } from '@sandtable/bots'
import {
  type Advice,
  awaited,
  type Bot,
  type Game,
  type Match,
  randomFrom,
  type Seat,
} from '@sandtable/kernel'

/** The strongest bot that can say why; a game without one gives no hints. */
export function adviserOf(game: Game): Bot | undefined {
  return botsOf(game).findLast((bot) => bot.advise !== undefined)
}

export function givesHints(game: Game): boolean {
  return adviserOf(game) !== undefined
}

/** What a bot would answer in this seat's place, knowing what it sees and nothing else; null: nothing is asked of it. */
export function hintFor({ game, record, state }: Match, seat: Seat): Advice | null {
  const bot = adviserOf(game)
  if (bot === undefined || !awaited(state).includes(seat)) return null
  const chance = randomFrom(`${record.seed} ${seat} ${state.decision}`)
  return bot.advise?.(placeAt(state, seat), chance) ?? null
}
