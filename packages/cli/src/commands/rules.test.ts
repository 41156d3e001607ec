import { expect, test } from 'vitest'
import { asked } from '../../test/desk.ts'
import { inkFor } from '../ink.ts'
import { markWords } from './rules.ts'

test('only whole words are marked', () => {
  const mark = (word: string) => `<${word}>`
  expect(markWords('A die, two dice; a diehard.', ['die', 'dice'], mark)).toBe(
    'A <die>, two <dice>; a diehard.',
  )
  expect(markWords('Das Manöver.', ['Manöver'], mark)).toBe('Das <Manöver>.')
})

test('on a terminal what was found is bold, unless somebody wants no colour', async () => {
  const line = ['rules', 'initiative', '--game', 'drill', '--limit', '1']
  const bright = await asked(line, { ink: inkFor(true, {}) })
  expect(bright.out).toContain('\u001b[1minitiative\u001b[22m')
  for (const ink of [inkFor(true, { NO_COLOR: '1' }), inkFor(true, { TERM: 'dumb' }), inkFor(false, {})])
    expect((await asked(line, { ink })).out).not.toContain('\u001b')
})

test('as JSON, at most so many', async () => {
  const { code, out } = await asked(['rules', 'attack', 'dice', '--game', 'drill', '--limit', '3', '--json'])
  expect(code).toBe(0)
  const { rules } = JSON.parse(out)
  expect(rules).toHaveLength(3)
  expect(rules[0]).toEqual({
    id: expect.stringMatching(/^DR-/),
    game: 'drill',
    section: 'Attack',
    text: expect.stringContaining('dice'),
    file: 'games/drill/rules/rules.md',
    line: expect.any(Number),
    words: expect.arrayContaining(['dice']),
  })
})

test('nothing found is an answer too', async () => {
  const line = ['rules', 'xyzzy', '--game', 'drill']
  expect(await asked(line)).toEqual({ code: 1, out: '', err: 'No rule of drill says “xyzzy”.' })
  expect(await asked([...line, '--json'])).toEqual({ code: 1, out: '{"rules":[]}', err: '' })
})
