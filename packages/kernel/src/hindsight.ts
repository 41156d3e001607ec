import type { Watched } from './common-ground.ts'
import type { Row } from './stand-in.ts'
import { isThing, type Mark, type Putting, type Thing } from './things.ts'
import { type Lookout, lastBit } from './watch.ts'

/**
 * The facts that have to be the same before a step that leaves these marks, so that those of `bits` are the same after
 * it. What was made anew in the step hangs on nothing that was there before, and what was put into a record only on the
 * step; of a list all counts, since it may be put in order afterwards.
 */
export function before(
  watch: Lookout,
  watched: readonly Watched[],
  marks: readonly Mark[],
  after: readonly Thing[],
  bits: number,
): number {
  let found = bits
  for (const { at, now } of marks) {
    const { part, field } = watched[at] as Watched
    const about = watch.bitsAbout(part, field)
    if (isThing(now)) {
      found &= ~about
      continue
    }
    const isLast = bits & (1 << lastBit)
    if ((found & about) === 0 && isLast === 0) continue
    const kept = isLast === 0 ? 0 : watch.bitOfAll(part, field)
    found = (found & ~about) | kept | beforePutting(watch, after[at] as Thing, now, found & about)
  }
  return found
}

/** The same for facts that are all about one thing into which something was put. */
function beforePutting(watch: Lookout, thing: Thing, putting: Putting, bits: number): number {
  let found = 0
  for (let at = 0; bits >> at !== 0; at++) {
    const bit = 1 << at
    if ((bits & bit) === 0) continue
    const [fact] = watch.factsAt(at)
    if (fact === undefined) continue
    const { part, field, about } = fact
    const values = about === 'sum' ? valuesIn(thing, at, fact.of) : about && [about.value]
    if (values == null || field === null) return found | watch.bitOfAll(part, field)
    for (const value of values)
      if (!putting.some(({ place }) => place === value)) found |= watch.bitOfValue(part, field, value)
  }
  return found
}

/** The values of a record that are looked at to see what it comes to; null: perhaps all. */
function valuesIn(thing: Thing, at: number, sum: (record: unknown) => unknown): readonly string[] | null {
  const known = thing.summed[at]
  if (known !== undefined) return known
  let values: Set<string> | null = new Set()
  const noting = new Proxy(thing.value as Row, {
    get(record, key) {
      const value = record[key as string]
      if (typeof value === 'object' && value !== null) values = null
      values?.add(String(key))
      return value
    },
    has(record, key) {
      values = null
      return key in record
    },
    ownKeys(record) {
      values = null
      return Reflect.ownKeys(record)
    },
  })
  const isMore = typeof sum(noting) === 'object'
  const found = isMore || values === null ? null : [...values]
  thing.summed[at] = found
  return found
}
