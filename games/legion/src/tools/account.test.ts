import { accountOf, awaited, openMatch, placeAt, randomFrom, submit } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { begin } from '../../test/position.ts'
import { steady } from '../bot/index.ts'
import { attackDice, defenceDice } from '../dice.ts'
import { legion } from '../index.ts'
import { lobby } from '../lobby.ts'
import { account } from './account.ts'

test('the account of a battle: points as they were scored, who wounded whom, and what dice should show', () => {
  const random = randomFrom('account')
  const [gold, silver] = lobby.forces.filter(({ points }) => points < 500)
  const forces = { gold: gold?.force ?? null, silver: silver?.force ?? null }
  const setup = lobby.setup({ forces, board: 'outpost' })
  const match = openMatch(legion, setup, 'account')
  while (match.state.over === null) {
    const [seat = ''] = awaited(match.state)
    if (match.inForce.length === 260) submit(match, { seat, concede: true })
    else submit(match, { seat, answer: steady.choose(placeAt(match.state, seat), random) })
  }
  const found = accountOf(match)
  expect(found?.points.at(-1)?.of).toEqual(match.state.table.points)
  const told = match.journal.flat().filter((entry) => entry.type === 'wounds')
  const suffered = told.reduce((sum, entry) => sum + Number(entry.count), 0)
  expect(suffered).toBeGreaterThan(0)
  expect(found?.harms.reduce((sum, harm) => sum + harm.damage, 0)).toBe(suffered)
  expect(found?.harms.some(({ by, to }) => by?.piece !== null && by?.seat !== to.seat)).toBe(true)
  // White and black attack dice hit with a quarter to a half of their faces, red ones with three quarters.
  for (const { name, dice, expected } of found?.luck ?? []) {
    expect(expected / dice).toBeGreaterThanOrEqual(name.en.startsWith('Hits') ? 0.249 : 0.166)
    expect(expected / dice).toBeLessThanOrEqual(name.en.startsWith('Hits') ? 0.751 : 0.501)
  }
  expect(new Set(found?.luck.map(({ name }) => name.en)).size).toBe(2)
}, 120_000)

test('who defends against a charge of its own side rolls its own defence dice', () => {
  const friend = { card: 'rebel-troopers', at: [470, 400], left: 1, tokens: { dodge: 1 } }
  const charge = { kind: 'charge', name: 'Thermal Charge', at: [420, 400], seat: 'gold', card: 'explosions' }
  const s = begin(
    {
      gold: { sabine: { card: 'sabine-wren-explosive-artist', at: [300, 800] }, friend },
      silver: { enemy: { card: 'stormtroopers', at: [1200, 400], left: 1 } },
      objectives: { charge },
      played: { gold: 'explosions' },
      priority: 'silver',
    },
    [
      ['silver', 'enemy'],
      ['silver', 'aim'],
      ['gold', 'charge'],
    ],
  )
  expect(account.die(s, defenceDice.white).map(({ seat }) => seat)).toEqual(['gold'])
  expect(account.die(s, attackDice.red).map(({ seat }) => seat)).toEqual(['gold'])
})
