import { parentPort, workerData } from 'node:worker_threads'
import type { Game } from '@sandtable/kernel'
import { differenceIn } from '@sandtable/kernel/contract'
import { runScenario } from '@sandtable/rulebook'
import type { Witness } from './survey.ts'
import { installSwitchboard } from './switchboard.ts'

/** A worker's whole work: it loads the game once and hears witnesses, one after the other, until one notices. */
export interface Work {
  readonly bundle: string
  readonly game: string
  /** How many mutants there are in the game. */
  readonly mutants: number
  /** The one that is on, from before the game is loaded; null: none, and nothing stops it. */
  readonly mutant: number | null
  readonly witnesses: readonly Witness[]
  /** How many questions to the switchboard each may take. */
  readonly steps: readonly number[]
}

/** What a worker tells, one after the other: the game is loaded, a witness was heard. */
export interface Told {
  /** Of the witness just heard; null: of the loading. */
  readonly witness: number | null
  readonly failure: string | null
  readonly reached: readonly number[]
  readonly steps: number
  readonly ms: number
}

const work: Work = workerData
const switches = installSwitchboard(work.mutants)
const say = (witness: number | null, failure: string | null, begun: number) =>
  parentPort?.postMessage({
    witness,
    failure,
    ...switches.taken(),
    ms: performance.now() - begun,
  } satisfies Told)

const begun = performance.now()
switches.turn(work.mutant)
const exported: Record<string, unknown> = await import(work.bundle)
const game = exported[work.game] as Game
say(null, null, begun)

for (const [at, witness] of work.witnesses.entries()) {
  const from = performance.now()
  switches.allow(work.steps[at] ?? Number.POSITIVE_INFINITY)
  const failure = heard(witness)
  say(at, failure, from)
  if (failure !== null && work.mutant !== null) break
}

function heard(witness: Witness): string | null {
  // Once: that it is the same after a save or an undo is the kernel's matter.
  if ('scenario' in witness) return runScenario(game, witness.scenario, ['straight'])?.problem ?? null
  try {
    return differenceIn(game, witness.kept)?.problem ?? null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
