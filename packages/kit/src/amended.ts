import { type Plain, same } from '@sandtable/kernel'

type Path = readonly string[]

/**
 * What players may set right by agreement, as paths with `*` for any key: `ships * pose x`. A path stands for all
 * that is below it, too.
 */
export type Amendable = readonly string[]

/** The first thing that was changed and is not to be; null: there is none. */
export function changedBeyond(amendable: Amendable, before: object, after: object): string | null {
  const patterns = amendable.map((one) => one.split(' '))
  for (const path of differences(before as Plain, after as Plain, []))
    if (!patterns.some((pattern) => covers(pattern, path))) return path.join(' ')
  return null
}

function covers(pattern: Path, path: Path): boolean {
  return pattern.length <= path.length && pattern.every((key, at) => key === '*' || key === path[at])
}

/** Where two pieces of plain data differ; of something that has other parts than it had, the whole. */
function* differences(before: Plain, after: Plain, path: Path): Generator<Path> {
  if (same(before, after)) return
  const parts = partsOf(before)
  const others = partsOf(after)
  const isAlike =
    Array.isArray(before) === Array.isArray(after) &&
    parts.size === others.size &&
    [...parts.keys()].every((key) => others.has(key))
  if (!isAlike || parts.size === 0) yield path
  else for (const [key, part] of parts) yield* differences(part, others.get(key) ?? null, [...path, key])
}

function partsOf(value: Plain): ReadonlyMap<string, Plain> {
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : [])
}
