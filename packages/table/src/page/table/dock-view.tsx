import type { Weighed } from '@sandtable/keeper/odds-desk'
import type { ReactNode } from 'react'
import { useEscape } from '../escape.ts'
import { useWords } from '../say.ts'
import { Foldable } from './foldable.tsx'
import { OddsView } from './odds-view.tsx'
import { type Props as OfThing, seatOf, ThingView } from './thing-view.tsx'
import type { Folding } from './use-folding.ts'
import { useLingering } from './use-lingering.ts'

interface Props extends Omit<OfThing, 'thing' | 'onClose'> {
  /** What is pointed at; null: nothing. */
  readonly pointed: OfThing['thing'] | null
  /** What the question is about, told where nothing is pointed at. */
  readonly acting: OfThing['thing'] | null
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
export function DockView({ pointed, acting, pinned, odds, ahead, folding, onClose, ...props }: Props) {
  const say = useWords()
  useEscape(pinned, onClose)
  const { lingering, ...coming } = useLingering(pointed)
  const { things, aside = [] } = props.scene
  const thing = [...things, ...aside].find(({ id }) => id === lingering) ?? acting
  const seat = thing === null ? null : seatOf(thing)
  return (
    <Foldable place="dock" title={say.underThePointer} className="dock" folding={folding} {...coming}>
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
      {thing === null && !saysSomething(odds) && ahead === null && (
        <p className="soft">{say.pointAtSomething}</p>
      )}
    </Foldable>
  )
}

function saysSomething(odds: Weighed | null): boolean {
  return odds !== null && (odds.odds !== null || odds.problem !== null)
}
