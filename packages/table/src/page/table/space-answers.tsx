import { type Die, type Language, type Plain, type Rail, same } from '@sandtable/kernel'
import { type ReactNode, useEffect, useState } from 'react'
import { isAmong } from '../board/hinted.ts'
import { middleOf, type OnRail } from '../board/rails.ts'
import { useWords } from '../say.ts'
import { BestMark } from './odds-in-short.tsx'
import type { Choosing } from './use-choosing.ts'

/** Answers that are not in a list: how many, which of these, in which order, how far along. */
export type Space =
  | {
      readonly some: { readonly from: readonly Plain[]; readonly least: number; readonly most: number }
      /** Who chooses none passes. */
      readonly pass?: true
    }
  | { readonly amount: { readonly least: number; readonly most: number } }
  | { readonly order: readonly Plain[] }

/** Between how many are to be chosen, where several may be; null: it is asked for something else. */
export function severalOf(space: Plain): { readonly least: number; readonly most: number } | null {
  const asked = isSpace(space) ? (space as unknown as Space) : null
  return asked !== null && 'some' in asked ? asked.some : null
}

export function isSpace(value: Plain): boolean {
  return (
    typeof value === 'object' && value !== null && ('some' in value || 'amount' in value || 'order' in value)
  )
}

interface Props {
  readonly space: Space
  readonly dice: readonly Die[]
  readonly language: Language
  readonly choosing: Choosing
  /** The answer with the best odds. */
  readonly best: Plain | undefined
  /** The answer that a bot would give; undefined: nobody asked. */
  readonly hinted: Plain | undefined
  readonly nameOf: (value: Plain) => string
  onAnswer(answer: Plain): void
  /** Answers beside those. */
  readonly children: ReactNode
}

export function SpaceAnswers({
  space,
  dice,
  language,
  choosing,
  best,
  hinted,
  nameOf,
  onAnswer,
  children,
}: Props) {
  if ('some' in space) {
    const dieOf = (value: Plain) => dice.find(({ choice }) => choice !== undefined && same(choice, value))
    const named = (value: Plain) => dieOf(value)?.label?.[language] ?? nameOf(value)
    const { from, least, most } = space.some
    return (
      <Some
        choosing={choosing}
        least={least}
        most={most}
        best={best}
        hinted={hinted}
        // Dice are chosen where they lie.
        listed={from.some((value) => dieOf(value) === undefined)}
        nameOf={named}
        onAnswer={onAnswer}
      >
        {children}
      </Some>
    )
  }
  if ('amount' in space) return <Amount {...space.amount} hinted={hinted} onAnswer={onAnswer} />
  return <Order items={space.order} nameOf={nameOf} onAnswer={onAnswer} />
}

interface SomeProps {
  readonly choosing: Choosing
  readonly least: number
  readonly most: number
  readonly best: Plain | undefined
  readonly hinted: Plain | undefined
  /** Is there a button for each? */
  readonly listed: boolean
  nameOf(value: Plain): string
  onAnswer(answer: Plain): void
  readonly children: ReactNode
}

/** Each can be chosen here, by its number, or, of dice, where it lies. */
function Some({ choosing, least, most, best, hinted, listed, nameOf, onAnswer, children }: SomeProps) {
  const { from, chosen, answer, choose } = choosing
  const isBest = (value: Plain) => Array.isArray(best) && best.some((one) => same(one, value))
  const say = useWords()
  // Where it is known what comes to most, one press is enough.
  const wanted = chosen.size === 0 && Array.isArray(best) && best.length > 0 ? best : null
  useNumberKeys(from.length, choose)
  return (
    <div className="answers options">
      {hinted !== undefined && (
        <button type="button" className="hinted" onClick={() => onAnswer(hinted)}>
          {say.bots.likeTheBot(Array.isArray(hinted) ? hinted.map((one) => nameOf(one)).join(', ') : '')}
        </button>
      )}
      {(listed ? from : []).map((item, at) => (
        <button
          type="button"
          // biome-ignore lint/suspicious/noArrayIndexKey: equal dice differ by their place only
          key={at}
          aria-pressed={chosen.has(at)}
          className={[chosen.has(at) && 'current', isAmong(item, hinted) && 'hinted']
            .filter(Boolean)
            .join(' ')}
          disabled={!chosen.has(at) && chosen.size >= most}
          onClick={() => choose(at)}
        >
          {at < 9 && <kbd>{at + 1}</kbd>}
          {nameOf(item)}
          {isBest(item) && <BestMark />}
        </button>
      ))}
      <Done
        answer={answer}
        best={best}
        disabled={chosen.size < least && answer !== 'pass'}
        of={least < most ? chosen.size : undefined}
        passes={answer === 'pass'}
        onAnswer={onAnswer}
      />
      {children}
      {/* Known a little later: behind what is there already, so that nothing moves aside. */}
      {wanted !== null && (
        <button type="button" className="the-best" onClick={() => onAnswer(wanted)}>
          {say.theBest(wanted.map((one) => nameOf(one)).join(', '))}
          <BestMark />
        </button>
      )}
    </div>
  )
}

/** The first nine of so many are chosen by their numbers. */
function useNumberKeys(count: number, choose: (place: number) => void): void {
  useEffect(() => {
    const press = ({ key, target }: KeyboardEvent) => {
      if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return
      const place = Number(key) - 1
      if (place >= 0 && place < Math.min(9, count)) choose(place)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  })
}

interface DoneProps {
  readonly answer: Plain
  readonly best: Plain | undefined
  readonly disabled: boolean
  /** How many are chosen, where it could be more or fewer: to choose none is an answer, too. */
  readonly of?: number | undefined
  /** To choose none is to pass. */
  readonly passes?: boolean
  onAnswer(answer: Plain): void
}

/** Gives what is chosen; the Enter key does the same. */
export function Done({ answer, best, disabled, of, passes = false, onAnswer }: DoneProps) {
  const say = useWords()
  useEffect(() => {
    const press = ({ key, target }: KeyboardEvent) => {
      if (key === 'Enter' && !disabled && !(target instanceof HTMLButtonElement)) onAnswer(answer)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  })
  return (
    <button type="button" className="go small" disabled={disabled} onClick={() => onAnswer(answer)}>
      <kbd>↵</kbd>
      {passes ? say.passNone : of === undefined ? say.done : say.doneWith(of)}
      {best !== undefined && same(best, answer) && <BestMark />}
    </button>
  )
}

interface AmountProps {
  readonly least: number
  readonly most: number
  readonly hinted: Plain | undefined
  onAnswer(answer: Plain): void
}

/** How much: each number has a key; the most of it is what one mostly wants. */
function Amount({ least, most, hinted, onAnswer }: AmountProps) {
  const numbers = Array.from({ length: most - least + 1 }, (_, at) => least + at)
  useNumberKeys(numbers.length, (at) => onAnswer(numbers[at] ?? most))
  return (
    <div className="answers options">
      {numbers.map((number, at) => (
        <button
          type="button"
          key={number}
          className={number === hinted ? 'hinted' : ''}
          onClick={() => onAnswer(number)}
        >
          {at < 9 && <kbd>{at + 1}</kbd>}
          {number}
        </button>
      ))}
      <Done answer={most} best={undefined} disabled={false} of={most} onAnswer={onAnswer} />
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
  useNumberKeys(items.length, (at) => !chosen.includes(at) && setChosen([...chosen, at]))
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
          {at < 9 && <kbd>{at + 1}</kbd>}
          {nameOf(item)}
          {chosen.includes(at) && <small>{chosen.indexOf(at) + 1}.</small>}
        </button>
      ))}
      <button type="button" className="plain" onClick={() => setChosen([])}>
        {say.undo}
      </button>
      <Done
        answer={chosen.map((at) => items[at] as Plain)}
        best={undefined}
        disabled={chosen.length < items.length}
        onAnswer={onAnswer}
      />
    </div>
  )
}

/** How far along each rail: a slider moves the piece on the table, as a press on the table does. */
export function RailAnswers({
  rails,
  slid,
  language,
  onSlide,
  onAnswer,
}: {
  rails: readonly Rail[]
  slid: OnRail
  language: Language
  onSlide(on: OnRail): void
  onAnswer(answer: Plain): void
}) {
  const say = useWords()
  const { rail, value } = slid
  return (
    <div className="answers">
      {rails.length > 1 && (
        <div className="keys">
          {rails.map((one, at) => (
            <button
              type="button"
              key={one.id}
              className={one.id === rail.id ? 'current' : ''}
              onClick={() => onSlide(middleOf(one))}
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
        value={value}
        onChange={(event) => onSlide({ rail, value: Number(event.target.value) })}
      />
      <button type="button" className="go small" onClick={() => onAnswer(value)}>
        {say.done}
      </button>
    </div>
  )
}
