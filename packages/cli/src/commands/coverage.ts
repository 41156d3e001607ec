import type { Game } from '@sandtable/kernel'
import {
  type Citations,
  type Counted,
  citationsInScenarios,
  citationsInTests,
  type GameCoverage,
  type LedgerProblem,
  measure,
  type Rule,
} from '@sandtable/rulebook'
import { readRulebook, runScenarioFiles } from '@sandtable/rulebook/files'
import { columns, shortened } from '../columns.ts'
import { type Command, exit, isMistake } from '../command.ts'
import { didYouMean } from '../nearest.ts'
import { readOptions } from '../options.ts'
import { type Outside, shelfOf } from '../outside.ts'
import { pathFrom } from '../paths.ts'
import { playableGames } from '../playable.ts'
import { rulesFolders, scenariosOf, testReport } from '../project.ts'
import { asJson } from '../tame.ts'

export const command: Command = {
  help: `sandtable coverage [GAME] [--missing] [--json]

Counts how many rules of each game are shown by a passing scenario or test, and which by none. Scenarios
are played now; tests count as they went when “npm test” was last run. Where a game has several editions,
each is counted by itself, too (in JSON as “editions” of the game).

  --missing  lists the rules that nothing shows
  --json     the result as JSON

Exempt are rules that no program can break; pending are parts that wait. The percentage is of the others.
It ends with 1 if something is wrong in a ledger or in what cites it.

  sandtable coverage
  sandtable coverage xwing --missing`,

  async run(args, outside) {
    const options = readOptions(args, { missing: 'flag', json: 'flag' })
    if (isMistake(options)) return options
    const folders = rulesFolders(outside.project)
    const known = folders.map(({ game }) => game)
    const [asked, ...more] = options.words
    if (more.length > 0) return { mistake: 'Name one game, or none for all of them.' }
    if (asked !== undefined && !known.includes(asked))
      return {
        mistake: `There are no rules of “${asked}”${didYouMean(asked, known) || '.'} Games: ${known.join(', ')}.`,
      }
    const { rules, exemptions, problems: inLedgers } = readRulebook(folders)
    const playable = playableGames(await shelfOf(outside))
    // Whoever asks for one game does not wait for the scenarios of the others.
    const cited = citationsHere(
      playable.filter(({ id }) => asked === undefined || id === asked),
      outside,
    )
    const measured = measure({
      rules,
      exemptions,
      citations: cited.citations,
      editionOf: ({ id, game }) => playable.find((one) => one.id === game)?.editionOfRule?.(id) ?? null,
    })
    const problems = [...inLedgers, ...cited.problems, ...measured.problems].map((one) => ({
      ...one,
      file: pathFrom(outside.folder, one.file),
    }))
    const games: Record<string, WithCards> = {}
    for (const game of asked === undefined ? known : [asked]) {
      const cards = playable.find(({ id }) => id === game)?.cardCount?.()
      games[game] = { ...(measured.games[game] ?? nothing), ...(cards ? { cards } : {}) }
    }
    if (options.flags.has('json'))
      outside.say(asJson({ games, ...(problems.length === 0 ? {} : { problems }) }))
    else {
      tell(games, outside)
      if (options.flags.has('missing')) tellMissing(games, rules, outside)
      for (const { file, line, problem, hint } of problems)
        outside.warn(`${file}:${line}: ${problem}; ${hint}`)
    }
    return problems.length === 0 ? exit.well : exit.found
  },
}

/** The coverage of a game, with its cards: how many are known, and how many of them work. */
type WithCards = GameCoverage & { readonly cards?: { readonly known: number; readonly implemented: number } }

const nothing: GameCoverage = { rules: 0, shown: 0, exempt: 0, pending: 0, missing: [] }

/** Plays the scenarios of all games and reads how the tests went. */
function citationsHere(games: readonly Game[], outside: Outside): Citations {
  const { project, warn } = outside
  const folders = games.flatMap(({ id }) => scenariosOf(project, id) ?? [])
  const { results, problems: unread } = runScenarioFiles(folders, games)
  const failed = results.filter(({ passed }) => !passed).length
  if (failed > 0) warn(`${failed} scenarios fail and show nothing; see them with: sandtable scenario games`)
  const { file, text, stale } = testReport(project)
  if (stale !== null) warn(stale)
  const tests: Citations = text === null ? { citations: [], problems: [] } : citationsInTests(text, file)
  const problems = unread.map(
    ({ expected, ...one }): LedgerProblem => ({ ...one, hint: `expected ${expected}` }),
  )
  return {
    citations: [...citationsInScenarios(results), ...tests.citations],
    problems: [...problems, ...tests.problems],
  }
}

function tell(games: Readonly<Record<string, WithCards>>, { say, ink }: Outside): void {
  const rows = Object.entries(games).flatMap(([game, { cards, editions = {}, ...all }]) => [
    [...row(game, all), cards === undefined ? '' : `${cards.implemented} of ${cards.known} cards`],
    ...Object.entries(editions).map(([edition, part]) => [...row(`  ${edition}`, part), '']),
  ])
  const [head = '', ...lines] = columns([
    ['game', 'rules', 'shown', '', 'exempt', 'pending', 'missing', ''],
    ...rows,
  ])
  say(ink.bold(head))
  for (const line of lines) say(line)
}

function row(name: string, { rules, shown, exempt, pending, missing }: Counted): (string | number)[] {
  return [
    name,
    rules,
    shown,
    `${percent(shown, missing.length).padStart(4)} %`,
    exempt,
    pending,
    missing.length,
  ]
}

/** Rounded down: 100 % means that nothing is missing. */
function percent(shown: number, missing: number): string {
  return `${shown + missing === 0 ? 100 : Math.floor((100 * shown) / (shown + missing))}`
}

function tellMissing(
  games: Readonly<Record<string, GameCoverage>>,
  rules: readonly Rule[],
  { say, ink }: Outside,
): void {
  const textOf = new Map(rules.map(({ id, text }) => [id, text]))
  for (const [game, { missing }] of Object.entries(games)) {
    if (missing.length === 0) continue
    say('')
    say(ink.bold(`missing in ${game}`))
    for (const line of columns(missing.map((id) => [id, shortened(textOf.get(id) ?? '', 80)]))) say(line)
  }
}
