import type { Account, Luck, Seat } from '@sandtable/kernel'

/** What a side dealt out and took. */
export interface Harmed {
  readonly seat: Seat
  readonly dealt: number
  readonly taken: number
  readonly defeated: number
  readonly lost: number
}

/** For each seat; what hurts its own side is taken, and dealt by nobody. */
export function harmOf({ harms }: Account, seats: readonly Seat[]): readonly Harmed[] {
  return seats.map((seat) => {
    const taken = harms.filter(({ to }) => to.seat === seat)
    const dealt = harms.filter(({ by, to }) => by?.seat === seat && to.seat !== seat)
    return {
      seat,
      dealt: sum(dealt.map(({ damage }) => damage)),
      taken: sum(taken.map(({ damage }) => damage)),
      defeated: dealt.filter((one) => one.defeated).length,
      lost: taken.filter((one) => one.defeated).length,
    }
  })
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0)
}

/** By how much more than so many deviations a word is said. */
const steps = [0.5, 1.25, 2]

/** How lucky these dice were, from -3 (very unlucky) to 3: by how far they strayed from what was to be expected. */
export function luckiness({ got, expected, variance }: Luck): number {
  if (variance === 0) return 0
  const strayed = (got - expected) / Math.sqrt(variance)
  const size = steps.filter((step) => Math.abs(strayed) >= step).length
  return size === 0 || strayed > 0 ? size : -size
}

/** Side by side, the dice of every side in one order. */
export function luckBySeat({ luck }: Account, seats: readonly Seat[]): readonly Luck[] {
  const names = [...new Set(luck.map(({ name }) => name.en))]
  return seats.flatMap((seat) =>
    names.flatMap((name) => luck.filter((one) => one.seat === seat && one.name.en === name)),
  )
}

/** The round in which a move was made; 0: before the first. */
export function roundOf({ rounds }: Account, move: number): number {
  return rounds.filter((begun) => begun < move).length
}

/** What each seat had after so many moves. */
export function pointsAfter({ points }: Account, move: number): Readonly<Record<Seat, number>> {
  return points.findLast((one) => one.move <= move)?.of ?? {}
}

/** The points of each seat at the start and at the end of every round. */
export function byRound(account: Account, moves: number): readonly Readonly<Record<Seat, number>>[] {
  const ends = [...account.rounds.slice(1), moves]
  return [0, ...ends].map((move) => pointsAfter(account, move))
}

/** The most that anybody ever had. */
export function mostPoints({ points }: Account): number {
  return Math.max(1, ...points.flatMap(({ of }) => Object.values(of)))
}

/** Steps from change to change, as a path; `x` and `y` say where moves and points lie. */
export function courseOf(
  { points }: Account,
  seat: Seat,
  moves: number,
  x: (move: number) => number,
  y: (points: number) => number,
): string {
  const parts = points.map(({ move, of }, at) => {
    const [across, up] = [x(move).toFixed(1), y(of[seat] ?? 0).toFixed(1)]
    return at === 0 ? `M${across} ${up}` : `H${across}V${up}`
  })
  return `${parts.join('')}H${x(moves).toFixed(1)}`
}

/** Of labels at these places, those that have room: each as far as this from the one before it. */
export function withRoom(places: readonly number[], apart: number): ReadonlySet<number> {
  const told = new Set<number>()
  let last = Number.NEGATIVE_INFINITY
  for (const [at, place] of places.entries()) {
    if (place - last < apart) continue
    told.add(at)
    last = place
  }
  return told
}
