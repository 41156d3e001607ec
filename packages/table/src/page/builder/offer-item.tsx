import type { BuildOffer, Language } from '@sandtable/kernel'
import { useState } from 'react'
import type { Connection } from '../connection.ts'
import { CardText } from '../rules/card-text.tsx'
import { useWords } from '../say.ts'
import { RuleButtons } from './legality.tsx'

interface Props {
  readonly connection: Connection
  readonly game: string
  readonly offer: BuildOffer
  readonly language: Language
  onAdd(): void
  onRules(ids: readonly string[]): void
}

/** A card that could be added, or the reason why not; what it does on demand. */
export function OfferItem({ connection, game, offer, language, onAdd, onRules }: Props) {
  const say = useWords()
  const [open, setOpen] = useState(false)
  const name = offer.label[language]
  return (
    <li className="offer">
      <div>
        <button type="button" className="take" disabled={offer.problem !== null} onClick={onAdd}>
          <strong>{offer.points}</strong>
          <span>
            {name} <small>{offer.detail[language]}</small>
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
          <CardText
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
