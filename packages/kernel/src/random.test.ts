import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mix, next32, nextBelow, pickOne, type Random, randomFrom } from './random.ts'

/** The generator as its definition has it, in numbers that cannot overflow. */
function* reference({ a, b, c, d }: Random): Generator<number> {
  const word = (x: bigint) => x & 0xffffffffn
  let [x, y, z, count] = [BigInt(a), BigInt(b), BigInt(c), BigInt(d)]
  for (;;) {
    const drawn = word(x + y + count)
    count = word(count + 1n)
    x = y ^ (y >> 9n)
    y = word(z + (z << 3n))
    z = word(word((z << 21n) | (z >> 11n)) + drawn)
    yield Number(drawn)
  }
}

/** How far counts are from being equally likely; chi-square, one less degree of freedom than counts. */
function unfit(counts: readonly number[]): number {
  const expected = counts.reduce((sum, one) => sum + one, 0) / counts.length
  return counts.reduce((sum, one) => sum + (one - expected) ** 2 / expected, 0)
}

const word = fc.nat(0xffffffff)

test('every number is that of the definition, to the bit', () => {
  holds(
    fc.property(fc.record({ a: word, b: word, c: word, d: word }), (random) => {
      const expected = reference({ ...random })
      for (let i = 0; i < 20; i++) if (next32(random) !== expected.next().value) return false
      return true
    }),
  )
})

test('known seeds give known numbers: records of old games must stay playable', () => {
  const first = (seed: string) => {
    const random = randomFrom(seed)
    return [next32(random), next32(random), next32(random), next32(random)]
  }
  expect(first('')).toEqual([3983903102, 1284894344, 2732259937, 3925012883])
  expect(first('sandtable')).toEqual([2198547049, 2309157401, 1561457128, 2184169637])
})

test('its state stays plain: four whole numbers below 2³²', () => {
  const random = randomFrom('plain')
  for (let i = 0; i < 1000; i++) {
    next32(random)
    for (const part of Object.values(random)) expect(part >= 0 && part < 2 ** 32 && part % 1 === 0).toBe(true)
  }
})

test('as many generators as seeds', () => {
  const seen = new Set<string>()
  const seeds = 100_000
  for (let i = 0; i < seeds; i++) {
    const { a, b, c } = randomFrom(`game ${i}`)
    seen.add(`${a} ${b} ${c}`)
  }
  // Squeezed into 32 bits on the way, some would share their dice, and whoever sees enough rolls could try
  // every seed there is and know those to come.
  expect(seen.size).toBe(seeds)
})

describe('below', () => {
  test.each([2, 3, 5, 6, 7, 8, 12])('%i numbers come equally often', (n) => {
    const random = randomFrom(`below ${n}`)
    const counts = new Array<number>(n).fill(0)
    for (let i = 0; i < 3000 * n; i++) counts[nextBelow(random, n)]!++
    // Beyond 40 with eleven degrees of freedom or fewer: less than once in twenty thousand seeds.
    expect(unfit(counts)).toBeLessThan(40)
    expect(Math.min(...counts)).toBeGreaterThan(0)
  })

  test('pairs of rolls come equally often: one roll says nothing about the next', () => {
    const random = randomFrom('pairs')
    const counts = new Array<number>(36).fill(0)
    for (let i = 0; i < 36_000; i++) counts[6 * nextBelow(random, 6) + nextBelow(random, 6)]!++
    // Beyond 80 with 35 degrees of freedom: once in fifty thousand seeds.
    expect(unfit(counts)).toBeLessThan(80)
  })

  test('every number is one of those asked for', () => {
    holds(
      fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 32 }), (seed, n) => {
        const drawn = nextBelow(randomFrom(seed), n)
        return Number.isInteger(drawn) && drawn >= 0 && drawn < n
      }),
    )
  })

  test('numbers that would favour the small results are drawn again', () => {
    // With n = 3·2³⁰ the last quarter of all words is one too many: the third word is used.
    const n = 3 * 2 ** 30
    const random = randomFrom('again')
    const words = reference({ ...random })
    for (let i = 0; i < 50; i++) {
      let expected = words.next().value as number
      while (expected >= n) expected = words.next().value as number
      expect(nextBelow(random, n)).toBe(expected)
    }
  })

  test.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])('below %d there is nothing to draw', (n) => {
    expect(() => nextBelow(randomFrom('x'), n)).toThrow(RangeError)
  })
})

test('mixing keeps every item, and every order comes equally often', () => {
  const random = randomFrom('mix')
  const orders: Record<string, number> = {}
  for (let i = 0; i < 24_000; i++) {
    const items = ['a', 'b', 'c', 'd']
    mix(random, items)
    orders[items.join('')] = (orders[items.join('')] ?? 0) + 1
  }
  expect(Object.keys(orders)).toHaveLength(24)
  expect(unfit(Object.values(orders))).toBeLessThan(60)
  for (const order of Object.keys(orders)) expect([...order].sort().join('')).toBe('abcd')
})

test('one is picked of what is there', () => {
  const random = randomFrom('pick')
  const picked = new Set(Array.from({ length: 100 }, () => pickOne(random, ['x', 'y', 'z'])))
  expect([...picked].sort()).toEqual(['x', 'y', 'z'])
  expect(() => pickOne(random, [])).toThrow(RangeError)
})
