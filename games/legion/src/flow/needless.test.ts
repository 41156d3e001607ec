import { idleAnswersOf } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { begin } from '../../test/position.ts'
import { hitsOf } from '../attack/tally.ts'
import { poolNow } from '../current.ts'

test('[LG2-ATK-057] dodge tokens beyond the hits may be spent, but are called needless', () => {
  const s = begin(
    {
      gold: { troops: { card: 'stormtroopers', at: [300, 400], left: 4 } },
      silver: { rebels: { card: 'rebel-troopers', at: [500, 400], tokens: { dodge: 9 } } },
    },
    [
      ['gold', 'troops'],
      ['gold', 'attack'],
      ['gold', 'rebels'],
      ['gold', { kind: 'ranged', weapons: ['E-11 Blaster Rifle'] }],
    ],
  )
  const hits = hitsOf(poolNow(s))
  expect(hits).toBeGreaterThan(0)
  const beyond = Array.from({ length: 9 - hits }, (_, at) => hits + 1 + at)
  expect(idleAnswersOf(s, 'silver')).toEqual(beyond)
})
