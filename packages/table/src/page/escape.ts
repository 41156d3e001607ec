import { useEffect, useRef } from 'react'

interface Opened {
  close(): void
}

/** What lies open and can be closed, in the order in which it was opened. */
const opened: Opened[] = []

/** Esc closes what was opened last, and leaves what lies beneath as it is. */
function press(event: KeyboardEvent): void {
  const last = opened.at(-1)
  if (event.key !== 'Escape' || last === undefined) return
  event.preventDefault()
  event.stopPropagation()
  last.close()
}

/** While this is open, Esc closes it, unless something else was opened after it. */
export function useEscape(isOpen: boolean, close: () => void): void {
  const latest = useRef(close)
  latest.current = close
  useEffect(() => {
    if (!isOpen) return
    const one = { close: () => latest.current() }
    if (opened.push(one) === 1) window.addEventListener('keydown', press, true)
    return () => {
      opened.splice(opened.indexOf(one), 1)
      if (opened.length === 0) window.removeEventListener('keydown', press, true)
    }
  }, [isOpen])
}
