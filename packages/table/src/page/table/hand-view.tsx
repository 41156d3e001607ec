import type { Language, TableCard } from '@sandtable/kernel'
import { useWords } from '../say.ts'
import { Foldable } from './foldable.tsx'
import type { Folding } from './use-folding.ts'

interface Props {
  readonly cards: readonly TableCard[]
  readonly language: Language
  readonly folding: Folding
  onPick(card: TableCard, event: { readonly clientX: number; readonly clientY: number }): void
  onPoint(card: TableCard | null, event: { readonly clientX: number; readonly clientY: number }): void
  onRead(about: string): void
}

/** The cards in one's hand, in a place of their own even while there are none: a press plays one, or opens what it says. */
export function HandView({ cards, language, folding, onPick, onPoint, onRead }: Props) {
  const say = useWords()
  return (
    <Foldable place="hand" title={`${say.hand} (${cards.length})`} className="hand" folding={folding}>
      <ul>
        {cards.map((card) => {
          const can = (card.answers?.length ?? 0) > 0
          return (
            <li key={card.id}>
              <button
                type="button"
                className={can ? 'can' : ''}
                onPointerEnter={(event) => onPoint(card, event)}
                onPointerLeave={(event) => onPoint(null, event)}
                onClick={(event) => (can ? onPick(card, event) : onRead(card.about))}
              >
                {card.label[language]}
              </button>
            </li>
          )
        })}
      </ul>
    </Foldable>
  )
}
