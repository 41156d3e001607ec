import { formOf } from '../forms.ts'
import { apart, type Spot } from '../geometry/bases.ts'
import type { Mini, Place, Unit } from '../state.ts'

/** What outlines of bases leave out, and rounding, comes to less than this, in mm. */
const SLACK = 1

/**
 * How far the closest base of a unit is from one that stands here; without end if it has none. As if each were measured:
 * round ones differ by their middles alone, and an oblong one is measured only if it may be closer than those before it.
 */
export function closestBase(from: Unit, at: Readonly<Place>, to: Unit): number {
  const [one, other] = [formOf(from), formOf(to)]
  if (one.isOblong || other.isOblong)
    return closestOblong(from, at, to, (one.size[1] + other.size[1]) / 2 + SLACK)
  let least = Number.POSITIVE_INFINITY
  const { x, y } = at
  for (const mini of to.minis) {
    const dx = x - mini.x
    const dy = y - mini.y
    const off = dx * dx + dy * dy
    if (off < least) least = off
  }
  return Math.max(0, Math.sqrt(least) - one.radius - other.radius)
}

function closestOblong(from: Unit, at: Readonly<Place>, to: Unit, room: number): number {
  let least = Number.POSITIVE_INFINITY
  for (const mini of to.minis) {
    if (squared(at, mini) > (least + room) * (least + room)) continue
    least = Math.min(least, apart(from, at, to, mini))
  }
  return least
}

function squared(a: Spot, b: Mini): number {
  const dx = a.x - b.x
  const dy = a.y - b.y
  return dx * dx + dy * dy
}
