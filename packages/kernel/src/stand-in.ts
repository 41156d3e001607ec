import type { Sum } from './changes.ts'
import type { Plain } from './plain.ts'

export type Row = Record<string, unknown>

/** Asks a stand-in for the thing itself, and for a count or a sum. */
export const itself = Symbol('itself')
/** … and for the facts that are all of it. */
export const allOfIt = Symbol('all of it')
export const counts = Symbol('counts')
export const sums = Symbol('sums')
/** … and to add to it, and for a sum that is to be added. */
export const adds = Symbol('adds')
export const values = Symbol('values')
export const summable = Symbol('summable')

type ComesTo = (name: string, keys: readonly string[], value: (values: Row) => unknown) => unknown
export type Adding = (key: string, by: number, sum: Sum | null) => void

/** How many things of a list have this value. To be preferred where no more than the number is wanted. */
export function countWith<T extends object>(
  list: readonly T[],
  field: keyof T & string,
  value: unknown,
): number {
  const counted = (list as { [counts]?: (field: string, value: unknown) => number })[counts]
  return counted === undefined ? countIn(list as readonly Row[], field, value) : counted(field, value)
}

/**
 * What a list comes to, such as all symbols on some dice. To be preferred where no more than that is wanted; `name` says
 * what is added up, and the same name always means the same.
 */
export function sumOf<List extends object, Sum>(list: List, name: string, sum: (list: List) => Sum): Sum {
  const summed = (list as { [sums]?: (name: string, sum: (list: List) => Sum) => Sum })[sums]
  return summed === undefined ? sum(list) : summed(name, sum)
}

/** What some values of a record come to, such as damage and blocks. The same as `sumOf` for lists. */
export function comesTo<T extends object, Key extends keyof T & string, Value extends Plain>(
  record: T,
  name: string,
  keys: readonly Key[],
  value: (values: Pick<T, Key>) => Value,
): Value {
  const valued = (record as { [values]?: ComesTo })[values]
  return valued === undefined ? value(record) : (valued(name, keys, value as never) as Value)
}

/** Adds to a number in a record. To be preferred to `+=`: whoever adds need not know what was there. */
export function increase<T extends object>(record: T, key: keyof T & string, by: number): void {
  const adding = (record as { [adds]?: Adding })[adds]
  if (adding !== undefined) adding(key, by, null)
  else (record as Row)[key] = ((record as Row)[key] as number) + by
}

/** Adds what a list comes to: neither need be known. `name` says what is added up of each thing in it, as for `sumOf`. */
export function increaseBySum<T extends object, Item extends object>(
  record: T,
  key: keyof T & string,
  list: readonly Item[],
  name: string,
  each: (item: Item) => number,
): void {
  const adding = (record as { [adds]?: Adding })[adds]
  const summed = (list as { [summable]?: (name: string, each: (item: Item) => number) => Sum | null })[
    summable
  ]?.(name, each)
  if (adding === undefined || summed == null)
    increase(
      record,
      key,
      sumOf(list, `each ${name}`, (all) => sumIn(all, each)),
    )
  else adding(key, sumIn(unnoticed(list), each), summed)
}

/**
 * The thing itself, for what is only told: no rule hangs on what was told, so nobody need notice that it was looked at.
 */
export function unnoticed<T extends object>(thing: T): T {
  return (thing as { [itself]?: T })[itself] ?? thing
}

export function sumIn<Item>(list: readonly Item[], each: (item: Item) => number): number {
  let sum = 0
  for (const one of list) sum += each(one)
  return sum
}

export function countIn(list: readonly Row[], field: string, value: unknown): number {
  let count = 0
  for (const one of list) if (one[field] === value) count++
  return count
}

/** All facts about the stand-ins that are somewhere in it: what they stand for may be known without having been looked at. */
export function standInsIn(value: unknown): readonly number[] {
  const found: number[] = []
  collect(value, found)
  return found.length === 0 ? none : found
}

const none: readonly number[] = []

function collect(value: unknown, found: number[]): void {
  if (typeof value !== 'object' || value === null) return
  const own = (value as { [allOfIt]?: readonly number[] })[allOfIt]
  if (own !== undefined) found.push(...own)
  // What is frozen was looked through before.
  else if (Object.isFrozen(value)) return
  else if (Array.isArray(value)) for (const one of value) collect(one, found)
  else
    for (const key in value) {
      const one = (value as Row)[key]
      if (typeof one === 'object') collect(one, found)
    }
}

/** What is put back into the state is never a stand-in. */
export function plain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const found = (value as { [itself]?: unknown })[itself] ?? value
  if (!Array.isArray(found)) return found
  for (const [at, item] of found.entries()) {
    const one = plain(item)
    if (one !== item) found[at] = one
  }
  return found
}
