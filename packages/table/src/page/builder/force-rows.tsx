import type { BuildChange, BuiltForce, BuiltRow, HeldCard, Language } from '@sandtable/kernel'
import { useState } from 'react'
import { CardView } from '../cards/card-view.tsx'
import type { Connection } from '../connection.ts'
import { useWords } from '../say.ts'

interface Props {
  readonly connection: Connection
  readonly game: string
  readonly built: BuiltForce
  readonly language: Language
  /** The place that cards are looked at for. */
  readonly place: string | null
  onPlace(place: string): void
  onChange(by: BuildChange): void
  onRules(ids: readonly string[]): void
}

/** The force as it stands: its rows with their slots, and what else belongs to it. */
export function ForceRows(props: Props) {
  const { built, language, place, onPlace, onChange } = props
  const say = useWords()
  return built.places.map((top) => (
    <section key={top.id} className="part" aria-label={top.label[language]}>
      <h2>
        {top.label[language]}
        {top.open && (
          <button type="button" aria-pressed={place === top.id} onClick={() => onPlace(top.id)}>
            + {say.add}
          </button>
        )}
      </h2>
      <ul className="held-cards">
        {top.held.map((held, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card are equal
          <li key={at}>
            <Equipped {...props} held={held} onRemove={() => onChange({ remove: held.card, at: top.id })} />
          </li>
        ))}
      </ul>
      {built.rows
        .filter((row) => row.at === top.id)
        .map((row) => (
          <Row key={row.id} {...props} row={row} />
        ))}
    </section>
  ))
}

function Row(props: Props & { readonly row: BuiltRow }) {
  const { row, language, place, onPlace, onChange } = props
  const say = useWords()
  const [open, setOpen] = useState(false)
  const name = row.label[language]
  return (
    <article className="build-row">
      <h3>
        <strong>{row.points}</strong>
        <button
          type="button"
          className="plain card-name"
          aria-expanded={open}
          title={say.whatItDoes(name)}
          onClick={() => setOpen(!open)}
        >
          {name} <small>{row.detail[language]}</small>
        </button>
        <button
          type="button"
          className="plain"
          aria-label={`${say.copy}: ${name}`}
          onClick={() => onChange({ copyRow: row.id })}
        >
          {say.copy}
        </button>
        <button
          type="button"
          className="plain"
          aria-label={`${say.remove}: ${name}`}
          onClick={() => onChange({ removeRow: row.id })}
        >
          {say.remove}
        </button>
      </h3>
      {open && <Words {...props} about={row.about} />}
      <div className="slots">
        {row.places.map((slot) =>
          slot.held.length > 0 ? (
            slot.held.map((held) => (
              <Equipped
                key={`${slot.id} ${held.card}`}
                {...props}
                held={held}
                onRemove={() => onChange({ remove: held.card, at: slot.id })}
              />
            ))
          ) : (
            <button
              type="button"
              key={slot.id}
              className="slot"
              aria-pressed={place === slot.id}
              aria-label={`${say.add}: ${slot.label[language]}, ${name}`}
              onClick={() => onPlace(slot.id)}
            >
              + {slot.label[language]}
            </button>
          ),
        )}
      </div>
    </article>
  )
}

interface EquippedProps extends Props {
  readonly held: HeldCard
  onRemove(): void
}

function Equipped(props: EquippedProps) {
  const { held, language, onRemove } = props
  const say = useWords()
  const [open, setOpen] = useState(false)
  const name = held.label[language]
  return (
    <>
      <span className="equipped">
        <b>{held.points}</b>
        <button
          type="button"
          className="plain card-name"
          aria-expanded={open}
          title={say.whatItDoes(name)}
          onClick={() => setOpen(!open)}
        >
          {name}
        </button>
        <button type="button" className="plain" aria-label={`${say.remove}: ${name}`} onClick={onRemove}>
          ✕
        </button>
      </span>
      {open && <Words {...props} about={held.about} />}
    </>
  )
}

/** What a card does. */
function Words({ connection, game, language, about, onRules }: Props & { readonly about: string }) {
  return (
    <div className="card-words">
      <CardView game={game} about={about} language={language} connection={connection} onRead={onRules} />
    </div>
  )
}
