/** What was found, by rows of whole numbers. A row is looked for so often that no text is made of it. */
export type Rows<T> = Map<number, Found<T>>

interface Found<T> {
  readonly row: readonly number[]
  readonly found: T
  /** The one found before it whose row has the same hash. */
  readonly next: Found<T> | undefined
}

export function foundAt<T>(rows: Rows<T>, row: readonly number[]): T | undefined {
  let one = rows.get(hashOf(row))
  while (one !== undefined && !isSame(one.row, row)) one = one.next
  return one?.found
}

/** Whoever calls it knows that nothing was found there yet; the row is copied. */
export function enter<T>(rows: Rows<T>, row: readonly number[], found: T): void {
  const hash = hashOf(row)
  rows.set(hash, { row: row.slice(), found, next: rows.get(hash) })
}

/** So small that engines keep it as a whole number. */
function hashOf(row: readonly number[]): number {
  let hash = 0
  for (let at = 0; at < row.length; at++) hash = Math.imul(hash ^ (row[at] as number), 0x01000193) + at
  return (hash ^ (hash >>> 15)) & 0x3fffffff
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  if (one.length !== other.length) return false
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false
  return true
}
