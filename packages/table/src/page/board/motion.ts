import type { Piece, Stand } from '@sandtable/kernel'
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { lastOf, type Timed } from './motion-times.ts'

/** Is something still on its way? */
export function useMoving(motions: ReadonlyMap<string, Timed>): boolean {
  const [ended, setEnded] = useState<ReadonlyMap<string, Timed> | null>(null)
  useEffect(() => {
    if (motions.size === 0) return
    const timer = setTimeout(() => setEnded(motions), lastOf(motions))
    return () => clearTimeout(timer)
  }, [motions])
  return motions.size > 0 && ended !== motions
}

/**
 * Moves what is drawn of a piece along its way: `body` turns as the piece does, `tags` only follow it. Frame by
 * frame and past React; once it is over both are where the scene has them.
 */
export function useMotion(
  body: RefObject<SVGGElement | null>,
  tags: RefObject<SVGGElement | null>,
  { at }: Piece,
  height: number,
  motion: Timed | undefined,
): void {
  const { x, y, facing } = at
  useLayoutEffect(() => {
    if (motion === undefined || motion.stands.length < 2) return
    const track = trackOf(motion.stands)
    const began = performance.now() + motion.after
    let frame = 0
    const put = (stand: Stand) => {
      const down = height - y
      body.current?.setAttribute(
        'transform',
        `translate(${stand.x} ${height - stand.y}) rotate(${stand.facing - facing}) translate(${-x} ${-down})`,
      )
      tags.current?.setAttribute('transform', `translate(${stand.x - x} ${y - stand.y})`)
    }
    const rest = () => {
      body.current?.removeAttribute('transform')
      tags.current?.removeAttribute('transform')
    }
    const draw = (now: number) => {
      const share = (now - began) / motion.time
      if (share >= 1) return rest()
      put(along(track, eased(Math.max(0, share))))
      frame = requestAnimationFrame(draw)
    }
    draw(performance.now())
    return () => {
      cancelAnimationFrame(frame)
      rest()
    }
  }, [body, tags, x, y, facing, height, motion])
}

interface Leg {
  readonly from: Stand
  readonly to: Stand
  readonly start: number
  readonly end: number
}

/** A quarter turn on the spot takes as long as this many units of way. */
const turnAsWay = 60

function trackOf(stands: readonly Stand[]): readonly Leg[] {
  const legs: Leg[] = []
  let total = 0
  for (let at = 1; at < stands.length; at++) {
    const [from, to] = [stands[at - 1], stands[at]]
    if (from === undefined || to === undefined) continue
    const way = Math.hypot(to.x - from.x, to.y - from.y)
    const turn = Math.abs(turnBetween(from.facing, to.facing))
    const length = Math.max(way, way < 1 ? (turn / 90) * turnAsWay : 0)
    legs.push({ from, to, start: total, end: total + length })
    total += length
  }
  return legs.map((leg) => ({ ...leg, start: leg.start / (total || 1), end: leg.end / (total || 1) }))
}

function along(legs: readonly Leg[], share: number): Stand {
  const leg = legs.find((one) => share <= one.end) ?? legs.at(-1)
  if (leg === undefined) return { x: 0, y: 0, facing: 0 }
  const part = leg.end === leg.start ? 1 : (share - leg.start) / (leg.end - leg.start)
  const { from, to } = leg
  return {
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
    facing: from.facing + turnBetween(from.facing, to.facing) * part,
  }
}

/** The short way round, in degrees. */
function turnBetween(from: number, to: number): number {
  return ((((to - from) % 360) + 540) % 360) - 180
}

function eased(share: number): number {
  return share < 0.5 ? 2 * share * share : 1 - (2 - 2 * share) ** 2 / 2
}
