import { useEffect, useState } from 'react'

const place = 'service-worker.js'

/**
 * Keeps the whole page in the browser, so that it opens and plays without a network. Not before somebody plays or has
 * installed it: whoever only looks in fetches little.
 */
export async function keepPage(): Promise<void> {
  if (!canKeep()) return
  // Where the browser does not want to, the page is as good as without.
  await navigator.serviceWorker.register(place).catch(() => null)
}

export function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches
}

function canKeep(): boolean {
  return import.meta.env.PROD && 'serviceWorker' in navigator
}

/** A newer page is kept and waits: this takes it. Null: there is none. */
export function useNewerKept(): (() => void) | null {
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null)
  useEffect(() => {
    if (!canKeep()) return
    let left = false
    void navigator.serviceWorker.getRegistration().then((kept) => {
      if (left || kept === undefined) return
      setWaiting(kept.waiting)
      kept.addEventListener('updatefound', () => {
        const coming = kept.installing
        coming?.addEventListener('statechange', () => {
          if (!left && coming.state === 'installed' && kept.active !== null) setWaiting(coming)
        })
      })
    })
    return () => {
      left = true
    }
  }, [])
  if (waiting === null) return null
  return () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    waiting.postMessage('take over')
  }
}
