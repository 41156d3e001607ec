import { useState } from 'react'
import { remember, remembered } from './remembered.ts'

/** Light or dark, or as the system has it. */
export const schemes = ['system', 'light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

function kept(): Scheme {
  const name = remembered('scheme')
  return schemes.find((one) => one === name) ?? 'system'
}

/** What was chosen holds from the first moment on. */
export function applyScheme(scheme: Scheme = kept()): void {
  document.documentElement.dataset.scheme = scheme
}

export function useScheme(): readonly [Scheme, (scheme: Scheme) => void] {
  const [scheme, setScheme] = useState(kept)
  const choose = (next: Scheme) => {
    remember('scheme', next)
    applyScheme(next)
    setScheme(next)
  }
  return [scheme, choose]
}
