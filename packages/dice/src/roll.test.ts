import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Chances, mapChances, mean, total, weighted } from './chances.ts'
import { type Die, die, shown, symbolDie } from './die.ts'
import { count, inHand, lay, pool } from './pool.ts'
import { forgetRerolls, pickUp } from './reroll.ts'
import { roll, rollInto } from './roll.ts'

type Symbols = 'hit' | 'crit' | 'blank'

const red = die<Symbols>('red', { hit: 3, crit: 1, blank: 4 })
const black = die<Symbols>('black', { hit: 1, crit: 1, blank: 2 })
const odd = symbolDie<Symbols>('odd', [{ hit: 2 }, { hit: 1, crit: 1 }, {}])
const kinds = [red, black, odd]

/** Every side of every die in turn: slow, and obviously right. */
function sideBySide<T>(dice: readonly Die<Symbols>[], see: (hits: number, crits: number) => T): Chances<T> {
  const found: [T, number][] = []
  const go = (next: number, hits: number, crits: number): void => {
    const rolled = dice[next]
    if (rolled === undefined) {
      found.push([see(hits, crits), 1])
      return
    }
    for (const face of rolled.faces) {
      for (let side = 0; side < face.sides; side++) {
        go(next + 1, hits + shown(face, 'hit'), crits + shown(face, 'crit'))
      }
    }
  }
  go(0, 0, 0)
  return weighted(found)
}

function expectSame<T>(a: Chances<T>, b: Chances<T>): void {
  expect(a.map(({ value }) => value)).toEqual(b.map(({ value }) => value))
  for (const [n, { chance }] of a.entries()) expect(chance).toBeCloseTo(b[n]!.chance, 12)
}

const fewDice = fc.tuple(fc.nat(2), fc.nat(2), fc.nat(2))

test('a mixed pool rolls what its dice roll one by one, side by side', () => {
  holds(
    fc.property(fewDice, (numbers) => {
      const dice = pool(...kinds.map((kind, n) => [kind, numbers[n]!] as const))
      const slow = sideBySide(
        kinds.flatMap((kind, n) => Array<Die<Symbols>>(numbers[n]!).fill(kind)),
        (hits, crits) => ({ hits, crits }),
      )
      const rolled = roll(dice)
      expect(Math.abs(total(rolled) - 1)).toBeLessThan(1e-12)
      expect(rolled.every(({ value }) => inHand(value) === 0)).toBe(true)
      expectSame(
        mapChances(rolled, (result) => ({ hits: count(result, 'hit'), crits: count(result, 'crit') })),
        slow,
      )
      expectSame(
        rollInto(dice, { hits: 0, crits: 0 }, (sum, face) => ({
          hits: sum.hits + shown(face, 'hit'),
          crits: sum.crits + shown(face, 'crit'),
        })),
        slow,
      )
    }),
    { numRuns: 27 },
  )
})

test('equal dice are counted, not listed, and results come once and in order', () => {
  const results = roll(pool([red, 4], [black, 2]))
  expect(results).toHaveLength(15 * 6)
  const keys = results.map(({ value }) => value.key)
  expect(keys).toEqual([...new Set(keys)].sort())
})

test('many dice follow the binomial', () => {
  const sixteen = rollInto(pool([red, 16]), 0, (hits, face) => hits + shown(face, 'hit'))
  const exact = mapChances(roll(pool([red, 16])), (dice) => count(dice, 'hit'))
  let expected = 1
  for (let n = 0; n < 16; n++) expected *= 5 / 8
  for (let hits = 0; hits <= 16; hits++) {
    expect(sixteen[hits]!.value).toBe(hits)
    expect(sixteen[hits]!.chance / expected).toBeCloseTo(1, 10)
    expect(exact[hits]!.chance / expected).toBeCloseTo(1, 10)
    expected *= ((16 - hits) / (hits + 1)) * (3 / 5)
  }
})

test('what lies on the table stays, and counts', () => {
  const dice = lay(lay(pool([black, 1], [odd, 0]), odd, '1 crit, 1 hit'), black, 'blank', 2, true)
  const results = roll(dice)
  expect(results).toHaveLength(3)
  expect(mean(mapChances(results, (result) => count(result, 'hit')))).toBeCloseTo(1.25, 12)
  expect(mean(rollInto(dice, 0, (hits, face) => hits + shown(face, 'hit')))).toBeCloseTo(1.25, 12)
  expect(results.every(({ value }) => count(value, 'blank') >= 2)).toBe(true)
})

test('nothing in hand, nothing rolled', () => {
  const dice = lay(pool([red, 0]), red, 'crit')
  expect(roll(dice)).toEqual([{ value: dice, chance: 1 }])
})

test('blanks picked up and rolled again: one more chance for each', () => {
  const rerolled = roll(pool([red, 3])).flatMap(({ value, chance }) =>
    roll(pickUp(value, ({ name }) => name === 'blank')).map(
      (again) => [again.value, chance * again.chance] as const,
    ),
  )
  const crits = mapChances(weighted(rerolled), (dice) => count(dice, 'crit'))
  const p = 1 / 8 + (1 / 2) * (1 / 8)
  expect(crits.map(({ value }) => value)).toEqual([0, 1, 2, 3])
  for (const [n, ways] of [1, 3, 3, 1].entries()) {
    let expected = ways
    for (let die = 0; die < 3; die++) expected *= die < n ? p : 1 - p
    expect(crits[n]!.chance).toBeCloseTo(expected, 12)
  }
  // A blank that is rolled again cannot be picked up once more.
  for (const [dice] of rerolled) {
    const fresh = count(
      pickUp(dice, () => true),
      'blank',
    )
    expect(fresh).toBe(count(dice, 'blank'))
  }
  expect(
    rerolled.some(([dice]) => inHand(pickUp(forgetRerolls(dice), ({ name }) => name === 'blank')) === 3),
  ).toBe(true)
})

test('one more die never takes anything away', () => {
  holds(
    fc.property(fewDice, fc.nat(2), (numbers, more) => {
      const of = (extra: number) =>
        pool(...kinds.map((kind, n) => [kind, numbers[n]! + (n === more ? extra : 0)] as const))
      const hits = (extra: number) => mean(rollInto(of(extra), 0, (sum, face) => sum + shown(face, 'hit')))
      const onDie = kinds[more]!.faces.reduce((sum, face) => sum + shown(face, 'hit') * face.sides, 0)
      expect(hits(1)).toBeCloseTo(hits(0) + onDie / kinds[more]!.sides, 10)
    }),
    { numRuns: 30 },
  )
})
