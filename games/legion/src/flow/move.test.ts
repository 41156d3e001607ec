import { questionFor } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { begin } from '../../test/position.ts'

test('[LG2-DEPL-001] who is given a move and is not there yet is told that it may stay away', () => {
  const asked = (answers: Parameters<typeof begin>[1], at: string | null) =>
    questionFor(
      begin(
        {
          gold: {
            leia: { card: 'leia-organa', undeployed: true, order: at === null ? 'up' : 'none' },
            troops: { card: 'rebel-troopers', undeployed: true, order: 'none' },
          },
          silver: { foe: { card: 'stormtroopers', at: [1500, 800], order: 'none' } },
          hands: { gold: ['no-time-for-sorrows', 'standing-orders'] },
          mission: { primary: 'close-the-pocket' },
        },
        answers,
        at,
      ),
      'gold',
    )?.space
  const given = asked(
    [
      ['gold', 'no-time-for-sorrows'],
      ['gold', 'leia'],
    ],
    'command',
  )
  expect(given).toMatchObject({ move: { unit: 'leia', speed: 1, enters: true, given: true } })
  const own = asked(
    [
      ['gold', 'leia'],
      ['gold', 'move'],
    ],
    null,
  )
  expect(own).toMatchObject({ move: { unit: 'leia', enters: true } })
  expect(own).not.toHaveProperty('move.given')
})
