import { useSyncExternalStore } from 'react'

/**
 * What the browser does not do: it keeps `nothing` at all, has `no room`, could `not write` or `not read` for another
 * reason. What it does not keep lasts as long as the page is open.
 */
export type Unkept = 'nothing' | 'no room' | 'not write' | 'not read'

let now: Unkept | null = null
const listeners = new Set<() => void>()

/** Said at once, wherever the reader is; a browser that keeps nothing never comes to keep something. */
export function sayUnkept(unkept: Unkept | null): void {
  if (now === 'nothing' || now === unkept) return
  now = unkept
  for (const listener of [...listeners]) listener()
}

export function writeFailed(error: unknown): void {
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
  sayUnkept(isFull ? 'no room' : 'not write')
}

export function useUnkept(): Unkept | null {
  return useSyncExternalStore(listen, () => now)
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
