import type { Outside } from './outside.ts'

/** What a command says of itself, and what it does. */
export interface Command {
  /** Usage, options and examples. */
  readonly help: string
  run(args: readonly string[], outside: Outside): Promise<ExitCode | Mistake> | ExitCode | Mistake
}

export const exit = {
  well: 0,
  /** The answer is no: a scenario fails, a game is stuck, nothing was found. */
  found: 1,
  /** What was asked, or a file, is not understood. */
  misunderstood: 2,
  bug: 70,
  stopped: 130,
} as const

export type ExitCode = (typeof exit)[keyof typeof exit]

/** What a person got wrong, in a sentence that says how to get it right. */
export interface Mistake {
  readonly mistake: string
}

export function isMistake(value: unknown): value is Mistake {
  return typeof value === 'object' && value !== null && 'mistake' in value
}
