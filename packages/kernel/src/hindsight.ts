import type { Watched } from './common-ground.ts'
import type { Become, Fact, FactBook, Facts } from './facts.ts'
import { type Add, isThing, type Mark, type Putting } from './things.ts'

/** What a step that leaves marks was found to hang on, by what is looked at after it. */
export type Hindsight = Map<Facts, Facts>

/**
 * The facts that have to be the same before a step that leaves these marks, so that those of `seen` are the same after
 * it. What was made anew in the step hangs on nothing that was there before, and what was put into a record only on the
 * step. A list may be put in order afterwards: then what it came to without the places that were put into counts, or all
 * of its things, as far as the keys go by which they are put in order.
 */
export function before(
  book: FactBook,
  watched: readonly Watched[],
  { marks, hindsight }: { readonly marks: readonly Mark[]; readonly hindsight: Hindsight },
  seen: Facts,
): Facts {
  if (marks.length === 0) return seen
  const known = hindsight.get(seen)
  if (known !== undefined) return known
  const found = book.setOf(
    seen.numbers.flatMap((number) => {
      const { part, field } = book.facts[number] as Fact
      const mark = marks.find(({ at }) => watched[at]?.part === part && watched[at]?.field === field)
      return mark === undefined ? [number] : beforeMark(book, mark, number)
    }),
  )
  hindsight.set(seen, found)
  return found
}

/** The same for one fact about something that has this mark. */
function beforeMark(book: FactBook, { now, adds = [] }: Mark, number: number): readonly number[] {
  const { part, field, about, isValue, keys, each } = book.facts[number] as Fact
  const touching = adds.filter(({ place }) => about === undefined || about.includes(place))
  const lists = touching.flatMap(({ sums }) => sums.map(({ sum }) => sum.fact))
  if (isThing(now)) return lists
  if (field === null) return [book.allOf(part, field)]
  if (each !== undefined)
    return [
      book.without(
        number,
        now.map(({ place }) => place),
      ),
    ]
  if (about === undefined) return [...lists, book.firstKeys(part, field, keys)]
  const put = now.filter(({ place }) => about.includes(place))
  if (put.length === 0 && touching.length === 0) return [number]
  const kept = about.filter((place) => !put.some((one) => one.place === place))
  if (kept.length === 0 || isValue === true || lists.length > 0)
    return [...lists, ...kept.map((place) => book.valueOf(part, field, place))]
  return [book.after(number, becoming(put, touching))]
}

/** What becomes of values into whose places something is put, and to which something is added then. */
function becoming(put: Putting, adds: readonly Add[]): ReadonlyMap<string, Become> {
  const all = new Map<string, Become>(put.map(({ place, item }) => [place, { item, by: 0 }]))
  for (const { place, by } of adds) all.set(place, { ...all.get(place), by })
  return all
}
