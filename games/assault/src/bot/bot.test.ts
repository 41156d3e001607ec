import { playOut } from '@sandtable/bots'
import { randomFrom } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { assault } from '../index.ts'
import { steady } from './index.ts'

// A sample: `npm run soak` plays the hundred and more.
test('steady beats random play in at least 19 of 20 games with equal armies', () => {
  let won = 0
  for (let number = 0; number < 20; number++) {
    const setup = assault.randomSetup(randomFrom(`armies ${number}`))
    const army = setup.armies[number % 2 === 0 ? 'gold' : 'silver']
    if (army === undefined) throw new Error('no army')
    const seat = number % 4 < 2 ? 'gold' : 'silver'
    const equal = { ...setup, armies: { gold: army, silver: army } }
    const played = playOut(assault, { seed: `duel ${number}`, setup: equal, bots: { [seat]: steady } })
    expect(played.problem).toBeNull()
    if (played.outcome?.winner === seat) won++
  }
  expect(won).toBeGreaterThanOrEqual(19)
}, 300_000)
