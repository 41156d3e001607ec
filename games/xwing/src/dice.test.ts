import type { Die } from '@sandtable/dice'
import { expect, test } from 'vitest'
import { attackDie, defenseDie } from './dice.ts'

const sides = (die: Die<string>) => Object.fromEntries(die.faces.map((face) => [face.name, face.sides]))

test('the sides of the two dice [XW-DICE-001]', () => {
  expect(sides(attackDie)).toEqual({ hit: 3, crit: 1, focus: 2, blank: 2 })
  expect(sides(defenseDie)).toEqual({ evade: 3, focus: 2, blank: 3 })
})
