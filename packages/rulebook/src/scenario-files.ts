import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Game } from '@sandtable/kernel'
import type { Scenario, ScenarioProblem } from './scenario.ts'
import { parseScenarios } from './scenario-parse.ts'
import { type Failure, manners, runScenario, type Watcher } from './scenario-run.ts'

/** A scenario that was played. */
export interface ScenarioResult {
  readonly file: string
  readonly line: number
  readonly title: string
  readonly game: string
  readonly rules: readonly string[]
  readonly passed: boolean
  readonly failure: Failure | null
}

export interface ScenarioResults {
  readonly results: readonly ScenarioResult[]
  readonly problems: readonly ScenarioProblem[]
}

/** Plays all scenarios of files and folders (with all that is below them); whoever watches sees each once. */
export function runScenarioFiles(
  paths: readonly string[],
  games: readonly Game[],
  ...watchers: readonly Watcher[]
): ScenarioResults {
  const results: ScenarioResult[] = []
  const problems: ScenarioProblem[] = []
  for (const path of paths) {
    const files = scenarioFiles(path)
    if (files === null)
      problems.push({
        file: path,
        line: 1,
        problem: 'there is no such file or folder',
        expected: 'a path to scenarios',
      })
    else if (files.length === 0)
      problems.push({
        file: path,
        line: 1,
        problem: 'no scenarios here',
        expected: 'files ending in .yaml or .yml',
      })
    for (const file of files ?? []) {
      const read = readScenarios(file)
      problems.push(...read.problems)
      for (const scenario of read.scenarios) results.push(...playOne(scenario, games, problems, watchers))
    }
  }
  return { results, problems }
}

function playOne(
  scenario: Scenario,
  games: readonly Game[],
  problems: ScenarioProblem[],
  watchers: readonly Watcher[],
): ScenarioResult[] {
  const game = games.find((one) => one.id === scenario.game)
  const { file, line, title, shows } = scenario
  if (game === undefined) {
    const expected = games.map((one) => one.id).join(', ')
    problems.push({ file, line, problem: `no game “${scenario.game}” can be played here`, expected })
    return []
  }
  const failure = runScenario(game, scenario, manners, watchers)
  if (failure?.misread) {
    const { problem, expected = `what ${game.id} understands`, path = [] } = failure.misread
    problems.push({ file, line: failure.line, problem: [...path, problem].join(': '), expected })
    return []
  }
  return [{ file, line, title, game: game.id, rules: shows, passed: failure === null, failure }]
}

export function readScenarios(file: string): ReturnType<typeof parseScenarios> {
  try {
    return parseScenarios(file, readFileSync(file, 'utf8'), gameOfFolder(file))
  } catch (error) {
    const problem = `it cannot be read: ${(error as Error).message}`
    return { scenarios: [], problems: [{ file, line: 1, problem, expected: 'a text file' }] }
  }
}

/** The scenario files at or below a path, in alphabetical order; null: there is nothing. */
export function scenarioFiles(path: string): string[] | null {
  if (!existsSync(path)) return null
  if (!statSync(path).isDirectory()) return [path]
  const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  return entries.flatMap((entry) => {
    const inner = join(path, entry.name)
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : (scenarioFiles(inner) ?? [])
    return /\.ya?ml$/.test(entry.name) && entry.name !== 'exempt.yaml' ? [inner] : []
  })
}

/** `games/xwing/scenarios/range/…` belongs to xwing without saying so. */
function gameOfFolder(file: string): string | undefined {
  for (let folder = dirname(file); dirname(folder) !== folder; folder = dirname(folder)) {
    const above = dirname(folder)
    if (basename(folder) === 'scenarios' && basename(dirname(above)) === 'games') return basename(above)
  }
  return undefined
}
