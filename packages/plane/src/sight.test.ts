import { describe, expect, test } from 'vitest'
import { type Cylinder, exposed, type Prism, type Sight, type SightLine, sight } from './sight.ts'
import { emptyField, lookFrom, setDown } from './sight-field.ts'
import { nothingFound, search } from './sight-search.ts'

function mini(x: number, y: number, bottom = 0, height = 40, r = 10): Cylinder {
  return { x, y, r, bottom, top: bottom + height }
}

function solid(points: readonly number[], bottom: number, top: number): Prism {
  return { outline: { type: 'polygon', points }, bottom, top }
}

function box(x0: number, x1: number, y0: number, y1: number, bottom: number, top: number): Prism {
  return solid([x0, y0, x1, y0, x1, y1, x0, y1], bottom, top)
}

/** Turned about the origin by an angle that leaves no coordinate round. */
function turned(prism: Prism): Prism {
  const points: number[] = []
  for (let i = 0; i < prism.outline.points.length; i += 2) {
    const x = prism.outline.points[i]!
    const y = prism.outline.points[i + 1]!
    points.push(x * Math.cos(0.7) - y * Math.sin(0.7), x * Math.sin(0.7) + y * Math.cos(0.7))
  }
  return solid(points, prism.bottom, prism.top)
}

function turnedMini(mini: Cylinder): Cylinder {
  return {
    ...mini,
    x: mini.x * Math.cos(0.7) - mini.y * Math.sin(0.7),
    y: mini.x * Math.sin(0.7) + mini.y * Math.cos(0.7),
  }
}

function lineOf(seen: Sight): SightLine {
  if (!seen.clear) throw new Error(`blocked by ${seen.blockers}`)
  return seen.line
}

/** Where a line is when it has come as far as y. */
function at([x0, y0, z0, x1, y1, z1]: SightLine, y: number): { x: number; z: number } {
  const share = (y - y0) / (y1 - y0)
  return { x: x0 + (x1 - x0) * share, z: z0 + (z1 - z0) * share }
}

const near = mini(0, 0)
const far = mini(0, 200)

describe('a wall', () => {
  test('an empty table hides nothing', () => {
    expect(sight(near, far, []).clear).toBe(true)
    expect(exposed(near, far, []).seen).toBe('whole')
  })

  test('higher than both and wide enough, it blocks', () => {
    const wall = box(-100, 100, 100, 104, 0, 80)
    const aside = box(300, 400, 100, 104, 0, 80)
    expect(sight(near, far, [aside, wall])).toEqual({ clear: false, blockers: [1] })
    const whole = exposed(near, far, [aside, wall])
    expect(whole.seen).toBe('none')
    expect(whole.seen === 'none' && whole.obstructions.map((o) => o.prism)).toEqual([1])
  })

  test('lower than both, it hides a part', () => {
    const wall = box(-100, 100, 100, 104, 0, 20)
    const seen = exposed(near, far, [wall])
    expect(seen.seen).toBe('part')
    if (seen.seen !== 'part') return
    expect(at(seen.line, 102).z).toBeGreaterThanOrEqual(20)
    const [obstruction] = seen.obstructions
    expect(obstruction?.prism).toBe(0)
    expect(at(obstruction!.line, 102).z).toBeLessThan(20)
  })

  test('as high as both heads, it may be looked along; a hair higher, not', () => {
    expect(sight(near, far, [box(-100, 100, 100, 104, 0, 40)]).clear).toBe(true)
    expect(sight(near, far, [box(-100, 100, 100, 104, 0, 40.02)]).clear).toBe(false)
  })

  test('its corner may be grazed; a hair beyond, not', () => {
    const line = lineOf(sight(near, far, [box(-100, 10, 100, 104, 0, 80)]))
    expect(at(line, 102).x).toBeCloseTo(10, 2)
    expect(sight(near, far, [box(-100, 10.02, 100, 104, 0, 80)]).clear).toBe(false)
  })

  test('beside the hull of the two silhouettes it hides nothing, also when it touches', () => {
    expect(exposed(near, far, [box(-100, -10, 100, 104, 0, 80)]).seen).toBe('whole')
    expect(exposed(near, far, [box(-100, -9.98, 100, 104, 0, 80)]).seen).toBe('part')
    expect(exposed(near, far, [box(-100, 100, 100, 104, 40, 80)]).seen).toBe('whole')
    expect(exposed(near, far, [box(-100, 100, 100, 104, 39.98, 80)]).seen).toBe('part')
  })
})

describe('slits', () => {
  const left = (edge: number, y: number) => box(-100, edge, y, y + 4, 0, 80)
  const right = (edge: number, y: number) => box(edge, 100, y, y + 4, 0, 80)

  test('of half a millimetre and of two hundredths are seen through', () => {
    for (const half of [0.25, 0.01]) {
      const line = lineOf(sight(near, far, [left(-half, 100), right(half, 100)]))
      expect(Math.abs(at(line, 102).x)).toBeLessThan(half + 0.01)
    }
  })

  test('between walls set end to end there are none, however the table is turned', () => {
    const walls = [left(3, 100), right(3, 100)]
    expect(sight(near, far, walls)).toEqual({ clear: false, blockers: [0, 1] })
    const turnedWalls = walls.map(turned)
    expect(sight(turnedMini(near), turnedMini(far), turnedWalls)).toEqual({ clear: false, blockers: [0, 1] })
  })

  test('of less than a thousandth are none', () => {
    expect(sight(near, far, [left(3, 100), right(3.0003, 100)]).clear).toBe(false)
  })

  test('two in line make one; two out of line let only a slanted line pass', () => {
    const straight = [left(2, 56), right(2.5, 56), left(2, 140), right(2.5, 140)]
    expect(sight(near, far, straight).clear).toBe(true)
    const slanted = [left(2, 56), right(-2, 140)]
    const line = lineOf(sight(near, far, slanted))
    expect(at(line, 60).x).toBeGreaterThan(1.99)
    expect(at(line, 140).x).toBeLessThan(-1.99)
  })

  test('the slant ends where the line would have to touch both bases crosswise', () => {
    // A line through (k, 60) and (-k, 140) passes both middles at 2.5·k; it touches bases of 10 when
    // 2.5·k = 10·√(1 + (k / 40)²).
    const k = 10 / Math.sqrt(6.25 - 1 / 16)
    expect(sight(near, far, [left(k - 0.01, 56), right(0.01 - k, 140)]).clear).toBe(true)
    expect(sight(near, far, [left(k + 0.01, 56), right(-0.01 - k, 140)]).clear).toBe(false)
  })
})

describe('heights', () => {
  test('from high ground one looks over a wall, from its back edge to the near edge of the other', () => {
    const low = mini(0, 200)
    const high = mini(0, 0, 60)
    // From the back of the low one (y = 210) to the near side of the high one (y = 10), over the face at 104.
    const height = 40 + 60 * (106 / 200)
    const wall = (top: number) => box(-200, 200, 100, 104, 0, top)
    expect(sight(high, low, [wall(50)]).clear).toBe(true)
    expect(sight(high, low, [wall(height - 0.01)]).clear).toBe(true)
    expect(sight(high, low, [wall(height + 0.02)])).toEqual({ clear: false, blockers: [0] })
  })

  test('under a bridge, until what stands below it reaches it', () => {
    const bridge = box(-100, 100, 80, 120, 20, 90)
    expect(exposed(near, far, [box(-100, 100, 80, 120, 40, 90)]).seen).toBe('whole')
    expect(at(lineOf(sight(near, far, [bridge])), 100).z).toBeLessThanOrEqual(20)
    expect(sight(near, far, [bridge, box(-100, 100, 90, 94, 0, 19.98)]).clear).toBe(true)
    expect(sight(near, far, [bridge, box(-100, 100, 90, 94, 0, 20)])).toEqual({
      clear: false,
      blockers: [0, 1],
    })
  })

  test('over a wall and then under a bridge, as long as the line need not be too steep', () => {
    const bridge = box(-100, 100, 140, 144, 20, 100)
    const line = lineOf(sight(near, far, [box(-100, 100, 60, 64, 0, 30), bridge]))
    expect(at(line, 64).z).toBeGreaterThanOrEqual(29.99)
    expect(at(line, 140).z).toBeLessThanOrEqual(20.01)
    expect(sight(near, far, [box(-100, 100, 60, 64, 0, 34), bridge])).toEqual({
      clear: false,
      blockers: [0, 1],
    })
  })

  test('under a canopy that reaches beyond the other, only as far as the other', () => {
    // Over the wall at its near face (y = 40, 14 high) from the back of a head 10 high: at the other's near side,
    // 190 along, the line is 26 high, at the canopy's end more than 31.
    const crouching = mini(0, 0, 0, 10)
    const wall = box(-200, 200, 40, 44, 0, 14)
    const canopy = (bottom: number) => box(-200, 200, 150, 260, bottom, 300)
    expect(sight(crouching, far, [wall, canopy(26.02)]).clear).toBe(true)
    expect(sight(crouching, far, [wall, canopy(25.98)])).toEqual({ clear: false, blockers: [0, 1] })
  })

  test('through a window of four prisms', () => {
    const window = (sill: number, lintel: number) => [
      box(-100, -5, 100, 104, 0, 300),
      box(5, 100, 100, 104, 0, 300),
      box(-5, 5, 100, 104, 0, sill),
      box(-5, 5, 100, 104, lintel, 300),
    ]
    const pane = at(lineOf(sight(near, far, window(15, 25))), 102)
    expect(Math.abs(pane.x)).toBeLessThanOrEqual(5.01)
    expect(pane.z).toBeGreaterThanOrEqual(14.99)
    expect(pane.z).toBeLessThanOrEqual(25.01)
    expect(sight(near, far, window(20, 20.02)).clear).toBe(true)
    expect(sight(near, far, window(20, 20)).clear).toBe(false)
    // Up on a tower the other is no longer in line with the window.
    expect(sight(near, mini(0, 200, 120), window(15, 25)).clear).toBe(false)
  })

  test('from one floor to the next only through a gap in the floor', () => {
    const below = mini(0, 0)
    const above = mini(3, 1, 52)
    expect(sight(below, above, [box(-100, 100, -100, 100, 50, 52)])).toEqual({ clear: false, blockers: [0] })
    const trapdoor = [
      box(-100, 100, -100, 0, 50, 52),
      box(-100, 100, 2, 100, 50, 52),
      box(-100, 1, 0, 2, 50, 52),
      box(2, 100, 0, 2, 50, 52),
    ]
    const [x0, y0, z0, x1, y1, z1] = lineOf(sight(below, above, trapdoor))
    const share = (51 - z0) / (z1 - z0)
    expect(Math.abs(x0 + (x1 - x0) * share - 1.5)).toBeLessThan(0.51)
    expect(Math.abs(y0 + (y1 - y0) * share - 1)).toBeLessThan(1.01)
    const shut = [...trapdoor.slice(0, 3), box(1, 100, 0, 2, 50, 52)]
    expect(sight(below, above, shut).clear).toBe(false)
    expect(sight(below, above, [box(-100, 3, -100, 100, 50, 52)]).clear).toBe(true)
  })
})

describe('buildings', () => {
  // A U, open towards +y.
  const court = solid([-50, 0, 50, 0, 50, 100, 40, 100, 40, 10, -40, 10, -40, 100, -50, 100], 0, 90)

  test('one in the courtyard sees out at its mouth and not through its sides', () => {
    const inside = mini(0, 50)
    expect(exposed(inside, mini(0, 200), [court]).seen).toBe('whole')
    expect(exposed(inside, mini(120, 200), [court]).seen).toBe('part')
    expect(sight(inside, mini(200, 50), [court])).toEqual({ clear: false, blockers: [0] })
    expect(sight(inside, mini(0, -100), [court])).toEqual({ clear: false, blockers: [0] })
  })

  test('across the mouth one is hidden, over the walls of the court not', () => {
    expect(sight(mini(-100, 50), mini(100, 50), [court]).clear).toBe(false)
    expect(sight(mini(-100, 120), mini(100, 120), [court]).clear).toBe(true)
    expect(sight(mini(-100, 50, 60), mini(100, 50, 60), [court]).clear).toBe(true)
  })

  test('whoever stands in a wood is hidden by it, unless the wood is left out', () => {
    const wood = solid([-60, 140, 60, 140, 60, 260, -60, 260], 0, 100)
    expect(sight(near, far, [wood]).clear).toBe(false)
    expect(sight(near, far, []).clear).toBe(true)
  })
})

describe('silhouettes', () => {
  test('that touch see each other whatever stands between', () => {
    const wall = box(-100, 100, 9, 11, 0, 80)
    expect(sight(near, mini(0, 20), [wall]).clear).toBe(true)
    expect(sight(near, mini(0, 20.5), [wall]).clear).toBe(false)
  })

  test('may be points: then one line decides', () => {
    const eye = mini(0, 0, 30, 0, 0)
    const mark = mini(0, 200, 30, 0, 0)
    expect(sight(eye, mark, [box(-5, 5, 90, 95, 0, 29)]).clear).toBe(true)
    expect(sight(eye, mark, [box(-5, 5, 90, 95, 0, 31)]).clear).toBe(false)
    expect(sight(eye, mark, [box(0, 5, 90, 95, 0, 31)]).clear).toBe(true)
    expect(exposed(eye, mark, [box(0, 5, 90, 95, 0, 31)]).seen).toBe('whole')
    expect(exposed(eye, mark, [box(-5, 5, 90, 95, 0, 31)]).seen).toBe('none')
  })
})

test('a search that may look no further answers no', () => {
  const field = emptyField()
  lookFrom(field, near, far, 0, 1, 0, 200)
  setDown(field, near, far, [box(-100, 5, 100, 104, 0, 80)])
  const found = nothingFound()
  const lines = [-11, -11, 11, -11, 11, 11, -11, 11]
  expect(search(field, lines, 1, found)).toBe(false)
  expect(search(field, lines, 100, found)).toBe(true)
})
