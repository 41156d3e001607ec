import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Cylinder, exposed, type Prism, type SightLine, sight } from './sight.ts'

// The reference: walk along a line, look at every stretch between two places where anything could change, and
// ask of points in it how deep they lie in the prism. Slow, and shares nothing with the code it judges.

function isInside(points: readonly number[], x: number, y: number): boolean {
  let odd = false
  for (let i = 0, j = points.length - 2; i < points.length; j = i, i += 2) {
    const [px, py, qx, qy] = [points[j]!, points[j + 1]!, points[i]!, points[i + 1]!]
    if (py > y !== qy > y && x < px + ((qx - px) * (y - py)) / (qy - py)) odd = !odd
  }
  return odd
}

function toOutline(points: readonly number[], x: number, y: number): number {
  let least = Number.POSITIVE_INFINITY
  for (let i = 0, j = points.length - 2; i < points.length; j = i, i += 2) {
    const [px, py] = [points[j]!, points[j + 1]!]
    const [dx, dy] = [points[i]! - px, points[i + 1]! - py]
    const foot = Math.min(1, Math.max(0, ((x - px) * dx + (y - py) * dy) / (dx * dx + dy * dy)))
    least = Math.min(least, Math.hypot(px + dx * foot - x, py + dy * foot - y))
  }
  return least
}

/** How deep a line goes into a prism; 0 if it misses. */
function depth([x0, y0, z0, x1, y1, z1]: SightLine, prism: Prism): number {
  const points = prism.outline.points
  const places = [0, 1]
  for (let i = 0, j = points.length - 2; i < points.length; j = i, i += 2) {
    const [px, py] = [points[j]!, points[j + 1]!]
    const [ex, ey] = [points[i]! - px, points[i + 1]! - py]
    places.push(((px - x0) * ey - (py - y0) * ex) / ((x1 - x0) * ey - (y1 - y0) * ex))
  }
  for (const z of [prism.bottom, prism.top]) places.push((z - z0) / (z1 - z0))
  const stops = places.filter((t) => t >= 0 && t <= 1).sort((a, b) => a - b)
  let deepest = 0
  for (let i = 1; i < stops.length; i++) {
    for (const share of [0.1, 0.3, 0.5, 0.7, 0.9]) {
      const t = stops[i - 1]! + (stops[i]! - stops[i - 1]!) * share
      const [x, y, z] = [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, z0 + (z1 - z0) * t]
      const inHeight = Math.min(z - prism.bottom, prism.top - z)
      if (inHeight <= deepest || !isInside(points, x, y)) continue
      deepest = Math.max(deepest, Math.min(inHeight, toOutline(points, x, y)))
    }
  }
  return deepest
}

// Samplers, driven by a little generator of their own so that a failing position can be repeated.

type Chance = () => number

function chance(seed: number): Chance {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** A line between any two points of the silhouettes. */
function anyLine(a: Cylinder, b: Cylinder, next: Chance): SightLine {
  const end = (c: Cylinder): [number, number, number] => {
    const angle = next() * 2 * Math.PI
    const off = next() < 0.3 ? c.r : c.r * Math.sqrt(next())
    const up = next() < 0.2 ? 1 : 0.001 + 0.999 * next()
    return [c.x + off * Math.cos(angle), c.y + off * Math.sin(angle), c.bottom + (c.top - c.bottom) * up]
  }
  return [...end(a), ...end(b)]
}

/** A line that passes two corners of prisms at a hand's breadth of hairs, if it meets both silhouettes. */
function cornerLine(a: Cylinder, b: Cylinder, prisms: readonly Prism[], next: Chance): SightLine | null {
  const corner = (): [number, number, number] => {
    const prism = prisms[Math.floor(next() * prisms.length)]!
    const i = 2 * Math.floor((next() * prism.outline.points.length) / 2)
    const [x, y] = [prism.outline.points[i]!, prism.outline.points[i + 1]!]
    const hair = () => (next() - 0.5) * 0.2
    const z = next() < 0.5 ? prism.top : prism.bottom
    return [x + hair(), y + hair(), z + hair()]
  }
  const free = anyLine(a, b, next)
  const p = corner()
  const q: readonly [number, number, number] =
    next() < 0.4 ? corner() : next() < 0.5 ? [free[0], free[1], free[2]] : [free[3], free[4], free[5]]
  const way: [number, number, number] = [q[0] - p[0], q[1] - p[1], q[2] - p[2]]
  // Where the line is within each silhouette, as a share of the way from p to q.
  const stay = (c: Cylinder): [number, number] | null => {
    const flat = way[0] * way[0] + way[1] * way[1]
    const foot = ((c.x - p[0]) * way[0] + (c.y - p[1]) * way[1]) / flat
    const off = Math.hypot(p[0] + way[0] * foot - c.x, p[1] + way[1] * foot - c.y)
    if (!(off < c.r)) return null
    const half = Math.sqrt((c.r * c.r - off * off) / flat)
    const heights = [(c.bottom + 0.001 - p[2]) / way[2], (c.top - p[2]) / way[2]].sort((s, t) => s - t)
    const stays: [number, number] = [
      Math.max(foot - half, heights[0] ?? Number.NaN),
      Math.min(foot + half, heights[1] ?? Number.NaN),
    ]
    return stays[0] < stays[1] ? stays : null
  }
  const inA = stay(a)
  const inB = stay(b)
  if (!inA || !inB) return null
  const [from, to] = inA[0] < inB[0] ? [inA[1], inB[0]] : [inA[0], inB[1]]
  return [
    p[0] + way[0] * from,
    p[1] + way[1] * from,
    p[2] + way[2] * from,
    p[0] + way[0] * to,
    p[1] + way[1] * to,
    p[2] + way[2] * to,
  ]
}

// Positions: round numbers as often as not, so that things stand flush, touch and line up.

const span = (most: number) =>
  fc.oneof(
    fc.integer({ min: 0, max: most }),
    // Pieces come to rest on fractions of a millimetre, never a hair's breadth of nothing apart.
    fc
      .double({ min: 0, max: most, noNaN: true, noDefaultInfinity: true })
      .map((at) => Math.round(at * 1e4) / 1e4),
  )

const cylinder: fc.Arbitrary<Cylinder> = fc
  .record({
    x: span(160),
    y: span(160),
    r: fc.constantFrom(0, 8, 13.5, 25),
    bottom: fc.constantFrom(0, 0, 20, 45, 60),
    height: fc.constantFrom(0, 20, 40),
  })
  .map(({ x, y, r, bottom, height }) => ({ x, y, r, bottom, top: bottom + height }))

const rotated = (points: readonly number[], x: number, y: number, angle: number): number[] => {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const turned: number[] = []
  for (let i = 0; i < points.length; i += 2) {
    turned.push(x + points[i]! * c - points[i + 1]! * s, y + points[i]! * s + points[i + 1]! * c)
  }
  return turned
}

const wall = fc
  .record({ long: fc.integer({ min: 10, max: 80 }), thick: fc.integer({ min: 1, max: 8 }) })
  .map(({ long, thick }) => [-long, -thick, long, -thick, long, thick, -long, thick])

/** Concave as a rule. */
const rock = fc.array(fc.integer({ min: 10, max: 60 }), { minLength: 3, maxLength: 8 }).map((radii) =>
  radii.flatMap((radius, i) => {
    const angle = (2 * Math.PI * i) / radii.length
    return [radius * Math.cos(angle), radius * Math.sin(angle)]
  }),
)

const prism: fc.Arbitrary<Prism> = fc
  .record({
    local: fc.oneof({ arbitrary: wall, weight: 2 }, { arbitrary: rock, weight: 1 }),
    x: span(160),
    y: span(160),
    angle: fc.constantFrom(0, 0, Math.PI / 2, 0.5, 1, 2),
    bottom: fc.constantFrom(0, 0, 0, 20, 40),
    height: fc.constantFrom(10, 20, 40, 60, 100),
  })
  .map(({ local, x, y, angle, bottom, height }) => ({
    outline: { type: 'polygon', points: rotated(local, x, y, angle) },
    bottom,
    top: bottom + height,
  }))

const position = fc.record({
  a: cylinder,
  b: cylinder,
  prisms: fc.array(prism, { minLength: 1, maxLength: 8 }),
  seed: fc.integer(),
})

const touch = (a: Cylinder, b: Cylinder) =>
  Math.hypot(a.x - b.x, a.y - b.y) <= a.r + b.r + 0.01 &&
  Math.max(a.bottom, b.bottom) <= Math.min(a.top, b.top) + 0.01

const ends = (line: SightLine, a: Cylinder, b: Cylinder) => {
  const within = (x: number, y: number, z: number, c: Cylinder) =>
    Math.hypot(x - c.x, y - c.y) <= c.r + 1e-6 && z >= c.bottom - 1e-6 && z <= c.top + 1e-6
  return within(line[0], line[1], line[2], a) && within(line[3], line[4], line[5], b)
}

describe('sight', () => {
  test('a clear line is a line, and where there is none nobody finds one', () => {
    let blocked = 0
    let exhausted = 0
    holds(
      fc.property(position, ({ a, b, prisms, seed }) => {
        const seen = sight(a, b, prisms)
        if (seen.clear) {
          expect(ends(seen.line, a, b)).toBe(true)
          if (!touch(a, b)) for (const prism of prisms) expect(depth(seen.line, prism)).toBeLessThan(0.01)
          return
        }
        if (seen.exhausted) {
          exhausted++
          return
        }
        blocked++
        const next = chance(seed)
        // Nobody creeps under a wall along the table both stand on.
        const sunk = prisms.map((prism) => ({ ...prism, bottom: prism.bottom - 0.001 }))
        for (let i = 0; i < 400; i++) {
          const line = i % 2 ? anyLine(a, b, next) : cornerLine(a, b, prisms, next)
          if (line && !sunk.some((prism) => depth(line, prism) > 0)) expect(line).toBe('obstructed')
        }
      }),
      { numRuns: 300 },
    )
    expect(blocked).toBeGreaterThan(30)
    expect(exhausted).toBeLessThan(blocked / 10)
  })

  test('a wall a hair lower than the best of many lines over it is looked over', () => {
    const lineHeight = ([x0, y0, z0, x1, y1, z1]: SightLine, points: readonly number[]): number => {
      let least = isInside(points, x0, y0) ? z0 : Number.POSITIVE_INFINITY
      for (let i = 0, j = points.length - 2; i < points.length; j = i, i += 2) {
        const [px, py] = [points[j]!, points[j + 1]!]
        const [ex, ey] = [points[i]! - px, points[i + 1]! - py]
        const across = (x1 - x0) * ey - (y1 - y0) * ex
        const t = ((px - x0) * ey - (py - y0) * ex) / across
        const s = ((px - x0) * (y1 - y0) - (py - y0) * (x1 - x0)) / across
        if (t >= 0 && t <= 1 && s >= 0 && s <= 1) least = Math.min(least, z0 + (z1 - z0) * t)
      }
      return least
    }
    let walls = 0
    holds(
      fc.property(span(60), fc.integer({ min: 0, max: 314 }), fc.integer(), (aside, angle, seed) => {
        const a = { x: 0, y: 0, r: 20, bottom: 0, top: 20 }
        const b = { x: aside, y: 120, r: 15, bottom: 60, top: 100 }
        const points = rotated([-300, -3, 300, -3, 300, 3, -300, 3], aside / 2, 60, angle / 100)
        const next = chance(seed)
        let best = Number.NEGATIVE_INFINITY
        for (let i = 0; i < 500; i++) {
          const [x0, y0, , x1, y1] = anyLine(a, b, next)
          best = Math.max(best, lineHeight([x0, y0, a.top, x1, y1, b.top], points))
        }
        if (best === Number.POSITIVE_INFINITY) return
        walls++
        const outline: Prism['outline'] = { type: 'polygon', points }
        expect(sight(a, b, [{ outline, bottom: 0, top: best - 0.002 }]).clear).toBe(true)
        expect(sight(a, b, [{ outline, bottom: 0, top: 100.01 }]).clear).toBe(false)
      }),
      { numRuns: 200 },
    )
    expect(walls).toBeGreaterThan(100)
  })

  test('is mutual, and the blockers alone block', () => {
    holds(
      fc.property(position, ({ a, b, prisms }) => {
        const seen = sight(a, b, prisms)
        const back = sight(b, a, prisms)
        expect(back.clear).toBe(seen.clear)
        if (seen.clear || back.clear) return
        expect(back.blockers).toEqual(seen.blockers)
        if (seen.exhausted) return
        const alone = seen.blockers.map((i) => prisms[i]!)
        expect(sight(a, b, alone).clear).toBe(false)
      }),
      { numRuns: 250 },
    )
  })

  test('one more prism never opens it', () => {
    holds(
      fc.property(position, ({ a, b, prisms }) => {
        let clear = true
        for (let count = 1; count <= prisms.length; count++) {
          const next = sight(a, b, prisms.slice(0, count))
          if (!next.clear && next.exhausted) return
          expect(clear || !next.clear).toBe(true)
          clear = next.clear
        }
      }),
      { numRuns: 200 },
    )
  })

  test('stays as it is when the table is moved, turned and mirrored', () => {
    const angles = fc.double({ min: 0, max: 6.28, noNaN: true })
    holds(
      fc.property(position, angles, fc.boolean(), ({ a, b, prisms }, angle, mirror) => {
        const place = (points: readonly number[]) => rotated(points, 1234.5, -678.9, angle)
        const flip = (points: readonly number[]) =>
          points.map((value, i) => (mirror && i % 2 ? -value : value))
        const moveMini = (c: Cylinder) => {
          const [x = 0, y = 0] = place(flip([c.x, c.y]))
          return { ...c, x, y }
        }
        const movePrism = (p: Prism): Prism => {
          const corners: number[][] = []
          const points = place(flip(p.outline.points))
          for (let i = 0; i < points.length; i += 2) corners.push(points.slice(i, i + 2))
          if (mirror) corners.reverse()
          return { ...p, outline: { type: 'polygon', points: corners.flat() } }
        }
        const moved = [moveMini(a), moveMini(b), prisms.map(movePrism)] as const
        for (const seen of [sight(a, b, prisms), sight(...moved)]) if (!seen.clear && seen.exhausted) return
        expect(exposed(...moved).seen).toBe(exposed(a, b, prisms).seen)
      }),
      { numRuns: 250 },
    )
  })
})

describe('exposed', () => {
  test('names every prism that obstructs some line, with such a line, and no other', () => {
    let obstructed = 0
    holds(
      fc.property(position, ({ a, b, prisms, seed }) => {
        const seen = exposed(a, b, prisms)
        const obstructions = seen.seen === 'whole' ? [] : seen.obstructions
        expect(seen.seen === 'part' && obstructions.length === 0).toBe(false)
        for (const { prism, line } of obstructions) {
          obstructed++
          expect(ends(line, a, b)).toBe(true)
          expect(depth(line, prisms[prism]!)).toBeGreaterThan(0)
        }
        const named = new Set(obstructions.map((o) => o.prism))
        const next = chance(seed)
        for (let i = 0; i < 60; i++) {
          const line = anyLine(a, b, next)
          for (const [index, prism] of prisms.entries()) {
            if (!named.has(index) && depth(line, prism) >= 0.01) expect(index).toBe('named')
          }
        }
      }),
      { numRuns: 200 },
    )
    expect(obstructed).toBeGreaterThan(30)
  })
})
