import { useCallback, useEffect, useState } from 'react'

/** Something that is fetched when it is first needed, and kept; what could not be fetched is tried again next time. */
export interface Fetched<T> {
  /** Null until it is there. */
  now(): T | null
  get(): Promise<T>
}

export function fetchedOnce<T>(fetch: () => Promise<T>): Fetched<T> {
  let there: { readonly value: T } | null = null
  let fetching: Promise<T> | null = null
  return {
    now: () => there?.value ?? null,
    get: () => {
      fetching ??= fetch().then(
        (value) => {
          there = { value }
          return value
        },
        (error) => {
          fetching = null
          throw error
        },
      )
      return fetching
    },
  }
}

export interface Fetching<T> {
  readonly value: T | null
  /** It could not be fetched. */
  readonly failed: boolean
  again(): void
}

export function useFetched<T>(one: Fetched<T>): Fetching<T> {
  const [came, setCame] = useState<{ of: Fetched<T>; failed: boolean } | null>(null)
  const fetch = useCallback(() => {
    setCame(null)
    let left = false
    const come = (failed: boolean) => () => left || setCame({ of: one, failed })
    one.get().then(come(false), come(true))
    return () => {
      left = true
    }
  }, [one])
  // What was drawn counts: it may have come between drawing and this.
  const value = one.now()
  const isThere = value !== null
  useEffect(() => (isThere ? undefined : fetch()), [isThere, fetch])
  return { value, failed: came?.of === one && came.failed, again: fetch }
}
