import type { Sum } from './changes.ts'
import type { Fact } from './facts.ts'
import type { Notes } from './notes.ts'
import {
  allOfIt,
  countIn,
  counts,
  itself,
  plain,
  type Row,
  standInsIn,
  sumIn,
  summable,
  sums,
} from './stand-in.ts'
import { textOf } from './text-of.ts'

/** Of a list it is a fact how many things it has, what one field of them is, how many have a value, what they come to. */
export function listHandler(notes: Notes, part: number, field: string): ProxyHandler<object> {
  const { book, changes, note, noteAll, touch } = notes
  const all = book.allOf(part, field)
  const name = `${part} ${field}`
  const fact = (of: (list: Row[]) => unknown, keys?: number): Fact => ({
    part,
    field,
    keys,
    of: (value) => of((value ?? []) as Row[]),
  })
  let known: number | undefined
  const length = (): number => {
    known ??= book.numberOf(
      `${name}.length`,
      fact((list) => list.length, 0),
    )
    return known
  }
  /** What it comes to after something was put into it hangs on all that was there before. */
  const comesTo = (number: number): void => {
    note(number)
    if (changes.has(part, field)) note(all)
  }
  const count = (target: Row[]) => (key: string, value: unknown) => {
    const counted = fact((list) => countIn(list, key, value), book.keysTo(field, key))
    comesTo(book.numberOf(`${name}#${key} ${textOf(value)}`, counted))
    return countIn(target, key, value)
  }
  const summed = (target: Row[]) => (what: string, sum: (list: Row[]) => unknown) => {
    comesTo(book.numberOf(`${name}+${what}`, fact(sum)))
    return sum(target)
  }
  const sumFor = (what: string, each: (one: Row) => number): Sum | null => {
    if (changes.has(part, field)) return null
    const sum = fact((list) => sumIn(list, each), book.keysTo(field, what))
    const number = book.numberOf(`${name}+each ${what}`, { ...sum, each: (one) => each(one as Row) })
    return { part, field, fact: number, of: (list) => sumIn(list as Row[], each) }
  }
  const item = itemHandler(notes, part, field)
  const handler: ProxyHandler<Row[]> = {
    get(target, key) {
      if (key === counts) return count(target)
      if (key === sums) return summed(target)
      if (key === summable) return sumFor
      if (key === itself) return target
      if (key === allOfIt) return [all]
      const value = (target as unknown as Row)[key as string]
      if (typeof value === 'function') return value
      note(length())
      return typeof value === 'object' && value !== null ? new Proxy(value as Row, item) : value
    },
    set(target, key, value) {
      const along = standInsIn(value)
      noteAll(along)
      const isNext = key === String(target.length)
      // Whoever lays something beside the rest need only know how many they are.
      if (isNext) note(length())
      if (along.length === 0 && (isNext || isPlaceIn(target, key))) changes.put(part, field, String(key))
      else if (key !== 'length' || value !== target.length) touch(part, field)
      ;(target as unknown as Row)[key as string] = plain(value)
      return true
    },
    deleteProperty(target, key) {
      touch(part, field)
      return Reflect.deleteProperty(target, key)
    },
    ownKeys(target) {
      note(length())
      return Reflect.ownKeys(target)
    },
  }
  return handler as ProxyHandler<object>
}

/** Over a thing in a list. */
function itemHandler({ book, note, noteAll, touch }: Notes, part: number, field: string): ProxyHandler<Row> {
  const all = book.allOf(part, field)
  const name = `${part} ${field}`
  const columns = new Map<string | symbol, number>()
  const columnOf = (key: string | symbol): number => {
    const known = columns.get(key)
    if (known !== undefined) return known
    const of = (value: unknown) => ((value ?? []) as Row[]).map((one) => one[key as string])
    const number = book.numberOf(`${name}.${String(key)}`, {
      part,
      field,
      keys: book.keysTo(field, String(key)),
      of,
    })
    columns.set(key, number)
    return number
  }
  const keysIn: Fact = {
    part,
    field,
    of: (value) => ((value ?? []) as Row[]).map((one) => Object.keys(one)),
  }
  return {
    get(target, key) {
      if (key === itself) return target
      if (key === allOfIt) return [all]
      note(columnOf(key))
      const value = target[key as string]
      if (typeof value === 'object' && value !== null) touch(part, field)
      return value
    },
    set(target, key, value) {
      touch(part, field)
      noteAll(standInsIn(value))
      target[key as string] = plain(value)
      return true
    },
    deleteProperty(target, key) {
      touch(part, field)
      return Reflect.deleteProperty(target, key)
    },
    has(target, key) {
      note(book.numberOf(`${name} keys`, keysIn))
      return key in target
    },
    ownKeys(target) {
      note(book.numberOf(`${name} keys`, keysIn))
      return Reflect.ownKeys(target)
    },
  }
}

export function isList(value: object): boolean {
  return Array.isArray(value) && (value.length === 0 || typeof value[0] === 'object')
}

function isPlaceIn(list: readonly unknown[], key: string | symbol): boolean {
  return typeof key === 'string' && Number(key) < list.length && Number(key) in list
}
