import type { Notes } from './notes.ts'
import { type Adding, adds, allOfIt, itself, plain, type Row, standInsIn, values } from './stand-in.ts'

/** Of a record each value is a fact of its own; whoever wants the names, or what is below a value, wants all of it. */
export function recordHandler(notes: Notes, part: number, field: string): ProxyHandler<object> {
  const { book, changes, note, noteAll, touch } = notes
  const all = book.allOf(part, field)
  const allNow = () => [all, ...changes.addedFrom(part, field)]
  const known = new Map<string | symbol, number>()
  const factOf = (key: string | symbol): number => {
    const before = known.get(key)
    if (before !== undefined) return before
    const number = book.valueOf(part, field, String(key))
    known.set(key, number)
    return number
  }
  const valued =
    (target: Row) => (what: string, keys: readonly string[], value: (values: Row) => unknown) => {
      const of = (record: unknown) => value(picked(record as Row, keys))
      note(book.numberOf(`${part} ${field}+${what}`, { part, field, about: keys, of }))
      // What it comes to after something was put into it hangs on all that was there before.
      if (changes.has(part, field)) noteAll(allNow())
      return of(target)
    }
  const adding =
    (target: Row): Adding =>
    (key, by, sum) => {
      changes.add(part, field, key, by, sum)
      target[key] = (target[key] as number) + by
    }
  const within = withinHandler(notes, part, field, allNow)
  const handler: ProxyHandler<Row> = {
    get(target, key) {
      if (key === itself) return target
      if (key === allOfIt) return allNow()
      if (key === values) return valued(target)
      if (key === adds) return adding(target)
      const value = target[key as string]
      note(factOf(key))
      noteAll(changes.addedFrom(part, field, String(key)))
      return typeof value === 'object' && value !== null ? new Proxy(value, within) : value
    },
    set(target, key, value) {
      const along = standInsIn(value)
      noteAll(along)
      changes.put(part, field, String(key))
      if (!(key in target) || along.length > 0) touch(part, field)
      target[key as string] = plain(value)
      return true
    },
    deleteProperty(target, key) {
      changes.put(part, field, String(key))
      touch(part, field)
      return Reflect.deleteProperty(target, key)
    },
    has(target, key) {
      note(all)
      return key in target
    },
    ownKeys(target) {
      noteAll(allNow())
      return Reflect.ownKeys(target)
    },
  }
  return handler as ProxyHandler<object>
}

/** Over a list or a record that is a value in a record. */
function withinHandler(
  { noteAll, touch }: Notes,
  part: number,
  field: string,
  allNow: () => readonly number[],
): ProxyHandler<object> {
  return {
    get(target, key) {
      if (key === itself) return target
      if (key === allOfIt) return allNow()
      const value = (target as Row)[key as string]
      if (typeof value === 'object' && value !== null) touch(part, field)
      return value
    },
    set(target, key, value) {
      touch(part, field)
      noteAll(standInsIn(value))
      ;(target as Row)[key as string] = plain(value)
      return true
    },
    deleteProperty(target, key) {
      touch(part, field)
      return Reflect.deleteProperty(target, key)
    },
  }
}

function picked(record: Row, keys: readonly string[]): Row {
  const values: Row = {}
  for (const key of keys) values[key] = record[key]
  return values
}
