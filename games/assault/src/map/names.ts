/** How spaces and edges are written: "h21", "h21:k23", "h21 e", "h21:k21 s". */

export interface Spot {
  readonly x: number
  readonly y: number
}

/** More columns or rows than these no map has. */
export const mostColumns = 52
export const mostRows = 52

const letters = 26
const oneSpace = /^([a-z]{1,2})([1-9][0-9]?)$/
const someSpaces = /^([^:]{1,4})(?::([^:]{1,4}))?$/
const someEdges = /^([^ ]{1,9}) ([nesw])$/

/** The name of a space, such as "h21"; the 27th column is "aa". */
export function nameOf({ x, y }: Spot): string {
  return `${nameOfColumn(x)}${nameOfRow(y)}`
}

export function nameOfColumn(x: number): string {
  const last = String.fromCharCode(97 + (x % letters))
  const first = x < letters ? '' : String.fromCharCode(96 + Math.floor(x / letters))
  return `${first}${last}`
}

export function nameOfRow(y: number): string {
  return String(y + 1)
}

/** The space of that name; null if it is no name, or one beyond the largest map. */
export function spotNamed(name: string): Spot | null {
  const match = oneSpace.exec(name)
  if (match === null) return null
  const [, column = '', row = ''] = match
  let x = 0
  for (const letter of column) x = x * letters + letter.charCodeAt(0) - 96
  const spot = { x: x - 1, y: Number(row) - 1 }
  return spot.x < mostColumns && spot.y < mostRows ? spot : null
}

/** All spaces of "h21" or "h21:k23", row by row; null if it says neither. */
export function spotsNamed(words: string): Spot[] | null {
  const match = someSpaces.exec(words)
  if (match === null) return null
  const first = spotNamed(match[1] ?? '')
  const last = match[2] === undefined ? first : spotNamed(match[2])
  if (first === null || last === null || last.x < first.x || last.y < first.y) return null
  const found: Spot[] = []
  for (let y = first.y; y <= last.y; y++) {
    for (let x = first.x; x <= last.x; x++) found.push({ x, y })
  }
  return found
}

/** An edge, told from the space to its north or west, so that each has one name only. */
export interface Side extends Spot {
  readonly side: 'e' | 's'
}

/**
 * All edges of "h21 e" or "h21:k21 s"; null if it says neither. A range runs along its edges: east and west
 * sides of one column, north and south sides of one row. An edge at the north or west rim lies at -1.
 */
export function sidesNamed(words: string): Side[] | null {
  const match = someEdges.exec(words)
  if (match === null) return null
  const [, range = '', side = ''] = match
  const spots = spotsNamed(range)
  const [first] = spots ?? []
  if (spots === null || first === undefined) return null
  const upright = side === 'e' || side === 'w'
  if (!spots.every(({ x, y }) => (upright ? x === first.x : y === first.y))) return null
  return spots.map(({ x, y }) => {
    if (upright) return { x: side === 'w' ? x - 1 : x, y, side: 'e' }
    return { x, y: side === 'n' ? y - 1 : y, side: 's' }
  })
}

export function nameOfSide({ x, y, side }: Side): string {
  if (x < 0) return `${nameOf({ x: 0, y })} w`
  if (y < 0) return `${nameOf({ x, y: 0 })} n`
  return `${nameOf({ x, y })} ${side}`
}

/** The spaces on both sides of an edge. */
export function besides({ x, y, side }: Side): readonly [Spot, Spot] {
  return [{ x, y }, side === 'e' ? { x: x + 1, y } : { x, y: y + 1 }]
}
