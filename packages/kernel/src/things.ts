import type { Added, Change, Sum } from './changes.ts'
import { type CommonGround, type FactOn, type Numbers, numberOf, type Watched } from './common-ground.ts'
import type { Fact, FactBook, Facts } from './facts.ts'
import { made } from './made.ts'
import { compareBy, type Order } from './order.ts'
import { textOf } from './text-of.ts'

/**
 * What is watched, as it can be: a roll of dice, the tokens left. Each way to be is there once, however many states have
 * it, and never changes, so that what is found out about it is found out once.
 */
export interface Thing {
  readonly value: unknown
  /** How the facts about it are, as numbers, by fact. */
  readonly facts: number[]
  /** What it becomes when something is put into it. */
  readonly with: Map<Putting, Thing>
  /** And when something is added, by what and where. */
  readonly plus: Map<string, Thing>
  /** What it comes to, by fact. */
  readonly amounts: number[]
  /** The same in its order, once that was asked for. */
  ordered: Thing | null
}

/** Other things in places of a list or a record. */
export type Putting = readonly { readonly place: string; readonly item: unknown }[]

/** What a step did to what is watched at this place of the list: it is another, or something was put into it. */
export interface Mark {
  readonly at: number
  readonly now: Thing | Putting
  /** Then this is added. */
  readonly adds?: readonly Add[]
}

/** To what is in this place of a record: a number, and what lists came to before, each at its place of what is watched. */
export interface Add {
  readonly place: string
  readonly by: number
  readonly sums: readonly { readonly at: number; readonly sum: Sum }[]
}

/** All things that there are, by what is watched and by how it is; and the numbers of what is known about them. */
export interface Things {
  readonly all: Map<string, Thing>
  /** What steps have put somewhere: the same for the same, so that it is put into a thing once. */
  readonly puttings: Map<string, Putting>
  readonly numbers: Numbers
  /** How some facts are: the same list each time, for whoever looks at it at once. */
  readonly row: number[]
}

export function newThing(value: unknown): Thing {
  return { value, facts: [], with: new Map(), plus: new Map(), amounts: [], ordered: null }
}

export function thingOf({ all }: Things, ground: CommonGround, at: number, value: unknown): Thing {
  const { part, field } = ground.watched[at] as Watched
  const name = `${part} ${field} ${JSON.stringify(value)}`
  const known = all.get(name)
  if (known !== undefined) return known
  const made = newThing(value)
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
  const placeOf = ({ part, field }: Pick<Change, 'part' | 'field'>) =>
    ground.watched.findIndex((one) => one.part === part && one.field === field)
  return changes.map((change): Mark => {
    const { places, added } = change
    const at = placeOf(change)
    const value = added.size === 0 ? values[at] : withoutAdded(values[at] as Numbered, added)
    const now =
      places === null
        ? thingOf(things, ground, at, value)
        : puttingOf(things, [...places], value as Record<string, unknown>)
    if (added.size === 0) return { at, now }
    const adds = [...added].map(([place, { by, sums }]) => ({
      place,
      by,
      sums: sums.map((sum) => ({ at: placeOf(sum), sum })),
    }))
    return { at, now, adds }
  })
}

function puttingOf(
  { puttings }: Things,
  places: readonly string[],
  value: Readonly<Record<string, unknown>>,
): Putting {
  const putting = places.map((place) => ({ place, item: value[place] }))
  return made(puttings, JSON.stringify(putting), () => putting)
}

type Numbered = Record<string, number>

function withoutAdded(record: Numbered, added: ReadonlyMap<string, Added>): Numbered {
  const rest = { ...record }
  for (const [place, { total }] of added) rest[place] = (record[place] as number) - total
  return rest
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
  for (const { at, now, adds } of marks) {
    const thing = isThing(now) ? now : putInto(things, ground, at, before[at] as Thing, now)
    after[at] = adds === undefined ? thing : addedTo(things, ground, at, thing, adds, before)
  }
  return after
}

function addedTo(
  things: Things,
  ground: CommonGround,
  at: number,
  thing: Thing,
  adds: readonly Add[],
  before: readonly Thing[],
): Thing {
  let name = ''
  for (const add of adds) name += `${add.place} ${amountOf(add, before)} `
  const known = thing.plus.get(name)
  if (known !== undefined) return known
  const after = { ...(thing.value as Numbered) }
  for (const add of adds) after[add.place] = (after[add.place] as number) + amountOf(add, before)
  const made = thingOf(things, ground, at, after)
  thing.plus.set(name, made)
  return made
}

function amountOf({ by, sums }: Add, before: readonly Thing[]): number {
  let amount = by
  for (const { at, sum } of sums) amount += sumIn(before[at] as Thing, sum)
  return amount
}

function sumIn({ amounts, value }: Thing, { fact, of }: Sum): number {
  amounts[fact] ??= of(value)
  return amounts[fact]
}

export function isThing(now: Thing | Putting): now is Thing {
  return !Array.isArray(now)
}

function putInto(things: Things, ground: CommonGround, at: number, thing: Thing, putting: Putting): Thing {
  const known = thing.with.get(putting)
  if (known !== undefined) return known
  if (putting.length === 0) return thing
  const before = thing.value as Record<string, unknown>
  const after = (Array.isArray(before) ? before.slice() : { ...before }) as Record<string, unknown>
  for (const { place, item } of putting) after[place] = item
  const made = thingOf(things, ground, at, after)
  thing.with.set(putting, made)
  return made
}

/** How these facts are here: the same numbers for the same. */
export function factsAbout(
  { numbers, row }: Things,
  on: readonly FactOn[],
  here: readonly Thing[],
): readonly number[] {
  for (let i = 0; i < on.length; i++) {
    const { number, fact, at } = on[i] as FactOn
    const { facts, value } = here[at] as Thing
    let known = facts[number]
    if (known === undefined) {
      const is = fact.of(value)
      // A number for each text, and one for each number.
      known = Number.isInteger(is) ? 2 * (is as number) + 1 : 2 * numberOf(numbers, textOf(is))
      facts[number] = known
    }
    row[i] = known
  }
  if (row.length !== on.length) row.length = on.length
  return row
}

/** What these facts are about, and where in the list of what is watched that is. */
export function factsOn({ watched, facts }: CommonGround, book: FactBook, wanted: Facts): readonly FactOn[] {
  return made(facts, wanted, () =>
    wanted.numbers.flatMap((number) => {
      const fact = book.facts[number] as Fact
      const at = watched.findIndex(({ part, field }) => part === fact.part && field === fact.field)
      return at < 0 ? [] : [{ number, fact, at }]
    }),
  )
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
  const keys = field === null ? undefined : order.get(field)
  if (keys === undefined || !Array.isArray(thing.value)) return thing
  const made = thingOf(
    things,
    ground,
    at,
    (thing.value as never[]).toSorted(compareBy(keys.map((key) => key.of))),
  )
  made.ordered = made
  return made
}
