import { type Something, somethings } from '@sandtable/keeper/protocol'
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

/** What ends a row of passes, kept in the browser. */
export function keptUntil(): readonly Something[] {
  const kept = remembered('pass until')?.split(', ') ?? ['aimed at', 'card']
  return somethings.filter((one) => kept.includes(one))
}

export function useUntil(): { readonly until: readonly Something[]; toggle(one: Something): void } {
  const [until, setUntil] = useState(keptUntil)
  const toggle = (one: Something) => {
    const next = until.includes(one) ? until.filter((other) => other !== one) : [...until, one]
    remember('pass until', next.join(', '))
    setUntil(next)
  }
  return { until, toggle }
}
