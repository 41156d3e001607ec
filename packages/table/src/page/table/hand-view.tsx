import type { Language, TableCard } from '@sandtable/kernel'
import type { Point } from '../board/board-view.tsx'
import { CardLine } from '../cards/card-line.tsx'
import type { Connection } from '../connection.ts'
import { useWords } from '../say.ts'
import { Foldable } from './foldable.tsx'
import { pointedAt } from './pointed-at.ts'
import type { Folding } from './use-folding.ts'

interface Props {
  readonly connection: Connection
  readonly game: string
  readonly cards: readonly TableCard[]
  /** People share the screen, and what is in a hand lies under the cloth. */
  readonly covered: boolean
  readonly language: Language
  readonly folding: Folding
  onPick(card: TableCard, event: { readonly clientX: number; readonly clientY: number }): void
  /** Somebody wants to know what this card does … */
  onTell(card: string, where: Point): void
  /** … and not any more. */
  onLeave(): void
  onRead(about: string): void
}

/** The cards in one's hand, in a place of their own even while there are none: a press plays one, or opens what it says. */
export function HandView({
  connection,
  game,
  cards,
  covered,
  language,
  folding,
  onPick,
  onTell,
  onLeave,
  onRead,
}: Props) {
  const say = useWords()
  return (
    <Foldable
      place="hand"
      title={covered ? say.hand : `${say.hand} (${cards.length})`}
      className="hand"
      folding={folding}
    >
      {covered && <p className="soft">{say.underTheCloth}</p>}
      <ul>
        {cards.map((card) => {
          const can = (card.answers?.length ?? 0) > 0
          return (
            <li key={card.id}>
              <button
                type="button"
                className={can ? 'can' : ''}
                {...pointedAt((where) => onTell(card.id, where), onLeave)}
                onClick={(event) => (can ? onPick(card, event) : onRead(card.about))}
              >
                <span className="card-name">{card.label[language]}</span>
                <CardLine connection={connection} game={game} about={card.about} language={language} />
              </button>
            </li>
          )
        })}
      </ul>
    </Foldable>
  )
}
