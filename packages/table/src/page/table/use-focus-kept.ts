import { type RefObject, useEffect, useRef } from 'react'

/**
 * A place whose content is another with every decision, none of it the former in a new spot: whoever was at one of its
 * buttons stays in this place, and goes on from there by keys.
 */
export function useFocusKept(decision: number): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null)
  const wasHere = useRef(false)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      wasHere.current = target instanceof Node && place.current?.contains(target) === true
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new decision takes the button away that had the focus
  useEffect(() => {
    if (wasHere.current && document.activeElement === document.body)
      place.current?.focus({ preventScroll: true })
  }, [decision])
  return place
}
