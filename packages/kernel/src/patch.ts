import type { Plain } from './plain.ts'

/**
 * What leads from one piece of plain data to another. Whoever holds the first and gets the patch has the second,
 * to the byte, the order of keys included.
 */
export type Patch =
  /** Something else altogether. */
  | { readonly to: Plain }
  /** An object: what became of some of its keys, and keys that are gone. */
  | { readonly keys: Readonly<Record<string, Patch>>; readonly without?: readonly string[] }
  /** A list, put together anew from stretches of the old one (all of it, if nothing is said) and what is new. */
  | { readonly runs?: readonly Stretch[]; readonly items: Readonly<Record<number, Patch>> }

type Stretch = { readonly from: number; readonly count: number } | { readonly add: readonly Plain[] }

type Keyed = Readonly<Record<string, Plain>>
type List = readonly Plain[]

/** Null: there is no difference. */
export function patchOf(before: unknown, after: unknown): Patch | null {
  return difference(before as Plain, after as Plain)
}

/** Leaves what was there before as it is, and shares with it whatever did not change. */
export function patched<T>(before: T, patch: Patch): T {
  return made(before as Plain, patch) as T
}

function difference(before: Plain, after: Plain): Patch | null {
  if (before === after) return null
  if (isList(before) && isList(after)) return ofLists(before, after)
  if (isKeyed(before) && isKeyed(after)) return ofObjects(before, after)
  return { to: after }
}

function ofObjects(before: Keyed, after: Keyed): Patch | null {
  const [was, inOrder] = [Object.keys(before), Object.keys(after)]
  // Nearly always nothing is gone, and what is new comes last.
  if (was.every((key, at) => key === inOrder[at])) return ofKeys(before, after, inOrder, was.length)
  const without = was.filter((key) => !Object.hasOwn(after, key))
  const kept = was.filter((key) => Object.hasOwn(after, key))
  // New keys come last when a patch is applied; where they stand elsewhere, nothing less than all of it will do.
  if (kept.some((key, at) => key !== inOrder[at])) return { to: after }
  return { keys: {}, ...ofKeys(before, after, inOrder, kept.length), without }
}

/** The first so many keys were there before, in the same order. */
function ofKeys(before: Keyed, after: Keyed, inOrder: readonly string[], old: number) {
  let keys: Record<string, Patch> | null = null
  for (let at = 0; at < inOrder.length; at++) {
    const key = inOrder[at] as string
    const value = after[key] as Plain
    const patch = at < old ? difference(before[key] as Plain, value) : { to: value }
    if (patch === null) continue
    keys ??= {}
    keys[key] = patch
  }
  return keys === null ? null : { keys }
}

function ofLists(before: List, after: List): Patch | null {
  if (areSameThings(before, after)) return ofItems(before, after)
  const places = placesById(before)
  if (places !== null && placesById(after) !== null) return ofThings(before, after, places)
  return ofRows(before, after)
}

/** Nearly always the same things are there, in the same order. */
function areSameThings(before: List, after: List): boolean {
  if (before.length !== after.length) return false
  for (let at = 0; at < after.length; at++) {
    const id = idOf(after[at] as Plain)
    if (id === null || id !== idOf(before[at] as Plain)) return false
  }
  return true
}

function ofItems(before: List, after: List): Patch | null {
  let items: Record<number, Patch> | null = null
  for (let at = 0; at < after.length; at++) {
    const patch = difference(before[at] as Plain, after[at] as Plain)
    if (patch === null) continue
    items ??= {}
    items[at] = patch
  }
  return items === null ? null : { items }
}

/** Things with ids are the same thing wherever they stand. */
function ofThings(before: List, after: List, places: ReadonlyMap<string, number>): Patch | null {
  const runs: Stretch[] = []
  const items: Record<number, Patch> = {}
  for (const [at, thing] of after.entries()) {
    const from = places.get(idOf(thing) as string)
    if (from === undefined) addTo(runs, thing)
    else {
      takeInto(runs, from)
      const patch = difference(before[from] as Plain, thing)
      if (patch !== null) items[at] = patch
    }
  }
  return listPatch(runs, items, before.length)
}

/** Other lists: what they begin with and end with stays; in between, row by row where rows are objects. */
function ofRows(before: List, after: List): Patch | null {
  const shorter = Math.min(before.length, after.length)
  let head = 0
  while (head < shorter && difference(before[head] as Plain, after[head] as Plain) === null) head++
  if (head === before.length && head === after.length) return null
  let tail = 0
  const isTail = () => difference(before.at(-1 - tail) as Plain, after.at(-1 - tail) as Plain) === null
  while (tail < shorter - head && isTail()) tail++
  const middle = after.slice(head, after.length - tail)
  if (before.length === after.length && middle.every(isKeyed)) {
    const items = middle.map((row, at) => [head + at, difference(before[head + at] as Plain, row)] as const)
    return { items: Object.fromEntries(items.filter(([, patch]) => patch !== null)) as Record<number, Patch> }
  }
  if (head === 0 && tail === 0) return { to: after }
  const runs: Stretch[] = []
  if (head > 0) runs.push({ from: 0, count: head })
  if (middle.length > 0) runs.push({ add: middle })
  if (tail > 0) runs.push({ from: before.length - tail, count: tail })
  return { runs, items: {} }
}

function listPatch(runs: readonly Stretch[], items: Readonly<Record<number, Patch>>, length: number) {
  const [first] = runs
  const isWhole =
    runs.length === 0
      ? length === 0
      : runs.length === 1 && first !== undefined && 'from' in first && first.count === length
  if (!isWhole) return { runs, items }
  return Object.keys(items).length > 0 ? { items } : null
}

function addTo(runs: Stretch[], thing: Plain): void {
  const last = runs.at(-1)
  if (last !== undefined && 'add' in last) runs[runs.length - 1] = { add: [...last.add, thing] }
  else runs.push({ add: [thing] })
}

function takeInto(runs: Stretch[], from: number): void {
  const last = runs.at(-1)
  if (last !== undefined && 'from' in last && last.from + last.count === from)
    runs[runs.length - 1] = { from: last.from, count: last.count + 1 }
  else runs.push({ from, count: 1 })
}

function made(before: Plain, patch: Patch): Plain {
  if ('to' in patch) return patch.to
  if ('keys' in patch) {
    if (!isKeyed(before)) throw new Error('a patch for an object meets something else')
    const after: Record<string, Plain> = { ...before }
    for (const key of patch.without ?? []) delete after[key]
    for (const [key, one] of Object.entries(patch.keys)) after[key] = made(after[key] as Plain, one)
    return after
  }
  if (!isList(before)) throw new Error('a patch for a list meets something else')
  const after = patch.runs === undefined ? [...before] : patch.runs.flatMap((run) => itemsOf(before, run))
  for (const [at, one] of Object.entries(patch.items))
    after[Number(at)] = made(after[Number(at)] as Plain, one)
  return after
}

function itemsOf(before: List, run: Stretch): List {
  if ('add' in run) return run.add
  if (run.from + run.count > before.length) throw new Error('a patch for a longer list')
  return before.slice(run.from, run.from + run.count)
}

/** Where each thing stands; null if this is no list of things that each have an id of their own. */
function placesById(list: List): ReadonlyMap<string, number> | null {
  const places = new Map<string, number>()
  for (const [at, thing] of list.entries()) {
    const id = idOf(thing)
    if (id === null || places.has(id)) return null
    places.set(id, at)
  }
  return places
}

function idOf(thing: Plain): string | null {
  if (!isKeyed(thing)) return null
  const { id } = thing
  return typeof id === 'string' ? id : null
}

function isList(value: Plain): value is List {
  return Array.isArray(value)
}

function isKeyed(value: Plain): value is Keyed {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
