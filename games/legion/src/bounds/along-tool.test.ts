import { circle, flushAt, placeOnTrack, wayAlong } from '@sandtable/plane'
import { expect, test } from 'vitest'
import { toolOf } from '../moves/tool.ts'
import { roundAlong } from './along-tool.ts'

test('no base comes out of the circle on its way along a tool, however that is laid', () => {
  for (const speed of [1, 2, 3] as const)
    for (const r of [13.5, 25, 50])
      for (const bend of [-90, -30, 0, 90]) {
        const base = circle(300, 400, r)
        const around = roundAlong(base, toolOf(speed))
        const track = wayAlong(toolOf(speed), base, { start: flushAt(base, 40), bend })
        for (const share of [0, 0.5, 1]) {
          const { x, y } = placeOnTrack(track, share * track.length).pose
          expect(Math.hypot(x - base.x, y - base.y) + r).toBeLessThanOrEqual(around.r)
        }
      }
})
