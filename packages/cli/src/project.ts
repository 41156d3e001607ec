import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { RulesFolder } from '@sandtable/rulebook/files'

/** What holds at every table, whatever the game: the kernel's own rules. */
const table = 'table'

/** The rules of all games, playable or not, and those of the table. */
export function rulesFolders(project: string): RulesFolder[] {
  const games = join(project, 'games')
  const names = existsSync(games) ? readdirSync(games).sort() : []
  return [
    ...names.map((game) => ({ game, folder: join(games, game, 'rules') })),
    { game: table, folder: join(project, 'packages', 'kernel', 'rules') },
  ].filter(({ folder }) => existsSync(folder))
}

export function scenariosOf(project: string, game: string): string | null {
  const folder = join(project, 'games', game, 'scenarios')
  return existsSync(folder) ? folder : null
}

/** What the last run of the tests said. */
export interface TestReport {
  readonly file: string
  readonly text: string | null
  /** Why it should be made anew; null: it is fresh. */
  readonly stale: string | null
}

export function testReport(project: string): TestReport {
  const file = join(project, '.sandtable', 'tests.json')
  if (!existsSync(file)) return { file, text: null, stale: 'tests were never run here; run npm test' }
  const text = readFileSync(file, 'utf8')
  const newest = newestTest(project)
  const stale =
    newest === null || newest.time <= statSync(file).mtimeMs
      ? null
      : `tests were last run before ${newest.path} was changed; run npm test`
  return { file, text, stale }
}

/** The test file that was changed last. */
function newestTest(project: string): { path: string; time: number } | null {
  let newest: { path: string; time: number } | null = null
  const folders = ['packages', 'games', 'test']
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    if (!existsSync(join(project, folder))) continue
    for (const entry of readdirSync(join(project, folder), { withFileTypes: true })) {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) {
        if (entry.name !== 'node_modules' && entry.name !== 'dist') folders.push(path)
      } else if (entry.name.endsWith('.test.ts')) {
        const time = statSync(join(project, path)).mtimeMs
        if (newest === null || time > newest.time) newest = { path, time }
      }
    }
  }
  return newest
}
