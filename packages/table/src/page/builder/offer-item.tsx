import type { BuildOffer, Language } from '@sandtable/kernel'
import { useState } from 'react'
import { CardLine } from '../cards/card-line.tsx'
import { CardView } from '../cards/card-view.tsx'
import type { Connection } from '../connection.ts'
import { useWords } from '../say.ts'
import { RuleButtons } from './legality.tsx'

interface Props {
  readonly connection: Connection
  readonly game: string
  readonly offer: BuildOffer
  readonly language: Language
  onAdd(): void
  /** Somebody looks at it. */
  onLook(): void
  onRules(ids: readonly string[]): void
}

/** A card that could be added, or the reason why not; what it does on demand. */
export function OfferItem({ connection, game, offer, language, onAdd, onLook, onRules }: Props) {
  const say = useWords()
  const [open, setOpen] = useState(false)
  const name = offer.label[language]
  return (
    <li className="offer">
      <div>
        <button
          type="button"
          className="take"
          aria-disabled={offer.problem !== null}
          onPointerEnter={onLook}
          onFocus={onLook}
          onClick={() => offer.problem === null && onAdd()}
        >
          <strong>{offer.points}</strong>
          <span>
            {name} <small>{offer.detail[language]}</small>
            <CardLine connection={connection} game={game} about={offer.about} language={language} />
          </span>
        </button>
        <button
          type="button"
          className="plain tell"
          aria-expanded={open}
          aria-label={say.whatItDoes(name)}
          onClick={() => setOpen(!open)}
        >
          ?
        </button>
      </div>
      {offer.problem && (
        <p className="refused">
          {offer.problem.text[language]} <RuleButtons problem={offer.problem} onRules={onRules} />
        </p>
      )}
      {open && (
        <div className="card-words">
          <CardView
            game={game}
            about={offer.about}
            language={language}
            connection={connection}
            onRead={onRules}
          />
        </div>
      )}
    </li>
  )
}
