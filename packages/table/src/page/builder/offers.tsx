import type { BuildOffer, BuiltForce, Language } from '@sandtable/kernel'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { CardView } from '../cards/card-view.tsx'
import type { Connection } from '../connection.ts'
import type { KeptForce } from '../kept/kept.ts'
import { wordsOfCard } from '../rules/card-words.ts'
import { useRules } from '../rules/rules.ts'
import { useWords } from '../say.ts'
import { Choice, type Group } from '../start/choice.tsx'
import { figuresOf, filtered, noFilter, traitsOf } from './offer-filter.ts'
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
    setFilter({ ...noFilter, fitting: filter.fitting, most: filter.most })
    setLooked(null)
  }
  useEffect(() => {
    if (opened > 0) search.current?.focus()
  }, [opened])

  const { value: rules } = useRules(game, language)
  const traits = useMemo(() => traitsOf(offers ?? [], language), [offers, language])
  const figures = useMemo(() => figuresOf(offers ?? []), [offers])
  const shown = useMemo(
    () =>
      filtered(offers ?? [], filter, language, (about) => (rules === null ? '' : wordsOfCard(rules, about))),
    [offers, filter, language, rules],
  )
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
          placeholder={say.searchCards}
          value={filter.asked}
          onChange={(event) => setFilter({ ...filter, asked: event.target.value })}
        />
        {traits.map(({ name, label, values }) => (
          <Choice
            key={name}
            label={label[language]}
            value={filter.traits[name] ?? ''}
            onChange={(value) => setFilter({ ...filter, traits: { ...filter.traits, [name]: value } })}
            options={[['', say.allKinds], ...values.map((one) => [one.en, one[language]] as const)]}
          />
        ))}
        <Choice
          label={say.sortedBy}
          value={filter.order}
          onChange={(order) => setFilter({ ...filter, order })}
          options={[
            ...(['given', 'points', 'name'] as const).map((order) => [order, say.orders[order]] as const),
            ...figures.map(({ name, label }) => [name, label[language]] as const),
          ]}
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
