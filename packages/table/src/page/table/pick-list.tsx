import type { Choice, Language, Plain } from '@sandtable/kernel'
import { useEffect, useRef } from 'react'
import { useWords } from '../say.ts'

interface Props {
  readonly answers: readonly Plain[]
  readonly choices: readonly Choice[]
  readonly language: Language
  readonly at: { readonly x: number; readonly y: number }
  onAnswer(answer: Plain): void
  onWeigh(answer: Plain | undefined): void
  onClose(): void
}

/** What a press on one thing could mean, to choose from. */
export function PickList({ answers, choices, language, at, onAnswer, onWeigh, onClose }: Props) {
  const say = useWords()
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  const nameOf = (answer: Plain) => {
    const text = JSON.stringify(answer)
    return choices.find((one) => JSON.stringify(one.answers[0]) === text)?.label[language]
  }
  const named = answers.flatMap((answer) => {
    const name = nameOf(answer)
    return name === undefined ? [] : [{ answer, name }]
  })
  return (
    <div
      className="pick-list"
      role="menu"
      tabIndex={-1}
      style={{ insetInlineStart: at.x, insetBlockStart: at.y }}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      {named.map(({ answer, name }, place) => (
        <button
          type="button"
          role="menuitem"
          key={name}
          ref={place === 0 ? first : undefined}
          onPointerEnter={() => onWeigh(answer)}
          onFocus={() => onWeigh(answer)}
          onClick={() => onAnswer(answer)}
        >
          {name}
        </button>
      ))}
      <button type="button" role="menuitem" className="plain" onClick={onClose}>
        {say.close}
      </button>
    </div>
  )
}
