import type { Plain } from '@sandtable/kernel'

/** Looking into plain data of which nothing is known yet: an answer, a setup, what a question is about. */

export type PlainMap = { readonly [key: string]: Plain }

export function isMap(value: Plain | undefined): value is PlainMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The first key that is none of these; undefined: there is no other. */
export function otherKey(of: PlainMap, keys: readonly string[]): string | undefined {
  return Object.keys(of).find((key) => !keys.includes(key))
}

/** A whole number within these bounds; without bounds, any that counts something. */
export function isWhole(value: unknown, least = 0, most: number = Number.POSITIVE_INFINITY): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
}

/** The same of something from outside, which may be anything. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What a text holds as JSON; undefined if it is none. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A part of an option, or of what a question or a crumb is about; undefined if there is none of this name. */
export function part(of: Plain | undefined, key: string): Plain | undefined {
  return isMap(of) && Object.hasOwn(of, key) ? of[key] : undefined
}
