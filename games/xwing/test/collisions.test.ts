import { cos, overlaps, type Pose, sin } from '@sandtable/plane'
import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { baseAt } from '../src/geometry/base.ts'
import { fly } from '../src/geometry/flight.ts'

/**
 * The table's own procedure: the template stays where it is and is made longer at both ends with straight
 * ones; the ship slides back along it, the middles of its front and its rear edge on the line.
 */
const half = 40
const radii = [35, 62.5, 90]

/** The middle line of a turn to the right, laid at the front of a large ship at the origin, at a length along it. */
function lineAt(radius: number, along: number): { x: number; y: number } {
  const quarter = (radius * Math.PI) / 2
  if (along <= 0) return { x: 0, y: half + along }
  if (along >= quarter) return { x: radius + (along - quarter), y: half + radius }
  const degrees = (along / radius) * (180 / Math.PI)
  return { x: radius * (1 - cos(degrees)), y: half + radius * sin(degrees) }
}

/** The place of the base whose rear edge is at this length of the line: its front edge is 80 mm away, on it. */
function slidTo(radius: number, rear: number): { x: number; y: number; front: { x: number; y: number } } {
  const from = lineAt(radius, rear)
  let [least, most] = [rear, rear + 4 * half + 4 * radius]
  for (let i = 0; i < 60; i++) {
    const middle = (least + most) / 2
    const to = lineAt(radius, middle)
    if ((to.x - from.x) ** 2 + (to.y - from.y) ** 2 < (2 * half) ** 2) least = middle
    else most = middle
  }
  const front = lineAt(radius, most)
  return { x: (from.x + front.x) / 2, y: (from.y + front.y) / 2, front }
}

test('a large ship that collides on a turn slides back along the longer template until it is free [XW-OVLP-012]', () => {
  const start: Pose = { x: 450, y: 450, facing: 0 }
  holds(
    fc.property(
      fc.constantFrom(1, 2, 3),
      fc.integer({ min: -60, max: 60 }),
      fc.integer({ min: -60, max: 60 }),
      fc.integer({ min: 0, max: 359 }),
      (speed, dx, dy, facing) => {
        const radius = radii[speed - 1]!
        const full = slidTo(radius, (radius * Math.PI) / 2)
        const blocker = { x: start.x + full.x + dx, y: start.y + full.y + dy, facing }
        const other = baseAt(blocker, 'small')
        // The blocker must not stand where the ship starts.
        fc.pre(!overlaps(baseAt(start, 'large'), other))
        const flight = fly(start, 'large', { speed, bearing: 'turn-right' }, [
          { id: 'blocker', pose: blocker, size: 'small' },
        ])
        // Step by step back from the end, the slow way, until nothing overlaps.
        let rear = (radius * Math.PI) / 2
        const freeAt = (at: number) => {
          const { x, y, front } = slidTo(radius, at)
          const pose = { x: start.x + x, y: start.y + y }
          return !overlaps(turned(pose, front.x - x, front.y - y), other)
        }
        while (!freeAt(rear) && rear > -2 * half) rear -= 0.05
        const { x, y } = slidTo(radius, rear)
        expect(Math.abs(flight.end.x - start.x - x)).toBeLessThan(0.3)
        expect(Math.abs(flight.end.y - start.y - y)).toBeLessThan(0.3)
      },
    ),
    { numRuns: 40, seed: 12 },
  )
})

/** A large base with its front middle in this direction. */
function turned(centre: { x: number; y: number }, fx: number, fy: number) {
  const points = [
    [fx + fy, fy - fx],
    [fx - fy, fy + fx],
    [-fx - fy, -fy + fx],
    [-fx + fy, -fy - fx],
  ].flatMap(([x = 0, y = 0]) => [centre.x + x, centre.y + y])
  return { type: 'polygon' as const, points }
}
