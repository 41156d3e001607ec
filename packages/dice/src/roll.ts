import type { Chance, Chances } from './chances.ts'
import type { Die, Face } from './die.ts'
import { type DiceSet, type Pool, poolOf } from './pool.ts'
import { addTo, sums } from './sums.ts'

/** Roll the dice in hand; what lies on the table stays. */
export function roll<S extends string>(dice: Pool<S>): Chances<Pool<S>> {
  const counts = [...dice.counts]
  const handfuls: Handful[] = []
  for (const [place, { die, face, faces }] of dice.set.places.entries()) {
    if (face !== null || counts[place] === 0) continue
    handfuls.push({ faces, throws: throwsOf(die, counts[place]!) })
    counts[place] = 0
  }
  const results: Chance<Pool<S>>[] = []
  // Throws come in the order of their counts and handfuls in the order of their places: so do the results.
  throwOnto(dice.set, counts, handfuls, 0, 1, results)
  return results
}

/**
 * Roll the dice in hand for what all dice of the pool add up to, where only the sum matters: `rollInto(dice, 0,
 * (sum, face) => sum + shown(face, 'hit'))`. Goes die by die, so large and mixed pools stay cheap. The sum must
 * not depend on the order in which dice are added.
 */
export function rollInto<S extends string, T>(
  dice: Pool<S>,
  start: T,
  add: (sum: T, face: Face<S>, die: Die<S>) => T,
): Chances<T> {
  const { places } = dice.set
  const under = sums(start, places, (sum, { face, die }) => (face === null ? sum : add(sum, face, die)))
  let fixed = 0
  for (const [place, count] of dice.counts.entries()) {
    if (places[place]!.face === null) continue
    for (let n = 0; n < count; n++) fixed = under.add(fixed, place)
  }
  let now: number[] = []
  addTo(now, fixed, 1)
  for (const [place, count] of dice.counts.entries()) {
    const { die, face, faces } = places[place]!
    if (face !== null) continue
    for (let n = 0; n < count; n++) {
      const next: number[] = []
      for (let sum = 0; sum < now.length; sum++) {
        if (now[sum] === 0) continue
        for (let f = 0; f < die.faces.length; f++) {
          addTo(next, under.add(sum, faces + f), (now[sum]! * die.faces[f]!.sides) / die.sides)
        }
      }
      now = next
    }
  }
  return under.chances(now)
}

/** How a number of equal dice may fall: how many show each face. */
type Throw = { readonly counts: readonly number[]; readonly chance: number }

/** Equal dice thrown together, and the place where their faces begin. */
type Handful = { readonly faces: number; readonly throws: readonly Throw[] }

function throwOnto<S extends string>(
  set: DiceSet<S>,
  table: number[],
  handfuls: readonly Handful[],
  next: number,
  chance: number,
  results: Chance<Pool<S>>[],
): void {
  const handful = handfuls[next]
  if (handful === undefined) {
    results.push({ value: poolOf(set, table), chance })
    return
  }
  const { faces, throws } = handful
  for (const thrown of throws) {
    const { counts } = thrown
    for (let f = 0; f < counts.length; f++) table[faces + f]! += counts[f]!
    throwOnto(set, table, handfuls, next + 1, chance * thrown.chance, results)
    for (let f = 0; f < counts.length; f++) table[faces + f]! -= counts[f]!
  }
}

// The same handfuls are thrown again and again; what they can give does not change.
const known = new WeakMap<Die, (readonly Throw[])[]>()

function throwsOf(die: Die, dice: number): readonly Throw[] {
  let ofDie = known.get(die)
  if (ofDie === undefined) {
    ofDie = []
    known.set(die, ofDie)
  }
  let throws = ofDie[dice]
  if (throws === undefined) {
    throws = multinomial(die, dice)
    ofDie[dice] = throws
  }
  return throws
}

/**
 * Ways are whole numbers, counted exactly as long as they stay below 2^53 (17 dice of eight sides), and divided
 * once at the end: no rounding creeps in.
 */
function multinomial(die: Die, dice: number): readonly Throw[] {
  let all = 1
  for (let n = 0; n < dice; n++) all *= die.sides
  const throws: Throw[] = []
  const last = die.faces.length - 1
  const counts = die.faces.map(() => 0)
  const choose = (face: number, left: number, ways: number): void => {
    const { sides } = die.faces[face]!
    if (face === last) {
      counts[face] = left
      let more = ways
      for (let n = 0; n < left; n++) more *= sides
      throws.push({ counts: [...counts], chance: more / all })
      return
    }
    let more = ways
    for (let n = 0; n <= left; n++) {
      counts[face] = n
      choose(face + 1, left - n, more)
      // From n of the dice left to n + 1: one binomial to the next, one more die on this face.
      more = (more * (left - n) * sides) / (n + 1)
    }
  }
  choose(0, dice, 1)
  return throws
}
