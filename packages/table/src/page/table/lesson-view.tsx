import type { Language, Lesson } from '@sandtable/kernel'
import { useState } from 'react'
import { useWords } from '../say.ts'

interface Props {
  readonly lesson: Lesson
  /** What is asked now; null: nothing. */
  readonly step: string | null
  /** The decision that is asked for. */
  readonly decision: number
  /** How many answers the reader has given: after each there is something new to say, once the next question is there. */
  readonly given: number
  readonly language: Language
}

/** What is said at a question: how many things were said before, and whether the next one belongs here. */
interface Saying {
  readonly decision: number
  readonly given: number
  readonly before: number
  readonly speaks: boolean
}

/** What a lesson says at this question: one thing at a time, each once, in the order of the lesson. */
export function LessonView({ lesson, step, decision, given, language }: Props) {
  const say = useWords()
  const [now, setNow] = useState<Saying | null>(null)
  const { steps } = lesson
  if (step !== null && (now === null || (now.given !== given && now.decision !== decision))) {
    const before = now === null ? 0 : now.before + (now.speaks ? 1 : 0)
    setNow({ decision, given, before, speaks: steps[before]?.at.includes(step) === true })
  }
  const told = now?.speaks ? steps[now.before] : undefined
  if (step === null || now === null || told === undefined) return null
  return (
    <aside className="lesson" aria-live="polite">
      <strong>
        {now.before + 1} / {steps.length}
      </strong>
      <p>{told.text[language]}</p>
      <button type="button" onClick={() => setNow({ ...now, before: now.before + 1, speaks: false })}>
        {say.understood}
      </button>
    </aside>
  )
}
