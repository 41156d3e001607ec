import { playOut } from '@sandtable/bots'
import { applyAnswer, awaited, type Bot, look, placeAt, randomFrom, start } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { apex } from '../index.ts'
import { scramble } from '../view.ts'
import { imagined } from './imagine.ts'
import { easy, steady } from './index.ts'

/** How many of so many games a bot wins, on each side in turn; against random play if not said otherwise. */
function wins(bot: Bot, games: number, against?: Bot): number {
  let won = 0
  for (let number = 0; number < games; number++) {
    // Of all sizes, boards and numbers of people.
    const setup = apex.randomSetup(randomFrom(`squads ${number}`))
    const own = number % 2 === 0 ? 'red' : 'blue'
    const teams = apex.teams?.(setup) ?? {}
    const bots: Record<string, Bot> = {}
    for (const seat of apex.seats(setup)) {
      if (teams[seat] === own) bots[seat] = bot
      else if (against !== undefined) bots[seat] = against
    }
    const played = playOut(apex, { seed: `duel ${number}`, setup, bots })
    expect(played.problem).toBeNull()
    if (played.outcome?.winner === own) won++
  }
  return won
}

// A sample: `sandtable simulate` plays hundreds.
test('steady beats random play', () => {
  expect(wins(steady as Bot, 4)).toBe(4)
}, 120_000)

test('easy beats random play, and loses to steady', () => {
  expect(wins(easy as Bot, 3)).toBeGreaterThanOrEqual(2)
  expect(wins(easy as Bot, 3, steady as Bot)).toBeLessThanOrEqual(1)
}, 120_000)

test('it answers by what its seat sees alone', () => {
  const setup = apex.randomSetup(randomFrom('blind'))
  const s = start(apex, { setup, seed: 'blind' })
  const chance = randomFrom('players')
  for (let number = 0; s.over === null && number < 120; number++) {
    const [seat = ''] = awaited(s)
    const answer = steady.choose(placeAt(s, seat), randomFrom(`thought ${number}`))
    if (number % 6 === 0) {
      const other = structuredClone(s)
      scramble(other, seat, chance)
      expect(steady.choose(placeAt(other, seat), randomFrom(`thought ${number}`))).toEqual(answer)
      const table = imagined(look(s, seat)).table
      for (const legend of table.legends)
        if (legend.squad !== s.teams[seat])
          expect([...legend.hand, ...legend.backpack, ...legend.deck]).toEqual([])
    }
    applyAnswer(s, seat, answer)
  }
})

test('it says why it shoots, and why it moves', () => {
  const setup = apex.randomSetup(randomFrom('reasons'))
  const s = start(apex, { setup, seed: 'reasons' })
  const told = new Set<string>()
  for (let number = 0; s.over === null && number < 150; number++) {
    const [seat = ''] = awaited(s)
    const advice = steady.advise?.(placeAt(s, seat), randomFrom(`thought ${number}`))
    for (const { en, de } of advice?.reasons ?? []) {
      expect(en).toMatch(/\.$/)
      expect(de).toMatch(/\.$/)
      told.add(en.replace(/\d+/g, 'n'))
    }
    applyAnswer(s, seat, advice?.answer ?? null)
  }
  expect(told.size).toBeGreaterThan(4)
})
