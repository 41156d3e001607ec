import type { ReactNode } from 'react'
import type { Weighed } from '../../host/odds-desk.ts'
import { useEscape } from '../escape.ts'
import { useWords } from '../say.ts'
import { Foldable } from './foldable.tsx'
import { OddsView } from './odds-view.tsx'
import { type Props as OfThing, seatOf, ThingView } from './thing-view.tsx'
import type { Folding } from './use-folding.ts'

interface Props extends Omit<OfThing, 'thing' | 'onClose'> {
  /** What is pointed at, or what the question is about; null: nothing. */
  readonly thing: OfThing['thing'] | null
  /** It was pressed and stays until it is closed. */
  readonly pinned: boolean
  readonly odds: Weighed | null
  /** What is said of the answer that is thought about; null: nothing. */
  readonly ahead: ReactNode
  readonly folding: Folding
  onRead(ids: readonly string[]): void
  onClose(): void
}

/** One calm place beside the table for what is under the pointer: its odds, and everything about it. */
export function DockView({ thing, pinned, odds, ahead, folding, onClose, ...props }: Props) {
  const say = useWords()
  useEscape(pinned, onClose)
  const seat = thing === null ? null : seatOf(thing)
  return (
    <Foldable place="dock" title={say.underThePointer} className="dock" folding={folding}>
      {ahead}
      {odds && <OddsView weighed={odds} language={props.language} />}
      {thing !== null && (
        <div
          className={`inspect${pinned ? ' pinned' : ''}${seat === null ? '' : ` seat-${seat}`}`}
          // Read anew for each thing from its beginning.
          key={thing.id}
        >
          <ThingView {...props} thing={thing} {...(pinned && { onClose })} />
        </div>
      )}
      {thing === null && odds === null && ahead === null && <p className="soft">{say.pointAtSomething}</p>}
    </Foldable>
  )
}
