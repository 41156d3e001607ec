import type { Shown } from '@sandtable/keeper/protocol'
import { useCallback, useEffect, useRef, useState } from 'react'
import { timeToShow } from '../board/happened.ts'

export interface Playback {
  /** What lies on the table now, and what lay there before: the difference is what is shown to happen. */
  readonly shown: Shown | null
  readonly before: Shown | null
  /** Is this the latest? While more is to come, nobody answers. */
  readonly latest: boolean
  push(shown: Shown): void
  /** Straight to the latest. */
  skip(): void
}

/** So many scenes are played at the chosen pace; of a longer queue only the end. */
const longest = 24

/** Shows one thing after the other, each as long as it takes to see it; without a pace, at once. */
export function usePlayback(pace: number): Playback {
  const [on, setOn] = useState<{ shown: Shown | null; before: Shown | null; latest: boolean }>({
    shown: null,
    before: null,
    latest: true,
  })
  const current = useRef<Shown | null>(null)
  const queue = useRef<Shown[]>([])
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  const rate = useRef(pace)
  rate.current = pace

  const next = useCallback(() => {
    timer.current = null
    // What shows nothing new is passed over until something does.
    for (;;) {
      const shown = queue.current.shift()
      if (shown === undefined) return
      const before = current.current
      current.current = shown
      const time = rate.current === 0 ? 0 : timeToShow(before, shown) / rate.current
      const latest = queue.current.length === 0
      if (time === 0 && !latest) continue
      setOn({ shown, before, latest })
      if (time > 0) {
        timer.current = setTimeout(next, queue.current.length > 8 ? time / 2 : time)
        return
      }
    }
  }, [])

  const push = useCallback(
    (shown: Shown) => {
      const last = queue.current.at(-1) ?? current.current
      const isNext = last !== null && isSameSight(last, shown) && last.decision + 1 === shown.decision
      if (!isNext) {
        // The same moment again (another language), or a jump: nothing leads from one to the other.
        queue.current = []
        if (timer.current !== null) clearTimeout(timer.current)
        timer.current = null
        current.current = shown
        setOn({ shown, before: null, latest: true })
        return
      }
      queue.current.push(shown)
      if (queue.current.length > longest) queue.current.splice(0, queue.current.length - longest)
      if (timer.current === null) next()
      else setOn((now) => ({ ...now, latest: false }))
    },
    [next],
  )

  const skip = useCallback(() => {
    const last = queue.current.at(-1)
    if (last === undefined) return
    if (timer.current !== null) clearTimeout(timer.current)
    timer.current = null
    queue.current = []
    current.current = last
    setOn({ shown: last, before: null, latest: true })
  }, [])

  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current)
      timer.current = null
    },
    [],
  )
  return { ...on, push, skip }
}

/** Seen by the same seat, or by all who share the screen. */
function isSameSight(one: Shown, other: Shown): boolean {
  const [isOpen, isOpenToo] = [one, other].map(({ cloth }) => cloth !== null && !cloth.isLifted)
  return isOpen === isOpenToo && (isOpen === true || one.seat === other.seat)
}
