import { carriesKey, keyOf } from './key.ts'

/**
 * Values, each once and numbered in the order in which they came. Plain data are equal if their properties are,
 * in whatever order these were set. Contests ask for numbers tens of thousands of times, so no text is made of
 * a value: each property has a column, a value is a row of whole numbers, and rows are found by their hash.
 */
export type Distinct<T> = {
  readonly list: readonly T[]
  /** The number of a value, a new one if it was not there. */
  number(value: T): number
  /** The number of a value, or `undefined` if it is not there. */
  find(value: T): number | undefined
}

const MISSING = -1

export function distinct<T>(): Distinct<T> {
  const list: T[] = []
  // The first column is for what is no list of properties: a number, a word, an array, a pool.
  const columns: (string | null)[] = [null]
  const words = new Map<unknown, number>()
  const rows = rowsOf()
  const row: number[] = [MISSING]

  const columnOf = (name: string): number => {
    const known = columns.indexOf(name)
    if (known >= 0) return known
    row.push(MISSING)
    return columns.push(name) - 1
  }

  const write = (value: T): void => {
    for (let column = 0; column < row.length; column++) row[column] = MISSING
    if (typeof value !== 'object' || value === null || Array.isArray(value) || carriesKey(value)) {
      row[0] = wordFor(words, value)
      return
    }
    let next = 1
    for (const name in value) {
      // Values are mostly made alike, so that a property is where it was in the one before.
      const column = columns[next] === name ? next : columnOf(name)
      if (value[name] !== undefined) row[column] = wordFor(words, value[name])
      next = column + 1
    }
  }

  return {
    list,
    number: (value) => {
      write(value)
      const number = rows.number(row)
      if (number === list.length) list.push(value)
      return number
    },
    find: (value) => {
      write(value)
      return rows.find(row)
    },
  }
}

/** Whole numbers of a moderate size stand for themselves, as even numbers; all else for its place in a list. */
function wordFor(words: Map<unknown, number>, property: unknown): number {
  if (typeof property === 'number' && Number.isInteger(property) && property >= 0 && property < 1e9) {
    return property * 2
  }
  const key = keyOf(property)
  let word = words.get(key)
  if (word === undefined) {
    word = words.size * 2 + 1
    words.set(key, word)
  }
  return word
}

type Rows = {
  number(row: readonly number[]): number
  find(row: readonly number[]): number | undefined
}

const PRIME = 0x01000193

/**
 * Rows of whole numbers, each once and numbered. Rows that came earlier may be shorter than later ones; what a
 * row lacks at its end is MISSING. All rows are kept in one list, and found through a table of which at least
 * half is free: where a row's hash points, or on the first place after it that no other row has taken.
 */
function rowsOf(): Rows {
  const cells: number[] = []
  const starts: number[] = [0]
  let places = new Int32Array(16)

  const same = (number: number, row: readonly number[]): boolean => {
    const start = starts[number]!
    const length = starts[number + 1]! - start
    for (let n = 0; n < row.length; n++) {
      if (row[n] !== (n < length ? cells[start + n] : MISSING)) return false
    }
    return true
  }

  /** The place of an equal row, or the free one where it belongs. */
  const placeOf = (row: readonly number[]): number => {
    const mask = places.length - 1
    let place = hashOf(row) & mask
    while (places[place] !== 0 && !same(places[place]! - 1, row)) place = (place + 1) & mask
    return place
  }

  const grow = (): void => {
    places = new Int32Array(places.length * 4)
    for (let number = 0; number + 1 < starts.length; number++) {
      places[placeOf(cells.slice(starts[number]!, starts[number + 1]!))] = number + 1
    }
  }

  return {
    number: (row) => {
      const place = placeOf(row)
      if (places[place] !== 0) return places[place]! - 1
      const number = starts.length - 1
      places[place] = number + 1
      for (let n = 0; n < row.length; n++) cells.push(row[n]!)
      starts.push(cells.length)
      if (starts.length * 2 > places.length) grow()
      return number
    },
    find: (row) => {
      const found = places[placeOf(row)]!
      return found === 0 ? undefined : found - 1
    },
  }
}

function hashOf(row: readonly number[]): number {
  let hash = 0
  for (let n = 0; n < row.length; n++) {
    // What is missing leaves no trace, so that a row's hash does not depend on when it came.
    if (row[n] !== MISSING) hash = Math.imul(hash ^ (row[n]! + n), PRIME)
  }
  return hash ^ (hash >>> 15)
}
