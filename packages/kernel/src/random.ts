/**
 * A small fast counting generator (the sfc32 scheme): four 32-bit words that are plain data, so that a
 * state carries its own future. Also used, apart from any state, by bots and samplers.
 */
export interface Random {
  a: number
  b: number
  c: number
  d: number
}

/** A generator for a seed. All 128 bits depend on the whole seed: games do not share their dice. */
export function randomFrom(seed: string): Random {
  let [a, b, c, d] = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a]
  for (let i = 0; i < seed.length; i++) {
    const code = seed.charCodeAt(i)
    a = b ^ Math.imul(a ^ code, 0x9e3779b1)
    b = c ^ Math.imul(b ^ code, 0x85ebca77)
    c = d ^ Math.imul(c ^ code, 0xc2b2ae3d)
    d = a ^ Math.imul(d ^ code, 0x27d4eb2f)
  }
  const random = { a: stirred(a), b: stirred(b), c: stirred(c), d: stirred(d) }
  for (let i = 0; i < 12; i++) next32(random)
  return random
}

function stirred(word: number): number {
  let t = word ^ (word >>> 16)
  t = Math.imul(t, 0x21f0aaad)
  t ^= t >>> 15
  t = Math.imul(t, 0x735a2d97)
  return (t ^ (t >>> 15)) >>> 0
}

/** The next 32 random bits, as a whole number from 0. */
export function next32(random: Random): number {
  const t = (random.a + random.b + random.d) | 0
  random.d = (random.d + 1) >>> 0
  random.a = (random.b ^ (random.b >>> 9)) >>> 0
  random.b = (random.c + (random.c << 3)) >>> 0
  random.c = (((random.c << 21) | (random.c >>> 11)) + t) >>> 0
  return t >>> 0
}

/** A whole number from 0 to n − 1, each exactly as likely as the others. */
export function nextBelow(random: Random, n: number): number {
  if (!Number.isInteger(n) || n < 1 || n > 0x100000000) throw new RangeError(`chance below ${n}`)
  // Numbers past the last full run of n would favour the small results: draw again.
  const fair = 0x100000000 - (0x100000000 % n)
  let bits = next32(random)
  while (bits >= fair) bits = next32(random)
  return bits % n
}

export function pickOne<T>(random: Random, items: readonly T[]): T {
  if (items.length === 0) throw new RangeError('nothing to pick from')
  return items[nextBelow(random, items.length)] as T
}

/** Mixes a list in place, every order exactly as likely as the others. */
export function mix<T>(random: Random, items: T[]): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = nextBelow(random, i + 1)
    const item = items[i] as T
    items[i] = items[j] as T
    items[j] = item
  }
}
