import type { Ghost } from '@sandtable/kernel'
import { boxOf } from './labels.ts'

/** A ghost over so many others has no picture of its own: together they would be one heap, and their outlines say enough. */
const heap = 4

/** The ghosts that lie over many others. */
export function heaped(ghosts: readonly Ghost[], height: number): ReadonlySet<string> {
  const boxes = ghosts.map((ghost) => ({ id: ghost.id, ...boxOf(ghost.form, height) }))
  const isOver = (one: (typeof boxes)[0], other: (typeof boxes)[0]) =>
    Math.abs(one.x + one.width / 2 - other.x - other.width / 2) < (one.width + other.width) / 2 &&
    Math.abs(one.y + one.height / 2 - other.y - other.height / 2) < (one.height + other.height) / 2
  return new Set(
    boxes.flatMap((one) => (boxes.filter((other) => isOver(one, other)).length > heap ? [one.id] : [])),
  )
}
