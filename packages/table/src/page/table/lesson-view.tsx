import type { Language, Lesson } from '@sandtable/kernel'
import { useState } from 'react'
import { useWords } from '../say.ts'

interface Props {
  readonly lesson: Lesson
  /** What is asked now; null: nothing. */
  readonly step: string | null
  /** How many answers the reader has given: after each there is something new to say. */
  readonly given: number
  readonly language: Language
}

/** What a lesson says at this question: one thing at a time, each once. */
export function LessonView({ lesson, step, given, language }: Props) {
  const say = useWords()
  const [said, setSaid] = useState<readonly number[]>([])
  const [now, setNow] = useState<{ readonly given: number; readonly at: number } | null>(null)
  const { steps } = lesson
  if (step !== null && now?.given !== given) {
    const heard = now === null || now.at < 0 ? said : [...said, now.at]
    const next = steps.findIndex((one, at) => !heard.includes(at) && one.at.includes(step))
    setSaid(heard)
    setNow({ given, at: next })
  }
  const told = now === null ? undefined : steps[now.at]
  if (step === null || now === null || told === undefined) return null
  return (
    <aside className="lesson" aria-live="polite">
      <strong>
        {now.at + 1} / {steps.length}
      </strong>
      <p>{told.text[language]}</p>
      <button
        type="button"
        onClick={() => {
          setSaid([...said, now.at])
          setNow({ given, at: -1 })
        }}
      >
        {say.understood}
      </button>
    </aside>
  )
}
