import type { Lesson } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { type AskedNow, type Saying, sayingAt, understood } from './saying.ts'

const text = { en: '', de: '' }
const lesson: Lesson = {
  id: 'flight',
  name: text,
  forces: {},
  board: '',
  seed: '',
  steps: [
    { at: ['plan'], text },
    { at: ['act'], text },
    { at: ['act', 'plan'], text },
  ],
}

/** The number of what is said at each of these questions; null: nothing. */
function said(...asked: readonly (AskedNow | 'understood')[]): readonly (number | null)[] {
  let now: Saying | null = null
  return asked.map((one) => {
    now = one === 'understood' && now !== null ? understood(now) : sayingAt(lesson, now, one as AskedNow)
    return now.speaks ? now.before + 1 : null
  })
}

test('each thing is said at the first question that it belongs to, whether or not it was put away', () => {
  const plan = { step: 'plan', decision: 4, given: 0 }
  const act = { step: 'act', decision: 7, given: 1 }
  expect(said(plan, act)).toEqual([1, 2])
  expect(said(plan, 'understood', act)).toEqual([1, null, 2])
  expect(said(act, plan)).toEqual([null, 1])
})

test('an answer on its way says nothing new, the question that follows it does', () => {
  const plan = { step: 'plan', decision: 4, given: 0 }
  expect(said(plan, { ...plan, given: 1 }, { step: 'act', decision: 5, given: 1 })).toEqual([1, 1, 2])
})

test('what the others decide while one reads makes no new question', () => {
  const read = { step: 'plan', decision: 4, given: 0 }
  const othersPlanned = { ...read, decision: 5 }
  const answered = { ...othersPlanned, given: 1 }
  const act = { step: 'act', decision: 8, given: 1 }
  expect(said(read, othersPlanned, 'understood', answered, act)).toEqual([1, 1, null, null, 2])
})

test('whoever comes back hears on from where the lesson was', () => {
  const act = { step: 'act', decision: 9, given: 0 }
  expect(sayingAt(lesson, null, act, 1)).toMatchObject({ before: 1, speaks: true })
  expect(sayingAt(lesson, null, act, 3)).toMatchObject({ speaks: false })
})
