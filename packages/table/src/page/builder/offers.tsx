import type { BuildOffer, BuiltForce, Language } from '@sandtable/kernel'
import { useEffect, useId, useRef, useState } from 'react'
import { CardView } from '../cards/card-view.tsx'
import type { Connection } from '../connection.ts'
import type { KeptForce } from '../kept/kept.ts'
import { useWords } from '../say.ts'
import { Choice, type Group } from '../start/choice.tsx'
import { filtered, kindsOf, noFilter, type Order, orders } from './offer-filter.ts'
import { OfferItem } from './offer-item.tsx'

interface Props {
  readonly connection: Connection
  readonly kept: KeptForce
  readonly built: BuiltForce
  readonly place: string
  readonly language: Language
  /** How often somebody opened a place: each time they want to type. */
  readonly opened: number
  onPlace(place: string): void
  onAdd(card: string, at: string): void
  onRules(ids: readonly string[]): void
  onClose(): void
}

/** What could be added at a place, to look through. */
export function Offers(props: Props) {
  const { connection, kept, built, place, language, opened, onPlace, onAdd, onRules, onClose } = props
  const say = useWords()
  const fitting = useId()
  const search = useRef<HTMLInputElement>(null)
  const [offers, setOffers] = useState<readonly BuildOffer[] | null>(null)
  const [filter, setFilter] = useState(noFilter)
  const { game, force } = kept
  useEffect(() => {
    let stale = false
    void connection.call('offers for force', { game, force, place }).then((found) => {
      if (!stale) setOffers('reply' in found ? found.reply : [])
    })
    return () => {
      stale = true
    }
  }, [connection, game, force, place])
  const [looked, setLooked] = useState<BuildOffer | null>(null)
  const [at, setAt] = useState(place)
  if (at !== place) {
    setAt(place)
    setFilter({ ...filter, asked: '', kind: '' })
    setLooked(null)
  }
  useEffect(() => {
    if (opened > 0) search.current?.focus()
  }, [opened])

  const kinds = kindsOf(offers ?? [], language)
  const shown = filtered(offers ?? [], filter, language)
  return (
    <section
      className="offers"
      aria-label={say.add}
      aria-busy={offers === null}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
    >
      <header>
        <Choice
          label={say.place}
          value={place}
          onChange={onPlace}
          options={built.places.filter((one) => one.open).map((one) => [one.id, one.label[language]])}
          groups={placesOfRows(built, language)}
        />
        <button type="button" className="plain" onClick={onClose}>
          {say.close}
        </button>
      </header>
      <div className="filters">
        <input
          ref={search}
          type="search"
          aria-label={say.search}
          placeholder={say.search}
          value={filter.asked}
          onChange={(event) => setFilter({ ...filter, asked: event.target.value })}
        />
        {kinds.length > 0 && (
          <Choice
            label={say.kind}
            value={filter.kind}
            onChange={(kind) => setFilter({ ...filter, kind })}
            options={[['', say.allKinds], ...kinds.map((kind) => [kind, kind] as const)]}
          />
        )}
        <Choice
          label={say.sortedBy}
          value={filter.order}
          onChange={(order) => setFilter({ ...filter, order: order as Order })}
          options={orders.map((order) => [order, say.order(order)])}
        />
        <label className="choice">
          <span>{say.atMost}</span>
          <input
            type="number"
            min={0}
            inputMode="numeric"
            placeholder={say.anyPoints}
            value={filter.most ?? ''}
            onChange={(event) =>
              setFilter({ ...filter, most: event.target.value === '' ? null : Number(event.target.value) })
            }
          />
        </label>
        <label className="fitting" htmlFor={fitting}>
          <input
            id={fitting}
            type="checkbox"
            checked={filter.fitting}
            onChange={(event) => setFilter({ ...filter, fitting: event.target.checked })}
          />
          {say.onlyLegal}
        </label>
      </div>
      <p className="count" role="status">
        {offers !== null && say.found(shown.length, offers.length)}
      </p>
      <ul>
        {shown.map((offer) => (
          <OfferItem
            key={offer.card}
            connection={connection}
            game={game}
            offer={offer}
            language={language}
            onAdd={() => onAdd(offer.card, place)}
            onLook={() => setLooked(offer)}
            onRules={onRules}
          />
        ))}
      </ul>
      <aside className="looked-at" aria-label={say.underThePointer}>
        {looked === null ? (
          <p className="soft">{say.pointAtCard}</p>
        ) : (
          <>
            <h3>{looked.label[language]}</h3>
            <CardView
              key={looked.card}
              game={game}
              about={looked.about}
              language={language}
              connection={connection}
              onRead={onRules}
            />
          </>
        )}
      </aside>
    </section>
  )
}

/** Slots that are still free, by the row that has them. */
function placesOfRows({ rows }: BuiltForce, language: Language): Group[] {
  return rows.map((row, at) => ({
    label: `${at + 1}. ${row.label[language]}`,
    options: row.places.filter((one) => one.open).map((one) => [one.id, one.label[language]]),
  }))
}
