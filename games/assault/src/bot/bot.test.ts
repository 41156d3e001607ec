import { playOut } from '@sandtable/bots'
import { type Bot, randomFrom } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { assault } from '../index.ts'
import type { Assault } from '../state.ts'
import { easy, steady } from './index.ts'

/** How many of so many games with equal armies a bot wins, on each side in turn; against random play if not said otherwise. */
function wins(bot: Bot<Assault>, games: number, against?: Bot<Assault>): number {
  let won = 0
  for (let number = 0; number < games; number++) {
    const setup = assault.randomSetup(randomFrom(`armies ${number}`))
    const army = setup.armies[number % 2 === 0 ? 'gold' : 'silver']
    if (army === undefined) throw new Error('no army')
    const [seat, other] = number % 4 < 2 ? ['gold', 'silver'] : ['silver', 'gold']
    const equal = { ...setup, armies: { gold: army, silver: army } }
    const bots = { [seat]: bot, ...(against && { [other]: against }) } as Record<string, Bot>
    const played = playOut(assault, { seed: `duel ${number}`, setup: equal, bots })
    expect(played.problem).toBeNull()
    if (played.outcome?.winner === seat) won++
  }
  return won
}

// Samples: `npm run soak` and `sandtable simulate assault --gold easy --silver steady` play hundreds.
test('steady beats random play in at least 19 of 20 games with equal armies', () => {
  expect(wins(steady, 20)).toBeGreaterThanOrEqual(19)
}, 300_000)

test('easy beats random play, and wins at most a third of its games with steady', () => {
  expect(wins(easy, 4)).toBeGreaterThanOrEqual(3)
  expect(wins(easy, 24, steady)).toBeLessThanOrEqual(8)
}, 300_000)
