import { playOut } from '@sandtable/bots'
import { randomFrom } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { xwing } from '../index.ts'
import { steady } from './index.ts'

test('steady beats random play in at least 95 of 100 games with equal squads', () => {
  let won = 0
  for (let number = 0; number < 100; number++) {
    const setup = xwing.randomSetup(randomFrom(`squads ${number}`))
    const squad = setup.squads[number % 2 === 0 ? 'red' : 'blue']
    if (squad === undefined) throw new Error('no squad')
    const seat = number % 4 < 2 ? 'red' : 'blue'
    const equal = { ...setup, squads: { red: squad, blue: squad } }
    const played = playOut(xwing, { seed: `duel ${number}`, setup: equal, bots: { [seat]: steady } })
    expect(played.problem).toBeNull()
    if (played.outcome?.winner === seat) won++
  }
  expect(won).toBeGreaterThanOrEqual(95)
}, 120_000)
