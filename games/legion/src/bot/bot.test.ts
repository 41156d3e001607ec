import { playOut } from '@sandtable/bots'
import { type Bot, randomFrom } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { legion } from '../index.ts'
import type { Legion } from '../state.ts'
import { easy, steady } from './index.ts'

/** How many of so many games a bot wins, on each side in turn; against random play if not said otherwise. */
function wins(bot: Bot<Legion>, games: number, against?: Bot<Legion>): number {
  let won = 0
  for (let number = 0; number < games; number++) {
    const setup = legion.randomSetup(randomFrom(`armies ${number}`))
    const [seat, other] = number % 2 === 0 ? ['gold', 'silver'] : ['silver', 'gold']
    const bots = { [seat]: bot, ...(against && { [other]: against }) } as Record<string, Bot>
    const played = playOut(legion, { seed: `duel ${number}`, setup, bots })
    expect(played.problem).toBeNull()
    if (played.outcome?.winner === seat) won++
  }
  return won
}

// A sample: `sandtable simulate` plays hundreds.
test('steady beats random play in at least 5 of 6 games', () => {
  expect(wins(steady, 6)).toBeGreaterThanOrEqual(5)
}, 300_000)

test('easy beats random play, and loses to steady', () => {
  expect(wins(easy, 3)).toBeGreaterThanOrEqual(2)
  expect(wins(easy, 4, steady)).toBeLessThanOrEqual(1)
}, 300_000)
