import { expect, test } from 'vitest'
import { type Options, readOptions, wholeNumber } from './options.ts'

const kinds = { json: 'flag', games: 'value', seed: 'value' } as const

function read(...args: string[]): Options {
  const options = readOptions(args, kinds)
  if ('mistake' in options) throw new Error(options.mistake)
  return options
}

test('words, flags and values may stand in any order', () => {
  const { words, flags, values } = read('--json', 'one', '--games', '5', 'two', '--seed=--x', '--', '--three')
  expect(words).toEqual(['one', 'two', '--three'])
  expect([...flags]).toEqual(['json'])
  expect(Object.fromEntries(values)).toEqual({ games: '5', seed: '--x' })
})

test.each([
  [['--jsno'], 'There is no option --jsno; did you mean --json? Options: --json, --games, --seed.'],
  [['--zzz'], 'There is no option --zzz. Options: --json, --games, --seed.'],
  [['--constructor'], 'There is no option --constructor. Options: --json, --games, --seed.'],
  [['-j'], 'There is no option -j. Options: --json, --games, --seed.'],
  [['--json=yes'], '--json takes no value.'],
  [['--seed'], '--seed needs a value, as in --seed SEED.'],
  [['--seed', '--json'], '--seed needs a value, as in --seed SEED.'],
])('%j is a mistake that says how to mend it', (args, mistake) => {
  expect(readOptions(args, kinds)).toEqual({ mistake })
})

test.each(['0', '-1', 'abc', '', '1.5', '0x10', ' 5', '5 ', 'Infinity', '1e999', '9007199254740993'])(
  '“%s” is not a number of games',
  (text) => {
    const mistake = `--games must be a whole number of at least 1, not “${text}”.`
    expect(wholeNumber(read(`--games=${text}`), 'games', 100)).toEqual({ mistake })
  },
)

test('whole numbers are taken, however many', () => {
  expect(wholeNumber(read('--games', '1'), 'games', 100)).toBe(1)
  expect(wholeNumber(read('--games', '1e9'), 'games', 100)).toBe(1_000_000_000)
  expect(wholeNumber(read(), 'games', 100)).toBe(100)
  expect(wholeNumber(read('--games', '9'), 'games', 1, 8)).toEqual({
    mistake: '--games must be a whole number from 1 to 8, not “9”.',
  })
})
