import { parentPort, workerData } from 'node:worker_threads'
import type { Game } from '@sandtable/kernel'
import { runScenario, type Scenario } from '@sandtable/rulebook'
import { installSwitchboard } from './switchboard.ts'

/** A worker's whole work: it loads the game once and plays scenarios with it until one fails. */
export interface Work {
  readonly bundle: string
  readonly game: string
  /** How many mutants there are in the game. */
  readonly mutants: number
  /** The one that is on, from before the game is loaded; null: none, and nothing stops it. */
  readonly mutant: number | null
  readonly scenarios: readonly Scenario[]
  /** How many questions to the switchboard each may take. */
  readonly steps: readonly number[]
}

/** What a worker tells, one after the other: the game is loaded, a scenario is played. */
export interface Told {
  /** Of the scenario just played; null: of the loading. */
  readonly scenario: number | null
  readonly failure: string | null
  readonly reached: readonly number[]
  readonly steps: number
  readonly ms: number
}

const work: Work = workerData
const switches = installSwitchboard(work.mutants)
const say = (scenario: number | null, failure: string | null, begun: number) =>
  parentPort?.postMessage({
    scenario,
    failure,
    ...switches.taken(),
    ms: performance.now() - begun,
  } satisfies Told)

const begun = performance.now()
switches.turn(work.mutant)
const exported: Record<string, unknown> = await import(work.bundle)
const game = exported[work.game] as Game
say(null, null, begun)

for (const [at, scenario] of work.scenarios.entries()) {
  const from = performance.now()
  switches.allow(work.steps[at] ?? Number.POSITIVE_INFINITY)
  // Once: that it is the same after a save or an undo is the kernel's matter.
  const failure = runScenario(game, scenario, ['straight'])
  say(at, failure?.problem ?? null, from)
  if (failure !== null && work.mutant !== null) break
}
