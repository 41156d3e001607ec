import type { AttackFace } from '../vocabulary/attacks.ts'

/**
 * What dice of one colour can show together. Dice that show the same are the same, so that is how many show each face; all
 * that so many dice can show stands in a table, and is named by its place there.
 */

/** Worse before better. */
export const faces: readonly AttackFace[] = ['blank', 'surge', 'hit', 'crit']

/** How many dice show each face. */
export type Shown = readonly number[]

/** All that so many dice can show. */
export interface Table {
  readonly all: readonly Shown[]
  readonly places: ReadonlyMap<string, number>
  /** With one die more that shows a face: the place in the table of one die more, by the place here and the face. */
  readonly more: Int32Array
}

const tables: Table[] = []

export function tableOf(dice: number): Table {
  tables[dice] ??= made(dice)
  return tables[dice]
}

function made(dice: number): Table {
  const all = shownBy(dice)
  const places = placesOf(all)
  const after = placesOf(shownBy(dice + 1))
  const more = new Int32Array(all.length * faces.length)
  for (const [at, shown] of all.entries())
    for (let face = 0; face < faces.length; face++)
      more[at * faces.length + face] = after.get(
        shown.with(face, (shown[face] as number) + 1).join(),
      ) as number
  return { all, places, more }
}

function placesOf(all: readonly Shown[]): Map<string, number> {
  return new Map(all.map((shown, at) => [shown.join(), at]))
}

/** Every way in which so many dice can show the faces. */
export function shownBy(dice: number): number[][] {
  const found: number[][] = []
  for (let blanks = 0; blanks <= dice; blanks++)
    for (let surges = 0; surges <= dice - blanks; surges++)
      for (let hits = 0; hits <= dice - blanks - surges; hits++)
        found.push([blanks, surges, hits, dice - blanks - surges - hits])
  return found
}

/** How likely dice show this, if each shows each face so often. */
export function chanceOf(shown: Shown, face: readonly number[]): number {
  let [chance, left] = [1, shown.reduce((sum, number) => sum + number, 0)]
  for (const [at, number] of shown.entries())
    for (let drawn = 1; drawn <= number; drawn++, left--) chance *= (left / drawn) * (face[at] as number)
  return chance
}

/**
 * Which dice of a colour are picked up first: blanks, then the faces that are worth less. Mostly those are surges; hits are,
 * where surges are crits. Where some surges are and others are not, either may have to go first.
 */
export type Order = 'surges first' | 'hits first' | 'either first'

/** Ways to pick up dice of a colour, for everything that so many dice can show. */
export interface PickedUp {
  /** How many dice each way takes, the fewest first. */
  readonly counts: readonly number[]
  /** What is left without them: the place in the table of so many fewer, by the place and the way; −1: a crit would go. */
  readonly left: Int32Array
  /** How far up in the order the best die among them is. */
  readonly best: Int32Array
  /** How many show what is so far up in the order, or worse. */
  readonly upTo: Int32Array
}

const [BLANK, SURGE, HIT, CRIT] = [0, 1, 2, 3] as const

export function pickedUpOf(dice: number, most: number, order: Order): PickedUp {
  const { all } = tableOf(dice)
  const ways = waysToPick(most, order)
  const ranks = order === 'hits first' ? [BLANK, HIT, SURGE, CRIT] : [BLANK, SURGE, HIT, CRIT]
  const left = new Int32Array(all.length * ways.length).fill(-1)
  const best = new Int32Array(all.length * ways.length)
  const upTo = new Int32Array(all.length * faces.length)
  for (const [at, shown] of all.entries()) {
    for (const [way, { count, hits }] of ways.entries()) {
      const picked = pick(shown, count, order, hits)
      if (picked === null) continue
      const rest = shown.map((number, face) => number - (picked[face] as number))
      left[at * ways.length + way] = tableOf(dice - count).places.get(rest.join()) as number
      best[at * ways.length + way] = Math.max(
        0,
        ranks.findLastIndex((face) => (picked[face] as number) > 0),
      )
    }
    let sum = 0
    for (const [rank, face] of ranks.entries()) {
      sum += shown[face] as number
      upTo[at * faces.length + rank] = sum
    }
  }
  return { counts: ways.map(({ count }) => count), left, best, upTo }
}

/** So many dice; where the order does not say how many of them are hits, every number of hits. */
function waysToPick(most: number, order: Order): { readonly count: number; readonly hits: number }[] {
  return Array.from({ length: most + 1 }, (_, count) =>
    Array.from({ length: order === 'either first' ? count + 1 : 1 }, (_, hits) => ({ count, hits })),
  ).flat()
}

/** How many of each face are picked up; null: there are not so many. */
function pick(shown: Shown, count: number, order: Order, hits: number): Shown | null {
  const [blanks = 0, surges = 0, allHits = 0] = shown
  const fromBlanks = Math.min(blanks, count)
  const others = count - fromBlanks
  const fromHits =
    order === 'either first'
      ? hits
      : order === 'hits first'
        ? Math.min(allHits, others)
        : Math.max(0, others - surges)
  const fromSurges = others - fromHits
  if (fromSurges < 0 || fromSurges > surges || fromHits > allHits) return null
  return [fromBlanks, fromSurges, fromHits, 0]
}
