import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyCircle, anyPose, anyRectangle, anyStar } from '../test/slow.ts'
import { bearing, cos, sin } from './angle.ts'
import { flushAt, type Tool } from './laying.ts'
import { overlaps } from './overlap.ts'
import { circle, pointAt, rectangle, type Shape } from './shape.ts'
import { advance } from './sweep.ts'
import { placeOnTrack } from './track.ts'
import { wayAlong, wayFault, wayTo } from './way-search.ts'

const tools: readonly Tool[] = [75, 125, 175].map((mm) => ({ length: mm, width: 20, bend: 90 }))
const [slow, middling] = tools as [Tool, Tool]
const base = circle(0, 0, 13.5)

describe('a way along the tool', () => {
  it('leads to the points of its line', () => {
    const laying = { start: flushAt(base, 0), bend: 90 }
    expect(wayFault(slow, base, laying, { x: 0, y: 30 }, [])).toBeNull()
    expect(wayFault(slow, base, laying, { x: 51, y: 51 }, [])).toBeNull()
    expect(wayFault(slow, base, laying, { x: 51.1, y: 51 }, [])).toEqual({ type: 'apart' })
    expect(wayFault(slow, base, laying, { x: 1, y: 30 }, [])).toEqual({ type: 'apart' })
    expect(wayFault(slow, base, { ...laying, bend: 91 }, { x: 0, y: 30 }, [])).toEqual({ type: 'bend' })
  })

  it('is barred by what the base would pass over, though the tool would not lie over it', () => {
    const laying = { start: flushAt(base, 0), bend: 0 }
    const post = circle(16, 40, 4)
    expect(wayFault(slow, base, laying, { x: 0, y: 60 }, [post])).toEqual({ type: 'over', shape: 0 })
    // It stops before it.
    expect(wayFault(slow, base, laying, { x: 0, y: 30 }, [post])).toBeNull()
  })

  it('on open ground is straight, as far as the tool and the diameter', () => {
    expect(wayTo(slow, base, { x: 0, y: 0 }, [])).toMatchObject({ bend: 0, travel: 0 })
    expect(wayTo(slow, base, { x: 102, y: 0 }, [])).toMatchObject({ bend: 0, travel: 102 })
    expect(wayTo(slow, base, { x: 102.1, y: 0 }, [])).toBeNull()
  })

  it('within the first leg is straight or not at all', () => {
    expect(wayTo(middling, base, { x: 0, y: 60 }, [circle(0, 30, 3)])).toBeNull()
  })

  it('goes around a corner', () => {
    const wall = rectangle({ x: 60, y: 50, facing: 0 }, 120, 10)
    const found = wayTo(middling, base, { x: 45, y: 95 }, [wall])!
    expect(found.bend).toBeGreaterThan(0)
    expect(wayFault(middling, base, found, { x: 45, y: 95 }, [wall])).toBeNull()
    const across = rectangle({ x: 0, y: 50, facing: 0 }, 600, 10)
    expect(wayTo(middling, base, { x: 45, y: 95 }, [across])).toBeNull()
  })

  it('begins between two that leave just room for the base, and turns off behind them', () => {
    const gate = (room: number): Shape[] =>
      [room / 2 + 5, -room / 2 - 5].map((aside) => {
        const { x, y } = pointAt({ x: 0, y: 0, facing: -20 }, { x: aside, y: 45 })
        return circle(x, y, 5)
      })
    const found = wayTo(middling, base, { x: -5.5, y: 127.8 }, gate(27.04))!
    expect(found.start.facing).toBeCloseTo(340, 0)
    expect(found.bend).toBeCloseTo(40, 0)
    const around = wayTo(middling, base, { x: -5.5, y: 127.8 }, gate(26.9))
    expect(around?.start.facing).not.toBeCloseTo(340, 0)
  })

  it('is found wherever there is one with a hair of room, and no other is told', () => {
    const anyGround = fc.array(fc.oneof(anyRectangle, anyStar, anyCircle), { maxLength: 5 })
    let bent = 0
    let none = 0
    holds(
      fc.property(fc.constantFrom(...tools), anyPose(110), anyGround, (tool, to, shapes) => {
        const there = circle(to.x, to.y, 13.5)
        const ground = shapes.filter((shape) => !overlaps(base, shape) && !overlaps(there, shape))
        const found = wayTo(tool, base, to, ground)
        if (found !== null) {
          if (found.bend !== 0) bent++
          expect(wayFault(tool, base, found, to, ground)).toBeNull()
          const track = wayAlong(tool, base, found)
          expect(placeOnTrack(track, found.travel).pose.x).toBeCloseTo(to.x, 1)
          expect(advance(track, circle(0, 0, 13.5), ground).place.travel).toBeGreaterThan(found.travel - 0.2)
          return
        }
        none++
        const leg = tool.length / 2 + 13.5
        for (let facing = 0; facing < 360; facing += 1) {
          const joint = { x: leg * sin(facing), y: leg * cos(facing) }
          const rest = Math.hypot(to.x - joint.x, to.y - joint.y)
          const turn = bearing(to.x - joint.x, to.y - joint.y) - facing
          const bend = turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn
          if (rest > leg - 0.1 || Math.abs(bend) > 89.9) continue
          const laying = { start: flushAt(base, facing), bend }
          const wide = circle(0, 0, 13.55)
          const sweep = advance(wayAlong(tool, base, laying), wide, ground)
          if (sweep.place.travel >= leg + rest) expect({ facing, bend }).toBe('found')
        }
      }),
      { numRuns: 120 },
    )
    expect(bent).toBeGreaterThan(3)
    expect(none).toBeGreaterThan(20)
  })

  it('slips through between two that leave just room for the base', () => {
    const posts: Shape[] = [circle(-40, 70, 26.5), circle(40, 70, 26.5)]
    expect(wayTo(middling, base, { x: 0, y: 120 }, posts)?.bend).toBe(0)
    const off: Shape[] = [circle(-30, 110, 26.5), circle(50.1, 110, 26.5)]
    expect(wayTo(middling, base, { x: 10, y: 140 }, off)).not.toBeNull()
    const closer: Shape[] = [circle(-30, 110, 26.5), circle(49.9, 110, 26.5)]
    expect(wayTo(middling, base, { x: 10, y: 140 }, closer)).toBeNull()
  })
})
