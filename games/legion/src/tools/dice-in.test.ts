import { expect, test } from 'vitest'
import { diceIn } from './dice-in.ts'

test('dice in the journal have the colours that they were rolled with', () => {
  const told = { unit: 'gold-1', dice: ['hit', 'blank'], colours: ['red', 'white'] }
  expect(diceIn({ type: 'attack dice', ...told }).map(({ kind }) => kind)).toEqual(['red', 'white'])
  // Where all are of one, it need not be told.
  expect(diceIn({ type: 'priority roll', seat: 'gold', dice: ['block'] }).map(({ kind }) => kind)).toEqual([
    'red',
  ])
  expect(diceIn({ type: 'moved', unit: 'gold-1' })).toEqual([])
})
