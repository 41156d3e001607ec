import { type CommonGround, type FactOn, type Numbers, numberOf, type Watched } from './common-ground.ts'
import { type Change, type Lookout, lastBit, textOf } from './watch.ts'

/**
 * What is watched, as it can be: a roll of dice, the tokens left. Each way to be is there once, however many states have
 * it, and never changes, so that what is found out about it is found out once.
 */
export interface Thing {
  readonly value: unknown
  /** Numbers of the facts about it, by bit. */
  readonly facts: number[]
  /** Of a record, by the bits of what it comes to: the values that this hangs on; null: perhaps all. */
  readonly summed: (readonly string[] | null)[]
  /** What it becomes when something is put into it. */
  readonly with: Map<Putting, Thing>
  /** The same in its order, once that was asked for. */
  ordered: Thing | null
}

/** Other things in places of a list or a record. */
export type Putting = readonly { readonly place: string; readonly item: unknown }[]

/** What a step did to what is watched at this place of the list: it is another, or something was put into it. */
export interface Mark {
  readonly at: number
  readonly now: Thing | Putting
}

/** All things that there are, by what is watched and by how it is; and the numbers of what is known about them. */
export interface Things {
  readonly all: Map<string, Thing>
  readonly numbers: Numbers
}

export function thingOf({ all }: Things, ground: CommonGround, at: number, value: unknown): Thing {
  const { part, field } = ground.watched[at] as Watched
  const name = `${part} ${field} ${JSON.stringify(value)}`
  const known = all.get(name)
  if (known !== undefined) return known
  const made: Thing = { value, facts: [], summed: [], with: new Map(), ordered: null }
  all.set(name, made)
  return made
}

/** What the changes come to, given what is watched as it is now. */
export function marksOf(
  things: Things,
  ground: CommonGround,
  changes: readonly Change[],
  values: readonly unknown[],
): Mark[] {
  return changes.map(({ part, field, places }) => {
    const at = ground.watched.findIndex((one) => one.part === part && one.field === field)
    const value = values[at]
    if (places === null) return { at, now: thingOf(things, ground, at, value) }
    return {
      at,
      now: [...places].map((place) => ({ place, item: (value as Record<string, unknown>)[place] })),
    }
  })
}

/** These things after a step that has left such marks. */
export function marked(
  things: Things,
  ground: CommonGround,
  before: readonly Thing[],
  marks: readonly Mark[],
): readonly Thing[] {
  if (marks.length === 0) return before
  const after = before.slice()
  for (const { at, now } of marks)
    after[at] = isThing(now) ? now : putInto(things, ground, at, before[at] as Thing, now)
  return after
}

export function isThing(now: Thing | Putting): now is Thing {
  return !Array.isArray(now)
}

function putInto(things: Things, ground: CommonGround, at: number, thing: Thing, putting: Putting): Thing {
  const known = thing.with.get(putting)
  if (known !== undefined) return known
  const before = thing.value as Record<string, unknown>
  const after = (Array.isArray(before) ? before.slice() : { ...before }) as Record<string, unknown>
  for (const { place, item } of putting) after[place] = item
  const made = thingOf(things, ground, at, after)
  thing.with.set(putting, made)
  return made
}

/** The facts of these bits, as they are here: the same numbers for the same. */
export function factsAbout(
  { numbers }: Things,
  watch: Lookout,
  ground: CommonGround,
  here: readonly Thing[],
  bits: number,
): readonly number[] {
  const row: number[] = []
  for (const { bit, fact, at } of factsOn(ground, watch, bits)) {
    const thing = here[at] as Thing
    let number = bit < lastBit ? thing.facts[bit] : undefined
    if (number === undefined) {
      number = numberOf(numbers, textOf(fact.of(thing.value)))
      thing.facts[bit] = number
    }
    row.push(number)
  }
  return row
}

/** What these bits stand for, and where in the list what they are about is. */
function factsOn({ watched, facts }: CommonGround, { factsAt }: Lookout, bits: number): readonly FactOn[] {
  const known = facts.get(bits)
  if (known !== undefined) return known
  const found: FactOn[] = []
  for (let bit = 0; bits >> bit !== 0; bit++) {
    if ((bits & (1 << bit)) === 0) continue
    for (const fact of factsAt(bit)) {
      const at = watched.findIndex(({ part, field }) => part === fact.part && field === fact.field)
      if (at >= 0) found.push({ bit, fact, at })
    }
  }
  // The last bit may stand for more later.
  if ((bits & (1 << lastBit)) === 0) facts.set(bits, found)
  return found
}

/** How to put lists in order, by the names of fields. */
export type Order = ReadonlyMap<string, (one: never, other: never) => number>

/** `inOrder({ attackDice: byFace })` */
export function inOrder<Lists extends object>(
  by: {
    readonly [Field in keyof Lists]: (one: Lists[Field], other: Lists[Field]) => number
  },
): Order {
  return new Map(Object.entries(by))
}

/** These things, with the lists that have an order in their order. */
export function ordered(
  things: Things,
  ground: CommonGround,
  before: readonly Thing[],
  order: Order,
): readonly Thing[] {
  let after: Thing[] | null = null
  for (let at = 0; at < before.length; at++) {
    const thing = before[at] as Thing
    thing.ordered ??= inItsOrder(things, ground, at, thing, order)
    if (thing.ordered === thing) continue
    after ??= before.slice()
    after[at] = thing.ordered
  }
  return after ?? before
}

function inItsOrder(things: Things, ground: CommonGround, at: number, thing: Thing, order: Order): Thing {
  const { field } = ground.watched[at] as Watched
  const by = field === null ? undefined : order.get(field)
  if (by === undefined || !Array.isArray(thing.value)) return thing
  const made = thingOf(
    things,
    ground,
    at,
    thing.value.toSorted(by as (one: unknown, other: unknown) => number),
  )
  made.ordered = made
  return made
}
