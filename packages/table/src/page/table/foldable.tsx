import type { ReactNode } from 'react'
import { useWords } from '../say.ts'
import type { Folding, Place } from './use-folding.ts'

interface Props {
  readonly place: Place
  readonly title: string
  readonly className: string
  readonly folding: Folding
  /** Beside the title, while it is open. */
  readonly tools?: ReactNode
  readonly children: ReactNode
  onPointerEnter?(): void
  onPointerLeave?(): void
}

/** A place beside the table that can be folded to its heading: its neighbours get the room, never the table. */
export function Foldable({ place, title, className, folding, tools, children, ...pointing }: Props) {
  const say = useWords()
  const isFolded = folding.isFolded(place)
  return (
    <section className={`foldable ${className}${isFolded ? ' folded' : ''}`} aria-label={title} {...pointing}>
      <header className="fold">
        <h2>
          <button
            type="button"
            className="plain"
            aria-expanded={!isFolded}
            title={isFolded ? say.unfold : say.fold}
            onClick={() => folding.fold(place)}
          >
            {title}
          </button>
        </h2>
        {!isFolded && tools}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys, whatever is in it */}
      <div className="unfolded" hidden={isFolded} tabIndex={0}>
        {children}
      </div>
    </section>
  )
}
