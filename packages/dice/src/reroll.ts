import { type Pool, poolOf, type WhichDice } from './pool.ts'

/** Pick up the dice that are meant: all of them, or the first `most`. Dice that were rerolled stay. */
export function pickUp<S extends string>(
  dice: Pool<S>,
  which: WhichDice<S>,
  most = Number.POSITIVE_INFINITY,
): Pool<S> {
  const counts = [...dice.counts]
  let left = most
  for (const place of openTo(dice, which)) {
    const picked = Math.min(left, counts[place]!)
    counts[place]! -= picked
    counts[dice.set.places[place]!.pickedUp]! += picked
    left -= picked
  }
  return poolOf(dice.set, counts)
}

export type PickUp<S extends string> = {
  readonly most: number
  readonly least?: number
  readonly which?: WhichDice<S>
}

/**
 * Every way to pick up some of the dice that are meant, for a choice of what to reroll; each only once, equal
 * dice being equal. Fewer dice come first, so that picking up none, where allowed, is the first.
 */
export function pickUps<S extends string>(
  dice: Pool<S>,
  { most, least = 0, which = () => true }: PickUp<S>,
): Pool<S>[] {
  const open = openTo(dice, which)
  // How many dice can still be picked up from this place on.
  const reserve: number[] = [0]
  for (const place of open.toReversed()) reserve.push(reserve.at(-1)! + dice.counts[place]!)
  reserve.reverse()
  const available = reserve[0]!
  const counts = [...dice.counts]
  const ways: Pool<S>[] = []
  const pick = (n: number, left: number): void => {
    if (left === 0) {
      ways.push(poolOf(dice.set, counts))
      return
    }
    if (reserve[n]! < left) return
    const from = open[n]!
    const to = dice.set.places[from]!.pickedUp
    const lying = counts[from]!
    const inHand = counts[to]!
    for (let picked = Math.min(left, lying); picked >= 0; picked--) {
      counts[from] = lying - picked
      counts[to] = inHand + picked
      pick(n + 1, left - picked)
    }
    counts[from] = lying
    counts[to] = inHand
  }
  for (let size = Math.min(least, available); size <= Math.min(most, available); size++) pick(0, size)
  return ways
}

/**
 * Forget which dice were rerolled: for games in which a die may be rerolled again, and after the last reroll,
 * when it no longer matters and results that look alike can be one.
 */
export function forgetRerolls<S extends string>(dice: Pool<S>): Pool<S> {
  const { places } = dice.set
  const counts = places.map(() => 0)
  for (let place = 0; place < places.length; place++) {
    counts[places[place]!.untouched]! += dice.counts[place]!
  }
  return poolOf(dice.set, counts)
}

/** Places with dice that lie on the table, are meant, and may be picked up. */
function openTo<S extends string>(dice: Pool<S>, which: WhichDice<S>): number[] {
  const { places } = dice.set
  const open: number[] = []
  for (let place = 0; place < places.length; place++) {
    if (dice.counts[place] === 0) continue
    const { face, die, rerolled } = places[place]!
    if (face !== null && !rerolled && which(face, die)) open.push(place)
  }
  return open
}
