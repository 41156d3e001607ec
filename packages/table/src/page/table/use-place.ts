import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Point } from '../board/board-view.tsx'

const GAP = 18
const MARGIN = 8

/** Beside the point, on the side with room, and always within the window. */
export function usePlace(
  box: RefObject<HTMLElement | null>,
  { x, y }: Point,
): { readonly left: number; readonly top: number } {
  const [place, setPlace] = useState({ left: x + GAP, top: y + GAP })
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return
    const settle = () => {
      const { offsetWidth: width, offsetHeight: height } = element
      const left = x + GAP + width + MARGIN <= innerWidth ? x + GAP : x - GAP - width
      const most = { left: innerWidth - width - MARGIN, top: innerHeight - height - MARGIN }
      setPlace({
        left: Math.max(MARGIN, Math.min(left, most.left)),
        top: Math.max(MARGIN, Math.min(y - 24, most.top)),
      })
    }
    settle()
    const watch = new ResizeObserver(settle)
    watch.observe(element)
    window.addEventListener('resize', settle)
    return () => {
      watch.disconnect()
      window.removeEventListener('resize', settle)
    }
  }, [box, x, y])
  return place
}
