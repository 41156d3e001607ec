import { answer, awaited, type Entry, start } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { xwing } from '../index.ts'
import type { XState } from '../state.ts'
import { verdicts } from './verdicts.ts'

/** An X-Wing attacks a TIE of three hull with these dice; what is told of it, and how it ended. */
function attacked(dice: readonly string[], prey: object = {}): readonly [string, string, string][] {
  const table = {
    red: { hawk: { pilot: 'rookiepilot', at: [400, 300], facing: 0 } },
    blue: { prey: { pilot: 'academypilot', at: [400, 450], facing: 180, ...prey } },
  }
  const position = xwing.referee?.position(table as never, 'combat')
  if (position === undefined || 'problem' in position) throw new Error(JSON.stringify(position))
  const { setup, arrange } = position
  const script = [...dice]
  const s: XState = start(xwing, { setup: setup as never, seed: 'x', arrange: arrange as never, script })
  const before: Entry[] = []
  expect(answer(s, 'red', { weapon: 'primary', target: 'prey' })).toBeNull()
  while (!s.news.some(({ type }) => type === 'attack over')) {
    before.push(...s.news)
    expect(answer(s, awaited(s)[0] ?? '', 'pass')).toBeNull()
  }
  return verdicts(before, s.news).map(({ of, kind, label }) => [of, kind, label.en])
}

test('an attack that does damage hit for so much', () => {
  expect(attacked(['hit', 'crit', 'blank', 'evade', 'blank', 'blank'])).toEqual([
    ['prey', 'hit', 'Hit for 1'],
  ])
  expect(attacked(['hit', 'hit', 'blank', 'focus', 'blank', 'blank'])).toEqual([['prey', 'hit', 'Hit for 2']])
})

test('hits that were all cancelled were evaded; where there was none, the attack missed', () => {
  expect(attacked(['hit', 'blank', 'focus', 'evade', 'evade', 'blank'])).toEqual([
    ['prey', 'missed', 'All evaded'],
  ])
  expect(attacked(['blank', 'blank', 'focus', 'evade', 'blank', 'blank'])).toEqual([
    ['prey', 'missed', 'Missed'],
  ])
})

test('what was taken over several decisions counts; a ship that is destroyed says so', () => {
  const twoLeft = { damage: ['face down'], tokens: { evade: 1 } }
  expect(attacked(['hit', 'blank', 'blank', 'blank', 'blank', 'blank'], twoLeft)).toEqual([
    ['prey', 'hit', 'Hit for 1'],
  ])
  expect(attacked(['hit', 'hit', 'blank', 'blank', 'blank', 'blank'], twoLeft)).toEqual([
    ['prey', 'destroyed', 'Destroyed'],
  ])
})
