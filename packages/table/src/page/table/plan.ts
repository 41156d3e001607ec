import type { Ghost, Plain } from '@sandtable/kernel'

/** What has been put together so far. */
export interface Planned {
  /** By the key of the part that each of them is. */
  readonly parts: Readonly<Record<string, Ghost>>
  /** The part that was set last. */
  readonly last: Ghost | null
}

export const nothingPlanned: Planned = { parts: {}, last: null }

export function planWith({ parts, last }: Planned, ghosts: readonly Ghost[]): Planned {
  const added = ghosts.flatMap((one) => (one.part === undefined ? [] : [[one.part.key, one] as const]))
  return { parts: { ...parts, ...Object.fromEntries(added) }, last: ghosts.at(-1) ?? last }
}

/** The parts that the answer is made of; none: it is not made of parts. */
export function keysOf(ghosts: readonly Ghost[]): readonly string[] {
  return [...new Set(ghosts.flatMap((one) => (one.part ? [one.part.key] : [])))]
}

/** The whole answer; null: parts are missing. */
export function wholeOf(ghosts: readonly Ghost[], { parts }: Planned): Plain {
  const keys = keysOf(ghosts)
  if (keys.some((key) => parts[key] === undefined)) return null
  return Object.fromEntries(keys.map((key) => [key, parts[key]?.part?.value ?? null]))
}

/**
 * What was set last, for those pieces that have nothing yet; none: nobody else can do the same. Pieces do the same as
 * people call it: what it is for the rules may differ from dial to dial.
 */
export function likewiseFor(ghosts: readonly Ghost[], { parts, last }: Planned): readonly Ghost[] {
  return ghosts.filter(
    ({ part, kind, label }) =>
      part !== undefined &&
      parts[part.key] === undefined &&
      kind === last?.kind &&
      label?.en === last.label?.en,
  )
}

/** The whole answer, if the only piece that has nothing yet does as the last one; else null. */
export function wholeLikewise(ghosts: readonly Ghost[], planned: Planned): Plain {
  const others = likewiseFor(ghosts, planned)
  return others.length === 1 ? wholeOf(ghosts, planWith(planned, others)) : null
}
