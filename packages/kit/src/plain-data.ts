import type { Plain } from '@sandtable/kernel'

/** Looking into plain data of which nothing is known yet: an answer, a setup, what a question is about. */

export type PlainMap = { readonly [key: string]: Plain }

export function isMap(value: Plain | undefined): value is PlainMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A whole number within these bounds; without bounds, any that counts something. */
export function isWhole(value: unknown, least = 0, most: number = Number.POSITIVE_INFINITY): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
}

/** A part of an option, or of what a question or a crumb is about; undefined if there is none of this name. */
export function part(of: Plain | undefined, key: string): Plain | undefined {
  return isMap(of) && Object.hasOwn(of, key) ? of[key] : undefined
}
