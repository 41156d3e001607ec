import { mean } from '@sandtable/keeper/long-game'
import { expect, test } from 'vitest'
import { moveAndAttack, seeds, sevenShips, threeTroopers } from '../../test/presses.ts'

test('X-Wing: seven ships, one round, at most 23 presses', () => {
  const rounds = seeds.map((seed) => sevenShips(seed))
  expect(mean(rounds.map(({ attacks }) => attacks))).toBeGreaterThan(6)
  expect(Math.max(...rounds.map(({ presses }) => presses))).toBeLessThanOrEqual(16)
})

test('also where they are told one by one what to do, and whatever dice make of it', () => {
  const rounds = seeds.map((seed) => sevenShips(seed, 'one by one'))
  expect(mean(rounds.map(({ attacks }) => attacks))).toBeGreaterThan(6)
  expect(Math.max(...rounds.map(({ presses }) => presses))).toBeLessThanOrEqual(23)
  expect(mean(rounds.map(({ presses, spared }) => presses + spared))).toBeGreaterThan(26)
})

test('Imperial Assault: three troopers move and attack, twelve presses', () => {
  const presses = seeds.map(threeTroopers)
  expect(Math.max(...presses)).toBe(12)
})

test('Legion: an activation with a move and an attack, at most six presses for both players together', () => {
  const all = seeds.map(moveAndAttack)
  for (const { told } of all) expect(told).toEqual(expect.arrayContaining(['moved', 'attack dice']))
  expect(Math.max(...all.map(({ presses }) => presses))).toBeLessThanOrEqual(6)
})
