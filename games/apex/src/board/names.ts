/** How fields, edges and corners are written: `c3`, `c3:e5`, `g4:h4 n`, `e4 nw`. Columns count from the left, rows from the top. */

export interface Spot {
  readonly x: number
  readonly y: number
}

export interface Rectangle {
  readonly from: Spot
  readonly to: Spot
}

export type EdgeSide = 'n' | 'e' | 's' | 'w'

/** Edges in a row, each the same side of its field. */
export interface EdgeRun {
  readonly fields: readonly Spot[]
  readonly side: EdgeSide
}

/** A board has at most so many columns and rows: a letter for each column. */
export const mostColumns = 26
export const mostRows = 26

const oneField = /^([a-z])([1-9][0-9]?)$/

export function nameOfSpot({ x, y }: Spot): string {
  return `${String.fromCharCode(97 + x)}${y + 1}`
}

/** The spot of a name (APX-GRID-003). */
export function spotNamed(name: string): Spot | null {
  const match = oneField.exec(name)
  if (match === null) return null
  const [, column = '', row = ''] = match
  const y = Number(row) - 1
  return y < mostRows ? { x: column.charCodeAt(0) - 97, y } : null
}

/** Fields from the top left to the bottom right one (APX-GRID-003). */
export function rectangleNamed(name: string): Rectangle | null {
  const [first = '', last = first, ...more] = name.split(':')
  const [from, to] = [spotNamed(first), spotNamed(last)]
  if (from === null || to === null || more.length > 0 || to.x < from.x || to.y < from.y) return null
  return { from, to }
}

/** Edges of fields in a row (APX-GRID-004). */
export function runNamed(name: string): EdgeRun | null {
  const match = /^(\S+) ([nesw])$/.exec(name)
  const along = match === null ? null : rectangleNamed(match[1] as string)
  if (match === null || along === null) return null
  const side = match[2] as EdgeSide
  const fields = spotsIn(along)
  // A run follows its edges: n and s along one row, e and w along one column.
  const isStraight = side === 'n' || side === 's' ? along.from.y === along.to.y : along.from.x === along.to.x
  return isStraight ? { fields, side } : null
}

/** The corner, as a spot of the grid of corners: its number is that of the field to the south-east of it. */
export function cornerNamed(name: string): Spot | null {
  const match = /^(\S+) (nw|ne|se|sw)$/.exec(name)
  const spot = match === null ? null : spotNamed(match[1] as string)
  if (match === null || spot === null) return null
  const [, , way = ''] = match
  return { x: spot.x + (way.endsWith('e') ? 1 : 0), y: spot.y + (way.startsWith('s') ? 1 : 0) }
}

/** Row by row. */
export function spotsIn({ from, to }: Rectangle): Spot[] {
  const found: Spot[] = []
  for (let y = from.y; y <= to.y; y++) for (let x = from.x; x <= to.x; x++) found.push({ x, y })
  return found
}
