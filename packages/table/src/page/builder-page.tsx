import type { BuildChange, BuildOffer, BuildReading, BuiltForce, Language, Plain } from '@sandtable/kernel'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { GameOnOffer } from '../host/protocol.ts'
import type { Connection } from './connection.ts'
import { goTo } from './route.ts'
import { useWords } from './say.ts'
import { forgetForce, type KeptForce, keepForce, keptForce, keptForces } from './store.ts'

interface Props {
  readonly connection: Connection
  readonly games: readonly GameOnOffer[]
  readonly language: Language
  /** The list of a game's forces, or one force. */
  readonly game?: string
  readonly force?: string
}

export function BuilderPage(props: Props) {
  return props.force === undefined ? (
    <ForceList {...props} game={props.game ?? ''} />
  ) : (
    <ForceView {...props} id={props.force} />
  )
}

function ForceList({ connection, games, language, game: id }: Props & { readonly game: string }) {
  const say = useWords()
  const game = games.find((one) => one.id === id)
  const [forces, setForces] = useState<readonly KeptForce[]>([])
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => void keptForces(id).then(setForces), [id])

  async function create(force: Plain): Promise<void> {
    const built = (await connection.build(id, { show: force })) as BuiltForce
    const kept = keptOf(crypto.randomUUID(), id, force, built)
    await keepForce(kept)
    goTo({ page: 'force', id: kept.id })
  }

  async function read(): Promise<void> {
    const format = game?.builds?.formats[0]?.id ?? ''
    const reading = (await connection.build(id, { read: text, format })) as BuildReading
    if ('refused' in reading) setProblem(reading.refused[language])
    else await create(reading.force)
  }

  return (
    <main className="start builder">
      <header>
        <h1>{say.yourForces}</h1>
        <p>{game?.name[language]}</p>
        <button type="button" className="plain" onClick={() => goTo({ page: 'start' })}>
          {say.back}
        </button>
      </header>
      <div className="keys">
        {game?.builds?.sides.map((side) => (
          <button
            type="button"
            key={side.id}
            className="go small"
            onClick={async () => create((await connection.build(id, { empty: side.id })) as Plain)}
          >
            {say.newForce}: {side.name[language]}
          </button>
        ))}
      </div>
      <ul className="shelf-list">
        {forces.map((force) => (
          <li key={force.id}>
            <button type="button" className="plain" onClick={() => goTo({ page: 'force', id: force.id })}>
              {force.name || '–'} · {say.points(force.points)} {force.legal ? '✓' : '✗'}
            </button>
            <button
              type="button"
              className="plain"
              onClick={() => void forgetForce(force.id).then(() => keptForces(id).then(setForces))}
            >
              {say.forget}
            </button>
          </li>
        ))}
      </ul>
      <label className="choice">
        <span>
          {say.importText} ({game?.builds?.formats.map((one) => one.name[language]).join(', ')})
        </span>
        <textarea rows={5} value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <button type="button" disabled={text.trim() === ''} onClick={() => void read()}>
        {say.importIt}
      </button>
      {problem !== null && (
        <p role="alert" className="refused">
          {problem}
        </p>
      )}
    </main>
  )
}

function keptOf(id: string, game: string, force: Plain, built: BuiltForce): KeptForce {
  return {
    id,
    game,
    force,
    name: built.name,
    points: built.points,
    legal: built.problems.length === 0,
    changed: Date.now(),
  }
}

function ForceView({ connection, games, language, id }: Props & { readonly id: string }) {
  const say = useWords()
  const [kept, setKept] = useState<KeptForce | null>(null)
  const [built, setBuilt] = useState<BuiltForce | null>(null)
  const [place, setPlace] = useState<string | null>(null)
  const [exported, setExported] = useState<string | null>(null)

  const show = useCallback(
    async (one: KeptForce) => {
      const next = (await connection.build(one.game, { show: one.force })) as BuiltForce
      setKept(one)
      setBuilt(next)
      return next
    },
    [connection],
  )
  useEffect(() => void keptForce(id).then((one) => one && show(one)), [id, show])

  /** One change after the other: each begins with what the one before came to. */
  const last = useRef<Promise<KeptForce | null>>(Promise.resolve(null))
  function change(by: BuildChange): void {
    last.current = last.current.then((before) => changed(before ?? kept, by))
  }

  async function changed(from: KeptForce | null, by: BuildChange): Promise<KeptForce | null> {
    if (from === null) return null
    const force = (await connection.build(from.game, { change: from.force, by })) as Plain
    const next = (await connection.build(from.game, { show: force })) as BuiltForce
    const now = keptOf(from.id, from.game, force, next)
    setKept(now)
    setBuilt(next)
    await keepForce(now)
    return now
  }

  if (kept === null || built === null) return <main className="start" aria-busy="true" />
  const game = games.find((one) => one.id === kept.game)
  const write = async (format: string) =>
    setExported((await connection.build(kept.game, { write: kept.force, format })) as string)
  return (
    <main className="start builder">
      <header>
        <div className="choice">
          <NameInput name={built.name} onName={(name) => change({ name })} />
        </div>
        <strong className={built.points > built.limit ? 'too-much' : ''}>
          {built.points} / {built.limit}
        </strong>
        <p>{built.side[language]}</p>
        <button
          type="button"
          className="plain"
          onClick={() => void last.current.then(() => goTo({ page: 'forces', id: kept.game }))}
        >
          {say.back}
        </button>
      </header>
      <ul className="problems" aria-live="polite">
        {built.problems.length === 0 ? (
          <li className="fine">✓ {say.legal}</li>
        ) : (
          built.problems.map((problem) => (
            <li key={problem.text.en}>
              {problem.text[language]} <small>{problem.rules.join(', ')}</small>
            </li>
          ))
        )}
      </ul>
      <div className="build">
        <div>
          {built.places.map((top) => (
            <section key={top.id}>
              <h2>
                {top.label[language]}
                {top.open && (
                  <button type="button" aria-pressed={place === top.id} onClick={() => setPlace(top.id)}>
                    + {say.add}
                  </button>
                )}
              </h2>
              <ul className="held-cards">
                {top.held.map((held, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card are equal
                  <li key={at}>
                    {held.label[language]} <small>{held.points}</small>
                    <button
                      type="button"
                      className="plain"
                      aria-label={`${say.remove}: ${held.label[language]}`}
                      onClick={() => change({ remove: held.card, at: top.id })}
                    >
                      ✕
                    </button>
                  </li>
                ))}
              </ul>
              {built.rows
                .filter((row) => row.at === top.id)
                .map((row) => (
                  <article key={row.id} className="build-row">
                    <h3>
                      {row.label[language]} <small>{row.detail[language]}</small>
                      <strong>{row.points}</strong>
                      <button type="button" className="plain" onClick={() => change({ copyRow: row.id })}>
                        {say.copy}
                      </button>
                      <button type="button" className="plain" onClick={() => change({ removeRow: row.id })}>
                        {say.remove}
                      </button>
                    </h3>
                    <div className="keys">
                      {row.places.map((slot) =>
                        slot.held.length > 0 ? (
                          slot.held.map((held) => (
                            <button
                              type="button"
                              key={`${slot.id} ${held.card}`}
                              className="current"
                              title={say.remove}
                              onClick={() => change({ remove: held.card, at: slot.id })}
                            >
                              {held.label[language]} <small>{held.points}</small> ✕
                            </button>
                          ))
                        ) : (
                          <button
                            type="button"
                            key={slot.id}
                            aria-pressed={place === slot.id}
                            onClick={() => setPlace(slot.id)}
                          >
                            + {slot.label[language]}
                          </button>
                        ),
                      )}
                    </div>
                  </article>
                ))}
            </section>
          ))}
        </div>
        {place !== null && (
          <Offers
            key={place}
            connection={connection}
            game={kept.game}
            force={kept.force}
            place={place}
            language={language}
            onAdd={(card) => {
              if (!built.places.some((one) => one.id === place)) setPlace(null)
              change({ add: card, at: place })
            }}
          />
        )}
      </div>
      <div className="keys">
        {game?.builds?.formats.map((format) => (
          <button type="button" key={format.id} onClick={() => void write(format.id)}>
            {say.exportIt}: {format.name[language]}
          </button>
        ))}
        <button type="button" onClick={() => window.print()}>
          {say.printIt}
        </button>
      </div>
      {exported !== null && <textarea className="exported" rows={10} readOnly value={exported} />}
    </main>
  )
}

/** What is typed stands there at once; the force follows. */
function NameInput({ name, onName }: { name: string; onName(name: string): void }) {
  const say = useWords()
  const [typed, setTyped] = useState(name)
  return (
    <input
      aria-label={say.nameOfForce}
      placeholder={say.nameOfForce}
      value={typed}
      onChange={(event) => {
        setTyped(event.target.value)
        onName(event.target.value)
      }}
    />
  )
}

interface OffersProps {
  readonly connection: Connection
  readonly game: string
  readonly force: Plain
  readonly place: string
  readonly language: Language
  onAdd(card: string): void
}

function Offers({ connection, game, force, place, language, onAdd }: OffersProps) {
  const say = useWords()
  const [offers, setOffers] = useState<readonly BuildOffer[] | null>(null)
  const [asked, setAsked] = useState('')
  const [fitting, setFitting] = useState(true)
  useEffect(() => {
    void connection.build(game, { offers: force, place }).then((found) => setOffers(found as BuildOffer[]))
  }, [connection, game, force, place])
  const words = asked.toLowerCase().split(/\s+/)
  const shown = (offers ?? []).filter((offer) => {
    const text = `${offer.label[language]} ${offer.detail[language]}`.toLowerCase()
    return words.every((word) => text.includes(word)) && (!fitting || offer.problem === null)
  })
  return (
    <section className="offers" aria-label={say.add}>
      <div className="keys">
        <input
          type="search"
          aria-label={say.search}
          placeholder={say.search}
          value={asked}
          onChange={(event) => setAsked(event.target.value)}
        />
        <label>
          <input type="checkbox" checked={fitting} onChange={(event) => setFitting(event.target.checked)} />{' '}
          {say.onlyLegal}
        </label>
      </div>
      <ul>
        {shown.map((offer) => (
          <li key={offer.card}>
            <button type="button" disabled={offer.problem !== null} onClick={() => onAdd(offer.card)}>
              <strong>{offer.points}</strong> {offer.label[language]} <small>{offer.detail[language]}</small>
            </button>
            {offer.problem && (
              <small className="refused">
                {offer.problem.text[language]} {offer.problem.rules.join(', ')}
              </small>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
