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

/** Picking up the dice that show least, for everything that so many dice can show. */
export interface PickedUp {
  /** What is left without so many: the place in the table of so many fewer, by the place and the number; −1: a crit would go. */
  readonly left: Int32Array
  /** The best face among so many. */
  readonly best: Int32Array
  /** How many show a face or a worse one. */
  readonly upTo: Int32Array
}

export function pickedUpOf(dice: number, most: number): PickedUp {
  const { all } = tableOf(dice)
  const left = new Int32Array(all.length * (most + 1)).fill(-1)
  const best = new Int32Array(all.length * (most + 1))
  const upTo = new Int32Array(all.length * faces.length)
  for (const [at, shown] of all.entries()) {
    const rest = [...shown]
    let face = 0
    for (let number = 0; number <= Math.min(most, dice); number++) {
      if (number > 0) {
        while (rest[face] === 0) face++
        if (faces[face] === 'crit') break
        rest[face] = (rest[face] as number) - 1
      }
      left[at * (most + 1) + number] = tableOf(dice - number).places.get(rest.join()) as number
      best[at * (most + 1) + number] = face
    }
    let sum = 0
    for (let one = 0; one < faces.length; one++) {
      sum += shown[one] as number
      upTo[at * faces.length + one] = sum
    }
  }
  return { left, best, upTo }
}
