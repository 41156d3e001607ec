import { type Chances, deck, drawInto, mapChances, weighted } from '@sandtable/dice'
import { targetCards } from '../../data/targets.ts'
import type { TargetCard } from '../../data/types.ts'
import { remembered } from '../remembered.ts'
import { type Struck, struckBy, type Tally, tallyOf, type Volley } from './volley.ts'

/** What a result is worth to the shooter. */
export type Worth = (struck: Struck) => number

/** With the cards on the table: the chances if those on some slots are replaced from what is left of the deck (APX-CARD). */
export function chancesReplacing(
  volley: Volley,
  revealed: readonly TargetCard[],
  places: readonly number[],
): Chances<Struck> {
  let kept = 0
  for (const [at, slot] of volley.slots.entries()) {
    const card = revealed[at]
    if (card !== undefined && !places.includes(at)) kept += tallyOf(volley, card, slot)
  }
  const left = targetCards.filter((card) => !revealed.includes(card))
  const slots = places.flatMap((at) => volley.slots[at] ?? []).slice(0, left.length)
  const fresh = drawInto(
    deck('left', left),
    slots,
    kept,
    (sum, card, slot) => sum + tallyOf(volley, card, slot),
  )
  return mapChances(fresh, (tally) => struckBy(volley, tally))
}

/** The best set of places to replace with the cards on the table: of equals the smallest. */
export function bestPlaces(
  volley: Volley,
  revealed: readonly TargetCard[],
  most: number,
  worth: Worth,
): readonly number[] {
  let best: { places: readonly number[]; worth: number } | null = null
  for (const places of setsOf(volley.slots.length, most)) {
    const mean = meanWorth(chancesReplacing(volley, revealed, places), worth)
    if (best === null || mean > best.worth + hair) best = { places, worth: mean }
  }
  return best?.places ?? []
}

const hair = 1e-9

function meanWorth(chances: Chances<Struck>, worth: Worth): number {
  let sum = 0
  for (const { value, chance } of chances) sum += chance * worth(value)
  return sum
}

/** All sets of at most so many places, smaller ones first. */
export function setsOf(places: number, most: number): number[][] {
  let last: number[][] = [[]]
  const found = [...last]
  for (let size = 1; size <= Math.min(most, places); size++) {
    last = last.flatMap((set) =>
      Array.from({ length: places - 1 - (set.at(-1) ?? -1) }, (_, at) => [
        ...set,
        (set.at(-1) ?? -1) + 1 + at,
      ]),
    )
    found.push(...last)
  }
  return found
}

/** Cards that come to the same on every slot are alike. */
interface Kind {
  readonly tallies: readonly Tally[]
  readonly count: number
}

function kindsOf(volley: Volley): Kind[] {
  const found = new Map<string, { tallies: Tally[]; count: number }>()
  for (const card of targetCards) {
    const tallies = volley.slots.map((slot) => tallyOf(volley, card, slot))
    const known = found.get(tallies.join())
    if (known === undefined) found.set(tallies.join(), { tallies, count: 1 })
    else known.count++
  }
  return [...found.values()]
}

/** With more target cards than this there are too many ways to lie for anybody to wait for. */
export const mostReckoned = 5

/**
 * Before any card is turned: the chances if up to so many cards are replaced as well as can be, whatever comes. Every way
 * in which kinds of cards can lie on the slots is looked at; what fresh cards bring hangs on which are left alone.
 */
export function chancesWithReplacing(volley: Volley, most: number, worth: Worth): Chances<Struck> {
  const kinds = kindsOf(volley)
  const { length } = volley.slots
  const sets = setsOf(length, most)
  const counts = kinds.map((kind) => kind.count)
  const lying: Tally[] = []
  const found = new Map<Tally, number>()
  const worthAt = remembered((tally: Tally) => worth(struckBy(volley, tally)))
  // What is left alone is the same for many ways to lie: found once for each.
  const known = new Map<string, Chances<Tally>[]>()
  const freshFor = (): Chances<Tally>[] => {
    const key = counts.join()
    let chances = known.get(key)
    if (chances === undefined) {
      const left = kinds.flatMap((_, kind) => Array<number>(counts[kind] ?? 0).fill(kind))
      const leftAlone = deck('kinds', left)
      chances = sets.map((places) =>
        drawInto(leftAlone, places, 0, (sum, kind, at) => sum + (kinds[kind]?.tallies[at] ?? 0)),
      )
      known.set(key, chances)
    }
    return chances
  }
  const settle = (share: number) => {
    const fresh = freshFor()
    let lain = 0
    for (const tally of lying) lain += tally
    let [best, bestKept, most]: [Chances<Tally>, Tally, number] = [[], 0, Number.NEGATIVE_INFINITY]
    for (const [at, places] of sets.entries()) {
      let kept = lain
      for (const place of places) kept -= lying[place] as number
      const chances = fresh[at] as Chances<Tally>
      let mean = 0
      for (const { value, chance } of chances) mean += chance * worthAt(kept + value)
      if (mean > most + hair) [best, bestKept, most] = [chances, kept, mean]
    }
    for (const { value, chance } of best)
      found.set(bestKept + value, (found.get(bestKept + value) ?? 0) + share * chance)
  }
  const lay = (at: number, share: number, left: number) => {
    if (at === length) {
      settle(share)
      return
    }
    for (const [kind, { tallies }] of kinds.entries()) {
      const count = counts[kind] as number
      if (count === 0) continue
      counts[kind] = count - 1
      lying[at] = tallies[at] as number
      lay(at + 1, (share * count) / left, left - 1)
      counts[kind] = count
    }
  }
  lay(0, 1, targetCards.length)
  return mapChances(weighted(found), (tally) => struckBy(volley, tally))
}
