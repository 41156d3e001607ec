import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Chances, certain, chanceOf, even, mean, total, weighted } from './chances.ts'
import { type Attack, chance, choice, contest, type Stage, settle, zeroSum } from './contest.ts'
import { advise, outcomesFrom, outcomesOf, solve, worthOf } from './solve.ts'

/** Points made so far, and whether there is still a reroll to spend. */
type Points = { readonly points: number; readonly reroll: boolean; readonly again: boolean }

const d6 = even([1, 2, 3, 4, 5, 6])
const rollDie = chance<Points, null, number>(
  'roll',
  () => null,
  () => d6,
  (state, points) => ({ ...state, points }),
)
const mayReroll = choice<Points>('reroll?', {
  by: 'attacker',
  options: (state) => (state.reroll ? [state, { ...state, reroll: false, again: true }] : [state]),
})
const rollAgain = chance<Points, boolean, number | null>(
  'reroll',
  ({ again }) => again,
  (again) => (again ? d6 : certain(null)),
  (state, points) => ({ ...state, points: points ?? state.points }),
)
const points = contest<Points, number>([rollDie, mayReroll, rollAgain], {
  outcome: (state) => state.points,
  worth: zeroSum((outcome) => outcome),
})
const start: Points = { points: 0, reroll: true, again: false }

test('one die with a reroll: roll again below four', () => {
  const solution = solve(points, start)
  expect(worthOf(solution, 'attacker')).toBeCloseTo(4.25, 12)
  expect(worthOf(solution, 'defender')).toBeCloseTo(-4.25, 12)
  const outcomes = outcomesOf(solution)
  expect(total(outcomes)).toBeCloseTo(1, 12)
  expect(chanceOf(outcomes, 6)).toBeCloseTo(1 / 6 + 1 / 12, 12)
  expect(chanceOf(outcomes, 1)).toBeCloseTo(1 / 12, 12)
})

test('advice: what each option is worth, and which is best', () => {
  const solution = solve(points, start)
  const three = advise(solution, 'reroll?', { again: false, points: 3, reroll: true })
  expect(three?.by).toBe('attacker')
  expect(three?.best).toBe(1)
  expect(three?.options.map(({ worth }) => worth)).toEqual([3, expect.closeTo(3.5, 12)])
  expect(three?.options[1]?.state).toEqual({ points: 3, reroll: false, again: true })
  expect(advise(solution, 'reroll?', { ...start, points: 4 })?.best).toBe(0)
  expect(advise(solution, 'reroll?', { ...start, points: 7 })).toBeNull()
  expect(advise(solution, 'roll', start)).toBeNull()
  expect(advise(solution, 'no such stage', start)).toBeNull()
})

test('what is to come from the middle of a contest', () => {
  const solution = solve(points, start)
  const from = outcomesFrom(solution, 'reroll?', { ...start, points: 2 })
  expect(from?.map(({ value }) => value)).toEqual([1, 2, 3, 4, 5, 6])
  expect(outcomesFrom(solution, 'reroll?', { ...start, points: 5 })).toEqual([{ value: 5, chance: 1 }])
  expect(outcomesFrom(solution, 'reroll?', { ...start, points: 9 })).toBeNull()
  const later = solve(points, { ...start, points: 2 }, 'reroll?')
  expect(outcomesOf(later)).toEqual(from)
  expect(() => solve(points, start, 'no such stage')).toThrow('no such stage')
})

test('what is worth the same is not done: the option listed first is taken', () => {
  const same = contest<number, number>(
    // The second is better by a rounding error only.
    [choice('pick', { by: 'attacker', options: () => [1, 1 + 1e-13, 0.5] })],
    { outcome: (n) => n, worth: zeroSum((n) => n) },
  )
  expect(advise(solve(same, 0), 'pick', 0)?.best).toBe(0)
})

test('sides that want different things each look to their own', () => {
  type Loot = { readonly gold: number; readonly fame: number }
  const loot = contest<Loot, Loot, 'thief' | 'bard'>(
    [
      choice('thief', {
        by: 'thief',
        options: ({ gold, fame }) => [
          { gold, fame: fame + 5 },
          { gold: gold + 1, fame },
        ],
      }),
      choice('bard', {
        by: 'bard',
        options: ({ gold, fame }) => [
          { gold: gold + 9, fame },
          { gold, fame: fame + 1 },
        ],
      }),
    ],
    { outcome: (state) => state, worth: { thief: ({ gold }) => gold, bard: ({ fame }) => fame } },
  )
  const solution = solve(loot, { gold: 0, fame: 0 })
  expect(outcomesOf(solution)).toEqual([{ value: { gold: 1, fame: 1 }, chance: 1 }])
  expect(worthOf(solution, 'thief')).toBe(1)
  expect(worthOf(solution, 'bard')).toBe(1)
})

test('a choice is made before what comes after it is known', () => {
  type Guess = { readonly guess: string; readonly coin: string }
  const ending = {
    outcome: ({ guess, coin }: Guess) => (guess === coin ? 1 : 0),
    worth: zeroSum((right: number) => right),
  }
  const toss = chance<Guess, null, string>(
    'toss',
    () => null,
    () => even(['heads', 'tails']),
    (s, coin) => ({ ...s, coin }),
  )
  const guess = choice<Guess>('guess', {
    by: 'attacker',
    options: (s) => ['heads', 'tails'].map((guess) => ({ ...s, guess })),
  })
  const nothing: Guess = { guess: '', coin: '' }
  expect(mean(outcomesOf(solve(contest([guess, toss], ending), nothing)))).toBeCloseTo(0.5, 12)
  expect(mean(outcomesOf(solve(contest([toss, guess], ending), nothing)))).toBeCloseTo(1, 12)
})

test('mistakes in a contest are told', () => {
  const ending = { outcome: (n: number) => n, worth: zeroSum((n: number) => n) }
  const stuck = choice<number>('stuck', { by: 'attacker', options: () => [] })
  expect(() => contest([stuck, stuck], ending)).toThrow('same name')
  expect(() => solve(contest([stuck], ending), 0)).toThrow('stuck')
  const half: Stage<number> = chance(
    'half',
    (n: number) => n,
    () => [{ value: 1, chance: 0.5 }],
    (_, n) => n,
  )
  expect(() => solve(contest([half], ending), 0)).toThrow('half')
})

/** A made-up contest over small numbers: what each stage does to n is read from a list. */
type Step = {
  readonly type: 'chance' | 'attacker' | 'defender' | 'settle'
  readonly moves: readonly number[]
}

const step: fc.Arbitrary<Step> = fc.record({
  type: fc.constantFrom<Step['type']>('chance', 'attacker', 'defender', 'settle'),
  moves: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 3 }),
})
const worths = fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 11, maxLength: 11 })
const go = (n: number, move: number): number => (n * 3 + move * move + 1) % 11

function stagesOf(steps: readonly Step[]): Stage<number>[] {
  return steps.map(({ type, moves }, n): Stage<number> => {
    const name = `${n}`
    if (type === 'chance')
      return chance(
        name,
        () => null,
        () => even(moves),
        go,
      )
    if (type === 'settle') return settle(name, (state) => go(state, moves[0]!))
    return choice<number, Attack>(name, {
      by: type,
      options: (state) => moves.map((move) => go(state, move)),
    })
  })
}

/** Straight from the definition, without remembering anything. */
function slow(
  steps: readonly Step[],
  state: number,
  worth: (n: number) => number,
): { worth: number; ends: [number, number][] } {
  const [now, ...later] = steps
  if (now === undefined) return { worth: worth(state), ends: [[state, 1]] }
  const moves = now.type === 'settle' ? now.moves.slice(0, 1) : now.moves
  const after = moves.map((move) => slow(later, go(state, move), worth))
  if (now.type === 'chance') {
    return {
      worth: after.reduce((sum, each) => sum + each.worth, 0) / after.length,
      ends: after.flatMap(({ ends }) => ends.map(([end, p]): [number, number] => [end, p / after.length])),
    }
  }
  const sign = now.type === 'defender' ? -1 : 1
  let best = after[0]!
  for (const each of after) if (sign * each.worth > sign * best.worth + 1e-9) best = each
  return best
}

test('any contest comes out as its definition says', () => {
  holds(
    fc.property(fc.array(step, { maxLength: 5 }), worths, (steps, worthOfEnd) => {
      const worth = (n: number): number => worthOfEnd[n]!
      const solution = solve(
        contest<number, number>(stagesOf(steps), { outcome: (n) => n, worth: zeroSum(worth) }),
        0,
      )
      const expected = slow(steps, 0, worth)
      expect(worthOf(solution, 'attacker')).toBeCloseTo(expected.worth, 9)
      const outcomes: Chances<number> = outcomesOf(solution)
      const ends = weighted(expected.ends)
      expect(outcomes.map(({ value }) => value)).toEqual(ends.map(({ value }) => value))
      for (const [n, { chance }] of outcomes.entries()) expect(chance).toBeCloseTo(ends[n]!.chance, 12)
    }),
    { numRuns: 300 },
  )
})

test('one more option is never worse for the side that has it', () => {
  holds(
    fc.property(
      fc.array(step, { maxLength: 4 }),
      fc.nat(3),
      fc.nat(9),
      worths,
      (steps, at, move, worthOfEnd) => {
        const ending = { outcome: (n: number) => n, worth: zeroSum((n: number) => worthOfEnd[n]!) }
        const worthWith = (moves: readonly number[], type: Attack) =>
          worthOf(solve(contest(stagesOf(steps.toSpliced(at, 0, { type, moves })), ending), 0), type)
        for (const side of ['attacker', 'defender'] as const) {
          expect(worthWith([4, move], side)).toBeGreaterThanOrEqual(worthWith([4], side) - 1e-9)
        }
      },
    ),
  )
})
