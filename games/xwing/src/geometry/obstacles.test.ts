import { randomFrom } from '@sandtable/kernel'
import { boxOf, distance, outline } from '@sandtable/plane'
import { describe, expect, it } from 'vitest'
import {
  kindOf,
  type Obstacle,
  obstacleAt,
  obstacleShapes,
  refuseObstacle,
  roomFor,
  sampleObstacle,
} from './obstacles.ts'

const origin = { x: 0, y: 0, facing: 0 }

function lying(shape: string, x: number, y: number, facing = 0): Obstacle {
  return { id: shape, shape, kind: kindOf(shape), pose: { x, y, facing } }
}

describe('the tokens', () => {
  it('are 12 asteroids and 6 debris clouds', () => {
    expect(obstacleShapes.filter((shape) => kindOf(shape) === 'asteroid')).toHaveLength(12)
    expect(obstacleShapes.filter((shape) => kindOf(shape) === 'debris')).toHaveLength(6)
  })

  it.each(obstacleShapes)('%s is a sound, convex outline of a usual size about its middle', (shape) => {
    const { points } = obstacleAt({ shape, pose: origin })
    expect(outline(points)).toEqual({ ok: true, polygon: { type: 'polygon', points } })
    const n = points.length
    expect(n / 2).toBeGreaterThanOrEqual(5)
    expect(n / 2).toBeLessThanOrEqual(10)
    for (let i = 0; i < n; i += 2) {
      const [ax, ay] = [points[i]!, points[i + 1]!]
      const [bx, by] = [points[(i + 2) % n]!, points[(i + 3) % n]!]
      const [cx, cy] = [points[(i + 4) % n]!, points[(i + 5) % n]!]
      expect((bx - ax) * (cy - by) - (by - ay) * (cx - bx)).toBeGreaterThan(0)
    }
    const box = boxOf({ type: 'polygon', points })
    for (const across of [box.maxX - box.minX, box.maxY - box.minY]) {
      expect(across).toBeGreaterThanOrEqual(50)
      expect(across).toBeLessThanOrEqual(100)
    }
    expect(distance({ type: 'polygon', points }, { type: 'circle', x: 0, y: 0, r: 0 })).toBe(0)
  })
})

describe('placing', () => {
  it('keeps out of range 1 of other obstacles [XW-SETUP-005]', () => {
    // Widths to the right of the middle: 30 and, to the left, 30.
    const there = lying('asteroid-8', 400, 457)
    expect(refuseObstacle(lying('asteroid-8', 561, 457), [there])).toBeNull()
    const near = lying('asteroid-8', 555, 457)
    expect(distance(obstacleAt(near), obstacleAt(there))).toBeLessThan(100)
    expect(refuseObstacle(near, [there])).toBe('XW-SETUP-005')
    expect(refuseObstacle(near, [])).toBeNull()
  })

  it('keeps out of range 1 and 2 of every edge [XW-SETUP-005]', () => {
    // asteroid-8 reaches 30 mm to the left and right, 27 down and 25 up.
    expect(refuseObstacle(lying('asteroid-8', 230.1, 450), [])).toBeNull()
    expect(refuseObstacle(lying('asteroid-8', 230, 450), [])).toBe('XW-SETUP-005')
    expect(refuseObstacle(lying('asteroid-8', 684.3, 450), [])).toBeNull()
    expect(refuseObstacle(lying('asteroid-8', 684.4, 450), [])).toBe('XW-SETUP-005')
    expect(refuseObstacle(lying('asteroid-8', 450, 227.1), [])).toBeNull()
    expect(refuseObstacle(lying('asteroid-8', 450, 227), [])).toBe('XW-SETUP-005')
    expect(refuseObstacle(lying('asteroid-8', 450, 689.3), [])).toBeNull()
    expect(refuseObstacle(lying('asteroid-8', 450, 689.4), [])).toBe('XW-SETUP-005')
  })

  it('by chance finds a legal place for each of six, the same for the same seed', () => {
    for (let game = 0; game < 150; game++) {
      const placed: Obstacle[] = []
      const again = randomFrom(`game ${game}`)
      const random = randomFrom(`game ${game}`)
      for (let i = 0; i < 6; i++) {
        const shape = obstacleShapes[(game * 5 + i * 7) % 18]!
        const pose = sampleObstacle(shape, placed, random)
        expect(refuseObstacle({ shape, pose }, placed)).toBeNull()
        expect(sampleObstacle(shape, placed, again)).toEqual(pose)
        placed.push({ id: shape, shape, kind: kindOf(shape), pose })
      }
    }
  })

  it('says that there is no room where there is none', () => {
    const places = [300, 457, 615].flatMap((x) => [300, 457, 615].map((y) => lying('asteroid-7', x, y)))
    expect(roomFor('debris-1', places)).toBeNull()
    const room = roomFor('debris-1', places.slice(0, 2))
    expect(room).not.toBeNull()
    expect(refuseObstacle({ shape: 'debris-1', pose: room ?? origin }, places.slice(0, 2))).toBeNull()
  })
})
