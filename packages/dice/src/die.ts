/** A kind of face: what it shows, and on how many sides of the die. */
export type Face<S extends string = string> = {
  readonly name: string
  readonly symbols: readonly (readonly [symbol: S, count: number])[]
  readonly sides: number
}

/** Plain data; two dice with the same id are the same kind of die. */
export type Die<S extends string = string> = {
  readonly id: string
  readonly sides: number
  readonly faces: readonly Face<S>[]
}

/**
 * A die whose every side shows one thing: `die('attack', { hit: 3, crit: 1, focus: 2, blank: 2 })`.
 * A face bears the name of what it shows, and a blank counts as something shown, so that blanks can be counted.
 */
export function die<S extends string>(id: string, sides: Readonly<Record<S, number>>): Die<S> {
  const faces: Face<S>[] = []
  for (const name in sides) {
    const count = sides[name]
    if (!isCount(count)) throw new RangeError(`die ${id}: ${count} sides cannot show ${name}`)
    if (count > 0) faces.push({ name, symbols: [[name, 1]], sides: count })
  }
  return dieOf(id, faces)
}

/**
 * A die whose sides may show several things each, side by side: `[{ damage: 2, surge: 1 }, { damage: 3 }, …]`.
 * Sides that show the same are one face; its name lists what it shows (`2 damage, 1 surge`), or is `blank`.
 */
export function symbolDie<S extends string>(
  id: string,
  sides: readonly Readonly<Partial<Record<S, number>>>[],
): Die<S> {
  const faces: Face<S>[] = []
  for (const side of sides) {
    const symbols: [S, number][] = []
    for (const symbol in side) {
      const count = side[symbol] ?? 0
      if (!isCount(count)) throw new RangeError(`die ${id}: a side cannot show ${count} ${symbol}`)
      if (count > 0) symbols.push([symbol, count])
    }
    symbols.sort(([a], [b]) => (a < b ? -1 : 1))
    const name = symbols.map(([symbol, count]) => `${count} ${symbol}`).join(', ') || 'blank'
    const known = faces.findIndex((face) => face.name === name)
    if (known < 0) faces.push({ name, symbols, sides: 1 })
    else faces[known] = { name, symbols, sides: faces[known]!.sides + 1 }
  }
  return dieOf(id, faces)
}

/** How often a face shows a symbol. */
export function shown<S extends string>(face: Face<S>, symbol: NoInfer<S>): number {
  for (const [name, count] of face.symbols) if (name === symbol) return count
  return 0
}

function dieOf<S extends string>(id: string, faces: readonly Face<S>[]): Die<S> {
  if (faces.length === 0) throw new RangeError(`die ${id} has no side`)
  return { id, sides: faces.reduce((sum, face) => sum + face.sides, 0), faces }
}

function isCount(n: number): boolean {
  return Number.isInteger(n) && n >= 0
}
