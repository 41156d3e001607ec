import { useCallback, useEffect, useState } from 'react'
import { remember, remembered } from '../remembered.ts'

/** How fast the table shows what happens; off: at once. */
export const speeds = ['off', 'slow', 'normal', 'fast'] as const
export type Speed = (typeof speeds)[number]

const paces: Readonly<Record<Speed, number>> = { off: 0, slow: 0.6, normal: 1, fast: 2.2 }

const calm = '(prefers-reduced-motion: reduce)'

/** The chosen speed, kept in the browser. Whoever asks the system for less motion gets none. */
export function useSpeed(): { readonly speed: Speed; readonly pace: number; choose(speed: Speed): void } {
  const [speed, setSpeed] = useState<Speed>(keptSpeed)
  const [isCalm, setCalm] = useState(() => matchMedia(calm).matches)
  useEffect(() => {
    const media = matchMedia(calm)
    const change = () => setCalm(media.matches)
    media.addEventListener('change', change)
    return () => media.removeEventListener('change', change)
  }, [])
  const choose = useCallback((next: Speed) => {
    remember('speed', next)
    setSpeed(next)
  }, [])
  return { speed, pace: isCalm ? 0 : paces[speed], choose }
}

function keptSpeed(): Speed {
  const kept = remembered('speed')
  return speeds.find((one) => one === kept) ?? 'normal'
}
