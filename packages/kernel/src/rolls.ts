import type { Drawable, Rollable } from './chance.ts'

export interface Rolled {
  readonly faces: readonly string[]
  readonly chance: number
}

/** All ways in which chance can fall: of dice, or of what is drawn. */
export function falls(of: Rollable | Drawable, count: number): Rolled[] {
  return 'names' in of ? draws(of, count) : rolls(of, count)
}

/** All that can be drawn without putting anything back, in every order, with its chance. */
export function draws({ names }: Drawable, count: number): Rolled[] {
  const found: Rolled[] = []
  const left = new Map<string, number>()
  for (const name of names) left.set(name, (left.get(name) ?? 0) + 1)
  const draw = (faces: readonly string[], chance: number): void => {
    const total = names.length - faces.length
    if (faces.length === count || total === 0) {
      found.push({ faces, chance })
      return
    }
    for (const [name, times] of left) {
      if (times === 0) continue
      left.set(name, times - 1)
      draw([...faces, name], (chance * times) / total)
      left.set(name, times)
    }
  }
  draw([], 1)
  return found
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
