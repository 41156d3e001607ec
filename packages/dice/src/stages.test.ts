import { expect, test } from 'vitest'
import { chanceOf } from './chances.ts'
import { contest, zeroSum } from './contest.ts'
import { die } from './die.ts'
import { count, type Pool, pool } from './pool.ts'
import { outcomesOf, solve } from './solve.ts'
import { pickUpDice, rollAgain, rollDice } from './stages.ts'

type Coin = 'hit' | 'miss'
interface State {
  readonly dice: Pool<Coin>
}

const coin = die('coin', { hit: 1, miss: 1 })

/** Two coins, of which some may be tossed again. */
const tossed = (by: 'attacker' | 'defender', most: number) =>
  outcomesOf(
    solve(
      contest<State, number>(
        [
          rollDice('toss', 'dice'),
          pickUpDice('pick up', { by, part: 'dice', most }),
          rollAgain('toss again', 'dice'),
        ],
        { outcome: ({ dice }) => count(dice, 'hit'), worth: zeroSum((hits: number) => hits) },
      ),
      { dice: pool<Coin>([coin, 2]) },
    ),
  )

test('misses are tossed again by who wants hits, as many as may be', () => {
  expect([0, 1, 2].map((hits) => chanceOf(tossed('attacker', 0), hits))).toEqual([1 / 4, 1 / 2, 1 / 4])
  expect([0, 1, 2].map((hits) => chanceOf(tossed('attacker', 1), hits))).toEqual([1 / 8, 3 / 8, 1 / 2])
  expect([0, 1, 2].map((hits) => chanceOf(tossed('attacker', 2), hits))).toEqual([1 / 16, 3 / 8, 9 / 16])
})

test('hits are tossed again by who does not', () => {
  expect([0, 1, 2].map((hits) => chanceOf(tossed('defender', 2), hits))).toEqual([9 / 16, 3 / 8, 1 / 16])
})
