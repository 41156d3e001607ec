import { expect, test } from 'vitest'
import { counted, withoutRepeats } from './repeats.ts'

const used = (card: string, more: object = {}) => ({ type: 'used', card, seat: null, on: null, ...more })

test('a token that is spent is told once, and so is a card that is played', () => {
  const spent = { type: 'spent', unit: 'droids', token: 'aim' }
  expect(withoutRepeats([spent, used('aim-token')])).toEqual([spent])
  const played = { type: 'played', seat: 'gold', card: 'ambush' }
  expect(withoutRepeats([played, used('ambush', { seat: 'gold' })])).toEqual([played])
})

test('what nothing else tells of is told', () => {
  const alone = [used('mission')]
  expect(withoutRepeats(alone)).toEqual(alone)
  const other = [{ type: 'gained', unit: 'droids' }, used('direct', { on: 'dooku', seat: 'gold' })]
  expect(withoutRepeats(other)).toEqual(other)
})

test('what happens several times over is told once, with how often', () => {
  const line = (text: string) => ({ move: 3, type: 'defeated', text, of: ['droids'] })
  const all = ['A droid falls.', 'A droid falls.', 'A droid falls.', 'They panic.', 'A droid falls.'].map(
    line,
  )
  expect(counted(all).map(({ text }) => text)).toEqual([
    'A droid falls. × 3',
    'They panic.',
    'A droid falls.',
  ])
})
