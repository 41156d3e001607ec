import { performance } from 'node:perf_hooks'

/** One figure, how many times that of a peer it is, and what it should be at most or at least. */
export interface Result {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly vs: Readonly<Record<string, number>>
  readonly aim?: number
  readonly atLeast?: number
}

/** Does some work and says how much. */
export type Work = () => number

/** How long each contender runs before anything counts, and in each round that does, in milliseconds. */
export interface Pace {
  readonly warmUp: number
  readonly roundTime: number
}

const rounds = 5
const brisk: Pace = { warmUp: 250, roundTime: 250 }
/** For whole games: an engine that plays thousands of them is warm, and one round holds many games. */
export const wholeGames: Pace = { warmUp: 10_000, roundTime: 1000 }

/**
 * Units of work a second of each contender. They take turns, so that a busy machine slows all of them
 * alike; the middle of the rounds counts.
 */
export function perSecond(contenders: readonly Work[], { warmUp, roundTime } = brisk): number[] {
  for (const work of contenders) spend(work, warmUp)
  const seen: number[][] = contenders.map(() => [])
  for (let round = 0; round < rounds; round++) {
    for (const [at, work] of contenders.entries()) seen[at]?.push(spend(work, roundTime))
  }
  return seen.map(median)
}

/** A result of ours beside peers that do the same work. */
export function beside(
  name: string,
  unit: string,
  ours: Work,
  peers: Readonly<Record<string, Work>> = {},
  pace = brisk,
): Result {
  const [value = 0, ...others] = perSecond([ours, ...Object.values(peers)], pace)
  const vs: Record<string, number> = {}
  for (const [at, peer] of Object.keys(peers).entries()) vs[peer] = round(value / (others[at] ?? Number.NaN))
  return { name, value: Math.round(value), unit, vs }
}

/** How long one unit of work takes, where that is what somebody waits for. */
export function timeOf(name: string, work: Work): Result {
  const [often = Number.NaN] = perSecond([work])
  return { name, value: round(1000 / often), unit: 'ms', vs: {} }
}

/** How long some work takes the processor, in ms: a busy machine makes everybody wait, and that is not its fault. */
export function processorTime(work: () => void): number {
  const begun = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(begun)
  return (user + system) / 1000
}

/** The time within which such a part of them was done. */
export function withinTime(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * part) - 1] ?? Number.NaN
}

function spend(work: Work, time: number): number {
  let done = 0
  const begun = performance.now()
  let now = begun
  while (now - begun < time) {
    done += work()
    now = performance.now()
  }
  return (done * 1000) / (now - begun)
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[sorted.length >> 1] ?? Number.NaN
}

export function round(ratio: number): number {
  return Number(ratio.toPrecision(3))
}
