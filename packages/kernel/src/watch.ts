/**
 * What nobody looked at cannot have mattered. A lookout stands between the rules and a few parts of a state, and notes
 * which facts about them the rules look at: the value of a field; of a list of things such as dice how many there are,
 * one field of all of them, how many show a certain value, or what they come to. Whoever changes a part of something
 * has looked at all of it: what it comes to afterwards hangs on the rest.
 */
export interface Lookout {
  /** The facts looked at, one bit each; all of them: `everything`. */
  seen: number
  /** A stand-in for a part, which notes what is looked at. `fields` are watched; null: all of it, as one fact. */
  over(part: number, object: object, fields: readonly string[] | null): object
  /** The same facts without those that others imply: whoever knows all of a field knows what it comes to. */
  gist(bits: number): number
  /** Tells the facts of any bits, as they are in these parts. */
  factsIn(parts: readonly (object | null)[]): (bits: number) => string
}

type Row = Record<string, unknown>
type Fact = (parts: readonly (object | null)[]) => unknown

/** Asks a stand-in for the thing itself, and for a count or a sum. */
const itself = Symbol('itself')
const counts = Symbol('counts')
const sums = Symbol('sums')
/** More facts than there are bits share the last one. */
const lastBit = 30
export const everything = 0x7fffffff

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

function countIn(list: readonly Row[], field: string, value: unknown): number {
  let count = 0
  for (const one of list) if (one[field] === value) count++
  return count
}

export function lookout(): Lookout {
  const bits = new Map<string, number>()
  const facts: Fact[][] = []
  /** By the bit of all of a field: the bits of what follows from it. */
  const implied = new Map<number, number>()
  const bitOf = (name: string, fact: Fact, all?: number): number => {
    const known = bits.get(name)
    if (known !== undefined) return known
    const at = Math.min(bits.size, lastBit)
    facts[at] = [...(facts[at] ?? []), fact]
    bits.set(name, 1 << at)
    if (all !== undefined && at < lastBit) implied.set(all, (implied.get(all) ?? 0) | (1 << at))
    return 1 << at
  }

  const whole = (part: number, object: object): object => {
    const bit = bitOf(`${part}`, (parts) => parts[part])
    return new Proxy(object, {
      get(target, key) {
        if (key === itself) return target
        watching.seen |= bit
        return Reflect.get(target, key)
      },
      ownKeys(target) {
        watching.seen |= bit
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
      const bit = bitOf(`${part} ${one}`, (parts) => (parts[part] as Row | null)?.[one])
      field.set(one, { bit, list: listHandler(part, one, bit), record: recordHandler(part, one, bit) })
      all |= bit
    }
    const handler: ProxyHandler<object> = {
      get(target, key) {
        if (key === itself) return target
        const value = (target as Row)[key as string]
        const watched = field.get(key)
        if (watched === undefined) return value
        if (isList(value)) return new Proxy(value, watched.list)
        if (isRecord(value)) return new Proxy(value, watched.record)
        watching.seen |= watched.bit
        return value
      },
      set(target, key, value) {
        watching.seen |= field.get(key)?.bit ?? 0
        ;(target as Row)[key as string] = plain(value)
        return true
      },
      has(target, key) {
        watching.seen |= field.get(key)?.bit ?? 0
        return key in target
      },
      ownKeys(target) {
        watching.seen |= all
        return Reflect.ownKeys(target)
      },
    }
    handlers.set(part, { fields, handler })
    return handler
  }

  /** Of a record each value is a fact of its own; whoever wants the names, or what is below a value, wants all of it. */
  const recordHandler = (part: number, field: string, all: number): ProxyHandler<Row> => {
    const values = new Map<string | symbol, number>()
    const recordIn = (parts: readonly (object | null)[]) => (parts[part] as Row | null)?.[field] as Row
    const summed = (target: Row) => (what: string, sum: (record: Row) => unknown) => {
      watching.seen |= bitOf(`${part} ${field}+${what}`, (parts) => sum(recordIn(parts)), all)
      return sum(target)
    }
    return {
      get(target, key) {
        if (key === itself) return target
        if (key === sums) return summed(target)
        const value = target[key as string]
        let bit = values.get(key)
        if (bit === undefined) {
          bit = bitOf(`${part} ${field}:${String(key)}`, (parts) => recordIn(parts)[key as string], all)
          values.set(key, bit)
        }
        watching.seen |= bit
        return value
      },
      set(target, key, value) {
        watching.seen |= all
        target[key as string] = plain(value)
        return true
      },
      has(target, key) {
        watching.seen |= all
        return key in target
      },
      ownKeys(target) {
        watching.seen |= all
        return Reflect.ownKeys(target)
      },
    }
  }

  const listHandler = (part: number, field: string, all: number): ProxyHandler<Row[]> => {
    const listIn = (parts: readonly (object | null)[]) =>
      ((parts[part] as Row | null)?.[field] ?? []) as Row[]
    const keysIn: Fact = (parts) => listIn(parts).map((one) => Object.keys(one))
    const name = `${part} ${field}`
    let length = 0
    const columns = new Map<string | symbol, number>()
    const item: ProxyHandler<Row> = {
      get(target, key) {
        if (key === itself) return target
        let bit = columns.get(key)
        if (bit === undefined) {
          bit = bitOf(
            `${name}.${String(key)}`,
            (parts) => listIn(parts).map((one) => one[key as string]),
            all,
          )
          columns.set(key, bit)
        }
        watching.seen |= bit
        return target[key as string]
      },
      set(target, key, value) {
        watching.seen |= all
        target[key as string] = plain(value)
        return true
      },
      has(target, key) {
        watching.seen |= bitOf(`${name} keys`, keysIn, all)
        return key in target
      },
      ownKeys(target) {
        watching.seen |= bitOf(`${name} keys`, keysIn, all)
        return Reflect.ownKeys(target)
      },
    }
    const count = (target: Row[]) => (key: string, value: unknown) => {
      watching.seen |= bitOf(
        `${name}#${key} ${textOf(value)}`,
        (parts) => countIn(listIn(parts), key, value),
        all,
      )
      return countIn(target, key, value)
    }
    const summed = (target: Row[]) => (what: string, sum: (list: Row[]) => unknown) => {
      watching.seen |= bitOf(`${name}+${what}`, (parts) => sum(listIn(parts)), all)
      return sum(target)
    }
    return {
      get(target, key) {
        if (key === counts) return count(target)
        if (key === sums) return summed(target)
        if (key === itself) return target
        const value = (target as unknown as Row)[key as string]
        if (typeof value === 'function') return value
        length ||= bitOf(`${name}.length`, (parts) => listIn(parts).length, all)
        watching.seen |= length
        return typeof value === 'object' && value !== null ? new Proxy(value as Row, item) : value
      },
      set(target, key, value) {
        watching.seen |= all
        ;(target as unknown as Row)[key as string] = plain(value)
        return true
      },
      ownKeys(target) {
        length ||= bitOf(`${name}.length`, (parts) => listIn(parts).length, all)
        watching.seen |= length
        return Reflect.ownKeys(target)
      },
    }
  }

  const watching: Lookout = {
    seen: 0,
    over: (part, object, fields) =>
      fields === null ? whole(part, object) : new Proxy(object, handlerFor(part, fields)),
    gist(wanted) {
      let rest = wanted
      for (const [all, less] of implied) if ((wanted & all) !== 0) rest &= ~less
      return rest
    },
    factsIn(parts) {
      // The same parts are asked for several sets of facts, which have most in common; only the last bit may get more.
      const texts: string[] = []
      const textAt = (at: number) => (facts[at] ?? []).map((fact) => textOf(fact(parts))).join('')
      return (wanted) => {
        const found: string[] = []
        for (let at = 0; at < facts.length; at++) {
          if ((wanted & (1 << at)) === 0) continue
          const text = texts[at] ?? textAt(at)
          if (at < lastBit) texts[at] = text
          found.push(text)
        }
        return found.join('')
      }
    },
  }
  return watching
}

/** One text for one value, with an end that can be told. */
function textOf(value: unknown): string {
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

/** What is put back into the state is never a stand-in. */
function plain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const found = (value as { [itself]?: unknown })[itself] ?? value
  if (!Array.isArray(found)) return found
  for (const [at, item] of found.entries()) {
    const one = plain(item)
    if (one !== item) found[at] = one
  }
  return found
}
