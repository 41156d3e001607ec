import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyPose, between, length, winds } from '../test/slow.ts'
import { doubleArea, outline } from './outline.ts'
import { overlaps } from './overlap.ts'
import { circle, pointAt } from './shape.ts'
import {
  curve,
  jointed,
  mirrored,
  poseAlong,
  straight,
  type Template,
  templateEnd,
  templateLength,
} from './template.ts'
import { templateOutlines, templateParts } from './template-outline.ts'

const anyTemplate: fc.Arbitrary<Template> = fc.oneof(
  fc.integer({ min: 1, max: 5 }).map((n) => straight(40 * n, 20)),
  fc
    .tuple(fc.constantFrom(35, 62.5, 80, 180), fc.constantFrom(-90, -45, 45, 90))
    .map(([r, a]) => curve(r, a, 20)),
  fc.tuple(between(20, 90), between(-90, 90)).map(([l, a]) => jointed(l, a, 110 - l, 12)),
)

const origin = { x: 0, y: 0, facing: 0 }

describe('the centre line', () => {
  it('of a straight template runs straight, and on beyond both ends', () => {
    expect(poseAlong(straight(80, 20), { x: 1, y: 2, facing: 90 }, -10)).toEqual({ x: -9, y: 2, facing: 90 })
    expect(poseAlong(straight(80, 20), { x: 1, y: 2, facing: 90 }, 90)).toEqual({ x: 91, y: 2, facing: 90 })
  })

  it('of a curve ends where the circle says', () => {
    expect(templateEnd(curve(35, 90, 20), origin)).toEqual({ x: 35, y: 35, facing: 90 })
    expect(templateEnd(curve(35, -90, 20), origin)).toEqual({ x: -35, y: 35, facing: 270 })
    const bank = templateEnd(curve(80, 45, 20), origin)
    expect(bank.x).toBeCloseTo(80 * (1 - Math.SQRT1_2), 12)
    expect(bank.y).toBeCloseTo(80 * Math.SQRT1_2, 12)
    expect(bank.facing).toBe(45)
    expect(templateLength(curve(80, 45, 20))).toBeCloseTo(62.83185307, 8)
  })

  it('of a jointed tool turns on the spot', () => {
    const tool = jointed(50, 60, 75, 12)
    expect(poseAlong(tool, origin, 49)).toEqual({ x: 0, y: 49, facing: 0 })
    const end = templateEnd(tool, origin)
    expect(end.x).toBeCloseTo(75 * Math.sin(Math.PI / 3), 10)
    expect(end.y).toBeCloseTo(50 + 75 * Math.cos(Math.PI / 3), 10)
    expect(end.facing).toBe(60)
  })

  it('is walked at an even pace, looking where it goes', () => {
    holds(
      fc.property(anyTemplate, anyPose(), between(-20, 220), (template, start, at) => {
        const before = poseAlong(template, start, at)
        const after = poseAlong(template, start, at + 1e-4)
        const step = length(before, after)
        expect(step).toBeLessThanOrEqual(1e-4 + 1e-10)
        // Only a joint cuts a corner.
        const joint = template.pieces[0]!.type === 'straight' ? template.pieces[0]!.length : 0
        fc.pre(Math.abs(at - joint) > 1e-3)
        expect(step).toBeCloseTo(1e-4, 9)
        const look = pointAt(before, { x: 0, y: 1e-4 })
        expect(length(look, after)).toBeLessThan(1e-8)
      }),
    )
  })

  it('of the mirrored template is the mirror image', () => {
    holds(
      fc.property(anyTemplate, (template) => {
        const end = templateEnd(template, origin)
        const other = templateEnd(mirrored(template), origin)
        expect(other.x).toBeCloseTo(-end.x, 10)
        expect(other.y).toBeCloseTo(end.y, 10)
        expect((end.facing + other.facing) % 360).toBeCloseTo(0, 10)
      }),
    )
  })
})

describe('the surface of a template', () => {
  /** Is the point on the template: near enough to a point of its centre line, square to it? */
  function covers(template: Template, x: number, y: number, half: number): boolean {
    const n = 1500
    for (let i = 0; i <= n; i++) {
      const pose = poseAlong(template, origin, (templateLength(template) * i) / n)
      if (length(pose, { x, y }) <= half) return true
    }
    return false
  }

  it('is all that lies within half its width of the centre line', () => {
    const spot = fc.tuple(between(-120, 120), between(-20, 150))
    holds(
      fc.property(anyTemplate, spot, (template, [x, y]) => {
        const parts = templateParts(template, origin)
        const on = parts.some((part) => winds(part, { x, y }))
        const half = template.width / 2
        if (on) expect(covers(template, x, y, half + 4.3)).toBe(true)
        // Not the rounded ends that half a width about the end points would add.
        const end = templateEnd(template, origin)
        const past = (y < 0 && Math.abs(x) < half) || length(end, { x, y }) <= half
        if (!on && !past) expect(covers(template, x, y, half - 0.1)).toBe(false)
        const drawn = templateOutlines(template, origin).some((part) => winds(part, { x, y }))
        expect(drawn).toBe(on)
      }),
      { numRuns: 150 },
    )
  })

  it('keeps a curve within the tolerance', () => {
    const [ring] = templateOutlines(curve(180, 45, 20), origin)
    for (let i = 0; i < ring!.points.length; i += 2) {
      const from = Math.hypot(ring!.points[i]! - 180, ring!.points[i + 1]!)
      const middle = Math.hypot(
        (ring!.points[i]! + ring!.points[(i + 2) % ring!.points.length]!) / 2 - 180,
        (ring!.points[i + 1]! + ring!.points[(i + 3) % ring!.points.length]!) / 2,
      )
      expect(Math.min(Math.abs(from - 170), Math.abs(from - 190))).toBeLessThan(1e-9)
      expect(Math.min(Math.abs(middle - 170), Math.abs(middle - 190), Math.abs(middle - 180))).toBeLessThan(
        0.01,
      )
    }
    const area = doubleArea(ring!.points) / 2
    expect(Math.abs(area - (Math.PI / 8) * (190 * 190 - 170 * 170))).toBeLessThan(2)
  })

  it('is drawn counter-clockwise without crossings', () => {
    holds(
      fc.property(anyTemplate, anyPose(), between(0.1, 1), (template, start, share) => {
        const drawn = [
          ...templateOutlines(template, start, 0, share * templateLength(template)),
          ...templateParts(template, start, 0, share * templateLength(template)),
        ]
        for (const { points } of drawn)
          expect(outline(points)).toMatchObject({ ok: true, polygon: { points } })
      }),
    )
  })

  it('can be cut off on the way', () => {
    const template = curve(90, 90, 20)
    const half = templateLength(template) / 2
    const token = poseAlong(template, origin, 0.8 * templateLength(template))
    const hit = (from: number, to: number) =>
      templateParts(template, origin, from, to).some((part) => overlaps(part, circle(token.x, token.y, 5)))
    expect(hit(0, 2 * half)).toBe(true)
    expect(hit(0, half)).toBe(false)
    expect(hit(half, 2 * half)).toBe(true)
    expect(templateParts(template, origin, 0, 0)).toEqual([])
  })

  it('fills the outside of a joint', () => {
    const parts = templateParts(jointed(50, 90, 50, 12), origin)
    expect(parts).toHaveLength(3)
    expect(parts.some((part) => winds(part, { x: -2.5, y: 52.5 }))).toBe(true)
    const left = templateParts(jointed(50, -90, 50, 12), origin)
    expect(left.some((part) => winds(part, { x: 2.5, y: 52.5 }))).toBe(true)
  })
})
