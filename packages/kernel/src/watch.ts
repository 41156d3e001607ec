import { type Change, changesOf } from './changes.ts'
import { type FactBook, type Facts, factBook } from './facts.ts'
import type { Notes } from './notes.ts'
import type { Order } from './order.ts'
import { allOfIt, itself, plain, type Row, standInsIn } from './stand-in.ts'
import { isList, listHandler } from './watch-list.ts'
import { recordHandler } from './watch-record.ts'

/**
 * What nobody looked at cannot have mattered. A lookout stands between the rules and a few parts of a state, and notes
 * which facts about them the rules look at: the value of a field; of a list of things such as dice how many there are,
 * one field of all of them, how many show a certain value, or what they come to. Whoever changes a part of something
 * has looked at all of it: what it comes to afterwards hangs on the rest.
 */
export interface Lookout {
  readonly book: FactBook
  begin(): void
  /**
   * The facts that the step under way hangs on, since `begin`. Whoever puts another thing into a place of a list or a
   * record, or adds to it, need not know the rest of it.
   */
  read(): Facts
  /** These count as looked at, too. */
  look(facts: readonly number[]): void
  /** What may have changed since then. */
  changes(): Change[]
  /** A stand-in for a part, which notes what is looked at. `fields` are watched; null: all of it, as one fact. */
  over(part: number, object: object, fields: readonly string[] | null): object
}

export function lookout(order?: Order): Lookout {
  const book = factBook(order)
  const changes = changesOf()
  const seen = new Set<number>()
  const notes: Notes = {
    book,
    changes,
    note: (fact) => void seen.add(fact),
    noteAll(facts) {
      for (const fact of facts) seen.add(fact)
    },
    touch(part, field) {
      seen.add(book.allOf(part, field))
      changes.touch(part, field)
    },
  }
  const handlers = new Map<
    number,
    { readonly fields: readonly string[]; readonly handler: ProxyHandler<object> }
  >()
  return {
    book,
    begin() {
      seen.clear()
      changes.clear()
    },
    read: () => book.setOf(seen),
    look: notes.noteAll,
    changes: changes.all,
    over(part, object, fields) {
      if (fields === null) return new Proxy(object, wholeHandler(notes, part))
      let known = handlers.get(part)
      if (known === undefined || known.fields !== fields) {
        known = { fields, handler: partHandler(notes, part, fields) }
        handlers.set(part, known)
      }
      return new Proxy(object, known.handler)
    },
  }
}

/** Over a part that is one fact. */
function wholeHandler({ book, note, touch }: Notes, part: number): ProxyHandler<object> {
  return {
    get(target, key) {
      if (key === itself) return target
      if (key === allOfIt) return [book.allOf(part, null)]
      touch(part, null)
      return Reflect.get(target, key)
    },
    set(target, key, value) {
      touch(part, null)
      return Reflect.set(target, key, plain(value))
    },
    deleteProperty(target, key) {
      touch(part, null)
      return Reflect.deleteProperty(target, key)
    },
    ownKeys(target) {
      note(book.allOf(part, null))
      return Reflect.ownKeys(target)
    },
  }
}

/** Over a part of which some fields are watched. */
function partHandler(notes: Notes, part: number, fields: readonly string[]): ProxyHandler<object> {
  const { book, changes, note, noteAll, touch } = notes
  const watched = new Map<string | symbol, Readonly<Record<'list' | 'record', ProxyHandler<object>>>>(
    fields.map((field) => [
      field,
      { list: listHandler(notes, part, field), record: recordHandler(notes, part, field) },
    ]),
  )
  const all = fields.map((field) => book.allOf(part, field))
  return {
    get(target, key) {
      if (key === itself) return target
      if (key === allOfIt) return all
      const value = (target as Row)[key as string]
      const over = watched.get(key)
      if (over === undefined) return value
      if (typeof value !== 'object' || value === null) {
        note(book.allOf(part, key as string))
        return value
      }
      if (isList(value)) return new Proxy(value, over.list)
      if (!Array.isArray(value)) return new Proxy(value, over.record)
      touch(part, key as string)
      return value
    },
    set(target, key, value) {
      if (watched.has(key)) changes.replace(part, key as string)
      noteAll(standInsIn(value))
      ;(target as Row)[key as string] = plain(value)
      return true
    },
    deleteProperty(target, key) {
      if (watched.has(key)) touch(part, key as string)
      return Reflect.deleteProperty(target, key)
    },
    has(target, key) {
      if (watched.has(key)) note(book.allOf(part, key as string))
      return key in target
    },
    ownKeys(target) {
      noteAll(all)
      return Reflect.ownKeys(target)
    },
  }
}
