import type { Weighed } from '@sandtable/keeper/odds-desk'
import { type CSSProperties, useEffect, useRef } from 'react'
import type { Point } from '../board/board-view.tsx'
import { useEscape } from '../escape.ts'
import { OddsView } from './odds-view.tsx'
import { type Props as OfThing, seatOf, ThingView } from './thing-view.tsx'
import { usePlace } from './use-place.ts'

interface Props extends OfThing {
  /** Where the pointer is, or the thing: the view stands beside it. */
  readonly at: Point
  /** It stays, and can be clicked; otherwise it is only looked at. */
  readonly pinned: boolean
  readonly odds: Weighed | null
  onRead(ids: readonly string[]): void
  onClose(): void
}

/** Everything about one thing of the scene, beside it: where the page has no room for a dock. */
export function InspectView({ at, pinned, odds, onRead, onClose, ...props }: Props) {
  const { thing, language } = props
  const box = useRef<HTMLElement>(null)
  const place = usePlace(box, at)
  useEscape(true, onClose)
  useEffect(() => {
    if (!pinned) return
    const press = ({ target }: PointerEvent) => {
      if (target instanceof Node && !box.current?.contains(target)) onClose()
    }
    window.addEventListener('pointerdown', press)
    return () => window.removeEventListener('pointerdown', press)
  }, [pinned, onClose])
  useEffect(() => {
    if (!pinned) return
    const before = document.activeElement
    box.current?.focus()
    return () => {
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus()
    }
  }, [pinned])

  const seat = seatOf(thing)
  return (
    <section
      ref={box}
      className={`inspect floating${pinned ? ' pinned' : ''}${seat === null ? '' : ` seat-${seat}`}`}
      role={pinned ? 'dialog' : 'tooltip'}
      aria-label={thing.label?.[language] ?? ''}
      tabIndex={-1}
      style={{ '--left': `${place.left}px`, '--top': `${place.top}px` } as CSSProperties}
    >
      {odds && <OddsView weighed={odds} language={language} />}
      <ThingView {...props} {...(pinned && { onRead, onClose })} />
    </section>
  )
}
