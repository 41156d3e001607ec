import {
  type CommonGround,
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
import { made } from './made.ts'
import { clone, same } from './plain.ts'
import { standInsIn } from './stand-in.ts'
import type { State, Vocabulary } from './state.ts'
import {
  factsAbout,
  type Mark,
  marked,
  marksOf,
  type Order,
  ordered,
  type Thing,
  type Things,
  thingOf,
} from './things.ts'
import { everything, type Lookout, lookout } from './watch.ts'

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
  readonly taken: Map<string, ByFacts<Taken>>
}

/** By the facts that were looked at, by how they were. */
export type ByFacts<T> = Map<number, Map<string, T>>

/** What a step found, and the facts that were looked at in it. */
interface Taken {
  readonly found: unknown
  readonly seen: number
}

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
}

/** A step after which other things are watched: it is taken anew each time. */
export interface StrideAway<V extends Vocabulary, Known> {
  readonly type: 'leaves'
  readonly place: Place<V, Known>
}

export function atlasOf<V extends Vocabulary, Known>(by: Habits<V>): Atlas<V, Known> {
  const things = { all: new Map(), numbers: new Map() }
  return { by, texts: new Map(), things, lookout: lookout(), shapes: new Map() }
}

/** Takes a state that nobody else has as new ground. */
export function settled<V extends Vocabulary, Known>(atlas: Atlas<V, Known>, s: State<V>): Place<V, Known> {
  const ground = groundOf(s, atlas.by.parts?.(s) ?? [], atlas.texts)
  const shape = shapeOf(atlas, onCommonGround(s, ground), ground)
  const values = watchedIn(s, ground)
  return { shape, things: values.map((value, at) => thingOf(atlas.things, ground, at, value)) }
}

function shapeOf<V extends Vocabulary, Known>(
  { shapes, texts }: Atlas<V, Known>,
  s: State<V>,
  ground: CommonGround,
): Shape<V, Known> {
  return made(shapes, keyOf(s, ground, texts), () => ({ s, ground, known: new Map(), taken: new Map() }))
}

export function factsAt<V extends Vocabulary, Known>(
  { things, lookout: watch }: Atlas<V, Known>,
  { shape, things: here }: Place<V, Known>,
  bits: number,
): string {
  return factsAbout(things, watch, shape.ground, here, bits)
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
  isForAll: (found: Found) => boolean = () => true,
): Found {
  const { lookout: watch } = atlas
  const taken = made(place.shape.taken, step, (): ByFacts<Taken> => new Map())
  for (const [facts, steps] of taken) {
    const before = steps.get(factsAt(atlas, place, facts))
    if (before === undefined) continue
    watch.seen |= before.seen
    return before.found as Found
  }
  const outside = watch.seen
  watch.seen = 0
  watch.begin()
  const found = find()
  const { seen, read } = watch
  watch.seen |= outside
  const facts = watch.gist(read)
  if (isForAll(found))
    made(taken, facts, () => new Map<string, Taken>()).set(factsAt(atlas, place, facts), { found, seen })
  return found
}

/** The state at a place, for whoever is going to change it. */
export function stateAt<V extends Vocabulary, Known>({ shape, things }: Place<V, Known>): State<V> {
  return withWatched(
    shape.s,
    shape.ground,
    things.map(({ value }) => value),
  )
}

/** What became of the state at a place in one step that did not leave the ground. */
function strideTo<V extends Vocabulary, Known>(
  atlas: Atlas<V, Known>,
  { shape: { ground } }: Place<V, Known>,
  s: State<V>,
): StrideTo<V, Known> {
  const { things, lookout: watch } = atlas
  const marks = marksOf(things, ground, watch.changes(), watchedIn(s, ground))
  return { type: 'to', shape: shapeOf(atlas, s, ground), marks }
}

export function placeAfter<V extends Vocabulary, Known>(
  { things }: Atlas<V, Known>,
  { things: before, shape: { ground } }: Place<V, Known>,
  { shape, marks }: StrideTo<V, Known>,
): Place<V, Known> {
  return { shape, things: marked(things, ground, before, marks) }
}

/** The same place, with everything in order: nobody has looked at what was only put in order. */
export function tidied<V extends Vocabulary, Known>(
  atlas: Atlas<V, Known>,
  from: Place<V, Known>,
): Place<V, Known> {
  const { lookout: watch, things } = atlas
  const { tidy, order } = atlas.by
  let place = from
  if (tidy !== undefined) {
    const stride = once(atlas, from, 'tidy', () => {
      const s = stateAt(from)
      watched(s, from.shape.ground, watch, () => tidy(s))
      return strideTo(atlas, from, s)
    })
    place = placeAfter(atlas, from, stride)
  }
  if (order === undefined) return place
  const { shape } = place
  return { shape, things: ordered(things, shape.ground, place.things, order) }
}

/** What became of the state at a place in one step: it stayed on its ground, or left it for other ground. */
export function arrived<V extends Vocabulary, Known>(
  atlas: Atlas<V, Known>,
  place: Place<V, Known>,
  s: State<V>,
  isOnGround: boolean,
): StrideTo<V, Known> | StrideAway<V, Known> {
  const { ground } = place.shape
  const touched = isOnGround ? [s.stack.slice(ground.depth), partsIn(s, ground.parts)] : s
  const isLoose = standInsIn(touched) !== 0
  if (isOnGround && !isLoose) return strideTo(atlas, place, s)
  const marks = marksOf(atlas.things, ground, atlas.lookout.changes(), watchedIn(s, ground))
  const left = settled(atlas, clone(s))
  // The same is watched there: whoever comes from another state brings it along.
  if (!isLoose && same(ground.parts, left.shape.ground.parts)) return { type: 'to', shape: left.shape, marks }
  // What is no longer watched may be looked at, and nobody would notice.
  atlas.lookout.seen = everything
  return { type: 'leaves', place: left }
}
