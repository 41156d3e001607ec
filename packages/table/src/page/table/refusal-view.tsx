import type { Language } from '@sandtable/kernel'
import { type CSSProperties, useRef } from 'react'
import type { Point } from '../board/board-view.tsx'
import { RuleText } from '../rules/rule-text.tsx'
import { useRules } from '../rules/rules.ts'
import { useWords } from '../say.ts'
import { usePlace } from './use-place.ts'

interface Props {
  readonly rule: string
  readonly game: string
  readonly language: Language
  /** Where it was pressed. */
  readonly at: Point
  onRead(rule: string): void
}

/** Why not, in the words of the rule, where the finger is. */
export function RefusalView({ rule, game, language, at, onRead }: Props) {
  const say = useWords()
  const { value: rules, failed } = useRules(game, language)
  const box = useRef<HTMLDivElement>(null)
  const place = usePlace(box, at)
  const text = rules?.byId.get(rule)
  return (
    <div
      ref={box}
      className="refused"
      role="status"
      style={{ '--left': `${place.left}px`, '--top': `${place.top}px` } as CSSProperties}
    >
      {rules && text ? <RuleText rule={text} rules={rules} /> : <p>{say.refused}</p>}
      {/* Its number says nothing before its words are there. */}
      {(rules !== null || failed) && (
        <button type="button" className="plain rule" onClick={() => onRead(rule)}>
          {rule}
        </button>
      )}
    </div>
  )
}
