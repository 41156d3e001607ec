import { expect, test } from 'vitest'
import {
  advise,
  type Chances,
  cancel,
  chance,
  choice,
  contest,
  count,
  type Die,
  die,
  type Face,
  forgetRerolls,
  mapChances,
  mean,
  outcomesOf,
  type Pool,
  pickUps,
  pool,
  rollInto,
  roll as rollPool,
  type Stage,
  settle,
  shown,
  solve,
  weighted,
  worthOf,
  zeroSum,
} from '../src/index.ts'

// A ranged attack by a unit whose surges become hits: roll, spend aim tokens one after the other, each on up to
// two dice; roll cover dice for the hits; spend dodge tokens; roll defence dice; pierce some of the blocks.

type Symbols = 'hit' | 'crit' | 'blank'

// The surge chart is fixed before the dice are rolled, so a surge can be read as a hit from the start.
const white = die<Symbols>('white', { hit: 1 + 1, crit: 1, blank: 5 })
const black = die<Symbols>('black', { hit: 3 + 1, crit: 1, blank: 3 })
const red = die<Symbols>('red', { hit: 5 + 1, crit: 1, blank: 1 })
const cover = die('cover', { block: 1, surge: 1, blank: 4 })
const defence = die('defence', { block: 3, surge: 1, blank: 2 })

/**
 * Hits and crits so far and blanks by colour. Aims are spent on blanks alone here, as players do, and so it does
 * not matter which die shows a hit; that keeps twelve dice cheap. The last test lets go of it.
 */
type Rolled = {
  readonly hits: number
  readonly crits: number
  readonly white: number
  readonly black: number
  readonly red: number
}
type State = Rolled & { readonly hand: Pool<Symbols>; readonly dodges: number; readonly pierce: number }

const nothing: Rolled = { hits: 0, crits: 0, white: 0, black: 0, red: 0 }

function add(sum: Rolled, face: Face<Symbols>, { id }: Die<Symbols>): Rolled {
  return {
    hits: sum.hits + shown(face, 'hit'),
    crits: sum.crits + shown(face, 'crit'),
    white: sum.white + (id === 'white' ? shown(face, 'blank') : 0),
    black: sum.black + (id === 'black' ? shown(face, 'blank') : 0),
    red: sum.red + (id === 'red' ? shown(face, 'blank') : 0),
  }
}

function roll(name: string) {
  return chance(
    name,
    (s: State) => s.hand,
    (dice) => rollInto(dice, nothing, add),
    (s, rolled): State => ({
      hits: s.hits + rolled.hits,
      crits: s.crits + rolled.crits,
      white: s.white + rolled.white,
      black: s.black + rolled.black,
      red: s.red + rolled.red,
      hand: hands[0]!.dice,
      dodges: s.dodges,
      pierce: s.pierce,
    }),
  )
}

/** Every handful of up to two dice. */
const hands = [0, 1, 2].flatMap((size) =>
  [0, 1, 2].flatMap((whites) =>
    [0, 1, 2].flatMap((blacks) => {
      const reds = size - whites - blacks
      const dice = () => pool([white, whites], [black, blacks], [red, reds])
      return reds < 0 ? [] : [{ white: whites, black: blacks, red: reds, dice: dice() }]
    }),
  ),
)

const spendAim = (name: string) =>
  choice(name, {
    by: 'attacker',
    options: (s: State) =>
      hands
        .filter((hand) => hand.white <= s.white && hand.black <= s.black && hand.red <= s.red)
        .map(
          (hand): State => ({
            hits: s.hits,
            crits: s.crits,
            white: s.white - hand.white,
            black: s.black - hand.black,
            red: s.red - hand.red,
            hand: hand.dice,
            dodges: s.dodges,
            pierce: s.pierce,
          }),
        ),
  })

const attack = contest<State, number>(
  [
    roll('roll attack dice'),
    spendAim('first aim'),
    roll('first reroll'),
    spendAim('second aim'),
    // After the last reroll blanks are of no more use.
    settle('blanks stay', (s: State) => ({ ...s, white: 0, black: 0, red: 0 })),
    roll('second reroll'),
    settle('blanks stay again', (s: State) => ({ ...s, white: 0, black: 0, red: 0 })),
    chance(
      'roll cover dice',
      (s: State) => s.hits,
      (dice) => rollInto(pool([cover, dice]), 0, (blocks, face) => blocks + shown(face, 'block')),
      (s, blocks): State => ({ ...s, hits: s.hits - blocks }),
    ),
    choice('spend dodge tokens', {
      by: 'defender',
      options: (s: State) =>
        Array.from({ length: s.dodges + 1 }, (_, spent) => ({
          ...s,
          hits: Math.max(0, s.hits - spent),
          dodges: s.dodges - spent,
        })),
    }),
    chance(
      'roll defence dice',
      (s: State) => s.hits + s.crits,
      (dice) => rollInto(pool([defence, dice]), 0, (blocks, face) => blocks + shown(face, 'block')),
      (s, blocks): State => ({
        ...s,
        hits: s.hits + s.crits - Math.max(0, blocks - s.pierce),
        crits: 0,
      }),
    ),
  ],
  { outcome: (s) => s.hits, worth: zeroSum((wounds) => wounds) },
)

const begin = (hand: Pool<Symbols>, dodges: number, pierce: number): State => ({
  ...nothing,
  hand,
  dodges,
  pierce,
})

// The same with single sides of single dice.

type Ends = { readonly worth: number; readonly list: readonly (readonly [number, number])[] }

function average(all: readonly Ends[]): Ends {
  const sums = new Map<number, number>()
  for (const { list } of all) {
    for (const [wounds, p] of list) sums.set(wounds, (sums.get(wounds) ?? 0) + p / all.length)
  }
  return { worth: all.reduce((sum, ends) => sum + ends.worth, 0) / all.length, list: [...sums] }
}

const bestFor = (sign: 1 | -1, all: readonly Ends[]): Ends =>
  all.reduce((best, ends) => (sign * ends.worth > sign * best.worth + 1e-9 ? ends : best))

const sidesOf = <S extends string>({ faces }: Die<S>): string[] =>
  faces.flatMap(({ name, sides }) => Array.from({ length: sides }, () => name))

function everyRoll<S extends string>(dice: readonly Die<S>[]): string[][] {
  let rolls: string[][] = [[]]
  for (const each of dice) rolls = rolls.flatMap((rolled) => sidesOf(each).map((face) => [...rolled, face]))
  return rolls
}

const has = (rolled: readonly string[], face: string): number => rolled.filter((each) => each === face).length

function naive(
  dice: readonly Die<Symbols>[],
  dodges: number,
  pierce: number,
  mayReroll: (face: string) => boolean,
): Ends {
  const defend = (hits: number): Ends =>
    average(
      everyRoll(Array.from({ length: hits }, () => defence)).map((rolled) => {
        const wounds = hits - Math.max(0, has(rolled, 'block') - pierce)
        return { worth: wounds, list: [[wounds, 1]] }
      }),
    )
  const takeCover = (hits: number, crits: number): Ends =>
    average(
      everyRoll(Array.from({ length: hits }, () => cover)).map((rolled) => {
        const left = hits - has(rolled, 'block')
        const spent = Array.from({ length: dodges + 1 }, (_, n) => defend(Math.max(0, left - n) + crits))
        return bestFor(-1, spent)
      }),
    )
  const known = new Map<string, Ends>()
  const shoot = (rolled: readonly string[]): Ends => {
    const [hits, crits] = [has(rolled, 'hit'), has(rolled, 'crit')]
    const ends = known.get(`${hits} ${crits}`) ?? takeCover(hits, crits)
    known.set(`${hits} ${crits}`, ends)
    return ends
  }
  const aim = (rolled: readonly string[], then: (rolled: readonly string[]) => Ends): Ends => {
    const options = [then(rolled)]
    for (let subset = 1; subset < 2 ** dice.length; subset++) {
      const picked = dice.map((_, n) => ((subset >> n) & 1) === 1)
      if (picked.filter(Boolean).length > 2 || rolled.some((face, n) => picked[n] && !mayReroll(face)))
        continue
      const again = everyRoll(dice.filter((_, n) => picked[n]))
      options.push(
        average(
          again.map((fresh) => {
            const left = [...fresh]
            return then(rolled.map((face, n) => (picked[n] ? left.shift()! : face)))
          }),
        ),
      )
    }
    return bestFor(1, options)
  }
  const last = new Map(everyRoll(dice).map((rolled) => [rolled.join(), aim(rolled, shoot)]))
  return average(everyRoll(dice).map((rolled) => aim(rolled, (once) => last.get(once.join())!)))
}

function expectSame(a: Chances<number>, b: Chances<number>): void {
  expect(a.map(({ value }) => value)).toEqual(b.map(({ value }) => value))
  for (const [n, { chance }] of a.entries()) expect(chance).toBeCloseTo(b[n]!.chance, 9)
}

test.each([
  [[white, red], 0, 0],
  [[black, white], 1, 1],
  [[black, black], 0, 1],
] as const)('two dice with two aims, as side by side', (dice, dodges, pierce) => {
  const solution = solve(attack, begin(pool(...dice.map((each) => [each, 1] as const)), dodges, pierce))
  const slow = naive(dice, dodges, pierce, (face) => face === 'blank')
  expect(worthOf(solution, 'attacker')).toBeCloseTo(slow.worth, 9)
  expectSame(outcomesOf(solution), weighted(slow.list))
})

test('twelve dice, two aims: the best dice are rerolled with the last', () => {
  const start = begin(pool([white, 4], [black, 4], [red, 4]), 1, 1)
  const solution = solve(attack, start)
  const rolled: State = { ...start, hits: 5, crits: 1, white: 3, black: 2, red: 1, hand: hands[0]!.dice }
  const left = (aim: string) => {
    const advice = advise(solution, aim, rolled)
    return advice?.options[advice.best]?.state
  }
  expect(left('second aim')).toMatchObject({ white: 3, black: 1, red: 0 })
  // Black dice that fail can be tried again beside the red one, which hardly ever fails.
  expect(left('first aim')).toMatchObject({ white: 3, black: 0, red: 1 })
})

test('twelve dice without aims, dodge or pierce: the mean is that of each die by itself', () => {
  const twelve = pool([white, 5], [black, 4], [red, 3])
  const straight = contest<State, number>(
    attack.stages.filter(({ name }) => !name.endsWith('aim')),
    attack.ending,
  )
  const hits = 5 * (2 / 8) + 4 * (4 / 8) + 3 * (6 / 8)
  const wounds = (hits * (5 / 6) + 12 / 8) * (1 / 2)
  expect(mean(outcomesOf(solve(straight, begin(twelve, 0, 0))))).toBeCloseTo(wounds, 10)
})

test('aims and pierce help the attacker, dodge tokens the defender', () => {
  const twelve = pool([white, 4], [black, 4], [red, 4])
  const wounds = (dodges: number, pierce: number) =>
    mean(mapChances(outcomesOf(solve(attack, begin(twelve, dodges, pierce))), (n) => n))
  expect(wounds(1, 0)).toBeLessThan(wounds(0, 0))
  expect(wounds(0, 1)).toBeGreaterThan(wounds(0, 0))
  const oneAim = contest<State, number>(
    attack.stages.filter(({ name }) => name !== 'second aim'),
    attack.ending,
  )
  expect(mean(outcomesOf(solve(oneAim, begin(twelve, 0, 0))))).toBeLessThan(wounds(0, 0))
})

test('free to reroll any dice: against a dodge token a lone hit is better tried again for a crit', () => {
  type Free = { readonly dice: Pool<Symbols>; readonly hits: number }
  const noDice = pool<Symbols>([black, 0], [white, 0])
  const aim = (n: number): Stage<Free>[] => [
    choice(`aim ${n}`, {
      by: 'attacker',
      options: (s: Free) => pickUps(s.dice, { most: 2 }).map((dice) => ({ ...s, dice })),
    }),
    // A later aim may take up a die that was rerolled before.
    chance(
      `reroll ${n}`,
      (s: Free) => s.dice,
      (dice) => mapChances(rollPool(dice), forgetRerolls),
      (s, dice): Free => ({ ...s, dice }),
    ),
  ]
  const free = contest<Free, number>(
    [
      chance(
        'roll attack dice',
        (s: Free) => s.dice,
        rollPool,
        (s, dice): Free => ({ ...s, dice }),
      ),
      ...aim(1),
      ...aim(2),
      chance(
        'roll cover dice',
        (s: Free) => s.dice,
        (dice) =>
          rollInto(pool([cover, count(dice, 'hit')]), 0, (blocks, face) => blocks + shown(face, 'block')),
        (s, blocks): Free => ({ ...s, dice: cancel(s.dice, 'hit', blocks) }),
      ),
      choice('spend dodge token', {
        by: 'defender',
        options: (s: Free) => [s, { ...s, dice: cancel(s.dice, 'hit', 1) }],
      }),
      chance(
        'roll defence dice',
        (s: Free) => count(s.dice, 'hit') + count(s.dice, 'crit'),
        (dice) => rollInto(pool([defence, dice]), dice, (wounds, face) => wounds - shown(face, 'block')),
        (_, hits): Free => ({ dice: noDice, hits }),
      ),
    ],
    { outcome: (s) => s.hits, worth: zeroSum((wounds) => wounds) },
  )
  const dice = pool([black, 1], [white, 1])
  const solution = solve(free, { dice, hits: 0 })
  const slow = naive([black, white], 1, 0, () => true)
  expect(worthOf(solution, 'attacker')).toBeCloseTo(slow.worth, 9)
  expectSame(outcomesOf(solution), weighted(slow.list))
  const blanksOnly = solve(attack, begin(dice, 1, 0))
  expect(worthOf(solution, 'attacker')).toBeGreaterThan(worthOf(blanksOnly, 'attacker') + 0.01)
})
