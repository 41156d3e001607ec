import { type ReactNode, useLayoutEffect } from 'react'

interface Props {
  /** What is done, and by whom. */
  readonly children: ReactNode
  readonly title?: string
  onLikewise(): void
}

/** The same for other pieces, too, by one press. */
export function Likewise({ children, title, onLikewise }: Props) {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return
      if (event.key === 'a') onLikewise()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [onLikewise])
  return (
    <button type="button" className="plain beside" title={title} onClick={onLikewise}>
      <kbd>A</kbd>
      {children}
    </button>
  )
}
