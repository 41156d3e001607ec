/**
 * Sets of dice to pick up, of which only one is tried for each number of each face: equal dice are equal. `faceOf`
 * tells dice apart by all that matters.
 */
export function unlikeSets(
  sets: Iterable<readonly number[]>,
  faceOf: (die: number) => string | undefined,
): (readonly number[])[] {
  const found = new Map<string, readonly number[]>()
  for (const dice of sets) {
    const faces = dice.map(faceOf).sort().join()
    if (!found.has(faces)) found.set(faces, dice)
  }
  return [...found.values()]
}

/** Every choice that a question for some of these allows. */
export function* someOf({ from, least, most }: Some): Generator<readonly number[]> {
  for (let chosen = 0; chosen < 1 << from.length; chosen++) {
    const picked = from.filter((_, at) => (chosen & (1 << at)) !== 0)
    if (picked.length >= least && picked.length <= most) yield picked
  }
}

export interface Some {
  readonly from: readonly number[]
  readonly least: number
  readonly most: number
}
