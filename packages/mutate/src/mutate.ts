import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { GameRecord } from '@sandtable/kernel'
import { readKept } from '@sandtable/kernel/contract'
import type { Scenario } from '@sandtable/rulebook'
import { readScenarios, scenarioFiles } from '@sandtable/rulebook/files'
import { bundle } from './bundle.ts'
import type { Mutant } from './instrument.ts'
import type { Options } from './options.ts'
import { sample } from './sample.ts'
import { keptFile, readSuspects, type Suspect, type Suspects, scratchFolder } from './sources.ts'
import { isNoticed, type Survey, survey, witnessesOf } from './survey.ts'
import { startTests } from './tests.ts'
import { shared } from './workers.ts'

/** A mutant that nothing noticed. */
export interface Survivor {
  readonly file: string
  readonly line: number
  readonly what: string
  readonly rules: readonly string[]
}

export interface Outcome {
  readonly game: string
  readonly mutants: number
  /** Noticed by a scenario, a test or a kept game … */
  readonly killed: number
  /** … and of these, those that neither a scenario nor a test noticed: something changed, but nothing says what is right. */
  readonly onlyByKeptGames: number
  readonly survived: readonly Survivor[]
}

const unseenMark = ' (no scenario gets here)'

/** Tries each mutant on the scenarios that reach it, what is left on the game's tests, and then on kept games. */
export async function mutate(
  game: Suspect,
  options: Pick<Options, 'sample' | 'seed' | 'only' | 'again' | 'scenarios' | 'most'>,
  progress: (line: string) => void = () => {},
): Promise<Outcome> {
  const { only, seed } = options
  const suspects = readSuspects(game, only)
  const { mutants } = suspects
  if (mutants.length === 0)
    throw new Error(
      `No file of ${game.id} with rules has “${only}” in its path. Rules stand in: ${game.rooms.join(', ')}.`,
    )
  const among = options.again === null ? mutants : survivedBefore(mutants, options.again)
  const chosen = sample(among, options.sample ?? among.length, seed)
  progress(`${chosen.length} of ${mutants.length} mutants of ${game.id}`)

  const scratch = scratchFolder(game)
  try {
    return await tried(game, suspects, chosen, options, scratch, progress)
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

async function tried(
  game: Suspect,
  suspects: Suspects,
  chosen: readonly Mutant[],
  { scenarios: onlyScenarios, most }: Pick<Options, 'scenarios' | 'most'>,
  scratch: string,
  progress: (line: string) => void,
): Promise<Outcome> {
  const file = await bundle(game, suspects, scratch)
  const work = { bundle: file, game: game.id, mutants: suspects.mutants.length }
  const scenarios = await survey(
    work,
    scenariosOf(game).map((scenario) => ({ scenario })),
  )
  mustPass(scenarios)
  progress(`${scenarios.heard.length} scenarios pass without a mutant`)

  const left = await unnoticed(scenarios, chosen, 'scenarios', progress, most)
  const go = (mutants: readonly Mutant[]) => mutants.length > 0 && !onlyScenarios
  const untested = go(left) ? await triedOnTests(game, suspects, left, scratch, progress) : left
  const survived = go(untested) ? await triedOnKept(game, work, untested, progress) : untested
  return {
    game: game.id,
    mutants: chosen.length,
    killed: chosen.length - survived.length,
    onlyByKeptGames: untested.length - survived.length,
    survived: survived
      .sort((a, b) => a.id - b.id)
      .map((mutant) => {
        const { file, line, what, rules } = mutant
        const unseen = witnessesOf(scenarios, mutant).length === 0
        return { file, line, what: unseen ? `${what}${unseenMark}` : what, rules }
      }),
  }
}

/** Those of the mutants that survived in the result that a file holds; told by file and change, not by line. */
function survivedBefore(mutants: readonly Mutant[], file: string): Mutant[] {
  const before: Pick<Outcome, 'survived'> = JSON.parse(readFileSync(file, 'utf8'))
  const name = ({ file, what }: Pick<Survivor, 'file' | 'what'>) => `${file} ${what.replace(unseenMark, '')}`
  const names = new Set(before.survived.map(name))
  return mutants.filter((mutant) => names.has(name(mutant)))
}

/** Those of the mutants that none of the witnesses notices. */
async function unnoticed(
  surveyed: Survey,
  mutants: readonly Mutant[],
  by: string,
  progress: (line: string) => void,
  most: number | null = null,
): Promise<Mutant[]> {
  const left: Mutant[] = []
  let count = 0
  await shared(mutants, async (mutant) => {
    if (!(await isNoticed(surveyed, mutant, most))) {
      left.push(mutant)
      progress(`${mutant.file}:${mutant.line}  ${mutant.what}`)
    }
    if (++count % 20 === 0) progress(`${count} tried, ${left.length} not noticed by ${by}`)
  })
  return left
}

async function triedOnKept(
  game: Suspect,
  work: Pick<Survey, 'bundle' | 'game' | 'mutants'>,
  mutants: readonly Mutant[],
  progress: (line: string) => void,
): Promise<Mutant[]> {
  const records = keptOf(game)
  if (records.length === 0) return [...mutants]
  progress(`${mutants.length} are tried on ${records.length} kept games of ${game.id}`)
  const kept = await survey(
    work,
    records.map((record) => ({ kept: record })),
  )
  const [first] = kept.failed
  if (first !== undefined)
    throw new Error(
      `${kept.failed.length} kept games of ${game.id} go otherwise without any mutant: npm run keep -- ${game.id}\n${first.failure}`,
    )
  return unnoticed(kept, mutants, 'kept games', progress)
}

async function triedOnTests(
  game: Suspect,
  suspects: Suspects,
  mutants: readonly Mutant[],
  scratch: string,
  progress: (line: string) => void,
): Promise<Mutant[]> {
  progress(`${mutants.length} are tried on the tests of ${game.id}`)
  const tests = await startTests(game, suspects, scratch)
  const survived: Mutant[] = []
  for (const mutant of mutants) if (!(await tests.kills(mutant.id))) survived.push(mutant)
  tests.end()
  return survived
}

export function scenariosOf({ folder }: Suspect): Scenario[] {
  const path = join(folder, 'scenarios')
  return (existsSync(path) ? (scenarioFiles(path) ?? []) : []).flatMap((file) => {
    const { scenarios, problems } = readScenarios(file)
    const [first] = problems
    if (first !== undefined) throw new Error(`${first.file}:${first.line}: ${first.problem}`)
    return scenarios
  })
}

/** The games that are kept; none, if there is no such file. */
export function keptOf(game: Suspect): GameRecord[] {
  const path = keptFile(game)
  if (!existsSync(path)) return []
  return readKept(readFileSync(path, 'utf8')).map((record) => {
    if ('problem' in record) throw new Error(`${path}: ${record.problem}`)
    return record
  })
}

function mustPass({ failed }: Survey): void {
  const [first] = failed
  if (first === undefined) return
  const { witness, failure } = first
  const where = 'scenario' in witness ? `${witness.scenario.file}:${witness.scenario.line}` : ''
  throw new Error(
    `${failed.length} scenarios fail without any mutant: mend them first.\n${where}: ${failure}`,
  )
}
