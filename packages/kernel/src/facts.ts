import { made } from './made.ts'
import type { Order } from './order.ts'

/** A fact about a part of a state, or about a field of it. */
export interface Fact {
  readonly part: number
  readonly field: string | null
  /** Of a record: the values that it is about. Otherwise it may be about anything. */
  readonly about?: readonly string[]
  /** It is one value itself. */
  readonly isValue?: true
  of(value: unknown): unknown
  /** Of a list: so many of the keys by which it is put in order are enough to know it. Otherwise it takes all of it. */
  readonly keys?: number | undefined
  /** What each thing of a list adds to it. */
  each?(thing: unknown): number
  /** What some values come to that are to change before: of which fact this is so, and what becomes of them. */
  readonly after?: { readonly fact: number; readonly becoming: ReadonlyMap<string, Become> }
}

/** What becomes of a value: another one, if an item is named, and then this is added. */
export interface Become {
  readonly item?: unknown
  readonly by: number
}

/** A set of facts. Equal sets are one and the same, so that what is found out about a set is found out once. */
export interface Facts {
  /** Their numbers in the book, from low to high. */
  readonly numbers: readonly number[]
  readonly unions: Map<Facts, Facts>
  gist: Facts | null
}

/** All facts that anybody looked at so far, each with a number. */
export interface FactBook {
  readonly none: Facts
  readonly facts: readonly Fact[]
  /** The fact of this name; it follows from all of the field, or from the keys that it takes. */
  numberOf(name: string, fact: Fact): number
  /** All of a field, and one value of a record. */
  allOf(part: number, field: string | null): number
  valueOf(part: number, field: string, key: string): number
  /** How many keys of a list it takes to know this one, or what is named like it. */
  keysTo(field: string, name: string): number | undefined
  /** A list as far as so many of its keys tell. */
  firstKeys(part: number, field: string, count: number | undefined): number
  /** What a list comes to without what is in these places. */
  without(sum: number, places: readonly string[]): number
  /** What values of a record come to, once this has become of some of them. */
  after(fact: number, becoming: ReadonlyMap<string, Become>): number
  setOf(numbers: Iterable<number>): Facts
  union(one: Facts, other: Facts): Facts
  /** The same facts without those that others imply: whoever knows all of a field knows what it comes to. */
  gist(facts: Facts): Facts
}

export function factBook(order: Order = new Map()): FactBook {
  const facts: Fact[] = []
  const names = new Map<string, number>()
  /** By number: that of the fact that it follows from. */
  const impliedBy: (number | undefined)[] = []
  const sets = new Map<string, Facts>()
  const wholes = new Map<number, Map<string | null, number>>()

  const entered = (name: string, fact: Fact, from: () => number | undefined): number => {
    const known = names.get(name)
    if (known !== undefined) return known
    const whole = from()
    names.set(name, facts.length)
    impliedBy.push(whole)
    return facts.push(fact) - 1
  }
  const numberOf = (name: string, fact: Fact): number =>
    entered(name, fact, () => (fact.field === null ? undefined : firstKeys(fact.part, fact.field, fact.keys)))
  const allOf = (part: number, field: string | null): number =>
    made(
      made(wholes, part, () => new Map<string | null, number>()),
      field,
      () => entered(`${part} ${field}`, { part, field, of: (value) => value }, () => undefined),
    )
  const firstKeys = (part: number, field: string, count: number | undefined): number => {
    const keys = order.get(field) ?? []
    if (count === undefined || count > keys.length) return allOf(part, field)
    const first = keys.slice(0, count)
    const of = (value: unknown) =>
      ((value ?? []) as never[]).map((thing) => first.map((key) => key.of(thing)).join())
    return entered(`${part} ${field}/${count}`, { part, field, keys: count, of }, () =>
      firstKeys(part, field, count + 1),
    )
  }
  const inOrder = (numbers: readonly number[]): Facts =>
    made(sets, numbers.join(), () => ({ numbers, unions: new Map(), gist: null }))
  const setOf = (numbers: Iterable<number>): Facts =>
    inOrder([...new Set(numbers)].sort((one, other) => one - other))
  const none = setOf([])
  return {
    none,
    facts,
    numberOf,
    allOf,
    valueOf(part, field, key) {
      const fact: Fact = {
        part,
        field,
        about: [key],
        isValue: true,
        of: (value) => (value as Record<string, unknown>)[key],
      }
      return numberOf(`${part} ${field}:${key}`, fact)
    },
    keysTo(field, name) {
      const at = order.get(field)?.findIndex((key) => key.name === name) ?? -1
      return at < 0 ? undefined : at + 1
    },
    firstKeys,
    without(sum, places) {
      const { part, field, keys, each } = facts[sum] as Fact
      const of = (value: unknown) => {
        let rest = 0
        for (const [at, thing] of ((value ?? []) as unknown[]).entries())
          if (!places.includes(String(at))) rest += each?.(thing) ?? 0
        return rest
      }
      return numberOf(`${sum} without ${places.join()}`, { part, field, keys, of })
    },
    after(number, now) {
      const { after } = facts[number] as Fact
      const first = after?.fact ?? number
      const { part, field, about = [], of } = facts[first] as Fact
      const becoming = new Map(
        about.flatMap((place): [string, Become][] => {
          const all = both(now.get(place), after?.becoming.get(place))
          return all === undefined ? [] : [[place, all]]
        }),
      )
      const name = `${first} after ${JSON.stringify([...becoming])}`
      const become = (record: unknown) => of(changed(record as Record<string, unknown>, about, becoming))
      return numberOf(name, { part, field, about, of: become, after: { fact: first, becoming } })
    },
    setOf,
    union(one, other) {
      if (one === other || other === none) return one
      if (one === none) return other
      return made(one.unions, other, () => setOf([...one.numbers, ...other.numbers]))
    },
    gist(wanted) {
      const { numbers } = wanted
      const isImplied = (one: number): boolean => {
        const from = impliedBy[one]
        return from !== undefined && (numbers.includes(from) || isImplied(from))
      }
      wanted.gist ??= inOrder(numbers.filter((one) => !isImplied(one)))
      return wanted.gist
    },
  }
}

/** The one, and then the other. */
function both(first: Become | undefined, then: Become | undefined): Become | undefined {
  if (first === undefined || then === undefined) return first ?? then
  return 'item' in then ? then : { ...first, by: first.by + then.by }
}

function changed(
  record: Readonly<Record<string, unknown>>,
  keys: readonly string[],
  becoming: ReadonlyMap<string, Become>,
): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const key of keys) {
    const become = becoming.get(key)
    const value = become !== undefined && 'item' in become ? become.item : record[key]
    values[key] = become === undefined || become.by === 0 ? value : (value as number) + become.by
  }
  return values
}
