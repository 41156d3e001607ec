import type { ReactNode } from 'react'
import { useKey } from './use-key.ts'

interface Props {
  /** What is done, and by whom. */
  readonly children: ReactNode
  readonly title?: string
  onLikewise(): void
}

/** The same for other pieces, too, by one press. */
export function Likewise({ children, title, onLikewise }: Props) {
  useKey('a', onLikewise)
  return (
    <button type="button" className="plain beside" title={title} onClick={onLikewise}>
      <kbd>A</kbd>
      {children}
    </button>
  )
}
