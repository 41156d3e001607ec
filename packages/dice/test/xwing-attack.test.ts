import { expect, test } from 'vitest'
import {
  advise,
  type Chances,
  chance,
  chanceOf,
  choice,
  contest,
  count,
  die,
  lay,
  mapChances,
  mean,
  outcomesOf,
  type Pool,
  pickUps,
  pool,
  roll,
  rollAgain,
  rollDice,
  solve,
  turn,
  weighted,
  worthOf,
  zeroSum,
} from '../src/index.ts'

// An attack as it is played: roll red dice, reroll with the target lock, turn focus results into hits, roll green
// dice, turn focus results into evades, add the evade token's evade, compare.

const red = die('attack', { hit: 3, crit: 1, focus: 2, blank: 2 })
const green = die('defence', { evade: 3, focus: 2, blank: 3 })

type Red = 'hit' | 'crit' | 'focus' | 'blank'
type Damage = { readonly hits: number; readonly crits: number }
type Tokens = {
  readonly lock: boolean
  readonly focus: boolean
  readonly eyes: boolean
  readonly evade: boolean
}
type State = Tokens &
  Damage & { readonly attack: Pool<Red>; readonly evades: number; readonly focuses: number }

const noDice = pool<Red>([red, 0])
const worth = ({ hits, crits }: Damage): number => hits + 1.37 * crits

function afterEvades({ hits, crits }: Damage, evades: number): Damage {
  const left = Math.max(0, evades - hits)
  return { hits: Math.max(0, hits - evades), crits: Math.max(0, crits - left) }
}

/** Once the attack dice are final only their hits and crits matter, so the dice leave the state. */
const counted = (s: State, attack: Pool<Red>): State => ({
  ...s,
  lock: false,
  focus: false,
  attack: noDice,
  hits: count(attack, 'hit'),
  crits: count(attack, 'crit'),
})

const attackBy = (agility: number) =>
  contest<State, Damage>(
    [
      rollDice('roll attack dice', 'attack'),
      choice('spend target lock', {
        by: 'attacker',
        options: (s: State) =>
          s.lock ? pickUps(s.attack, { most: 9 }).map((attack) => ({ ...s, attack, lock: false })) : [s],
      }),
      rollAgain('reroll attack dice', 'attack'),
      choice('spend focus on attack dice', {
        by: 'attacker',
        options: (s: State) =>
          s.focus
            ? [counted(s, s.attack), counted(s, turn(s.attack, 'focus', 'hit'))]
            : [counted(s, s.attack)],
      }),
      chance(
        'roll defence dice',
        () => agility,
        (dice) =>
          mapChances(roll(pool([green, dice])), (rolled) => ({
            evades: count(rolled, 'evade'),
            focuses: count(rolled, 'focus'),
          })),
        (s: State, { evades, focuses }) => ({ ...s, evades, focuses }),
      ),
      choice('spend focus on defence dice', {
        by: 'defender',
        options: (s: State) => [
          { ...s, focuses: 0 },
          ...(s.eyes ? [{ ...s, evades: s.evades + s.focuses, focuses: 0 }] : []),
        ],
      }),
      choice('spend evade token', {
        by: 'defender',
        options: (s: State) => [s, ...(s.evade ? [{ ...s, evades: s.evades + 1 }] : [])],
      }),
    ],
    { outcome: (s) => afterEvades(s, s.evades), worth: zeroSum(worth) },
  )

const begin = (dice: number, tokens: Partial<Tokens>): State => ({
  attack: pool([red, dice]),
  ...{ lock: false, focus: false, eyes: false, evade: false },
  ...tokens,
  ...{ hits: 0, crits: 0, evades: 0, focuses: 0 },
})

const everything: Tokens = { lock: true, focus: true, eyes: true, evade: true }

// The same attack die by die and side by side, with nothing merged and nothing remembered.

const RED: readonly Red[] = ['hit', 'hit', 'hit', 'crit', 'focus', 'focus', 'blank', 'blank']
const GREEN = ['evade', 'evade', 'evade', 'focus', 'focus', 'blank', 'blank', 'blank'] as const

type Ends = { readonly worth: number; readonly list: readonly (readonly [Damage, number])[] }

function average(all: readonly Ends[]): Ends {
  return {
    worth: all.reduce((sum, ends) => sum + ends.worth, 0) / all.length,
    list: all.flatMap(({ list }) => list.map(([damage, p]) => [damage, p / all.length] as const)),
  }
}

const bestFor = (side: 1 | -1, all: readonly Ends[]): Ends =>
  all.reduce((best, ends) => (side * ends.worth > side * best.worth + 1e-9 ? ends : best))

function everyRoll<Face>(faces: readonly Face[], dice: number): Face[][] {
  if (dice === 0) return [[]]
  return everyRoll(faces, dice - 1).flatMap((rolled) => faces.map((face) => [...rolled, face]))
}

function naive(dice: number, agility: number, tokens: Tokens): Ends {
  const has = <Face>(rolled: readonly Face[], face: Face): number => rolled.filter((f) => f === face).length
  const defend = (damage: Damage): Ends =>
    average(
      everyRoll(GREEN, agility).map((rolled) => {
        const ends = []
        for (const eyes of tokens.eyes ? [false, true] : [false]) {
          for (const token of tokens.evade ? [0, 1] : [0]) {
            const evades = has(rolled, 'evade') + (eyes ? has(rolled, 'focus') : 0) + token
            const left = afterEvades(damage, evades)
            ends.push({ worth: worth(left), list: [[left, 1] as const] })
          }
        }
        return bestFor(-1, ends)
      }),
    )
  const defences = new Map<string, Ends>()
  const hitWith = (hits: number, crits: number): Ends => {
    const known = defences.get(`${hits} ${crits}`) ?? defend({ hits, crits })
    defences.set(`${hits} ${crits}`, known)
    return known
  }
  const focus = (rolled: readonly Red[]): Ends => {
    const [hits, crits] = [has(rolled, 'hit'), has(rolled, 'crit')]
    const kept = hitWith(hits, crits)
    return tokens.focus ? bestFor(1, [kept, hitWith(hits + has(rolled, 'focus'), crits)]) : kept
  }
  const lock = (rolled: readonly Red[]): Ends => {
    const options = [focus(rolled)]
    for (let subset = 1; tokens.lock && subset < 2 ** dice; subset++) {
      const kept = rolled.filter((_, n) => ((subset >> n) & 1) === 0)
      options.push(average(everyRoll(RED, dice - kept.length).map((again) => focus([...kept, ...again]))))
    }
    return bestFor(1, options)
  }
  return average(everyRoll(RED, dice).map(lock))
}

function expectSame(a: Chances<Damage>, b: Chances<Damage>): void {
  expect(a.map(({ value }) => value)).toEqual(b.map(({ value }) => value))
  for (const [n, { chance }] of a.entries()) expect(chance).toBeCloseTo(b[n]!.chance, 11)
}

test.each([
  [1, 1, everything],
  [2, 2, everything],
  [2, 1, { ...everything, evade: false }],
  [2, 2, { ...everything, focus: false }],
  [3, 1, { ...everything, lock: false }],
] as const)('%i red against %i green with tokens, as side by side', (dice, agility, tokens) => {
  const solution = solve(attackBy(agility), begin(dice, tokens))
  const slow = naive(dice, agility, tokens)
  expect(worthOf(solution, 'attacker')).toBeCloseTo(slow.worth, 11)
  expectSame(outcomesOf(solution), weighted(slow.list))
})

test('four red with focus and target lock, nobody in the way: each die misses once in sixteen', () => {
  const outcomes = outcomesOf(solve(attackBy(0), begin(4, { lock: true, focus: true })))
  const damage = mapChances(outcomes, ({ hits, crits }) => hits + crits)
  expect(chanceOf(damage, 4)).toBeCloseTo((15 / 16) ** 4, 12)
  expect(chanceOf(damage, 3)).toBeCloseTo((4 * 15 ** 3) / 16 ** 4, 12)
})

test('each token helps the side that has it', () => {
  const toAttacker = (tokens: Partial<Tokens>) => worthOf(solve(attackBy(3), begin(4, tokens)), 'attacker')
  const none = toAttacker({})
  expect(toAttacker({ lock: true })).toBeGreaterThan(none)
  expect(toAttacker({ focus: true })).toBeGreaterThan(none)
  expect(toAttacker({ eyes: true })).toBeLessThan(none)
  expect(toAttacker({ evade: true })).toBeLessThan(none)
  expect(toAttacker({ lock: true, focus: true })).toBeGreaterThan(toAttacker({ focus: true }))
})

test('one more attack die never hurts, one more defence die never helps the attacker', () => {
  const damage = (dice: number, agility: number) =>
    mean(
      mapChances(
        outcomesOf(solve(attackBy(agility), begin(dice, everything))),
        ({ hits, crits }) => hits + 1.37 * crits,
      ),
    )
  // A single die never gets past the evade token.
  expect(damage(1, 2)).toBe(0)
  for (let n = 1; n < 5; n++) {
    expect(damage(n + 1, 2)).toBeGreaterThan(damage(n, 2))
    expect(damage(3, n)).toBeLessThan(damage(3, n - 1))
  }
})

test('with a focus token the target lock rerolls blanks and keeps focus results', () => {
  const solution = solve(attackBy(2), begin(3, { lock: true, focus: true }))
  const rolled = lay(lay(lay(noDice, red, 'hit'), red, 'focus'), red, 'blank')
  const advice = advise(solution, 'spend target lock', {
    ...begin(3, { lock: true, focus: true }),
    attack: rolled,
  })
  const left = advice?.options[advice.best]?.state.attack
  expect(left && [count(left, 'hit'), count(left, 'focus'), count(left, 'blank')]).toEqual([1, 1, 0])
})
