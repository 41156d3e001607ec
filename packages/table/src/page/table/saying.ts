import type { Lesson } from '@sandtable/kernel'

/** What is asked of the reader now. */
export interface AskedNow {
  readonly step: string
  /** The decision that is asked for. */
  readonly decision: number
  /** How many answers the reader has given: after each there is something new to say, once the next question is there. */
  readonly given: number
}

/** What is said at a question: how many things were said before, and whether the next one belongs here. */
export interface Saying {
  readonly decision: number
  readonly given: number
  readonly before: number
  readonly speaks: boolean
}

/** One thing at a time, each once, in the order of the lesson, chosen when the question arrives that it is about. */
export function sayingAt({ steps }: Lesson, now: Saying | null, asked: AskedNow): Saying {
  const { step, decision, given } = asked
  // While the reader thinks, the others may decide: the question is still the same one.
  if (now?.given === given) return now.decision === decision ? now : { ...now, decision }
  if (now?.decision === decision) return now
  const before = now === null ? 0 : now.before + (now.speaks ? 1 : 0)
  return { decision, given, before, speaks: steps[before]?.at.includes(step) === true }
}

export function understood(now: Saying): Saying {
  return { ...now, before: now.before + 1, speaks: false }
}
