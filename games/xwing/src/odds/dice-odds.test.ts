import { chanceThat, total } from '@sandtable/dice'
import { expect, test } from 'vitest'
import { expected, type Odds, outcomes } from './dice-odds.ts'

const bare: Odds = {
  attack: { dice: 2, focus: false, lock: false },
  defense: { dice: 0, focus: false, evade: false },
}

test('two dice against none hurt with one half each', () => {
  const chances = outcomes(bare)
  expect(total(chances)).toBeCloseTo(1, 12)
  expect(chanceThat(chances, ({ hits, crits }) => hits + crits === 0)).toBeCloseTo(1 / 4, 12)
  expect(chanceThat(chances, ({ hits, crits }) => hits + crits === 2)).toBeCloseTo(1 / 4, 12)
})

test('a focus token makes three quarters of it', () => {
  const chances = outcomes({ ...bare, attack: { ...bare.attack, focus: true } })
  expect(chanceThat(chances, ({ hits, crits }) => hits + crits === 2)).toBeCloseTo(9 / 16, 12)
})

test('a target lock rerolls what missed', () => {
  const chances = outcomes({ ...bare, attack: { dice: 1, focus: false, lock: true } })
  expect(chanceThat(chances, ({ hits, crits }) => hits + crits === 1)).toBeCloseTo(3 / 4, 2)
})

test('one green die with both tokens against one hit', () => {
  const odds: Odds = {
    ...bare,
    defense: { dice: 1, focus: true, evade: true },
    rolled: [
      { face: 'hit', rerolled: false },
      { face: 'blank', rerolled: false },
    ],
  }
  expect(chanceThat(outcomes(odds), ({ hits }) => hits === 0)).toBe(1)
})

test('more dice and tokens never hurt their owner', () => {
  for (const dice of [1, 2, 3, 4]) {
    const attack = (focus: boolean, lock: boolean) => expected({ ...bare, attack: { dice, focus, lock } })
    expect(attack(true, false)).toBeGreaterThan(attack(false, false))
    expect(attack(true, true)).toBeGreaterThan(attack(true, false))
    const defense = (green: number) =>
      expected({
        ...bare,
        attack: { dice, focus: true, lock: false },
        defense: { dice: green, focus: true, evade: false },
      })
    expect(defense(2)).toBeLessThan(defense(1))
  }
})

test('once all dice are rolled, the defender spends what is needed', () => {
  const faces = (...list: string[]) => list.map((face) => ({ face, rerolled: false }))
  const odds: Odds = {
    ...bare,
    defense: { dice: 2, focus: true, evade: false },
    rolled: faces('hit', 'crit'),
    against: faces('focus', 'blank'),
  }
  expect(outcomes(odds)).toEqual([{ value: { hits: 0, crits: 1 }, chance: 1 }])
})
