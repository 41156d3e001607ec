import type { Rollable } from './chance.ts'

export interface Rolled {
  readonly faces: readonly string[]
  readonly chance: number
}

/** All results of some equal dice, each set of faces once, with its chance. */
export function rolls(die: Rollable, count: number): Rolled[] {
  const found: Rolled[] = []
  const lay = (from: number, left: number, faces: string[], chance: number): void => {
    const face = die.faces[from]
    if (face === undefined) return
    const part = face.sides / die.sides
    if (from === die.faces.length - 1) {
      found.push({
        faces: [...faces, ...Array<string>(left).fill(face.name)],
        chance: chance * power(part, left),
      })
      return
    }
    for (let some = 0; some <= left; some++) {
      const ways = choose(left, some) * power(part, some)
      lay(from + 1, left - some, [...faces, ...Array<string>(some).fill(face.name)], chance * ways)
    }
  }
  lay(0, count, [], 1)
  return found
}

function power(base: number, exponent: number): number {
  let product = 1
  for (let i = 0; i < exponent; i++) product *= base
  return product
}

function choose(n: number, k: number): number {
  let ways = 1
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1)
  return ways
}
