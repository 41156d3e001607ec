import { playOut } from '@sandtable/bots'
import { type Bot, randomFrom } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { xwing } from '../index.ts'
import type { XWing } from '../state.ts'
import { easy, hard, steady } from './index.ts'

/** How many of so many games with equal squads a bot wins, on each side in turn; against random play if not said otherwise. */
function wins(bot: Bot<XWing>, games: number, against?: Bot<XWing>): number {
  let won = 0
  for (let number = 0; number < games; number++) {
    const setup = xwing.randomSetup(randomFrom(`squads ${number}`))
    const squad = setup.squads[number % 2 === 0 ? 'red' : 'blue']
    if (squad === undefined) throw new Error('no squad')
    const [seat, other] = number % 4 < 2 ? ['red', 'blue'] : ['blue', 'red']
    const equal = { ...setup, squads: { red: squad, blue: squad } }
    const bots = { [seat]: bot, ...(against && { [other]: against }) } as Record<string, Bot>
    const played = playOut(xwing, { seed: `duel ${number}`, setup: equal, bots })
    expect(played.problem).toBeNull()
    if (played.outcome?.winner === seat) won++
  }
  return won
}

test('steady beats random play in at least 95 of 100 games with equal squads', () => {
  expect(wins(steady, 100)).toBeGreaterThanOrEqual(95)
}, 120_000)

// Samples: `sandtable simulate xwing --red easy --blue steady` plays hundreds.
test('easy beats random play, and loses to steady', () => {
  expect(wins(easy, 8)).toBeGreaterThanOrEqual(6)
  expect(wins(easy, 8, steady)).toBeLessThanOrEqual(2)
}, 60_000)

test('hard beats random play', () => {
  expect(wins(hard, 4)).toBe(4)
}, 60_000)
