import type { Misread, Plain } from '@sandtable/kernel'
import { isMap, type PlainMap } from '../plain-data.ts'

/** The first key of a part of a position that is none of these; null: all are known. */
export function unknownKey(spec: PlainMap, known: readonly string[]): string | null {
  return Object.keys(spec).find((key) => !known.includes(key)) ?? null
}

/** What is wrong with a position at its top, which is a map with keys that the game knows. */
export function checkKeys(spec: Plain, known: readonly string[]): Misread | null {
  const expected = known.join(', ')
  if (!isMap(spec)) return { problem: 'the position is missing', expected }
  const unknown = unknownKey(spec, known)
  return unknown === null ? null : { problem: `“${unknown}” is not known`, path: [unknown], expected }
}
