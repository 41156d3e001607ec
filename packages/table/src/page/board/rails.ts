import type { Rail, Spot, Stand } from '@sandtable/kernel'

/** A piece on its rail: which one, and how far along. */
export interface OnRail {
  readonly rail: Rail
  readonly value: number
}

export function middleOf(rail: Rail): OnRail {
  return { rail, value: (rail.least + rail.most) / 2 }
}

/** As near to this spot as the piece may stand. */
export function nearestOnRails(rails: readonly Rail[], spot: Spot): OnRail | null {
  let nearest: OnRail | null = null
  let least = Number.POSITIVE_INFINITY
  for (const rail of rails) {
    const on = { rail, value: rail.least + shareAt(rail, spot) * (rail.most - rail.least) }
    const { x, y } = standOn(on)
    const apart = Math.hypot(x - spot.x, y - spot.y)
    if (apart >= least) continue
    least = apart
    nearest = on
  }
  return nearest
}

export function standOn({ rail: { from, to, least, most }, value }: OnRail): Stand {
  const share = most === least ? 0 : (value - least) / (most - least)
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share, facing: from.facing }
}

/** How far along the rail a spot lies, from 0 to 1. */
function shareAt({ from, to }: Rail, { x, y }: Spot): number {
  const [across, up] = [to.x - from.x, to.y - from.y]
  const length = across * across + up * up
  if (length === 0) return 0
  return Math.min(1, Math.max(0, ((x - from.x) * across + (y - from.y) * up) / length))
}
