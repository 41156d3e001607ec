import { faces, type Table, tableOf } from './dice-shown.ts'

/**
 * Pools of dice in three colours of which some are picked up and not rolled yet. What they come to hangs only on what the
 * others show and on how many of each colour are in the hand: so they are rolled one after the other, each once for all
 * pools from which it could have been picked up, and never set by set.
 */
export interface Hand {
  /** How many of each colour are in the hand. */
  readonly count: readonly [number, number, number]
  /** What the others can show, colour by colour, and how many ways that makes. */
  readonly tables: readonly [Table, Table, Table]
  readonly size: number
  /** The next die to fall; null: the hand is empty. */
  readonly next: Next | null
}

/** The next die of a hand: where each of its faces leads among the ways of the hand without it. */
interface Next {
  readonly hand: number
  readonly colour: number
  /** So many ways in the tables before that of its colour, and in those behind it. */
  readonly before: number
  readonly behind: number
}

/** The hands of up to so many dice; the empty one first, and each after the one that it leads to. */
export function handsOf(dice: readonly number[], most: number): Hand[] {
  const hands: Hand[] = []
  const numbers = new Map<string, number>()
  const [first = 0, second = 0, third = 0] = dice
  for (let one = 0; one <= Math.min(first, most); one++)
    for (let two = 0; two <= Math.min(second, most - one); two++)
      for (let three = 0; three <= Math.min(third, most - one - two); three++) {
        const count = [one, two, three] as const
        const tables = [tableOf(first - one), tableOf(second - two), tableOf(third - three)] as const
        numbers.set(count.join(), hands.length)
        hands.push({ count, tables, size: waysIn(tables), next: nextOf(count, tables, numbers) })
      }
  return hands
}

function waysIn(tables: readonly Table[]): number {
  return tables.reduce((size, { all }) => size * all.length, 1)
}

function nextOf(
  count: Hand['count'],
  tables: Hand['tables'],
  numbers: ReadonlyMap<string, number>,
): Next | null {
  const colour = count.findIndex((number) => number > 0)
  if (colour < 0) return null
  const fewer = count.with(colour, (count[colour] as number) - 1)
  return {
    hand: numbers.get(fewer.join()) as number,
    colour,
    before: waysIn(tables.slice(0, colour)),
    behind: waysIn(tables.slice(colour + 1)),
  }
}

/** The chance of each face of a die of each colour. */
export type Chances = readonly (readonly number[])[]

/** What every way of every hand is worth once it has fallen, by what the ways of the empty one are worth. */
export function worthsOf(hands: readonly Hand[], chances: Chances, fallen: Float64Array): Float64Array[] {
  const worths: Float64Array[] = []
  for (const hand of hands) {
    if (hand.next === null) {
      worths.push(fallen)
      continue
    }
    const worth = new Float64Array(hand.size)
    falling(hand, hands, chances, (at, to, chance) => {
      const then = worths[hand.next?.hand ?? 0] as Float64Array
      worth[at] = (worth[at] as number) + chance * (then[to] as number)
    })
    worths.push(worth)
  }
  return worths
}

/** Lets all hands fall: how likely each way of the empty one is, by how likely those of all hands were. */
export function fallenFrom(hands: readonly Hand[], chances: Chances, masses: Float64Array[]): Float64Array {
  for (let number = hands.length - 1; number > 0; number--) {
    const hand = hands[number] as Hand
    const mass = masses[number] as Float64Array
    const then = masses[hand.next?.hand ?? 0] as Float64Array
    falling(hand, hands, chances, (at, to, chance) => {
      then[to] = (then[to] as number) + chance * (mass[at] as number)
    })
  }
  return masses[0] as Float64Array
}

/** Every way of a hand, every face of its next die, and the way of the hand without it that it leads to. */
function falling(
  { tables, next }: Hand,
  hands: readonly Hand[],
  chances: Chances,
  each: (at: number, to: number, chance: number) => void,
): void {
  if (next === null) return
  const { hand, colour, before, behind } = next
  const { all, more } = tables[colour] as Table
  const there = ((hands[hand] as Hand).tables[colour] as Table).all.length
  for (let one = 0; one < before; one++)
    for (let place = 0; place < all.length; place++)
      for (let face = 0; face < faces.length; face++) {
        const chance = chances[colour]?.[face] as number
        if (chance === 0) continue
        const at = (one * all.length + place) * behind
        const to = (one * there + (more[place * faces.length + face] as number)) * behind
        for (let other = 0; other < behind; other++) each(at + other, to + other, chance)
      }
}
