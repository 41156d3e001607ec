import { made } from './made.ts'
import { allOfIt, countIn, counts, itself, plain, type Row, standInsIn, sums } from './stand-in.ts'

/**
 * What nobody looked at cannot have mattered. A lookout stands between the rules and a few parts of a state, and notes
 * which facts about them the rules look at: the value of a field; of a list of things such as dice how many there are,
 * one field of all of them, how many show a certain value, or what they come to. Whoever changes a part of something
 * has looked at all of it: what it comes to afterwards hangs on the rest.
 */
export interface Lookout {
  /**
   * The facts that the step under way hangs on, since `begin`, one bit each; all of them: `everything`. Whoever puts
   * another thing into a place of a list or a record need not know the rest of it.
   */
  read: number
  begin(): void
  /** What may have changed since then. */
  changes(): Change[]
  /** A stand-in for a part, which notes what is looked at. `fields` are watched; null: all of it, as one fact. */
  over(part: number, object: object, fields: readonly string[] | null): object
  /** The same facts without those that others imply: whoever knows all of a field knows what it comes to. */
  gist(bits: number): number
  /** What the bit at this place stands for; only the last one may stand for more and more facts. */
  factsAt(at: number): readonly Fact[]
  /** The bits of all facts about a field, but for the last one, which stands for others too. */
  bitsAbout(part: number, field: string | null): number
  /** The bit of all of a field, and of one value in a record. */
  bitOfAll(part: number, field: string | null): number
  bitOfValue(part: number, field: string, key: string): number
}

/** A part, or a field of it, that may have changed; of a list or a record perhaps only these places. */
export interface Change {
  readonly part: number
  readonly field: string | null
  readonly places: ReadonlySet<string> | null
}

/** A fact about a part, or about a field of it. */
export interface Fact {
  readonly part: number
  readonly field: string | null
  /** Of a record it is one value, or what it comes to; otherwise it may be about anything in it. */
  readonly about?: { readonly value: string } | 'sum'
  of(value: unknown): unknown
}

/** More facts than there are bits share the last one. */
export const lastBit = 30
export const everything = 0x7fffffff

export function lookout(): Lookout {
  const bits = new Map<string, number>()
  const facts: Fact[][] = []
  /** By the bit of all of a field: the bits of what follows from it. */
  const implied = new Map<number, number>()
  /** By part and field: the bits of what is about it. */
  const about = new Map<number, Map<string | null, number>>()
  const bitOf = (name: string, fact: Fact, all?: number): number => {
    const known = bits.get(name)
    if (known !== undefined) return known
    const at = Math.min(bits.size, lastBit)
    facts[at] = [...(facts[at] ?? []), fact]
    bits.set(name, 1 << at)
    const fields = made(about, fact.part, () => new Map<string | null, number>())
    if (at < lastBit) fields.set(fact.field, (fields.get(fact.field) ?? 0) | (1 << at))
    if (all !== undefined && at < lastBit) implied.set(all, (implied.get(all) ?? 0) | (1 << at))
    return 1 << at
  }

  const note = (bit: number): void => {
    watching.read |= bit
  }
  const changed = new Map<string, { part: number; field: string | null; places: Set<string> | null }>()
  /** Looked at as a whole, and given out of hand or written to: how it ends up is known only at the end of the step. */
  const touch = (part: number, field: string | null, bit: number): void => {
    note(bit)
    changed.set(`${part} ${field}`, { part, field, places: null })
  }
  const put = (part: number, field: string, place: string): void => {
    const before = changed.get(`${part} ${field}`)
    if (before === undefined) changed.set(`${part} ${field}`, { part, field, places: new Set([place]) })
    else before.places?.add(place)
  }
  /** What it comes to after something was put into it hangs on all that was there before. */
  const comesTo = (part: number, field: string, bit: number, all: number): void => {
    note(bit)
    if (changed.has(`${part} ${field}`)) watching.read |= all
  }

  const whole = (part: number, object: object): object => {
    const bit = bitOfAll(part, null)
    return new Proxy(object, {
      get(target, key) {
        if (key === itself) return target
        if (key === allOfIt) return bit
        touch(part, null, bit)
        return Reflect.get(target, key)
      },
      set(target, key, value) {
        touch(part, null, bit)
        return Reflect.set(target, key, plain(value))
      },
      deleteProperty(target, key) {
        touch(part, null, bit)
        return Reflect.deleteProperty(target, key)
      },
      ownKeys(target) {
        note(bit)
        return Reflect.ownKeys(target)
      },
    })
  }

  const handlers = new Map<
    number,
    { readonly fields: readonly string[]; readonly handler: ProxyHandler<object> }
  >()
  const handlerFor = (part: number, fields: readonly string[]): ProxyHandler<object> => {
    const known = handlers.get(part)
    if (known !== undefined && known.fields === fields) return known.handler
    const field = new Map<
      string | symbol,
      { readonly bit: number; readonly list: ProxyHandler<Row[]>; readonly record: ProxyHandler<Row> }
    >()
    let all = 0
    for (const one of fields) {
      const bit = bitOfAll(part, one)
      field.set(one, { bit, list: listHandler(part, one, bit), record: recordHandler(part, one, bit) })
      all |= bit
    }
    const handler: ProxyHandler<object> = {
      get(target, key) {
        if (key === itself) return target
        if (key === allOfIt) return all
        const value = (target as Row)[key as string]
        const watched = field.get(key)
        if (watched === undefined) return value
        if (isList(value)) return new Proxy(value, watched.list)
        if (isRecord(value)) return new Proxy(value, watched.record)
        if (typeof value === 'object' && value !== null) touch(part, String(key), watched.bit)
        else note(watched.bit)
        return value
      },
      set(target, key, value) {
        const watched = field.get(key)
        if (watched !== undefined)
          changed.set(`${part} ${String(key)}`, { part, field: String(key), places: null })
        watching.read |= standInsIn(value)
        ;(target as Row)[key as string] = plain(value)
        return true
      },
      deleteProperty(target, key) {
        const watched = field.get(key)
        if (watched !== undefined) touch(part, String(key), watched.bit)
        return Reflect.deleteProperty(target, key)
      },
      has(target, key) {
        note(field.get(key)?.bit ?? 0)
        return key in target
      },
      ownKeys(target) {
        note(all)
        return Reflect.ownKeys(target)
      },
    }
    handlers.set(part, { fields, handler })
    return handler
  }

  const bitOfAll = (part: number, field: string | null): number =>
    bitOf(field === null ? `${part}` : `${part} ${field}`, { part, field, of: (value) => value })
  const bitOfValue = (part: number, field: string, key: string, all: number): number =>
    bitOf(
      `${part} ${field}:${key}`,
      { part, field, about: { value: key }, of: (value) => (value as Row)[key] },
      all,
    )

  /** Of a record each value is a fact of its own; whoever wants the names, or what is below a value, wants all of it. */
  const recordHandler = (part: number, field: string, all: number): ProxyHandler<Row> => {
    const values = new Map<string | symbol, number>()
    const summed = (target: Row) => (what: string, sum: (record: Row) => unknown) => {
      const fact: Fact = { part, field, about: 'sum', of: (value) => sum(value as Row) }
      comesTo(part, field, bitOf(`${part} ${field}+${what}`, fact, all), all)
      return sum(target)
    }
    /** Over a list or a record that is such a value. */
    const within: ProxyHandler<object> = {
      get(target, key) {
        if (key === itself) return target
        if (key === allOfIt) return all
        const value = (target as Row)[key as string]
        if (typeof value === 'object' && value !== null) touch(part, field, all)
        return value
      },
      set(target, key, value) {
        touch(part, field, all)
        watching.read |= standInsIn(value)
        ;(target as Row)[key as string] = plain(value)
        return true
      },
      deleteProperty(target, key) {
        touch(part, field, all)
        return Reflect.deleteProperty(target, key)
      },
    }
    return {
      get(target, key) {
        if (key === itself) return target
        if (key === allOfIt) return all
        if (key === sums) return summed(target)
        const value = target[key as string]
        let bit = values.get(key)
        if (bit === undefined) {
          bit = bitOfValue(part, field, String(key), all)
          values.set(key, bit)
        }
        note(bit)
        return typeof value === 'object' && value !== null ? new Proxy(value, within) : value
      },
      set(target, key, value) {
        const within = standInsIn(value)
        watching.read |= within
        if (key in target && within === 0) put(part, field, String(key))
        else touch(part, field, all)
        target[key as string] = plain(value)
        return true
      },
      deleteProperty(target, key) {
        touch(part, field, all)
        return Reflect.deleteProperty(target, key)
      },
      has(target, key) {
        note(all)
        return key in target
      },
      ownKeys(target) {
        note(all)
        return Reflect.ownKeys(target)
      },
    }
  }

  const listHandler = (part: number, field: string, all: number): ProxyHandler<Row[]> => {
    const fact = (of: (list: Row[]) => unknown): Fact => ({
      part,
      field,
      of: (value) => of((value ?? []) as Row[]),
    })
    const keysIn = fact((list) => list.map((one) => Object.keys(one)))
    const lengthOf = fact((list) => list.length)
    const name = `${part} ${field}`
    let length = 0
    const columns = new Map<string | symbol, number>()
    const item: ProxyHandler<Row> = {
      get(target, key) {
        if (key === itself) return target
        if (key === allOfIt) return all
        let bit = columns.get(key)
        if (bit === undefined) {
          const column = fact((list) => list.map((one) => one[key as string]))
          bit = bitOf(`${name}.${String(key)}`, column, all)
          columns.set(key, bit)
        }
        note(bit)
        const value = target[key as string]
        if (typeof value === 'object' && value !== null) {
          watching.read |= all
          changed.set(name, { part, field, places: null })
        }
        return value
      },
      set(target, key, value) {
        touch(part, field, all)
        watching.read |= standInsIn(value)
        target[key as string] = plain(value)
        return true
      },
      deleteProperty(target, key) {
        touch(part, field, all)
        return Reflect.deleteProperty(target, key)
      },
      has(target, key) {
        note(bitOf(`${name} keys`, keysIn, all))
        return key in target
      },
      ownKeys(target) {
        note(bitOf(`${name} keys`, keysIn, all))
        return Reflect.ownKeys(target)
      },
    }
    const count = (target: Row[]) => (key: string, value: unknown) => {
      const counted = fact((list) => countIn(list, key, value))
      comesTo(part, field, bitOf(`${name}#${key} ${textOf(value)}`, counted, all), all)
      return countIn(target, key, value)
    }
    const summed = (target: Row[]) => (what: string, sum: (list: Row[]) => unknown) => {
      comesTo(part, field, bitOf(`${name}+${what}`, fact(sum), all), all)
      return sum(target)
    }
    return {
      get(target, key) {
        if (key === counts) return count(target)
        if (key === sums) return summed(target)
        if (key === itself) return target
        if (key === allOfIt) return all
        const value = (target as unknown as Row)[key as string]
        if (typeof value === 'function') return value
        length ||= bitOf(`${name}.length`, lengthOf, all)
        note(length)
        return typeof value === 'object' && value !== null ? new Proxy(value as Row, item) : value
      },
      set(target, key, value) {
        const within = standInsIn(value)
        watching.read |= within
        if (isPlaceIn(target, key) && within === 0) put(part, field, String(key))
        else touch(part, field, all)
        ;(target as unknown as Row)[key as string] = plain(value)
        return true
      },
      deleteProperty(target, key) {
        touch(part, field, all)
        return Reflect.deleteProperty(target, key)
      },
      ownKeys(target) {
        length ||= bitOf(`${name}.length`, lengthOf, all)
        note(length)
        return Reflect.ownKeys(target)
      },
    }
  }

  const watching: Lookout = {
    read: 0,
    begin() {
      watching.read = 0
      changed.clear()
    },
    changes: () => [...changed.values()],
    over: (part, object, fields) =>
      fields === null ? whole(part, object) : new Proxy(object, handlerFor(part, fields)),
    gist(wanted) {
      let rest = wanted
      for (const [all, less] of implied) if ((wanted & all) !== 0) rest &= ~less
      return rest
    },
    factsAt: (at) => facts[at] ?? [],
    bitsAbout: (part, field) => about.get(part)?.get(field) ?? 0,
    bitOfAll,
    bitOfValue: (part, field, key) => bitOfValue(part, field, key, bitOfAll(part, field)),
  }
  return watching
}

/** One text for one value, with an end that can be told. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return `${value.length}“${value}`
  if (typeof value !== 'object' || value === null) return `${value};`
  if (!Array.isArray(value)) return `${JSON.stringify(value)};`
  if (value.length > 0 && value.every(isRecord)) return `${JSON.stringify(value)};`
  let text = '['
  for (const item of value) text += textOf(item)
  return `${text}]`
}

function isRecord(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isList(value: unknown): value is Row[] {
  return Array.isArray(value) && (value.length === 0 || typeof value[0] === 'object')
}

function isPlaceIn(list: readonly unknown[], key: string | symbol): boolean {
  return typeof key === 'string' && Number(key) < list.length && Number(key) in list
}
