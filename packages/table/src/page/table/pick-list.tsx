import type { Language } from '@sandtable/kernel'
import { useEffect, useRef } from 'react'
import type { Point } from '../board/board-view.tsx'
import { useEscape } from '../escape.ts'
import { useWords } from '../say.ts'
import type { Pickable } from './use-thought.ts'

interface Props {
  readonly options: readonly Pickable[]
  readonly language: Language
  readonly at: Point
  onTake(option: Pickable): void
  onPoint(option: Pickable): void
  onClose(): void
}

/** What a press on one place could mean, to choose from. */
export function PickList({ options, language, at, onTake, onPoint, onClose }: Props) {
  const say = useWords()
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  useEscape(true, onClose)
  return (
    <div
      className="pick-list"
      role="menu"
      tabIndex={-1}
      style={{ insetInlineStart: at.x, insetBlockStart: at.y }}
    >
      {options.map((option, place) => (
        <button
          type="button"
          role="menuitem"
          key={option.id}
          ref={place === 0 ? first : undefined}
          onPointerEnter={() => onPoint(option)}
          onFocus={() => onPoint(option)}
          onClick={() => onTake(option)}
        >
          {option.label[language]}
        </button>
      ))}
      <button type="button" role="menuitem" className="plain" onClick={onClose}>
        {say.close}
      </button>
    </div>
  )
}
