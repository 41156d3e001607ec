import { join } from 'node:path'
import { setImmediate as pause } from 'node:timers/promises'
import { type Game, mix, randomFrom } from '@sandtable/kernel'
import { type Command, type ExitCode, exit, isMistake } from '../command.ts'
import { foundFolder, keepFound } from '../found.ts'
import { readOptions, wholeNumber } from '../options.ts'
import { type Outside, shelfOf } from '../outside.ts'
import { pathFrom } from '../paths.ts'
import { gameNamed, playableGames } from '../playable.ts'
import { duelling, duels, type Found, soakChecks, tooFew } from '../soak.ts'

const usualMinutes = 10

export const command: Command = {
  help: `sandtable soak [GAME…] [--minutes N] [--seed SEED]

Looks for trouble as long as you like, with new seeds each time, in all games or in those named: random
games that do not end, offered answers that are refused and wrong ones that are taken, replays, saves and
undos that differ, secrets that leak, what reads badly at the table, answers and proposals of those who mean
no good, damaged records, and a bot that wins too few games against random play.

  --minutes N   how long; ${usualMinutes} unless said
  --seed SEED   any text; the same seed looks at the same games in the same order

What it finds is kept in ${foundFolder}, where a test looks for it again: commit it with what mends it.
It ends with 1 if something was found.

  sandtable soak
  sandtable soak drill --minutes 1 --seed spring`,

  async run(args, outside) {
    const options = readOptions(args, { minutes: 'value', seed: 'value' })
    if (isMistake(options)) return options
    const minutes = wholeNumber(options, 'minutes', usualMinutes)
    if (isMistake(minutes)) return minutes
    const shelf = await shelfOf(outside)
    const games: Game[] = []
    for (const name of options.words) {
      const game = gameNamed(shelf, name)
      if (isMistake(game)) return game
      games.push(game)
    }
    const seed = options.values.get('seed') ?? String(Date.now())
    return soak(games.length > 0 ? games : playableGames(shelf), seed, minutes, outside)
  },
}

interface Duelled {
  played: number
  won: number
}

async function soak(
  games: readonly Game[],
  seed: string,
  minutes: number,
  outside: Outside,
): Promise<ExitCode> {
  outside.warn(`seed ${seed}`)
  const end = Date.now() + minutes * 60_000
  const duelled = new Map<string, Duelled>(games.map(({ id }) => [id, { played: 0, won: 0 }]))
  const kept = (found: Found) => {
    const path = keepFound(join(outside.project, foundFolder), found)
    outside.warn(`${found.game}: ${found.check}: ${found.problem}: ${pathFrom(outside.folder, path)}`)
  }
  let stopped = false
  const listenNoMore = outside.onStop(() => {
    stopped = true
  })
  let [checks, finds] = [0, 0]
  const more = () => !stopped && Date.now() < end
  for (let round = 0; more(); round++) {
    for (const { game, check } of searches(games, `${seed} ${round}`)) {
      if (!more()) break
      const effort = { games: 1, seed: `${seed} ${round}` }
      const problems = check === duels ? duel(game, effort, duelled) : soakChecks[check]?.(game, effort)
      checks++
      for (const problem of problems ?? []) {
        finds++
        kept({ game: game.id, check, ...effort, problem })
      }
      // Whoever wants to stop it is heard between two checks.
      await pause()
    }
  }
  listenNoMore()
  for (const [id, { played, won }] of duelled) {
    const problem = tooFew({ id }, played, won)
    if (problem === null) continue
    finds++
    outside.warn(`${id}: ${duels}: ${problem}`)
  }
  const figures = [...duelled].map(([game, { played, won }]) => `${game} ${won} of ${played}`)
  const line = `${checks} checks of ${games.length} games, duels won: ${figures.join(', ')}; ${finds} found (seed ${seed})`
  outside.say(finds === 0 ? outside.ink.good(line) : outside.ink.bad(line))
  if (stopped) return exit.stopped
  return finds === 0 ? exit.well : exit.found
}

/** In an order of its own each time: a short search does not always leave out the same. */
function searches(games: readonly Game[], seed: string): { game: Game; check: string }[] {
  const all = Object.keys(soakChecks).flatMap((check) => games.map((game) => ({ game, check })))
  mix(randomFrom(seed), all)
  return all
}

/** One more duel; whether enough were won is judged at the end. */
function duel(
  game: Game,
  effort: { games: number; seed: string },
  all: Map<string, Duelled>,
): readonly string[] {
  const { problems, played, won } = duelling(game, effort)
  const sum = all.get(game.id)
  if (sum !== undefined) {
    sum.played += played
    sum.won += won
  }
  return problems
}
