import type {
  Amendment,
  Change,
  Language,
  NumberAmendment,
  Piece,
  Scene,
  Seat,
  Setting,
} from '@sandtable/kernel'
import { useState } from 'react'
import { useWords } from '../say.ts'

interface Props {
  /** Null while they are being fetched. */
  readonly amendments: readonly Amendment[] | null
  readonly scene: Scene
  readonly seats: readonly Seat[]
  readonly language: Language
  onPropose(change: Change): void
  onClose(): void
}

/** What both sides may agree on: other numbers, another place, a draw. The other side has the last word. */
export function AmendView({ amendments, scene, seats, language, onPropose, onClose }: Props) {
  const say = useWords()
  const pieces = scene.things.filter((one): one is Piece => one.type === 'piece')
  const found = amendments ?? []
  const owners = pieces.filter((piece) => found.some((one) => one.of === piece.id))
  const [of, setOf] = useState<string | null>(null)
  const [set, setSet] = useState<Readonly<Record<string, readonly Setting[]>>>({})
  const own = found.filter((one) => one.of === of)
  const settings = Object.values(set).flat()
  const put = (id: string, next: readonly Setting[]) => setSet({ ...set, [id]: next })
  return (
    <section className="amend" role="dialog" aria-label={say.amend}>
      <header>
        <h2>{say.amend}</h2>
        <button type="button" onClick={onClose}>
          {say.close}
        </button>
      </header>
      <p>{say.amendHint}</p>
      <label className="choice">
        <span>{say.whatToChange}</span>
        <select
          value={of ?? ''}
          onChange={(event) => {
            setOf(event.target.value === '' ? null : event.target.value)
            setSet({})
          }}
        >
          <option value="">{say.wholeTable}</option>
          {owners.map((piece) => (
            <option key={piece.id} value={piece.id}>
              {piece.label?.[language]}
            </option>
          ))}
        </select>
      </label>
      {own.map((one) => (
        <AmendField key={one.id} amendment={one} language={language} onSet={(next) => put(one.id, next)} />
      ))}
      <div className="keys">
        <button
          type="button"
          className="go small"
          disabled={settings.length === 0}
          onClick={() => onPropose({ set: settings })}
        >
          {say.propose}
        </button>
      </div>
      {of === null && (
        <>
          <h3>{say.endByAgreement}</h3>
          <div className="keys">
            <button type="button" onClick={() => onPropose({ end: { winner: null, reason: 'agreed' } })}>
              {say.draw}
            </button>
            {seats.map((seat) => (
              <button
                type="button"
                key={seat}
                onClick={() => onPropose({ end: { winner: seat, reason: 'agreed' } })}
              >
                {say.wins(say.seat(seat))}
              </button>
            ))}
          </div>
        </>
      )}
    </section>
  )
}

interface FieldProps<T extends Amendment> {
  readonly amendment: T
  readonly language: Language
  onSet(settings: readonly Setting[]): void
}

function AmendField({ amendment, language, onSet }: FieldProps<Amendment>) {
  const say = useWords()
  if (amendment.type === 'number')
    return <NumberField amendment={amendment} language={language} onSet={onSet} />
  if (amendment.type === 'place')
    return (
      <label className="choice">
        <span>{amendment.label[language]}</span>
        <select onChange={(event) => onSet(amendment.places[Number(event.target.value)]?.set ?? [])}>
          <option value="-1">{say.asItIs}</option>
          {amendment.places.map(({ name }, place) => (
            <option key={name} value={place}>
              {name}
            </option>
          ))}
        </select>
      </label>
    )
  const { at, paths } = amendment
  return (
    <fieldset className="choice">
      <legend>{amendment.label[language]}</legend>
      {(['x', 'y', 'facing'] as const).map((key) => (
        <label key={key}>
          <span>{say.axes[key]}</span>
          <input
            type="number"
            step="any"
            defaultValue={Math.round(at[key] * 10) / 10}
            onChange={(event) => onSet([{ path: paths[key], value: event.target.valueAsNumber || 0 }])}
          />
        </label>
      ))}
    </fieldset>
  )
}

function NumberField({ amendment, language, onSet }: FieldProps<NumberAmendment>) {
  const { label, value, least, most, path } = amendment
  return (
    <label className="choice">
      <span>{label[language]}</span>
      <input
        type="number"
        min={least}
        max={most}
        step={1}
        defaultValue={value}
        onChange={(event) => {
          const next = event.target.valueAsNumber
          const fits = Number.isInteger(next) && next >= least && next <= most && next !== value
          onSet(fits ? [{ path, value: next }] : [])
        }}
      />
    </label>
  )
}
