import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Scenario } from '@sandtable/rulebook'
import { readScenarios, scenarioFiles } from '@sandtable/rulebook/files'
import { bundle } from './bundle.ts'
import type { Mutant } from './instrument.ts'
import type { Options } from './options.ts'
import { sample } from './sample.ts'
import { readSuspects, type Suspect, type Suspects, scratchFolder } from './sources.ts'
import { isKilledByScenarios, type Survey, surveyScenarios, witnesses } from './survey.ts'
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
  readonly killed: number
  readonly survived: readonly Survivor[]
}

/** Tries each mutant on the scenarios that reach it, and what is left on the game's tests. */
export async function mutate(
  game: Suspect,
  options: Pick<Options, 'sample' | 'seed' | 'only'>,
  progress: (line: string) => void = () => {},
): Promise<Outcome> {
  const suspects = readSuspects(game.folder)
  const { only, seed } = options
  const named = suspects.mutants.filter(({ file }) => only === null || file.includes(only))
  if (named.length === 0) throw new Error(`No file of ${game.id} with rules has “${only}” in its path.`)
  const chosen = sample(named, options.sample ?? named.length, seed)
  progress(`${chosen.length} of ${named.length} mutants of ${game.id}`)

  const scratch = scratchFolder(game)
  try {
    return await tried(game, suspects, chosen, scratch, progress)
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

async function tried(
  game: Suspect,
  suspects: Suspects,
  chosen: readonly Mutant[],
  scratch: string,
  progress: (line: string) => void,
): Promise<Outcome> {
  const file = await bundle(game, suspects, scratch)
  const work = { bundle: file, game: game.id, mutants: suspects.mutants.length }
  const survey = await surveyScenarios(work, scenariosOf(game))
  mustPass(survey)
  progress(`${survey.played.length} scenarios pass without a mutant`)

  const left: Mutant[] = []
  let count = 0
  await shared(chosen, async (mutant) => {
    if (!(await isKilledByScenarios(survey, mutant))) {
      left.push(mutant)
      progress(`${mutant.file}:${mutant.line}  ${mutant.what}`)
    }
    if (++count % 20 === 0) progress(`${count} tried, ${left.length} not noticed by scenarios`)
  })

  const survived = left.length === 0 ? [] : await triedOnTests(game, suspects, left, scratch, progress)
  return {
    game: game.id,
    mutants: chosen.length,
    killed: chosen.length - survived.length,
    survived: survived
      .sort((a, b) => a.id - b.id)
      .map((mutant) => {
        const { file, line, what, rules } = mutant
        const unseen = witnesses(survey, mutant).length === 0
        return { file, line, what: unseen ? `${what} (no scenario gets here)` : what, rules }
      }),
  }
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

function mustPass({ failed }: Survey): void {
  const [first] = failed
  if (first !== undefined)
    throw new Error(
      `${failed.length} scenarios fail without any mutant: mend them first.\n` +
        `${first.scenario.file}:${first.scenario.line}: ${first.scenario.title}: ${first.failure}`,
    )
}
