import { type RefObject, useEffect, useRef } from 'react'

/**
 * Of what lies in a list, this one is brought into sight when its turn comes. Only the list is scrolled, never the page,
 * and not while the reader's pointer is in it.
 */
export function useInSight(isItsTurn: boolean): RefObject<HTMLLIElement | null> {
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    const list = item.current?.closest('.unfolded')
    if (!isItsTurn || item.current === null || list == null || list.matches(':hover')) return
    const [own, room] = [item.current.getBoundingClientRect(), list.getBoundingClientRect()]
    if (own.top < room.top) list.scrollTop += own.top - room.top
    else if (own.bottom > room.bottom) list.scrollTop += own.bottom - room.bottom
  }, [isItsTurn])
  return item
}
