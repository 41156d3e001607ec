import { made } from './made.ts'

/** A part, or a field of it, that may have changed; of a list or a record perhaps only these places. */
export interface Change {
  readonly part: number
  readonly field: string | null
  readonly places: ReadonlySet<string> | null
  /** What was added in places of a record, beside whatever else became of them. */
  readonly added: ReadonlyMap<string, Added>
}

export interface Added {
  /** A number, and what lists came to before. */
  readonly by: number
  readonly sums: readonly Sum[]
  readonly total: number
}

/** What a list comes to, as a fact about it, with its number. */
export interface Sum {
  readonly part: number
  readonly field: string
  readonly fact: number
  of(list: unknown): number
}

/** What a step has done so far to what is watched. */
export interface Changes {
  clear(): void
  all(): Change[]
  has(part: number, field: string | null): boolean
  /** It is another one now. */
  replace(part: number, field: string | null): void
  /** How it ends up is known only at the end of the step. */
  touch(part: number, field: string | null): void
  put(part: number, field: string, place: string): void
  add(part: number, field: string, place: string, by: number, sum: Sum | null): void
  /** What lists come to that was added to what is in this place, or in any. */
  addedFrom(part: number, field: string | null, place?: string): readonly number[]
}

interface Changing extends Change {
  places: Set<string> | null
  added: Map<string, Added>
}

const nothing: readonly number[] = []

export function changesOf(): Changes {
  const changed = new Map<string, Changing>()
  let isAdded = false
  const nameOf = (part: number, field: string | null) => `${part} ${field}`
  const changing = (part: number, field: string | null) =>
    made(changed, nameOf(part, field), (): Changing => ({ part, field, places: new Set(), added: new Map() }))
  return {
    clear() {
      changed.clear()
      isAdded = false
    },
    all: () => [...changed.values()],
    has: (part, field) => changed.has(nameOf(part, field)),
    replace(part, field) {
      changed.set(nameOf(part, field), { part, field, places: null, added: new Map() })
    },
    touch(part, field) {
      changing(part, field).places = null
    },
    put(part, field, place) {
      const { places, added } = changing(part, field)
      places?.add(place)
      added.delete(place)
    },
    add(part, field, place, by, sum) {
      const { added } = changing(part, field)
      const before = added.get(place) ?? { by: 0, sums: [], total: 0 }
      const total = before.total + by
      isAdded = true
      added.set(
        place,
        sum === null
          ? { ...before, by: before.by + by, total }
          : { by: before.by, sums: [...before.sums, sum], total },
      )
    },
    addedFrom(part, field, place) {
      if (!isAdded) return nothing
      const added = [...(changed.get(nameOf(part, field))?.added ?? [])]
      return added.flatMap(([at, { sums }]) =>
        place === undefined || place === at ? sums.map(({ fact }) => fact) : [],
      )
    },
  }
}
