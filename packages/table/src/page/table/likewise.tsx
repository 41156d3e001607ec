import { useLayoutEffect } from 'react'
import { useWords } from '../say.ts'

interface Props {
  /** What was answered for the last piece. */
  readonly label: string
  /** So many others can do the same; otherwise those that come next. */
  readonly count?: number
  onLikewise(): void
}

/** The same for other pieces, too, by one press. */
export function Likewise({ label, count, onLikewise }: Props) {
  const say = useWords()
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return
      if (event.key === 'a') onLikewise()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [onLikewise])
  return (
    <button
      type="button"
      className="plain beside"
      title={count === undefined ? say.likewiseUntil : undefined}
      onClick={onLikewise}
    >
      <kbd>A</kbd>
      {count === undefined ? say.likewise(label) : say.likewiseFor(label, count)}
    </button>
  )
}
