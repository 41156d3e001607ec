import { parseArgs } from 'node:util'

export interface Options {
  readonly game: string
  /** How many mutants to try; null: all. */
  readonly sample: number | null
  readonly seed: string
  readonly only: string | null
  /** A file with an earlier result: only what survived there is tried. */
  readonly again: string | null
  /** Scenarios alone are asked: no tests, no kept games. */
  readonly scenarios: boolean
  /** So many scenarios are asked about each mutant at most, the nearest first; null: all that reach it. */
  readonly most: number | null
  readonly json: boolean
}

export const usage = `npm run mutate -- GAME [--only PART] [--sample N] [--seed S] [--again FILE] [--scenarios] [--most N] [--json]

Breaks the rules of GAME one by one and lists what no scenario, no test and no kept game notices.

  --only PART    only files with PART in their path: a room of the rules (flow, cards), a file (attack.ts)
  --sample N     only so many, drawn by the seed; without it all
  --seed S       another sample
  --again FILE   only what survived before, as an earlier --json said; lines may have moved since
  --scenarios    asks scenarios alone, which is quicker: for work on one file
  --most N       asks at most so many scenarios about each, the nearest first: much quicker where many get to it
  --json         the result for machines`

/** Reads what was asked for; a text says what is wrong with it. */
export function readOptions(args: readonly string[], games: readonly string[]): Options | string {
  const kinds = {
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    again: { type: 'string' },
    scenarios: { type: 'boolean', default: false },
    most: { type: 'string' },
    json: { type: 'boolean', default: false },
  } as const
  let read: ReturnType<typeof parseArgs<{ options: typeof kinds; allowPositionals: true }>>
  try {
    read = parseArgs({ args: [...args], options: kinds, allowPositionals: true })
  } catch (error) {
    return `${error instanceof Error ? error.message : error}\n\n${usage}`
  }
  const { values, positionals } = read
  const [game, ...others] = positionals
  const choice = `Games: ${games.join(', ')}.`
  if (game === undefined) return `Which game? ${choice}\n\n${usage}`
  if (others.length > 0) return `One game at a time, not ${positionals.join(' and ')}. ${choice}`
  if (!games.includes(game)) return `There is no game “${game}” whose rules can be broken. ${choice}`
  const { sample = null, most = null } = values
  for (const [name, count] of Object.entries({ sample, most }))
    if (count !== null && !/^[1-9]\d*$/.test(count))
      return `--${name} must be a whole number of at least 1, not “${count}”.`
  return {
    game,
    sample: sample === null ? null : Number(sample),
    seed: values.seed,
    only: values.only ?? null,
    again: values.again ?? null,
    scenarios: values.scenarios,
    most: most === null ? null : Number(most),
    json: values.json,
  }
}
