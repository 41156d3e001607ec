import type { Motion, Spot, Stand } from '@sandtable/kernel'

/** A motion with its time: milliseconds after which it begins, and how long it takes. */
export interface Timed {
  readonly stands: readonly Stand[]
  readonly after: number
  readonly time: number
}

/** How long a motion takes at normal pace, by how far it goes, in milliseconds. */
function motionTime(stands: readonly Spot[], width: number): number {
  let length = 0
  for (let at = 1; at < stands.length; at++) {
    const [one, other] = [stands[at - 1], stands[at]]
    if (one && other) length += Math.hypot(other.x - one.x, other.y - one.y)
  }
  return 350 + Math.min(900, (length / width) * 3200)
}

/** One motion after the other, or together, by the piece that moves. */
export function timed(motions: readonly Motion[], width: number, pace: number): ReadonlyMap<string, Timed> {
  const all = new Map<string, Timed>()
  if (pace === 0) return all
  let [after, begun, ends] = [0, 0, 0]
  for (const { of, stands, together } of motions) {
    const time = motionTime(stands, width) / pace
    after = together ? begun : ends
    begun = after
    const known = all.get(of)
    all.set(
      of,
      known === undefined
        ? { stands, after, time }
        : { ...known, stands: [...known.stands, ...stands], time: known.time + time },
    )
    ends = Math.max(ends, after + time)
  }
  return all
}

/** When all of them are there. */
export function lastOf(all: ReadonlyMap<string, Timed>): number {
  return Math.max(0, ...[...all.values()].map(({ after, time }) => after + time))
}
