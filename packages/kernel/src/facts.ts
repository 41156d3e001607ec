import { made } from './made.ts'

/** A fact about a part of a state, or about a field of it. */
export interface Fact {
  readonly part: number
  readonly field: string | null
  /** Of a record: the values that it is about. Otherwise it may be about anything. */
  readonly about?: readonly string[]
  /** It is one value itself. */
  readonly isValue?: true
  of(value: unknown): unknown
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
  /** The fact of this name; `all` is the one that it follows from. */
  numberOf(name: string, fact: Fact, all?: number): number
  /** All of a field, and one value of a record. */
  allOf(part: number, field: string | null): number
  valueOf(part: number, field: string, key: string): number
  /** What values of a record come to, once this has become of some of them. */
  after(fact: number, becoming: ReadonlyMap<string, Become>): number
  setOf(numbers: Iterable<number>): Facts
  union(one: Facts, other: Facts): Facts
  /** The same facts without those that others imply: whoever knows all of a field knows what it comes to. */
  gist(facts: Facts): Facts
}

export function factBook(): FactBook {
  const facts: Fact[] = []
  const names = new Map<string, number>()
  /** By number: that of the fact that it follows from. */
  const impliedBy: (number | undefined)[] = []
  const sets = new Map<string, Facts>()
  const wholes = new Map<number, Map<string | null, number>>()

  const numberOf = (name: string, fact: Fact, all?: number): number =>
    made(names, name, () => {
      impliedBy.push(all)
      return facts.push(fact) - 1
    })
  const allOf = (part: number, field: string | null): number =>
    made(
      made(wholes, part, () => new Map<string | null, number>()),
      field,
      () => numberOf(`${part} ${field}`, { part, field, of: (value) => value }),
    )
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
      return numberOf(`${part} ${field}:${key}`, fact, allOf(part, field))
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
      return numberOf(
        name,
        { part, field, about, of: become, after: { fact: first, becoming } },
        allOf(part, field),
      )
    },
    setOf,
    union(one, other) {
      if (one === other || other === none) return one
      if (one === none) return other
      return made(one.unions, other, () => setOf([...one.numbers, ...other.numbers]))
    },
    gist(wanted) {
      const { numbers } = wanted
      wanted.gist ??= inOrder(
        numbers.filter((one) => {
          const all = impliedBy[one]
          return all === undefined || !numbers.includes(all)
        }),
      )
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
