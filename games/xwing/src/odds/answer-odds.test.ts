import { answer, awaited, type Plain, questionFor, start } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { xwing } from '../index.ts'
import type { XState } from '../state.ts'
import { odds, weighs } from './answer-odds.ts'

/** An X-Wing with a focus token looks at a TIE of the hull it is given, with these attack dice to come. */
function combat(prey: object, dice: readonly string[]): XState {
  const table = {
    red: { hawk: { pilot: 'rookiepilot', at: [400, 300], facing: 0, tokens: { focus: 1 } } },
    blue: { prey: { pilot: 'academypilot', at: [400, 450], facing: 180, ...prey } },
  }
  const position = xwing.referee?.position(table as never, 'combat')
  if (position === undefined || 'problem' in position) throw new Error(JSON.stringify(position))
  return start(xwing, {
    setup: position.setup as never,
    seed: 'odds',
    arrange: position.arrange as never,
    script: [...dice],
  })
}

const shot = { weapon: 'primary', target: 'prey' }

function optionsOf(s: XState): readonly Plain[] {
  return questionFor(s, 'red')?.options ?? []
}

test('before a shot its odds say how often it is the end, and not whether it is the best', () => {
  const told = odds(combat({ damage: ['face down', 'face down'] }, []), 'red', shot)
  const ends = told?.results.filter(({ label }) => label.en.includes('†')).map(({ label }) => label.en)
  expect(ends).toEqual(['1 †', '2 †', '3 †'])
  expect(told?.worth).toBeUndefined()
  expect(odds(combat({}, []), 'red', shot)?.results.map(({ label }) => label.en)).toEqual([
    '0',
    '1',
    '2',
    '3 †',
  ])
})

test('in an attack each answer is worth what it does on average, to whom it is asked', () => {
  const s = combat({}, ['focus', 'focus', 'hit', 'blank', 'blank', 'blank'])
  expect(weighs(s)).toBe(false)
  expect(answer(s, 'red', shot)).toBeNull()
  expect(weighs(s)).toBe(true)
  const worth = (one: Plain) => odds(s, 'red', one)?.worth ?? Number.NaN
  const [focus, pass] = [optionsOf(s).find((one) => one !== 'pass') ?? null, 'pass']
  expect(worth(focus)).toBeGreaterThan(worth(pass) + 1)
})

test('once the results are final nothing is left to weigh', () => {
  const s = combat({}, ['hit', 'hit', 'hit', 'blank', 'blank', 'blank'])
  answer(s, 'red', shot)
  while (weighs(s) && awaited(s).length > 0) answer(s, awaited(s)[0] ?? '', 'pass')
  expect(weighs(s)).toBe(false)
})
