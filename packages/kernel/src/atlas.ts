import {
  bare,
  type CommonGround,
  type FactOn,
  groundOf,
  keyOf,
  type Numbers,
  onCommonGround,
  type Part,
  partsIn,
  watched,
  watchedIn,
  withWatched,
} from './common-ground.ts'
import type { Facts } from './facts.ts'
import { before, type Hindsight } from './hindsight.ts'
import { made } from './made.ts'
import type { Order } from './order.ts'
import { clone, same } from './plain.ts'
import { enter, foundAt, type Rows } from './rows.ts'
import { standInsIn } from './stand-in.ts'
import type { State, Vocabulary } from './state.ts'
import {
  factsAbout,
  factsOn,
  type Mark,
  marked,
  marksOf,
  ordered,
  type Thing,
  type Things,
  thingOf,
} from './things.ts'
import { type Lookout, lookout } from './watch.ts'

/**
 * All places that were found on the way, and what is known about them. What a step does hangs on nothing but what is
 * looked at in it; so a step that was taken once need not be taken again in another state that looks the same to it.
 */
export interface Atlas<V extends Vocabulary, Known> {
  readonly by: Habits<V>
  readonly texts: Numbers
  readonly things: Things
  readonly lookout: Lookout
  /** By key. */
  readonly shapes: Map<string, Shape<V, Known>>
  /** The facts looked at from the place under way to the end. */
  seen: Facts
}

/** What a game says for speed alone: see `Foresight`. */
export interface Habits<V extends Vocabulary> {
  parts?(s: State<V>): readonly Part[]
  readonly order?: Order
  tidy?(s: State<V>): void
}

/** States that differ in nothing but what is watched: somebody is asked, or dice are about to be rolled. */
export interface Shape<V extends Vocabulary, Known> {
  /** One of them. */
  readonly s: State<V>
  readonly ground: CommonGround
  /** What comes of them in the end. */
  readonly known: ByFacts<Known>
  /** What single steps do and ask, by step. */
  readonly taken: Map<string, ByFacts<unknown>>
  /** There is nothing to tidy in any of them. */
  isTidy: boolean
}

/** By the facts that were looked at, by how they were. */
export type ByFacts<T> = {
  readonly facts: Facts
  readonly on: readonly FactOn[]
  readonly rows: Rows<T>
}[]

/** A state: one of its shape, with this to be seen in it. */
export interface Place<V extends Vocabulary, Known> {
  readonly shape: Shape<V, Known>
  readonly things: readonly Thing[]
}

/** Where a step leads, and what it does on the way to what is watched. */
export interface StrideTo<V extends Vocabulary, Known> {
  readonly type: 'to'
  readonly shape: Shape<V, Known>
  readonly marks: readonly Mark[]
  /** Other things are watched there, and this is how they are. */
  readonly anew?: readonly Thing[]
  readonly hindsight: Hindsight
}

export function atlasOf<V extends Vocabulary, Known>(by: Habits<V>): Atlas<V, Known> {
  const things = { all: new Map(), puttings: new Map(), numbers: new Map(), row: [] }
  const watch = lookout(by.order)
  return { by, texts: new Map(), things, lookout: watch, shapes: new Map(), seen: watch.book.none }
}

/** Takes a state that nobody else has as new ground. */
export function settled<V extends Vocabulary, Known>(atlas: Atlas<V, Known>, s: State<V>): Place<V, Known> {
  const ground = groundOf(s, atlas.by.parts?.(s) ?? [], atlas.texts)
  const shape = shapeOf(atlas, onCommonGround(s, ground, ground.branches), ground)
  const values = watchedIn(s, ground)
  return { shape, things: values.map((value, at) => thingOf(atlas.things, ground, at, value)) }
}

function shapeOf<V extends Vocabulary, Known>(
  { shapes, texts }: Atlas<V, Known>,
  s: State<V>,
  ground: CommonGround,
): Shape<V, Known> {
  return made(shapes, keyOf(s, ground, texts), () => ({
    s: bare(s, ground),
    ground,
    known: [],
    taken: new Map(),
    isTidy: false,
  }))
}

/** What was found at another place at which nothing looked at is different; what is looked at is noted. */
export function foundBefore<V extends Vocabulary, Known, Found>(
  atlas: Atlas<V, Known>,
  { things: here }: Place<V, Known>,
  all: ByFacts<Found>,
): Found | undefined {
  const { things, lookout: watch } = atlas
  for (let at = 0; at < all.length; at++) {
    const known = all[at] as ByFacts<Found>[number]
    const { facts, on, rows } = known
    const found = foundAt(rows, factsAbout(things, on, here))
    if (found === undefined) continue
    // By what something was found is likely to be what the next one is found by.
    if (at > 0) {
      all[at] = all[at - 1] as ByFacts<Found>[number]
      all[at - 1] = known
    }
    atlas.seen = watch.book.union(atlas.seen, facts)
    return found
  }
  return undefined
}

/** Whoever calls it knows that nothing was found there yet. */
export function remember<V extends Vocabulary, Known, Found>(
  { things, lookout: { book } }: Atlas<V, Known>,
  { shape: { ground }, things: here }: Place<V, Known>,
  all: ByFacts<Found>,
  facts: Facts,
  found: Found,
): void {
  let known = all.find((one) => one.facts === facts)
  if (known === undefined) {
    known = { facts, on: factsOn(ground, book, facts), rows: new Map() }
    all.push(known)
  }
  enter(known.rows, factsAbout(things, known.on, here), found)
}

/**
 * What a single step finds hangs on nothing but the facts that are looked at in it: found in one state, it is found in
 * every other one in which they are the same.
 */
export function once<V extends Vocabulary, Known, Found>(
  atlas: Atlas<V, Known>,
  place: Place<V, Known>,
  step: string,
  find: () => Found,
): Found {
  const { lookout: watch } = atlas
  const taken = made(place.shape.taken, step, (): ByFacts<unknown> => [])
  const known = foundBefore(atlas, place, taken)
  if (known !== undefined) return known as Found
  watch.begin()
  const found = find()
  const facts = watch.book.gist(watch.read())
  atlas.seen = watch.book.union(atlas.seen, facts)
  remember(atlas, place, taken, facts, found)
  return found
}

/** The state at a place, for whoever is going to change it: all of it, or nothing in the table but what is watched. */
export function stateAt<V extends Vocabulary, Known>(
  { shape: { s, ground }, things }: Place<V, Known>,
  hasParts: boolean,
): State<V> {
  const values = things.map(({ value }) => value)
  return withWatched(s, ground, values, hasParts)
}

/** What became of the state at a place in one step that did not leave the ground. */
function strideTo<V extends Vocabulary, Known>(
  atlas: Atlas<V, Known>,
  { shape: { ground } }: Place<V, Known>,
  s: State<V>,
): StrideTo<V, Known> {
  const { things, lookout: watch } = atlas
  const marks = marksOf(things, ground, watch.changes(), watchedIn(s, ground))
  return { type: 'to', shape: shapeOf(atlas, s, ground), marks, hindsight: new Map() }
}

function placeAfter<V extends Vocabulary, Known>(
  { things }: Atlas<V, Known>,
  { things: before, shape: { ground } }: Place<V, Known>,
  { shape, marks, anew }: StrideTo<V, Known>,
): Place<V, Known> {
  return { shape, things: anew ?? marked(things, ground, before, marks) }
}

/** The step by which a place is tidied; null: there is none. */
export function tidying<V extends Vocabulary, Known>(
  atlas: Atlas<V, Known>,
  from: Place<V, Known>,
): StrideTo<V, Known> | null {
  const { lookout: watch } = atlas
  const { tidy } = atlas.by
  const { shape } = from
  if (tidy === undefined || shape.isTidy) return null
  const stride = changing(atlas, from, tidyStep, tidy)
  const looksAtNothing = shape.taken.get(tidyStep)?.some(({ facts }) => facts === watch.book.none) === true
  shape.isTidy = looksAtNothing && stride.shape === shape && stride.marks.length === 0
  return stride
}

const tidyStep = 'tidy'

/** The step by which what is watched at a place is changed by hand. */
export function changing<V extends Vocabulary, Known>(
  atlas: Atlas<V, Known>,
  from: Place<V, Known>,
  name: string,
  change: (s: State<V>) => void,
): StrideTo<V, Known> {
  return once(atlas, from, name, () => {
    const s = stateAt(from, true)
    watched(s, from.shape.ground, atlas.lookout, () => change(s))
    return strideTo(atlas, from, s)
  })
}

/** The same place, with everything in order: nobody has looked at what was only put in order. */
export function inGoodOrder<V extends Vocabulary, Known>(
  { things, by: { order } }: Atlas<V, Known>,
  place: Place<V, Known>,
): Place<V, Known> {
  const { shape } = place
  return order === undefined ? place : { shape, things: ordered(things, shape.ground, place.things, order) }
}

/** Does what is to be done after a step, and notes what had to be known before it. */
export function beyond<V extends Vocabulary, Known, Found>(
  atlas: Atlas<V, Known>,
  from: Place<V, Known>,
  stride: StrideTo<V, Known>,
  doing: (to: Place<V, Known>) => Found,
): Found {
  const { seen } = atlas
  const { book } = atlas.lookout
  const { watched } = from.shape.ground
  const to = placeAfter(atlas, from, stride)
  atlas.seen = book.none
  const found = doing(to)
  // What is watched anew hangs on nothing but the step.
  atlas.seen = stride.anew === undefined ? book.union(seen, before(book, watched, stride, atlas.seen)) : seen
  return found
}

/** What became of the state at a place in one step: it stayed on its ground, or left it for other ground. */
export function arrived<V extends Vocabulary, Known>(
  atlas: Atlas<V, Known>,
  place: Place<V, Known>,
  s: State<V>,
  isOnGround: boolean,
): StrideTo<V, Known> {
  const { ground } = place.shape
  const { lookout: watch } = atlas
  const touched = () => [s.stack.slice(ground.depth), partsIn(s, ground.parts)]
  // Whoever is to be watched from now on is watched at once, and not only when the ground is left for another reason.
  const isSame = () => same(ground.parts, atlas.by.parts?.(s) ?? [])
  if (isOnGround && standInsIn(touched()).length === 0 && isSame()) return strideTo(atlas, place, s)
  // Whoever copies a stand-in looks at all of it.
  const { shape, things } = settled(atlas, clone(s))
  // The same is watched there: whoever comes from another state brings it along.
  if (same(ground.parts, shape.ground.parts)) {
    const marks = marksOf(atlas.things, ground, watch.changes(), watchedIn(s, ground))
    return { type: 'to', shape, marks, hindsight: new Map() }
  }
  // What is still there, and no longer watched, may be looked at, and nobody would notice.
  watch.look(stillThere(atlas, ground, s))
  return { type: 'to', shape, marks: [], anew: things, hindsight: new Map() }
}

/** All that is watched on this ground, without what is gone for good, such as an attack that is over. */
function stillThere<V extends Vocabulary, Known>(
  { lookout: { book } }: Atlas<V, Known>,
  { parts, watched }: CommonGround,
  s: State<V>,
): number[] {
  const found = partsIn(s, parts)
  return watched.flatMap(({ part, field }) => (found[part] == null ? [] : [book.allOf(part, field)]))
}
