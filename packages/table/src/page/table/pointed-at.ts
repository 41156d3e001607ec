import type { FocusEvent, PointerEvent } from 'react'
import type { Point } from '../board/board-view.tsx'
import { held } from '../held-finger.ts'

let resting: ReturnType<typeof setTimeout> | undefined

/** Tells of an element to whoever points at it or comes to it by keys; to a finger only when it rests there. */
export function pointedAt(tell: (where: Point) => void, leave: () => void) {
  const stop = () => {
    clearTimeout(resting)
    leave()
  }
  return {
    onPointerEnter: ({ pointerType, clientX, clientY }: PointerEvent) => {
      clearTimeout(resting)
      const where = { x: clientX, y: clientY }
      if (pointerType === 'touch') resting = setTimeout(() => tell(where), held)
      else tell(where)
    },
    onPointerLeave: stop,
    onFocus: ({ currentTarget }: FocusEvent<Element>) => {
      // A finger gives the focus, too: it wants to press.
      if (!currentTarget.matches(':focus-visible')) return
      const { left, top } = currentTarget.getBoundingClientRect()
      tell({ x: left, y: top })
    },
    onBlur: stop,
  }
}
