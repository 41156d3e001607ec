import type { Language, Lesson } from '@sandtable/kernel'
import { useEffect, useState } from 'react'
import { useWords } from '../say.ts'
import { keepSaid, type Saying, saidEarlier, sayingAt, understood } from './saying.ts'

interface Props {
  readonly table: string
  readonly lesson: Lesson
  /** What is asked now; null: nothing. */
  readonly step: string | null
  /** The decision that is asked for. */
  readonly decision: number
  /** How many answers the reader has given: after each there is something new to say, once the next question is there. */
  readonly given: number
  readonly language: Language
}

/** What a lesson says at this question: one thing at a time, each once, in the order of the lesson. */
export function LessonView({ table, lesson, step, decision, given, language }: Props) {
  const say = useWords()
  const [now, setNow] = useState<Saying | null>(null)
  const { steps } = lesson
  const next = step === null ? now : sayingAt(lesson, now, { step, decision, given }, saidEarlier(table))
  if (next !== now) setNow(next)
  useEffect(() => (now === null ? undefined : keepSaid(table, now)), [table, now])
  const told = now?.speaks ? steps[now.before] : undefined
  if (step === null || now === null || told === undefined) return null
  return (
    <aside className="lesson" aria-live="polite">
      <strong>
        {now.before + 1} / {steps.length}
      </strong>
      <p>{told.text[language]}</p>
      <button type="button" onClick={() => setNow(understood(now))}>
        {say.understood}
      </button>
    </aside>
  )
}
