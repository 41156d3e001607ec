import { mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { botsOf } from '@sandtable/bots'
import type { Chosen, Game, Terms } from '@sandtable/kernel'
import { type Unused, unusedOf } from '@sandtable/kernel/contract'
import { type Command, type ExitCode, exit, isMistake, type Mistake } from '../command.ts'
import { didYouMean } from '../nearest.ts'
import {
  asWritten,
  listed,
  meantOption,
  type OptionKind,
  type Options,
  readOptions,
  wholeNumber,
} from '../options.ts'
import { type Outside, shelfOf } from '../outside.ts'
import { fileTrouble, pathFrom } from '../paths.ts'
import { gameNamed, playableGames } from '../playable.ts'
import { progressOn } from '../progress.ts'
import { seatsAt, teamsAt } from '../seats.ts'
import { asJson } from '../tame.ts'
import { playOnWorkers, type SeriesResult } from '../workers.ts'

const kinds: Readonly<Record<string, OptionKind>> = {
  games: 'value',
  seed: 'value',
  save: 'value',
  workers: 'value',
  unused: 'flag',
  json: 'flag',
}
const usualGames = 100
/** More than any machine that plays games has cores. */
const mostWorkers = 256

export const command: Command = {
  help: `sandtable simulate GAME [--games N] [--seed SEED] [--SEAT BOT] [--save FOLDER] [--workers N]
                   [--unused] [--json]

Plays whole games between bots, on all cores, and says how they ended.

  --games N      how many; ${usualGames} unless said
  --seed SEED    any text; the same seed plays the same games, however many workers there are
  --SEAT BOT     who plays for a seat (--red steady); random for the others. Where there are rules for playing
                 alone, they can play one (legion --silver alone)
  --TERM OPTION  what is agreed on before a game (legion --edition 2018); the usual unless said
  --save FOLDER  where broken games are put as replay files; .sandtable/replays unless said
  --workers N    how many games are played at the same time; one a core unless said
  --unused       lists cards, steps and moments that these games never exercised; forces go through all
                 cards then, and seats without a bot are played at random but go where the enemy is
  --json         the result as JSON

It ends with 1 if a game is stuck or fails.

  sandtable simulate drill
  sandtable simulate drill --games 1000 --seed spring --red steady --blue random
  sandtable simulate xwing --games 300 --unused`,

  async run(args, outside) {
    const shelf = await shelfOf(outside)
    const playable = playableGames(shelf)
    const allSeats = new Set(playable.flatMap(seatsAt))
    const allTerms = playable.flatMap(({ lobby }) => lobby?.terms ?? []).map(({ id }) => id)
    const seatKinds = Object.fromEntries(
      [...allSeats, ...allTerms].map((name): [string, OptionKind] => [name, 'value']),
    )
    const options = readOptions(args, { ...seatKinds, ...kinds }, (name, words) => {
      const game = playable.find(({ id }) => words.includes(id))
      return unknownSeat(name, game === undefined ? [...allSeats] : seatsAt(game))
    })
    if (isMistake(options)) return options
    const [name, ...more] = options.words
    if (name === undefined) return { mistake: 'Say which game, as in: sandtable simulate drill.' }
    if (more.length > 0) return { mistake: `One game at a time, not also “${more.join(' ')}”.` }
    const game = gameNamed(shelf, name)
    if (isMistake(game)) return game
    const asked = readAsked(options, game, outside)
    return isMistake(asked) ? asked : simulate(asked, outside)
  },
}

interface Asked {
  readonly game: Game
  readonly games: number
  readonly seed: string
  readonly bots: Readonly<Record<string, string>>
  readonly on: Pick<Chosen, 'terms' | 'automata'>
  readonly workers: number
  readonly folder: string
  readonly unused: boolean
  readonly json: boolean
}

function readAsked(options: Options, game: Game, outside: Outside): Asked | Mistake {
  const games = wholeNumber(options, 'games', usualGames)
  if (isMistake(games)) return games
  const workers = wholeNumber(options, 'workers', availableParallelism(), mostWorkers)
  if (isMistake(workers)) return workers
  const terms = readTerms(options, game)
  if (isMistake(terms)) return terms
  const players = readPlayers(options, game)
  if (isMistake(players)) return players
  const on = agreed(game, terms, players.automata)
  if (isMistake(on)) return on
  const save = options.values.get('save')
  const folder = resolve(outside.folder, save ?? '.sandtable/replays')
  if (save !== undefined) {
    // Better to hear it now than after an hour of playing.
    try {
      mkdirSync(folder, { recursive: true })
    } catch (error) {
      return { mistake: `Games cannot be saved in ${save}: ${fileTrouble(error) ?? String(error)}.` }
    }
  }
  const seed = options.values.get('seed') ?? String(Date.now())
  return {
    game,
    games,
    seed,
    bots: players.bots,
    on,
    workers,
    folder,
    unused: options.flags.has('unused'),
    json: options.flags.has('json'),
  }
}

/** What is agreed on before a game. */
function readTerms({ values }: Options, { id: name, lobby }: Game): Terms | Mistake {
  const terms: Record<string, string> = {}
  for (const { id, options } of lobby?.terms ?? []) {
    const value = values.get(id)
    if (value === undefined) continue
    const known = options.map((one) => one.id)
    if (!known.includes(value))
      return {
        mistake: `${name} has no ${id} “${value}”${didYouMean(value, known) || '.'} There are: ${known.join(', ')}.`,
      }
    terms[id] = value
  }
  return terms
}

interface Players {
  readonly bots: Readonly<Record<string, string>>
  readonly automata: Readonly<Record<string, string>>
}

function readPlayers({ values }: Options, game: Game): Players | Mistake {
  const bots: Record<string, string> = {}
  const automata: Record<string, string> = {}
  const seats = seatsAt(game)
  const terms = (game.lobby?.terms ?? []).map(({ id }) => id)
  const byCode = botsOf(game).map((bot) => bot.id)
  const byRules = (game.lobby?.automata ?? []).map(({ id }) => id)
  const known = [...byCode, ...byRules]
  for (const [name, value] of values) {
    if (Object.hasOwn(kinds, name) || terms.includes(name)) continue
    if (!seats.includes(name)) return unknownSeat(name, seats)
    if (!known.includes(value))
      return {
        mistake: `${game.id} has no bot “${value}”${didYouMean(value, known) || '.'} Bots: ${known.join(', ')}.`,
      }
    if (byCode.includes(value)) bots[name] = value
    else automata[name] = value
  }
  return { bots, automata }
}

/** The rules play one seat at most, on terms that have them: the first of those, if nothing is said. */
function agreed(
  { id: game, lobby }: Game,
  said: Terms,
  automata: Players['automata'],
): Asked['on'] | Mistake {
  const [chosen, ...more] = Object.values(automata)
  const rules = lobby?.automata?.find(({ id }) => id === chosen)
  if (rules === undefined) return { terms: said }
  if (more.length > 0) return { mistake: `In ${game} the rules play one seat, not several.` }
  const terms = { ...said }
  for (const [term, options] of Object.entries(rules.terms ?? {})) {
    terms[term] ??= options[0] ?? ''
    if (!options.includes(terms[term]))
      return { mistake: `“${rules.id}” is for --${term} ${options.join(' or ')}, not for ${terms[term]}.` }
  }
  return { terms, automata }
}

function unknownSeat(name: string, seats: readonly string[]): Mistake {
  const options = Object.keys(kinds)
  const meant = meantOption(name, [...options, ...seats])
  return {
    mistake: `There is no option and no seat ${asWritten(name)}${meant} ${listed(options)} Seats: ${seats.join(', ')}.`,
  }
}

async function simulate(asked: Asked, outside: Outside): Promise<ExitCode> {
  const { game, games, seed, bots, on, workers, folder, unused, json } = asked
  const progress = progressOn(json ? null : outside.screen, games)
  const playing = playOnWorkers({
    work: { games: outside.games, game: game.id, bots, on, seed, folder, noting: unused },
    games,
    workers,
    teams: teamsAt(game),
    onProgress: progress.show,
    onStop: outside.onStop,
  })
  // Said at once, not at the end: whatever happens, with the seed it can be done again.
  outside.warn(`seed ${seed}`)
  const result = await playing
  progress.clear()
  for (const { number, end, problem, path, unsaved } of result.broken) {
    const nowhere = unsaved === null ? 'there is nothing to play back' : `it cannot be saved: ${unsaved}`
    const where = path === null ? nowhere : pathFrom(outside.folder, path)
    outside.warn(`game ${number} ${end === 'stuck' ? 'is stuck' : 'fails'}: ${problem}: ${where}`)
  }
  if (result.end !== 'done') {
    const why = result.end === 'stopped' ? 'Stopped.' : result.end.died
    outside.warn(`${why} ${result.played} of ${games} games were played.`)
    return result.end === 'stopped' ? exit.stopped : exit.found
  }
  if (json) outside.say(asJson(asData(asked, result, outside)))
  else for (const line of asLines(asked, result)) outside.say(line)
  return result.broken.length === 0 ? exit.well : exit.found
}

function asData({ game, games, unused }: Asked, result: SeriesResult, { folder }: Outside) {
  const { finished, stuck, errors, decisions, wins } = result.tally
  const saved = result.broken.flatMap(({ path }) => (path === null ? [] : [pathFrom(folder, path)]))
  const { decisionsPerSecond, gamesPerSecond } = speed(result)
  return {
    game: game.id,
    games,
    finished,
    stuck,
    errors,
    decisions,
    decisionsPerSecond,
    gamesPerSecond,
    wins,
    ...(saved.length === 0 ? {} : { saved }),
    ...(unused ? { unused: unusedOf(game, result.exercised) } : {}),
  }
}

function asLines({ game, games, unused }: Asked, result: SeriesResult): string[] {
  const { finished, stuck, errors, decisions, wins } = result.tally
  const { decisionsPerSecond, gamesPerSecond } = speed(result)
  const shares = Object.entries(wins).map(
    ([team, won]) => `${team} ${won} (${((100 * won) / Math.max(1, finished)).toFixed(1)} %)`,
  )
  return [
    `${game.name.en}: ${games} games`,
    `  ${finished} finished, ${stuck} stuck, ${errors} failed`,
    `  ${decisions} decisions, ${decisionsPerSecond} a second; ${gamesPerSecond} games a second`,
    `  won: ${shares.join(', ')}`,
    ...(unused ? unusedLines(unusedOf(game, result.exercised)) : []),
  ]
}

function unusedLines({ neverInPlay, neverActed, steps, moments }: Unused): string[] {
  return [
    ...listing('never in play', neverInPlay),
    ...listing('in play, but never did anything', neverActed),
    ...listing('steps never taken', steps),
    ...listing('moments at which no card acted', moments),
  ]
}

function listing(title: string, items: readonly string[]): string[] {
  return [`  ${title}: ${items.length}`, ...items.map((item) => `    ${item}`)]
}

function speed({ tally, played, seconds }: SeriesResult) {
  const time = Math.max(seconds, 1e-6)
  return {
    decisionsPerSecond: Math.round(tally.decisions / time),
    gamesPerSecond: Math.round((10 * played) / time) / 10,
  }
}
