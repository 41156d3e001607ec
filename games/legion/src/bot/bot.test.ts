import { playOut } from '@sandtable/bots'
import { type Bot, randomFrom } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { legion } from '../index.ts'
import { steady } from './index.ts'

/** How many of so many games a bot wins against random play, on each side in turn. */
function wins(games: number): number {
  let won = 0
  for (let number = 0; number < games; number++) {
    const setup = legion.randomSetup(randomFrom(`armies ${number}`))
    const seat = number % 2 === 0 ? 'gold' : 'silver'
    const bots: Record<string, Bot> = { [seat]: steady as unknown as Bot }
    const played = playOut(legion, { seed: `duel ${number}`, setup, bots })
    expect(played.problem).toBeNull()
    if (played.outcome?.winner === seat) won++
  }
  return won
}

// A sample: `sandtable simulate` plays hundreds.
test('steady beats random play in at least 5 of 6 games', () => {
  expect(wins(6)).toBeGreaterThanOrEqual(5)
}, 300_000)
