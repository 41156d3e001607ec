/** A list that is made no further than somebody has looked. */
export interface Listing<T> {
  /** The first of them that it holds of; undefined: of none. */
  find(holds: (one: T) => boolean): T | undefined
  all(): readonly T[]
}

export function listing<T>(source: Iterator<T>): Listing<T> {
  const found: T[] = []
  const more = () => {
    const { value, done } = source.next()
    if (done === true) return false
    found.push(value)
    return true
  }
  return {
    find(holds) {
      for (let at = 0; at < found.length || more(); at++) if (holds(found[at] as T)) return found[at]
      return undefined
    },
    all() {
      while (more());
      return found
    },
  }
}
