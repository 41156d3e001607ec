import type { Ghost, Language, Remark } from '@sandtable/kernel'
import { useWords } from '../say.ts'

interface Props {
  readonly ghost: Ghost
  readonly remarks: readonly Remark[]
  /** The name of the piece that it is for. */
  readonly piece: string
  readonly language: Language
}

/** What would come of an answer, in words: what speaks against it first. */
export function AheadView({ ghost, remarks, piece, language }: Props) {
  const say = useWords()
  return (
    <section className="ahead" aria-live="polite">
      <h3>
        {ghost.label?.[language]} <small>{piece}</small>
      </h3>
      {remarks.length === 0 ? (
        <p className="soft">{say.nothingAgainstIt}</p>
      ) : (
        <ul>
          {remarks.map(({ id, tone, label }) => (
            <li key={id} className={tone}>
              {label[language]}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
