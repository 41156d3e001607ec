import { createHash } from 'node:crypto'

/** What a run of test files finds when it begins. */
export interface Orders {
  readonly mutants: number
  /** The mutant that is on; null: none, and each test file writes down what it reaches. */
  readonly mutant: number | null
  /** How many questions to the switchboard a test file usually asks. */
  readonly steps: Readonly<Record<string, number>>
}

/** The instrumented sources as they were when the mutants were numbered: somebody may be writing in them. */
export interface KeptSuspects {
  readonly mutants: number
  /** The rooms in which the rules stand. */
  readonly rooms: readonly string[]
  readonly texts: readonly (readonly [string, string])[]
}

export const suspectsFile = 'suspects.json'
export const ordersFile = 'orders.json'

/** Where a test file writes down what it reaches. */
export function reachedFile(testFile: string): string {
  return `reached-${createHash('sha1').update(testFile).digest('hex').slice(0, 12)}.json`
}
