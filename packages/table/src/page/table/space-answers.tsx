import type { Die, Language, Plain, Rail } from '@sandtable/kernel'
import { useState } from 'react'
import { useWords } from '../say.ts'

/** Answers that are not in a list: how many, which of these, in which order, how far along. */
export type Space =
  | { readonly some: { readonly from: readonly Plain[]; readonly least: number; readonly most: number } }
  | { readonly amount: { readonly least: number; readonly most: number } }
  | { readonly order: readonly Plain[] }

export function isSpace(value: Plain): boolean {
  return (
    typeof value === 'object' && value !== null && ('some' in value || 'amount' in value || 'order' in value)
  )
}

interface Props {
  readonly space: Space
  readonly dice: readonly Die[]
  readonly language: Language
  readonly nameOf: (value: Plain) => string
  onAnswer(answer: Plain): void
}

export function SpaceAnswers({ space, dice, language, nameOf, onAnswer }: Props) {
  if ('some' in space) {
    const named = (value: Plain) =>
      dice.find((die) => JSON.stringify(die.choice) === JSON.stringify(value))?.label?.[language] ??
      nameOf(value)
    return <Some {...space.some} nameOf={named} onAnswer={onAnswer} />
  }
  if ('amount' in space) return <Amount {...space.amount} onAnswer={onAnswer} />
  return <Order items={space.order} nameOf={nameOf} onAnswer={onAnswer} />
}

interface SomeProps {
  readonly from: readonly Plain[]
  readonly least: number
  readonly most: number
  nameOf(value: Plain): string
  onAnswer(answer: Plain): void
}

function Some({ from, least, most, nameOf, onAnswer }: SomeProps) {
  const say = useWords()
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const toggle = (at: number) => {
    const next = new Set(chosen)
    if (!next.delete(at)) next.add(at)
    setChosen(next)
  }
  return (
    <div className="answers options">
      {from.map((item, at) => (
        <button
          type="button"
          // biome-ignore lint/suspicious/noArrayIndexKey: equal dice differ by their place only
          key={at}
          aria-pressed={chosen.has(at)}
          className={chosen.has(at) ? 'current' : ''}
          disabled={!chosen.has(at) && chosen.size >= most}
          onClick={() => toggle(at)}
        >
          {nameOf(item)}
        </button>
      ))}
      <button
        type="button"
        className="go small"
        disabled={chosen.size < least}
        onClick={() => onAnswer(from.filter((_, at) => chosen.has(at)))}
      >
        {say.done}
      </button>
    </div>
  )
}

function Amount({ least, most, onAnswer }: { least: number; most: number; onAnswer(answer: Plain): void }) {
  const numbers = Array.from({ length: most - least + 1 }, (_, at) => least + at)
  return (
    <div className="answers options">
      {numbers.map((number) => (
        <button type="button" key={number} onClick={() => onAnswer(number)}>
          {number}
        </button>
      ))}
    </div>
  )
}

interface OrderProps {
  readonly items: readonly Plain[]
  nameOf(value: Plain): string
  onAnswer(answer: Plain): void
}

/** Pressed one after the other. */
function Order({ items, nameOf, onAnswer }: OrderProps) {
  const say = useWords()
  const [chosen, setChosen] = useState<readonly number[]>([])
  return (
    <div className="answers options">
      {items.map((item, at) => (
        <button
          type="button"
          // biome-ignore lint/suspicious/noArrayIndexKey: items may be equal
          key={at}
          disabled={chosen.includes(at)}
          onClick={() => setChosen([...chosen, at])}
        >
          {chosen.includes(at) && <kbd>{chosen.indexOf(at) + 1}</kbd>}
          {nameOf(item)}
        </button>
      ))}
      <button type="button" className="plain" onClick={() => setChosen([])}>
        {say.undo}
      </button>
      <button
        type="button"
        className="go small"
        disabled={chosen.length < items.length}
        onClick={() => onAnswer(chosen.map((at) => items[at] as Plain))}
      >
        {say.done}
      </button>
    </div>
  )
}

/** How far along each rail: a slider moves the piece on the table. */
export function RailAnswers({
  rails,
  language,
  onSlide,
  onAnswer,
}: {
  rails: readonly Rail[]
  language: Language
  onSlide(rail: Rail, at: number): void
  onAnswer(answer: Plain): void
}) {
  const say = useWords()
  const [chosen, setChosen] = useState(() => ({ at: 0, value: middleOf(rails[0]) }))
  const rail = rails[chosen.at] ?? rails[0]
  if (rail === undefined) return null
  const slide = (at: number, value: number) => {
    setChosen({ at, value })
    const next = rails[at]
    if (next) onSlide(next, value)
  }
  return (
    <div className="answers">
      {rails.length > 1 && (
        <div className="keys">
          {rails.map((one, at) => (
            <button
              type="button"
              key={one.id}
              className={at === chosen.at ? 'current' : ''}
              onClick={() => slide(at, middleOf(one))}
            >
              {one.label?.[language] ?? at + 1}
            </button>
          ))}
        </div>
      )}
      <input
        type="range"
        aria-label={rail.label?.[language] ?? say.howFar}
        min={rail.least}
        max={rail.most}
        step="any"
        value={chosen.value}
        onChange={(event) => slide(chosen.at, Number(event.target.value))}
      />
      <button type="button" className="go small" onClick={() => onAnswer(chosen.value)}>
        {say.done}
      </button>
    </div>
  )
}

function middleOf(rail: Rail | undefined): number {
  return rail === undefined ? 0 : (rail.least + rail.most) / 2
}
