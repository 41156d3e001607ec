import { useLayoutEffect } from 'react'

/** A letter does this, unless somebody types; null: nothing is done now. */
export function useKey(letter: string, act: (() => void) | null): void {
  // Before anything is painted: whoever sees that there is a key can press it.
  useLayoutEffect(() => {
    if (act === null) return
    const press = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return
      if (key === letter && !ctrlKey && !metaKey && !altKey) act()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [letter, act])
}
