import type { Language, Lesson } from '@sandtable/kernel'
import { useState } from 'react'
import { useWords } from './say.ts'

interface Props {
  readonly lesson: Lesson
  /** What is asked now. */
  readonly step: string
  readonly language: Language
}

/** What a lesson says at this question: once, until it is put away. */
export function LessonView({ lesson, step, language }: Props) {
  const say = useWords()
  const [heard, setHeard] = useState<ReadonlySet<string>>(new Set())
  const at = lesson.steps.findIndex((one) => one.at === step)
  const told = lesson.steps[at]
  if (told === undefined || heard.has(step)) return null
  return (
    <aside className="lesson" aria-live="polite">
      <strong>
        {at + 1} / {lesson.steps.length}
      </strong>
      <p>{told.text[language]}</p>
      <button type="button" onClick={() => setHeard(new Set([...heard, step]))}>
        {say.understood}
      </button>
    </aside>
  )
}
