import type { Plain } from '../plain.ts'

/** The keys that lead to a part of something. */
export type Path = readonly (string | number)[]

/** The whole, and every part of it, and the parts of these. */
export function* placesIn(value: unknown, path: Path = []): Generator<Path> {
  yield path
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value))
    yield* placesIn(part, [...path, Array.isArray(value) ? Number(key) : key])
}

export function partAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((part, key) => (part as Record<string | number, unknown>)[key], value)
}

/** The same with another thing at this place. */
export function withPart(value: unknown, [key, ...rest]: Path, other: unknown): unknown {
  if (key === undefined) return other
  const part = withPart(partAt(value, [key]), rest, other)
  return Array.isArray(value) ? value.with(Number(key), part) : { ...(value as object), [key]: part }
}

/** The same with each part replaced by each of these. */
export function* withOnePartOther(value: unknown, others: readonly unknown[]): Generator<unknown> {
  for (const path of placesIn(value)) for (const other of others) yield withPart(value, path, other)
}

/** What nobody would write into most places. */
export const odd: readonly Plain[] = [
  ...[null, true, false, -1, 0, 1, 1.5, 1e9],
  ...['', 'x', 'red', 'constructor', '__proto__'],
  ...[[], {}, [null], ['x'], { x: 1 }],
]

/** What somebody could send who means no good: names that every object knows, nothing, too much … */
export const harmful: readonly unknown[] = [
  ...odd,
  ...[1e308, 'toString', 'hasOwnProperty', ['constructor'], { use: null }, { length: -1 }],
  ...[{ constructor: 1 }, { toString: 1, valueOf: 1 }, [{ toString: 1, valueOf: 1 }]],
  JSON.parse('{ "__proto__": 1 }'),
]

/** … and what is so deep that it can be read, but not written. */
export const deepText = `${'['.repeat(10_000)}${']'.repeat(10_000)}`
export const anything: readonly unknown[] = [...harmful, JSON.parse(deepText)]
