/**
 * Plain data: what state, answers, journal entries and records are made of.
 * It can be printed, compared, cloned, stored and sent, and nothing is lost on the way.
 */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain }

/** Copies plain data, deep. The order of keys is kept, so that a copy prints as its original. */
export function clone<T>(value: T): T {
  return typeof value === 'object' && value !== null ? (copy(value) as T) : value
}

/** Copies the top at one stroke, which engines do fastest, and then what is below it. */
function copy(value: object): object {
  if (Array.isArray(value)) {
    const items: unknown[] = value.slice()
    for (let i = 0; i < items.length; i++) {
      const item = items[i]
      if (typeof item === 'object' && item !== null) items[i] = copy(item)
    }
    return items
  }
  const result: Record<string, unknown> = { ...value }
  for (const key in result) {
    const item = result[key]
    if (typeof item === 'object' && item !== null) result[key] = copy(item)
  }
  return result
}

/** Do two pieces of plain data say the same? The order of keys does not matter. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false
    for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false
    return true
  }
  const left = a as Record<string, unknown>
  const right = b as Record<string, unknown>
  let count = 0
  for (const key in left) {
    if (!Object.hasOwn(right, key) || !same(left[key], right[key])) return false
    count++
  }
  for (const _ in right) count--
  return count === 0
}

/**
 * The first thing in a value that is not plain data, as `path: what`, or null.
 * Minus zero, NaN and the infinities count: they do not survive being written down.
 */
export function notPlain(value: unknown, path = '', depth = 0): string | null {
  if (depth > deepest) return `${path.slice(0, 60)}…: nested more than ${deepest} deep`
  const here = path === '' ? 'it' : path
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return null
    case 'number':
      if (Object.is(value, -0)) return `${here}: minus zero`
      return Number.isFinite(value) ? null : `${here}: ${value}`
    case 'object':
      return value === null ? null : notPlainObject(value, path, here, depth + 1)
    default:
      return `${here}: ${typeof value}`
  }
}

/** Deeper than any honest state or answer; a bound, so that a hostile one cannot exhaust the stack. */
const deepest = 100

function notPlainObject(value: object, path: string, here: string, depth: number): string | null {
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const problem = i in value ? notPlain(value[i], `${path}[${i}]`, depth) : `${here}: a gap at ${i}`
      if (problem !== null) return problem
    }
    return null
  }
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) return `${here}: an object of a class`
  if (Object.getOwnPropertySymbols(value).length > 0) return `${here}: a symbol as key`
  for (const [key, item] of Object.entries(value)) {
    // What every object has by these names would be hidden: it could no longer be printed, or even be looked at.
    if (key in Object.prototype) return `${here}: a key called ${key}`
    const problem = notPlain(item, path === '' ? key : `${path}.${key}`, depth)
    if (problem !== null) return problem
  }
  return null
}

/**
 * Plain data is a tree. The first object that can be reached by two ways, as `path, path`, or null: two
 * parts of a state that share one would part company when it is saved.
 */
export function sharedPart(value: unknown): string | null {
  const seen = new Map<object, string>()
  const visit = (part: unknown, path: string): string | null => {
    if (typeof part !== 'object' || part === null) return null
    const before = seen.get(part)
    if (before !== undefined) return `${before}, ${path}`
    seen.set(part, path)
    for (const [key, item] of Object.entries(part)) {
      const shared = visit(item, path === '' ? key : `${path}.${key}`)
      if (shared !== null) return shared
    }
    return null
  }
  return visit(value, '')
}

/** One text for one meaning: keys in one order, no white space. */
export function canonical(value: unknown): string {
  return JSON.stringify(inOrder(value))
}

function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(inOrder)
  const source = value as Record<string, unknown>
  const ordered: Record<string, unknown> = {}
  for (const key of keysInOrder(source)) ordered[key] = inOrder(source[key])
  return ordered
}

/** Keys that stand one after the other, and in which order they are written. */
interface Known {
  readonly after: Map<string, Known>
  inOrder: readonly string[] | null
}

const known: Known = { after: new Map(), inOrder: null }
let many = 0
/** Objects that have as many different keys as there are things on a table are put in order each time. */
const most = 20_000
/** Longer than any key that somebody chose with care. */
const longest = 60

/**
 * The keys of an object in the one order: numbers come first whatever one does, the others in alphabetical order.
 * Objects with the same keys are met again and again: what was put in order once is remembered.
 */
export function keysInOrder(value: object): readonly string[] {
  const keys = Object.keys(value)
  let at = known
  for (const key of keys) {
    let next = at.after.get(key)
    if (next === undefined) {
      if (many >= most || key.length > longest) return sorted(keys)
      many++
      next = { after: new Map(), inOrder: null }
      at.after.set(key, next)
    }
    at = next
  }
  at.inOrder ??= sorted(keys)
  return at.inOrder
}

function sorted(keys: readonly string[]): readonly string[] {
  // An object lists numbers first, in their order; so does what is written down.
  const words = keys.findIndex((key) => !isIndex(key))
  return words < 0 ? keys : [...keys.slice(0, words), ...keys.slice(words).sort()]
}

function isIndex(key: string): boolean {
  const number = Number(key)
  return Number.isInteger(number) && number >= 0 && number < 2 ** 32 - 1 && String(number) === key
}
