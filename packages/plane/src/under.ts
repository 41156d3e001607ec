/** What a base stands on, among prisms with flat tops. */

import { type Boxes, boxesNear, boxesOf, writeBox } from './broad.ts'
import { isWhollyInside, overlaps } from './overlap.ts'
import type { Shape } from './shape.ts'
import type { Prism } from './sight.ts'

/** Places in the list of the highest prisms under a base; null: none. Of equally high ones the first. */
export type Under = {
  /** The highest that all of the base is on. */
  readonly wholly: number | null
  /** The highest that any part of the base is over, by more than the tolerance. */
  readonly partly: number | null
}

const box = [0, 0, 0, 0]

/** The boxes of the prisms' outlines, to keep beside them. */
export function outlineBoxes(prisms: readonly Prism[]): Boxes {
  return boxesOf(prisms.map((prism) => prism.outline))
}

/**
 * What lies under the base. Its foot may be partly over something higher than what carries all of it: then it
 * cannot stand level. `boxes` are those of the prisms' outlines, if they are at hand.
 */
export function under(base: Shape, prisms: readonly Prism[], boxes: Boxes = outlineBoxes(prisms)): Under {
  writeBox(base, box, 0)
  let wholly: number | null = null
  let partly: number | null = null
  for (let i = 0; i < prisms.length; i++) {
    const { outline, top } = prisms[i]!
    const isHigher = (than: number | null) => than === null || top > prisms[than]!.top
    if (!boxesNear(box, 0, boxes, i, 0) || !isHigher(wholly) || !overlaps(base, outline)) continue
    if (isHigher(partly)) partly = i
    if (isWhollyInside(base, outline)) wholly = i
  }
  return { wholly, partly }
}
