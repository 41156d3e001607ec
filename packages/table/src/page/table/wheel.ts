import type { Ghost, Tile } from '@sandtable/kernel'

/** An answer that has its place around the piece that it is for. */
export type Spoke = Ghost & { readonly tile: Tile & { readonly angle: number } }

export function isSpoke(ghost: Ghost): ghost is Spoke {
  return ghost.tile?.angle !== undefined
}

export interface Placed {
  readonly ghost: Spoke
  /** From the middle of the piece, in pixels: to the right and down. */
  readonly x: number
  readonly y: number
}

/** So much lies between two buttons. */
const gap = 3

/**
 * Round buttons of this size around a piece that looks this way: each in the direction in which it leads, the higher
 * its row the farther out. What leads ahead and what leads back have rings of their own, so that the wheel stays small;
 * where two would touch, the one that comes later moves outwards.
 */
export function wheelOf(
  ghosts: readonly Spoke[],
  facing: number,
  inner: number,
  size: number,
): readonly Placed[] {
  const pitch = size + gap
  const placed: Placed[] = []
  for (const side of [ghosts.filter(isAhead), ghosts.filter((one) => !isAhead(one))]) {
    const rows = [...new Set(side.map(({ tile }) => tile.row))].sort((a, b) => a - b)
    for (const ghost of [...side].sort((one, other) => one.tile.row - other.tile.row)) {
      const way = ((ghost.tile.angle + facing) * Math.PI) / 180
      const at = (radius: number) => ({ ghost, x: radius * Math.sin(way), y: -radius * Math.cos(way) })
      let radius = inner + rows.indexOf(ghost.tile.row) * pitch
      while (placed.some((one) => isNear(one, at(radius), pitch))) radius += gap
      placed.push(at(radius))
    }
  }
  return placed
}

function isAhead({ tile }: Spoke): boolean {
  return Math.abs(tile.angle) <= 90
}

function isNear(one: Placed, other: Placed, pitch: number): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) < pitch - 0.5
}

/** How far the wheel reaches from the middle of its piece. */
export interface Reach {
  readonly left: number
  readonly right: number
  readonly up: number
  readonly down: number
}

export function reachOf(placed: readonly Placed[], size: number): Reach {
  const room = size / 2 + gap
  const [xs, ys] = [placed.map(({ x }) => x), placed.map(({ y }) => y)]
  return {
    left: room - Math.min(0, ...xs),
    right: room + Math.max(0, ...xs),
    up: room - Math.min(0, ...ys),
    down: room + Math.max(0, ...ys),
  }
}

/** Where the middle of the wheel lies in one direction: at its piece, or as near to it as all of the wheel is in sight. */
export function heldWithin(at: number, before: number, behind: number, room: number): number {
  return before + behind > room
    ? room / 2 + (before - behind) / 2
    : Math.min(Math.max(at, before), room - behind)
}
