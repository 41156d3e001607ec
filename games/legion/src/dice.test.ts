import type { Die } from '@sandtable/dice'
import { describe, expect, test } from 'vitest'
import {
  attackDice,
  betterAttackDie,
  betterDefenceDie,
  defenceDice,
  worseAttackDie,
  worseDefenceDie,
} from './dice.ts'

const sides = (die: Die<string>) => Object.fromEntries(die.faces.map((face) => [face.name, face.sides]))

describe('the dice', () => {
  test('[LG2-DICE-001] [LG1-DICE-003] are of three colours to attack with and of two to defend with', () => {
    expect(Object.keys(attackDice)).toEqual(['red', 'black', 'white'])
    expect(Object.keys(defenceDice)).toEqual(['red', 'white'])
  })

  test('[LG2-DICE-002] [LG2-DICE-004] show hits, crits, surges or nothing in attack', () => {
    for (const die of Object.values(attackDice))
      expect(Object.keys(sides(die))).toEqual(['hit', 'crit', 'surge', 'blank'])
  })

  test('[LG2-DICE-003] [LG2-DICE-004] show blocks, surges or nothing in defence', () => {
    for (const die of Object.values(defenceDice))
      expect(Object.keys(sides(die))).toEqual(['block', 'surge', 'blank'])
  })

  test('[LG2-DICE-006] [LG2-DICE-007] [LG2-DICE-008] [LG1-DICE-004] have eight sides in attack', () => {
    expect(sides(attackDice.red)).toEqual({ hit: 5, crit: 1, surge: 1, blank: 1 })
    expect(sides(attackDice.black)).toEqual({ hit: 3, crit: 1, surge: 1, blank: 3 })
    expect(sides(attackDice.white)).toEqual({ hit: 1, crit: 1, surge: 1, blank: 5 })
  })

  test('[LG2-DICE-009] [LG2-DICE-010] [LG1-DICE-005] have six sides in defence', () => {
    expect(sides(defenceDice.red)).toEqual({ block: 3, surge: 1, blank: 2 })
    expect(sides(defenceDice.white)).toEqual({ block: 1, surge: 1, blank: 4 })
  })

  test('[LG2-DICE-014] [LG2-DICE-016] are upgraded by one colour, the best not at all', () => {
    expect(betterAttackDie).toEqual({ white: 'black', black: 'red', red: 'red' })
    expect(betterDefenceDie).toEqual({ white: 'red', red: 'red' })
  })

  test('[LG2-DICE-015] [LG2-DICE-017] are downgraded by one colour, the worst not at all', () => {
    expect(worseAttackDie).toEqual({ red: 'black', black: 'white', white: 'white' })
    expect(worseDefenceDie).toEqual({ red: 'white', white: 'white' })
  })
})
