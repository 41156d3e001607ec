import { botNamed, playOut, usualBot } from '@sandtable/bots'
import { type Game, type Plain, pickOne, randomFrom, type Seat } from '@sandtable/kernel'
import {
  type Check,
  contract,
  contractAgainstHarm,
  contractAtTheTable,
  type Effort,
} from '@sandtable/kernel/contract'
import { seatsAt } from './seats.ts'

/** Something that a long search found: enough to find it again. */
export interface Found {
  readonly game: string
  readonly check: string
  /** With these the check finds it again. */
  readonly seed: string
  readonly games: number
  /** What was wrong when it was found. */
  readonly problem: string
}

export const duels = 'the bot beats random play'
/** Fewer games say nothing about so many in 100. */
const enoughDuels = 100
const usualWins = 95
/** Where dice decide more than players do, a good bot wins less. */
const wins: Readonly<Record<string, number>> = { drill: 60 }

type Search = (game: Game, effort: Effort) => string[]

/** What is seen and read hardly changes from one decision to the next, and odds are dear. */
const atTheTable = Object.entries(contractAtTheTable).map(
  ([name, check]: [string, Check]): [string, Search] => {
    const every = name.includes('odds') ? 100 : 12
    return [name, (game, effort) => check(game, { every, ...effort })]
  },
)

/** Everything that is looked for: the whole contract of the kernel, and a bot worth playing against. */
export const soakChecks: Readonly<Record<string, Search>> = {
  ...contract,
  ...Object.fromEntries(atTheTable),
  ...contractAgainstHarm,
  [duels]: (game, { games, seed }) => {
    const { problems, played, won } = duelling(game, { games, seed })
    const few = tooFew(game, played, won)
    return few === null ? [...problems] : [...problems, few]
  },
}

/** Says so if a bot wins too seldom; null: it plays well, or too few games tell. */
export function tooFew({ id }: Pick<Game, 'id'>, played: number, won: number): string | null {
  const least = wins[id] ?? usualWins
  if (played < enoughDuels || 100 * won >= least * played) return null
  return `it won ${won} of ${played} games; ${least} in 100 are expected`
}

export interface Duels {
  readonly problems: readonly string[]
  readonly played: number
  readonly won: number
}

/** The game's own bot against random play, each side in turn, with the same forces. */
export function duelling(game: Game, { games, seed }: Effort): Duels {
  const bot = botNamed(game, usualBot(game))
  const problems: string[] = []
  let won = 0
  if (bot === undefined || bot.id === 'random') return { problems, played: 0, won }
  for (let number = 0; number < games; number++) {
    const one = `${seed} ${number}`
    const random = randomFrom(one)
    const setup = even(game, game.randomSetup(random) as Plain, pickOne(random, seatsAt(game)))
    const seat = pickOne(random, seatsAt(game))
    const played = playOut(game, { seed: one, setup: setup as object, bots: { [seat]: bot } })
    if (played.problem !== null) problems.push(`seed “${one}”: ${played.problem}`)
    if (played.outcome?.winner === seat) won++
  }
  return { problems, played: games, won }
}

/** What a setup gives to each seat becomes what this seat gets, wherever the game allows it. */
export function even(game: Game, setup: Plain, seat: Seat): Plain {
  let made = setup as Readonly<Record<string, Plain>>
  for (const [key, value] of Object.entries(made)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, seat)) continue
    const given = value as Readonly<Record<Seat, Plain>>
    const same = Object.fromEntries(Object.keys(given).map((one) => [one, given[seat] ?? null]))
    const tried = { ...made, [key]: same }
    if (game.checkSetup(tried) === null) made = tried
  }
  return made
}
