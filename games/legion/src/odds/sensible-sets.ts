import type { Shown } from './reroll-plan.ts'

/** A die by the number of its colour, better before worse, and of the face it shows, worse before better. */
export interface Picked {
  readonly colour: number
  readonly face: number
}

/** Colours that a pool can have, and faces that may be worth re-rolling: all but crits. */
const [colours, worst] = [3, 3]

/**
 * The sets of dice that can be worth re-rolling, of which one stands for all that come to the same. Of two dice of a
 * colour the one that shows less goes first: so whoever picks up the other has picked up that one. If nothing is re-rolled
 * after it (`isLast`), a better die that shows no more goes first, too; before that it may be wise to keep it for later.
 */
export function sensibleSets(counts: readonly Shown[], most: number, isLast: boolean): Picked[][] {
  const sets: Picked[][] = []
  /** How many of each kind are picked up. */
  const taken = new Int8Array(colours * worst)
  const grow = (kind: number, set: readonly Picked[]): void => {
    if (kind === colours * worst) {
      if (set.length > 0) sets.push([...set])
      return
    }
    grow(kind + 1, set)
    const [colour, face] = [Math.floor(kind / worst), kind % worst]
    const there = counts[colour]?.[face] ?? 0
    if (there === 0 || set.length === most || !isFree(counts, taken, colour, face, isLast)) return
    const picked = [...set]
    for (let number = 1; number <= there && picked.length < most; number++) {
      picked.push({ colour, face })
      taken[kind] = number
      grow(kind + 1, picked)
    }
    taken[kind] = 0
  }
  grow(0, [])
  return sets
}

/** Is everything picked up that goes before a die of this kind? */
function isFree(
  counts: readonly Shown[],
  taken: Int8Array,
  colour: number,
  face: number,
  isLast: boolean,
): boolean {
  for (let better = isLast ? 0 : colour; better <= colour; better++)
    for (let worse = 0; worse <= face; worse++) {
      const isSame = better === colour && worse === face
      if (!isSame && taken[better * worst + worse] !== (counts[better]?.[worse] ?? 0)) return false
    }
  return true
}
