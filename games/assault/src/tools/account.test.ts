import { accountOf, awaited, openMatch, placeAt, randomFrom, submit } from '@sandtable/kernel'
import { beforeAll, expect, test } from 'vitest'
import { attackDice, defenceDice } from '../../data/dice.ts'
import { steady } from '../bot/index.ts'
import { assault } from '../index.ts'
import { pointsOf } from '../score.ts'

const random = randomFrom('account f')
const match = openMatch(assault, assault.randomSetup(random), 'account')
beforeAll(() => {
  while (match.state.over === null) {
    const [seat = ''] = awaited(match.state)
    if (match.inForce.length === 212) submit(match, { seat, concede: true })
    else submit(match, { seat, answer: steady.choose(placeAt(match.state, seat), random) })
  }
}, 60_000)

test('the account of a skirmish: points as they were scored, and the end of every figure that is gone', () => {
  const found = accountOf(match)
  const points = match.state.seats.map((seat) => [seat, pointsOf(match.state, seat)])
  expect(found?.points.at(-1)?.of).toEqual(Object.fromEntries(points))
  const ended = found?.harms.filter((harm) => harm.defeated).map(({ to }) => to.piece)
  const gone = match.state.table.figures.filter((figure) => figure.defeated).map((figure) => figure.id)
  expect(new Set(ended)).toEqual(new Set(gone))
  expect(gone.length).toBeGreaterThan(0)
  const told = match.journal.flat().filter((entry) => entry.type === 'damage')
  const suffered = told.reduce((sum, entry) => sum + Number(entry.amount), 0)
  expect(found?.harms.reduce((sum, harm) => sum + harm.damage, 0)).toBe(suffered)
  expect(found?.harms.some(({ by, to }) => by?.piece !== null && by?.seat !== to.seat)).toBe(true)
})

test('what is expected of dice is the mean of what is printed on them', () => {
  const { luck = [] } = accountOf(match) ?? {}
  expect(new Set(luck.map(({ name }) => name.en)).size).toBe(4)
  for (const { name, dice, expected } of luck) {
    const symbol = /^(Damage|Surge|Block|Evade)/.exec(name.en)?.[1]?.toLowerCase() ?? ''
    const dies: readonly (readonly Readonly<Record<string, number>>[])[] = Object.values(
      name.en.includes('attack') ? attackDice : defenceDice,
    )
    const means = dies.map((sides) => sides.reduce((sum, side) => sum + (side[symbol] ?? 0), 0) / 6)
    expect(expected).toBeGreaterThanOrEqual(dice * Math.min(...means) - 1e-9)
    expect(expected).toBeLessThanOrEqual(dice * Math.max(...means) + 1e-9)
  }
})
