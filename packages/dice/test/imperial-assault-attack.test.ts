import { expect, test } from 'vitest'
import {
  type Chances,
  chance,
  chanceOf,
  choice,
  contest,
  count,
  type Die,
  type Face,
  mapChances,
  mean,
  outcomesOf,
  type Pool,
  pickUpDice,
  pool,
  roll,
  rollDice,
  shown,
  solve,
  symbolDie,
  weighted,
  worthOf,
  zeroSum,
} from '../src/index.ts'

// A ranged attack: both sides roll, the attacker may reroll one die, then the defender one; evades cancel surges,
// surges buy abilities, each once; accuracy must reach the target; blocks that are not pierced stop damage.

type Attacking = 'accuracy' | 'damage' | 'surge'
type Defending = 'block' | 'evade' | 'dodge'

const side = (accuracy: number, damage: number, surge: number) => ({ accuracy, damage, surge })
const blue = symbolDie<Attacking>('blue', [
  side(2, 0, 1),
  side(2, 1, 0),
  side(3, 1, 1),
  side(3, 2, 0),
  side(4, 2, 0),
  side(5, 1, 0),
])
const green = symbolDie<Attacking>('green', [
  side(1, 0, 1),
  side(1, 1, 1),
  side(1, 2, 0),
  side(2, 1, 1),
  side(2, 2, 0),
  side(3, 2, 0),
])
const white = symbolDie<Defending>('white', [
  { block: 1, evade: 1 },
  { block: 1, evade: 1 },
  { block: 1 },
  { evade: 1 },
  {},
  { dodge: 1 },
])
const black = symbolDie<Defending>('black', [
  { block: 1 },
  { block: 1 },
  { block: 2 },
  { block: 2 },
  { block: 3 },
  { evade: 1 },
])

type Bonus = { readonly damage: number; readonly pierce: number; readonly accuracy: number }
const abilities: readonly Bonus[] = [
  { damage: 1, pierce: 0, accuracy: 0 },
  { damage: 2, pierce: 0, accuracy: 0 },
  { damage: 0, pierce: 2, accuracy: 0 },
  { damage: 0, pierce: 0, accuracy: 2 },
]
/** Every set of abilities, by what it costs and what it gives; the cheapest first. */
const purchases = Array.from({ length: 2 ** abilities.length }, (_, set) => {
  const bought = abilities.filter((_, n) => ((set >> n) & 1) === 1)
  const sum = (of: keyof Bonus) => bought.reduce((all, ability) => all + ability[of], 0)
  return { cost: bought.length, damage: sum('damage'), pierce: sum('pierce'), accuracy: sum('accuracy') }
}).sort((a, b) => a.cost - b.cost)

/** Dice while they can change, then only what they show. */
type State = {
  readonly attack: Pool<Attacking>
  readonly defence: Pool<Defending>
  readonly accuracy: number
  readonly damage: number
  readonly surge: number
  readonly block: number
  readonly dodge: number
}

const attackAt = (distance: number, begin: State) => {
  const [noAttack, noDefence] = [pool<Attacking>([blue, 0]), pool<Defending>([white, 0])]
  const attack = contest<State, number>(
    [
      rollDice('roll attack dice', 'attack'),
      rollDice('roll defence dice', 'defence'),
      pickUpDice('attacker rerolls', { by: 'attacker', part: 'attack', most: 1 }),
      chance(
        'reroll attack dice',
        (s: State) => s.attack,
        (dice) =>
          mapChances(roll(dice), (rolled) => ({
            accuracy: count(rolled, 'accuracy'),
            damage: count(rolled, 'damage'),
            surge: count(rolled, 'surge'),
          })),
        (s, rolled) => ({ ...s, ...rolled, attack: noAttack }),
      ),
      pickUpDice('defender rerolls', { by: 'defender', part: 'defence', most: 1 }),
      chance(
        'reroll defence dice',
        (s: State) => s.defence,
        (dice) =>
          mapChances(roll(dice), (rolled) => ({
            block: count(rolled, 'block'),
            evade: count(rolled, 'evade'),
            dodge: count(rolled, 'dodge'),
          })),
        (s, { block, evade, dodge }) => ({
          ...s,
          surge: Math.max(0, s.surge - evade),
          block,
          dodge,
          defence: noDefence,
        }),
      ),
      choice('spend surges', {
        by: 'attacker',
        options: (s: State) =>
          purchases
            .filter(({ cost }) => cost <= s.surge)
            .map((bought) => ({
              ...s,
              surge: 0,
              damage: s.damage + bought.damage,
              accuracy: s.accuracy + bought.accuracy,
              block: Math.max(0, s.block - bought.pierce),
            })),
      }),
    ],
    {
      outcome: (s) => (s.dodge > 0 || s.accuracy < distance ? 0 : Math.max(0, s.damage - s.block)),
      worth: zeroSum((damage) => damage),
    },
  )
  return solve(attack, begin)
}

const begin = (attack: Pool<Attacking>, defence: Pool<Defending>): State => ({
  ...{ attack, defence },
  ...{ accuracy: 0, damage: 0, surge: 0, block: 0, dodge: 0 },
})

// The same with single sides of single dice.

type Ends = { readonly worth: number; readonly list: readonly (readonly [number, number])[] }

function average(all: readonly Ends[]): Ends {
  return {
    worth: all.reduce((sum, ends) => sum + ends.worth, 0) / all.length,
    list: all.flatMap(({ list }) => list.map(([damage, p]) => [damage, p / all.length] as const)),
  }
}

const bestFor = (sign: 1 | -1, all: readonly Ends[]): Ends =>
  all.reduce((best, ends) => (sign * ends.worth > sign * best.worth + 1e-9 ? ends : best))

const sidesOf = <S extends string>(die: Die<S>) =>
  die.faces.flatMap((face) => Array.from({ length: face.sides }, () => face))

function everyRoll<S extends string>(dice: readonly Die<S>[]): Face<S>[][] {
  let rolls: Face<S>[][] = [[]]
  for (const die of dice) rolls = rolls.flatMap((rolled) => sidesOf(die).map((face) => [...rolled, face]))
  return rolls
}

function naive(
  distance: number,
  attackers: readonly Die<Attacking>[],
  defenders: readonly Die<Defending>[],
): Ends {
  type Attack = readonly Face<Attacking>[]
  type Defence = readonly Face<Defending>[]
  const compare = (attack: Attack, defence: Defence): Ends => {
    const attacking = (symbol: Attacking) => attack.reduce((sum, face) => sum + shown(face, symbol), 0)
    const defending = (symbol: Defending) => defence.reduce((sum, face) => sum + shown(face, symbol), 0)
    let best = 0
    for (const { cost, damage, pierce, accuracy } of purchases) {
      if (cost > Math.max(0, attacking('surge') - defending('evade'))) continue
      if (defending('dodge') > 0 || attacking('accuracy') + accuracy < distance) continue
      best = Math.max(best, attacking('damage') + damage - Math.max(0, defending('block') - pierce))
    }
    return { worth: best, list: [[best, 1]] }
  }
  const defend = (attack: Attack, defence: Defence): Ends =>
    bestFor(-1, [
      compare(attack, defence),
      ...defenders.map((die, n) =>
        average(sidesOf(die).map((face) => compare(attack, defence.with(n, face)))),
      ),
    ])
  const attack = (rolled: Attack, defence: Defence): Ends =>
    bestFor(1, [
      defend(rolled, defence),
      ...attackers.map((die, n) =>
        average(sidesOf(die).map((face) => defend(rolled.with(n, face), defence))),
      ),
    ])
  return average(
    everyRoll(attackers).flatMap((rolled) => everyRoll(defenders).map((defence) => attack(rolled, defence))),
  )
}

function expectSame(a: Chances<number>, b: Chances<number>): void {
  expect(a.map(({ value }) => value)).toEqual(b.map(({ value }) => value))
  for (const [n, { chance }] of a.entries()) expect(chance).toBeCloseTo(b[n]!.chance, 11)
}

test.each([1, 4, 6])('blue and green against white at distance %i, as side by side', (distance) => {
  const solution = attackAt(distance, begin(pool([blue, 1], [green, 1]), pool([white, 1])))
  const slow = naive(distance, [blue, green], [white])
  expect(worthOf(solution, 'attacker')).toBeCloseTo(slow.worth, 11)
  expectSame(outcomesOf(solution), weighted(slow.list))
})

test('two blue against black: equal dice are one choice, not two', () => {
  const solution = attackAt(5, begin(pool([blue, 2]), pool([black, 1])))
  const slow = naive(5, [blue, blue], [black])
  expect(worthOf(solution, 'attacker')).toBeCloseTo(slow.worth, 11)
  expectSame(outcomesOf(solution), weighted(slow.list))
})

test('out of reach: no dice and no surges can help', () => {
  const solution = attackAt(20, begin(pool([blue, 1], [green, 1]), pool([black, 1])))
  expect(outcomesOf(solution)).toEqual([{ value: 0, chance: expect.closeTo(1, 12) }])
})

test('further away is never better, and a dodge may always come', () => {
  const at = (distance: number) =>
    outcomesOf(attackAt(distance, begin(pool([blue, 1], [green, 1]), pool([white, 1]))))
  for (let distance = 1; distance < 10; distance++) {
    expect(mean(at(distance + 1))).toBeLessThanOrEqual(mean(at(distance)) + 1e-12)
  }
  expect(chanceOf(at(1), 0)).toBeGreaterThan(1 / 6)
})
