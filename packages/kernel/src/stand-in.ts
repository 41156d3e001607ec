export type Row = Record<string, unknown>

/** Asks a stand-in for the thing itself, and for a count or a sum. */
export const itself = Symbol('itself')
/** … and for the bits that are all of it. */
export const allOfIt = Symbol('all of it')
export const counts = Symbol('counts')
export const sums = Symbol('sums')

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
 * What a list or a record comes to, such as all symbols on some dice. To be preferred where no more than that is wanted;
 * `name` says what is added up, and the same name always means the same.
 */
export function sumOf<T extends object, Sum>(thing: T, name: string, sum: (thing: T) => Sum): Sum {
  const summed = (thing as { [sums]?: (name: string, sum: (thing: T) => Sum) => Sum })[sums]
  return summed === undefined ? sum(thing) : summed(name, sum)
}

/**
 * The thing itself, for what is only told: no rule hangs on what was told, so nobody need notice that it was looked at.
 */
export function unnoticed<T extends object>(thing: T): T {
  return (thing as { [itself]?: T })[itself] ?? thing
}

export function countIn(list: readonly Row[], field: string, value: unknown): number {
  let count = 0
  for (const one of list) if (one[field] === value) count++
  return count
}

/** All bits of the stand-ins that are somewhere in it: what they stand for may be known without having been looked at. */
export function standInsIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const own = (value as { [allOfIt]?: number })[allOfIt]
  if (own !== undefined) return own
  // What is frozen was looked through before.
  if (Object.isFrozen(value)) return 0
  let bits = 0
  for (const key in value) bits |= standInsIn((value as Row)[key])
  return bits
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
