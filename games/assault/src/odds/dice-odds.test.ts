import { mean, total } from '@sandtable/dice'
import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { attackDice, defenceDice } from '../../data/dice.ts'
import type { AttackDie, DefenceDie, PowerToken } from '../../data/types.ts'
import { damageChances, expectedDamage, type Odds, type SurgeGain, type Symbols } from './dice-odds.ts'

const bare: Odds = { type: 'melee', distance: 1, attack: ['red'], defence: [], bonus: {}, surges: [] }

test('a red die hurts by 1 once, by 2 three times, by 3 twice in six [IA-DICE-001]', () => {
  expect(damageChances(bare)).toEqual([
    { value: 1, chance: expect.closeTo(1 / 6) },
    { value: 2, chance: expect.closeTo(3 / 6) },
    { value: 3, chance: expect.closeTo(2 / 6) },
  ])
})

test('out of reach of its accuracy an attack does nothing, unless a surge brings it there', () => {
  const far: Odds = { ...bare, type: 'ranged', distance: 4, attack: ['blue'] }
  expect(expectedDamage(far)).toBeCloseTo(3 / 6)
  const aimed = { ...far, surges: [{ cost: 1, gives: { accuracy: 2 } }] }
  expect(expectedDamage(aimed)).toBeCloseTo(3 / 6 + 1 / 6)
})

test('each side spends the power token that helps it more [IA-TOK-006]', () => {
  const tokens = (attacker: PowerToken[], defender: PowerToken[]) =>
    expectedDamage({ ...bare, tokens: { attacker, defender } })
  expect(tokens(['surge', 'damage'], [])).toBeCloseTo(expectedDamage(bare) + 1)
  expect(tokens([], ['evade', 'block'])).toBeCloseTo(expectedDamage(bare) - 1)
  expect(tokens(['block'], ['damage'])).toBeCloseTo(expectedDamage(bare))
})

/** Every single side of every die, every set of surge abilities, every set of dice to reroll. */
function naive(odds: Odds): Map<number, number> {
  const { attack = 0, defence = 0 } = odds.rerolls ?? {}
  const dice = [...odds.attack.map((die) => attackDice[die]), ...odds.defence.map((die) => defenceDice[die])]
  const first = odds.attack.length
  const attackPlaces = odds.attack.map((_, at) => at)
  const defencePlaces = odds.defence.map((_, at) => first + at)
  return average(rolls(dice, Array<number>(dice.length).fill(-1)), (rolled) =>
    best(subsets(attackPlaces, attack), 1, (mine) =>
      average(rolls(dice, without(rolled, mine)), (again) =>
        best(subsets(defencePlaces, defence), -1, (theirs) =>
          average(rolls(dice, without(again, theirs)), (last) => new Map([[damageOf(odds, dice, last), 1]])),
        ),
      ),
    ),
  )
}

type Sides = readonly Readonly<Record<string, number>>[]

function rolls(dice: readonly Sides[], faces: readonly number[]): number[][] {
  let all = [[...faces]]
  for (const [at, face] of faces.entries())
    if (face < 0) all = all.flatMap((one) => dice[at]!.map((_, side) => one.with(at, side)))
  return all
}

function without(faces: readonly number[], places: readonly number[]): number[] {
  return faces.map((face, at) => (places.includes(at) ? -1 : face))
}

function subsets(places: readonly number[], most: number): number[][] {
  let all: number[][] = [[]]
  for (const place of places) all = [...all, ...all.map((one) => [...one, place])]
  return all.filter((one) => one.length <= most)
}

function average(
  all: readonly number[][],
  of: (faces: number[]) => Map<number, number>,
): Map<number, number> {
  const sum = new Map<number, number>()
  for (const one of all)
    for (const [damage, chance] of of(one)) sum.set(damage, (sum.get(damage) ?? 0) + chance / all.length)
  return sum
}

function best<T>(options: readonly T[], sign: 1 | -1, of: (option: T) => Map<number, number>) {
  return options.map(of).reduce((one, other) => (sign * (worth(other) - worth(one)) > 1e-9 ? other : one))
}

function worth(chances: Map<number, number>): number {
  return [...chances].reduce((sum, [damage, chance]) => sum + damage * chance, 0)
}

function damageOf(odds: Odds, dice: readonly Sides[], faces: readonly number[]): number {
  const sum = (symbol: keyof Symbols) =>
    faces.reduce((all, face, at) => all + (dice[at]![face]![symbol] ?? 0), odds.bonus[symbol] ?? 0)
  if (sum('dodge') > 0) return 0
  const surges = Math.max(0, sum('surge') - Math.max(0, sum('evade')))
  let most = 0
  for (const chosen of subsets([...odds.surges.keys()], odds.surges.length)) {
    const bought = chosen.map((at) => odds.surges[at]!)
    const gained = (symbol: 'accuracy' | 'damage' | 'pierce') =>
      bought.reduce((all, { gives }) => all + (gives[symbol] ?? 0), sum(symbol))
    if (bought.reduce((all, { cost }) => all + cost, 0) > surges) continue
    if (odds.type === 'ranged' && gained('accuracy') < Math.max(1, odds.distance)) continue
    most = Math.max(most, gained('damage') - Math.max(0, sum('block') - Math.max(0, gained('pierce'))))
  }
  return most
}

const small = (least: number, most: number) => fc.integer({ min: least, max: most })
const colours: readonly AttackDie[] = ['red', 'blue', 'green', 'yellow']
const defences: readonly DefenceDie[] = ['black', 'white']
const surge: fc.Arbitrary<SurgeGain> = fc.record({
  cost: small(1, 2),
  gives: fc.record({ accuracy: small(0, 3), damage: small(0, 2), pierce: small(0, 3) }),
})
const symbols = fc.record({
  accuracy: small(-2, 3),
  damage: small(-1, 2),
  surge: small(-1, 1),
  block: small(0, 2),
  evade: small(-1, 1),
  pierce: small(0, 1),
})
const attacks = (most: number): fc.Arbitrary<Odds> =>
  fc.record({
    type: fc.constantFrom('melee' as const, 'ranged' as const),
    distance: small(0, 6),
    attack: fc.array(fc.constantFrom(...colours), { minLength: 1, maxLength: most }),
    defence: fc.array(fc.constantFrom(...defences), { maxLength: most - 1 }),
    bonus: symbols,
    surges: fc.array(surge, { maxLength: 3 }),
  })

test('the chances are those of every single side of the dice, counted one by one', () => {
  holds(
    fc.property(attacks(3), (odds) => agree(odds)),
    { numRuns: 60 },
  )
})

test('so they are with rerolls, the attacker choosing first', () => {
  const rerolls = fc.record({ attack: small(0, 2), defence: small(0, 1) })
  holds(
    fc.property(attacks(2), rerolls, (odds, again) => agree({ ...odds, rerolls: again })),
    { numRuns: 40 },
  )
})

function agree(odds: Odds): void {
  const chances = damageChances(odds)
  const counted = naive(odds)
  expect(total(chances)).toBeCloseTo(1, 10)
  expect(mean(chances)).toBeCloseTo(worth(counted), 10)
  // Where two choices are worth the same, either may have been taken.
  if (odds.rerolls !== undefined) return
  expect(chances.length).toBe(counted.size)
  for (const { value, chance } of chances) expect(chance).toBeCloseTo(counted.get(value) ?? 0, 10)
}
