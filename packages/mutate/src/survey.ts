import { availableParallelism } from 'node:os'
import type { Scenario } from '@sandtable/rulebook'
import type { Mutant } from './instrument.ts'
import type { Told, Work } from './scenario-worker.ts'
import { stepsFor } from './switchboard.ts'
import { atWork, shared } from './workers.ts'

/** A scenario, and what playing it without any mutant is like. */
export interface Played {
  readonly scenario: Scenario
  readonly reached: ReadonlySet<number>
  readonly steps: number
  readonly ms: number
}

/** The game played once through all its scenarios, unbroken. */
export interface Survey {
  readonly bundle: string
  readonly game: string
  readonly mutants: number
  readonly played: readonly Played[]
  /** Reached as soon as the game is loaded: what they change may show anywhere. */
  readonly loaded: ReadonlySet<number>
  readonly failed: readonly { readonly scenario: Scenario; readonly failure: string }[]
}

/** Plays all scenarios without a mutant, a part of them in each worker. */
export async function surveyScenarios(
  work: Pick<Work, 'bundle' | 'game' | 'mutants'>,
  scenarios: readonly Scenario[],
): Promise<Survey> {
  const played: Played[] = []
  const failed: { scenario: Scenario; failure: string }[] = []
  const loaded = new Set<number>()
  const note = ({ scenario: at, failure, reached, steps, ms }: Told, part: readonly Scenario[]) => {
    const scenario = at === null ? undefined : part[at]
    if (scenario === undefined) for (const id of reached) loaded.add(id)
    else if (failure !== null) failed.push({ scenario, failure })
    else played.push({ scenario, reached: new Set(reached), steps, ms })
  }
  const teams = Array.from({ length: availableParallelism() }, (_, team) => team)
  await shared(teams, async (team) => {
    const part = scenarios.filter((_, at) => at % teams.length === team)
    const steps = part.map(() => Number.POSITIVE_INFINITY)
    const end = await atWork({ ...work, mutant: null, scenarios: part, steps }, null, (told) =>
      note(told, part),
    )
    if (end !== 'done') throw new Error(`${work.game} breaks down without any mutant.`)
  })
  return { ...work, played, loaded, failed }
}

/** The scenarios that could notice a mutant: those about the same rules first, then the short ones. */
export function witnesses(survey: Survey, { id, rules }: Mutant): Played[] {
  const cites = ({ scenario }: Played) => scenario.shows.some((rule) => rules.includes(rule))
  return survey.played
    .filter((one) => one.reached.has(id) || survey.loaded.has(id))
    .map((one) => ({ one, rank: (one.reached.has(id) ? 0 : 2) + (cites(one) ? 0 : 1) }))
    .sort((a, b) => a.rank - b.rank || a.one.steps - b.one.steps)
    .map(({ one }) => one)
}

/** Plays the scenarios that reach a mutant with the mutant on; true: one of them failed. */
export async function isKilledByScenarios(survey: Survey, mutant: Mutant): Promise<boolean> {
  const witness = witnesses(survey, mutant)
  if (witness.length === 0) return false
  const { bundle, game, mutants } = survey
  const scenarios = witness.map((one) => one.scenario)
  const steps = witness.map((one) => stepsFor(one.steps))
  const longest = Math.max(...witness.map((one) => one.ms))
  let failed = false
  const end = await atWork(
    { bundle, game, mutants, mutant: mutant.id, scenarios, steps },
    longest,
    (told) => {
      failed ||= told.failure !== null
    },
  )
  return failed || end !== 'done'
}
