import {
  beyond,
  changing,
  foundBefore,
  inGoodOrder,
  once,
  remember,
  settled,
  stateAt,
  tidying,
} from './atlas.ts'
import { watched } from './common-ground.ts'
import type { Foreseen, Foresight, SoFar } from './foresight.ts'
import { clone, type Plain } from './plain.ts'
import { awaited, questionFor, sampleFor } from './question.ts'
import { randomFrom } from './random.ts'
import {
  add,
  type Chances,
  counted,
  listed,
  outcomeAt,
  type PlaceIn,
  type Search,
  searchOf,
  worthOf,
} from './search.ts'
import type { Seat } from './seat.ts'
import type { State, Vocabulary } from './state.ts'
import { answering, type Onward, roll, strideFrom } from './stride.ts'

/** What can come of a state. Only chance that is rolled is foreseen: it is up to the game to hide what is hidden. */
export function foresee<V extends Vocabulary, Outcome>(
  s: State<V>,
  foresight: Foresight<V, Outcome>,
  soFar?: SoFar<Outcome>,
): Foreseen<Outcome>[] {
  const search = searchOf(s, foresight, soFar)
  const start = clone(s)
  const end = outcomeAt(search, start)
  return listed(search, end ?? look(search, settled(search.atlas, start), 1))
}

/** What can come of one answer. */
export function foreseeAnswer<V extends Vocabulary, Outcome>(
  s: State<V>,
  seat: Seat,
  answer: Plain,
  foresight: Foresight<V, Outcome>,
  soFar?: SoFar<Outcome>,
): Foreseen<Outcome>[] {
  const search = searchOf(s, foresight, soFar)
  return listed(search, after(search, settled(search.atlas, clone(s)), answering(seat, answer), 1))
}

/** Something that is done to a state by hand, always the same, and named by that. */
export interface Alteration<V extends Vocabulary> {
  readonly name: string
  make(s: State<V>): void
}

/**
 * What comes of each of these states after each of the changes. What is found for one of them serves the others, as far as
 * they differ in nothing but what changes on the way.
 */
export function foreseeChanged<V extends Vocabulary, Outcome>(
  states: readonly State<V>[],
  changes: readonly Alteration<V>[],
  foresight: Foresight<V, Outcome>,
): Foreseen<Outcome>[][][] {
  const search = searchOf(states[0] as State<V>, foresight, undefined)
  const { atlas } = search
  return states.map((s) => {
    const place = settled(atlas, clone(s))
    return changes.map(({ name, make }) =>
      listed(
        search,
        beyond(atlas, place, changing(atlas, place, name, make), (to) => look(search, to, 0)),
      ),
    )
  })
}

/** What comes of a place. `share` is how likely one gets there, or 0 as long as that hangs on an open choice. */
function look<V extends Vocabulary, Outcome>(
  search: Search<V, Outcome>,
  at: PlaceIn<V>,
  share: number,
): Chances {
  const { atlas } = search
  const stride = tidying(atlas, at)
  return stride === null
    ? lookFrom(search, at, share)
    : beyond(atlas, at, stride, (place) => lookFrom(search, place, share))
}

function lookFrom<V extends Vocabulary, Outcome>(
  search: Search<V, Outcome>,
  tidy: PlaceIn<V>,
  share: number,
): Chances {
  const { atlas } = search
  const { seen } = atlas
  const { book } = atlas.lookout
  const place = inGoodOrder(atlas, tidy)
  const { known, s } = place.shape
  const before = foundBefore(atlas, place, known)
  if (before !== undefined) return counted(search, before, share)
  atlas.seen = book.none
  const found = s.asking === null ? after(search, place, roll, share) : choose(search, place, share)
  const facts = book.gist(atlas.seen)
  atlas.seen = book.union(seen, facts)
  remember(atlas, place, known, facts, found)
  return found
}

function choose<V extends Vocabulary, Outcome>(
  search: Search<V, Outcome>,
  place: PlaceIn<V>,
  share: number,
): Chances {
  const { s, ground } = place.shape
  const { foresight, atlas } = search
  const [seat] = awaited(s)
  if (seat === undefined) throw new Error('nobody is asked')
  const answers = once(atlas, place, '?', () => {
    const now = stateAt(place, true)
    return watched(now, ground, atlas.lookout, () => {
      const question = questionFor(now, seat)
      const listed = question && (foresight.answers?.(now, question) ?? question.options)
      const found = listed ?? [sampleFor(now, seat, randomFrom('one for all'))]
      return found.map((one) => answering(seat, one))
    })
  })
  const [only] = answers
  if (only !== undefined && answers.length === 1) return after(search, place, only, share)
  const most = foresight.most?.(seat) ?? Number.POSITIVE_INFINITY
  let best: Chances | null = null
  let bestWorth = Number.NEGATIVE_INFINITY
  for (const answer of answers) {
    const chances = after(search, place, answer, 0)
    const worth = worthOf(search, chances, seat)
    // A hair's breadth is rounding, not a reason.
    if (best !== null && worth <= bestWorth + 1e-9) continue
    best = chances
    bestWorth = worth
    if (worth >= most) break
  }
  if (best === null) throw new Error(`no answer of ${seat} is worth considering`)
  return counted(search, best, share)
}

/** Goes on from a place in every way that the dice can fall. */
function after<V extends Vocabulary, Outcome>(
  search: Search<V, Outcome>,
  place: PlaceIn<V>,
  onward: Onward,
  share: number,
): Chances {
  const { atlas } = search
  const stride = strideFrom(search, place, onward)
  switch (stride.type) {
    case 'rolls': {
      const sum: number[] = []
      for (const way of stride.ways)
        add(sum, after(search, place, way.onward, share * way.chance), way.chance)
      return sum
    }
    case 'end':
      return counted(search, stride.chances, share)
    case 'to':
      return beyond(atlas, place, stride, (to) => look(search, to, share))
  }
}
