import type { Die, Face } from './die.ts'

/**
 * A pool is dice of which some are in hand and some lie on the table showing a face. Dice of one kind that lie
 * alike are only counted: four attack dice have 35 results, not 4096. Rolling puts the dice in hand on the
 * table, rerolling is picking dice up and rolling again, and a die remembers that it was picked up once, since
 * most games allow that only once.
 */
export type Pool<S extends string = string> = {
  readonly set: DiceSet<S>
  /** How many dice lie in each place of the set. */
  readonly counts: readonly number[]
  readonly key: string
}

/** The kinds of dice in a pool, and every way in which one of them can lie. */
export type DiceSet<S extends string = string> = {
  readonly label: string
  readonly places: readonly Place<S>[]
  /** Every pool of this set met so far, by a hash of its counts: the same results come up again and again. */
  readonly known: Map<number, Pool<S>>
}

export type Place<S extends string = string> = {
  readonly die: Die<S>
  /** `null` while in hand. */
  readonly face: Face<S> | null
  readonly rerolled: boolean
  /** Number of the place where this die's faces begin, for dice rerolled or not as this one is. */
  readonly faces: number
  /** Number of the same place for a die that has not been rerolled. */
  readonly untouched: number
  /** Number of the place to which a die that is picked up goes. */
  readonly pickedUp: number
}

export type WhichDice<S extends string> = (face: Face<S>, die: Die<S>) => boolean

/** Dice in hand: `pool([red, 3], [black, 1])`. A kind with 0 dice is known to the pool, and can be added to it. */
export function pool<S extends string>(...dice: readonly (readonly [die: Die<S>, count: number])[]): Pool<S> {
  const kinds = new Map<string, { die: Die<S>; count: number }>()
  for (const [die, count] of dice) {
    if (!Number.isInteger(count) || count < 0) throw new RangeError(`${count} is not a number of dice`)
    const known = kinds.get(die.id)
    if (known === undefined) kinds.set(die.id, { die, count })
    else known.count += count
  }
  const places: Place<S>[] = []
  const counts: number[] = []
  for (const { die, count } of kinds.values()) {
    const start = places.length
    const half = die.faces.length + 1
    for (const rerolled of [false, true]) {
      const faces = rerolled ? start + half : start
      const pickedUp = start + half + die.faces.length
      for (const [n, face] of [...die.faces, null].entries()) {
        places.push({ die, face, rerolled, faces, untouched: start + n, pickedUp })
        counts.push(face === null && !rerolled ? count : 0)
      }
    }
  }
  const label = `${[...kinds.keys()].join(' ')} `
  return poolOf({ label, places, known: new Map() }, counts)
}

/** The pool of this set with these counts. Keys sort as counts do: digit by digit, from the first place on. */
export function poolOf<S extends string>(set: DiceSet<S>, counts: readonly number[]): Pool<S> {
  const { label, known } = set
  let hash = 0
  for (let place = 0; place < counts.length; place++) hash = Math.imul(hash ^ (counts[place]! + place), PRIME)
  for (;;) {
    const found = known.get(hash)
    if (found === undefined) break
    if (sameCounts(found.counts, counts)) return found
    hash = (hash + 1) | 0
  }
  // One character for each count, whatever its size: keys stay short, and in order.
  const key = label + String.fromCharCode(...counts.map((count) => ZERO + count))
  const fresh = { set, counts: [...counts], key }
  known.set(hash, fresh)
  return fresh
}

const PRIME = 0x01000193
const ZERO = 48

function sameCounts(a: readonly number[], b: readonly number[]): boolean {
  for (let place = 0; place < a.length; place++) if (a[place] !== b[place]) return false
  return true
}

/** Put dice on the table showing a face: an evade token's evade, or the dice that were rolled before. */
export function lay<S extends string>(
  on: Pool<S>,
  die: Die<S>,
  face: string,
  count = 1,
  rerolled = false,
): Pool<S> {
  const place = on.set.places.findIndex(
    (at) => at.die.id === die.id && at.face?.name === face && at.rerolled === rerolled,
  )
  if (place < 0) throw new RangeError(`no ${die.id} die of this pool shows ${face}`)
  return poolOf(on.set, on.counts.with(place, on.counts[place]! + count))
}

/**
 * Turn dice from one face to another: all of them, or `most`. Dice that were rerolled are turned first, since
 * the others can still be put to that use; otherwise in the order in which the pool lists its dice.
 */
export function turn<S extends string>(
  dice: Pool<S>,
  from: string,
  to: string,
  most = Number.POSITIVE_INFINITY,
): Pool<S> {
  const counts = [...dice.counts]
  takeFrom(dice, from, most, (place, count) => {
    const { faces, die } = dice.set.places[place]!
    const face = die.faces.findIndex(({ name }) => name === to)
    if (face < 0) throw new RangeError(`a ${die.id} die does not show ${to}`)
    counts[place]! -= count
    counts[faces + face]! += count
  })
  return poolOf(dice.set, counts)
}

/** Take dice that show a face off the table: all of them, or `most`, in the same order as for turning. */
export function cancel<S extends string>(
  dice: Pool<S>,
  face: string,
  most = Number.POSITIVE_INFINITY,
): Pool<S> {
  const counts = [...dice.counts]
  takeFrom(dice, face, most, (place, count) => {
    counts[place]! -= count
  })
  return poolOf(dice.set, counts)
}

function takeFrom<S extends string>(
  dice: Pool<S>,
  face: string,
  most: number,
  take: (place: number, count: number) => void,
): void {
  const { places } = dice.set
  let left = most
  let known = false
  for (const rerolled of [true, false]) {
    for (let place = 0; place < places.length; place++) {
      const at = places[place]!
      if (at.face?.name !== face) continue
      known = true
      const count = at.rerolled === rerolled ? Math.min(left, dice.counts[place]!) : 0
      if (count > 0) {
        take(place, count)
        left -= count
      }
    }
  }
  // Almost certainly a slip of the pen, which would otherwise quietly do nothing.
  if (!known) throw new RangeError(`no die of this pool shows ${face}`)
}

/** How many of a symbol lie on the table. */
export function count<S extends string>(dice: Pool<S>, symbol: NoInfer<S>): number {
  const { places } = dice.set
  let sum = 0
  for (let place = 0; place < places.length; place++) {
    const lying = dice.counts[place]!
    const face = places[place]!.face
    if (lying === 0 || face === null) continue
    for (const [name, shows] of face.symbols) if (name === symbol) sum += shows * lying
  }
  return sum
}

/** How many dice lie on the table, or of them those that are meant. */
export function lying<S extends string>(dice: Pool<S>, which: WhichDice<S> = () => true): number {
  return sumOver(dice, ({ face, die }) => face !== null && which(face, die))
}

/** How many dice are still to be rolled. */
export function inHand(dice: Pool): number {
  return sumOver(dice, ({ face }) => face === null)
}

function sumOver<S extends string>(dice: Pool<S>, counts: (place: Place<S>) => boolean): number {
  let sum = 0
  for (const [place, count] of dice.counts.entries()) {
    if (count > 0 && counts(dice.set.places[place]!)) sum += count
  }
  return sum
}
