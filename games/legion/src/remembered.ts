/** What was worked out is kept, so that it is worked out once: asked again, nobody can tell. */

/** The last answer again, for as long as the same is asked: mostly it is the same as the last time. */
export function keepLast<K, T>(make: (by: K) => T): (by: K) => T {
  let last: { readonly by: K; readonly made: T } | null = null
  return (by) => {
    if (last === null || last.by !== by) last = { by, made: make(by) }
    return last.made
  }
}

/** One answer for each, for as long as that which was asked for is held by anybody. */
export function keepEach<K extends object, T>(make: (by: K) => T): (by: K) => T {
  const kept = new WeakMap<K, { readonly made: T }>()
  return (by) => {
    let known = kept.get(by)
    if (known === undefined) {
      known = { made: make(by) }
      kept.set(by, known)
    }
    return known.made
  }
}

/**
 * The same for what follows from two things, the first of them an object; `most`: no more answers than so many are kept
 * for one object, where it is asked for ever new things.
 */
export function keepByBoth<A extends object, B, T>(
  make: (one: A, other: B) => T,
  most = Number.POSITIVE_INFINITY,
): (one: A, other: B) => T {
  const kept = keepEach((_: A) => new Map<B, { readonly made: T }>())
  return (one, other) => {
    const known = kept(one)
    let found = known.get(other)
    if (found === undefined) {
      found = { made: make(one, other) }
      if (known.size >= most) known.clear()
      known.set(other, found)
    }
    return found.made
  }
}
