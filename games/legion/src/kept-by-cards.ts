import type { Unit } from './state.ts'

/**
 * Something that follows from the cards and the miniatures of a unit alone: worked out once, for as long as those are the
 * same. Their lists are never changed but replaced, so it is enough to look at whether they are still the same lists.
 */
export function keptByCards<T>(make: (unit: Unit) => T): (unit: Unit) => T {
  const kept = new WeakMap<Unit['minis'], Kept<T>>()
  return (unit) => {
    const { upgrades, minis, gained } = unit
    const known = kept.get(minis)
    if (known !== undefined && known.upgrades === upgrades && known.gained === gained) return known.made
    const made = make(unit)
    kept.set(minis, { upgrades, gained, made })
    return made
  }
}

interface Kept<T> extends Pick<Unit, 'upgrades' | 'gained'> {
  readonly made: T
}
