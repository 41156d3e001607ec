import { expect, test } from 'vitest'
import { apex } from '../index.ts'

/** The steps among these, in the order in which they come. */
function inOrder(procedure: string, names: readonly string[]): string[] {
  const found = apex.procedures.find(({ name }) => name === procedure)
  return (found?.steps ?? []).map(({ name }) => name).filter((name) => names.includes(name))
}

test.each([
  [
    '[APX-FLOW-001] a game',
    'game',
    ['equip the legends', 'drop onto the board', 'the fight begins', 'play a round'],
  ],
  [
    '[APX-SHOOT-001, APX-DMG-003] a shoot action',
    'shoot',
    [
      'aim',
      'before firing',
      'reveal target cards',
      'determine hits and headshots',
      'deal damage',
      'after the deal damage step',
      'after firing',
      'reset the target deck',
    ],
  ],
  [
    '[APX-TRANS-001, APX-SYM-032, APX-QR-003] the transition phase',
    'transition phase',
    ['ring damage', 'draw an action card', 'cooldown', 'round marker', 'refresh', 'initiative marker'],
  ],
])('%s goes by its steps, in their order', (_, procedure, steps) =>
  expect(inOrder(procedure, steps)).toEqual(steps),
)
