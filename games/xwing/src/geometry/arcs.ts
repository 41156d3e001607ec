/** Firing arcs: the wedges and strips printed on a ship's token, extended over the play area. */

import { type Arc, isInArc, type Pose } from '@sandtable/plane'
import type { ArcName, Size } from '../../data/types.ts'
import { baseAt, baseSide, type Placed } from './base.ts'
import { poseFrom } from './templates.ts'

/** Where the indicator of a mobile arc points. */
export type Quadrant = 'front' | 'left' | 'right' | 'rear'

export interface NamedArc {
  readonly name: ArcName
  readonly arc: Arc
}

/** The opening angle of the printed wedges, with their apex in the middle of the token (XW-ARC-001). */
const opening: Readonly<Record<Size, number>> = { small: 81.2, large: 83.5 }

/** XW-ARC-007. */
const bullseyeWidth = 15

/** The ledger calls it a quadrant; no closer measure of the mobile arc is known (XW-ARC-006). */
const quadrantAngle = 90

const quadrantFacing: Readonly<Record<Quadrant, number>> = { front: 0, right: 90, rear: 180, left: 270 }

function arcOf(name: ArcName, pose: Pose, size: Size, mobile: Quadrant): Arc {
  const { x, y, facing } = pose
  switch (name) {
    case 'front':
      return { type: 'wedge', x, y, facing, angle: opening[size] }
    case 'aux-rear':
    case 'special-rear':
      return { type: 'wedge', x, y, facing: facing + 180, angle: opening[size] }
    case 'aux-180':
      return { type: 'wedge', x, y, facing, angle: 180 }
    case 'mobile':
      return { type: 'wedge', x, y, facing: facing + quadrantFacing[mobile], angle: quadrantAngle }
    case 'bullseye': {
      // From the front edge on the strip lies in the primary arc, as XW-ARC-007 wants it.
      const front = poseFrom(pose, 0, baseSide(size) / 2, 0)
      return { type: 'strip', x: front.x, y: front.y, facing, width: bullseyeWidth }
    }
  }
}

export function arcsOf(
  arcs: readonly ArcName[],
  pose: Pose,
  size: Size,
  mobile: Quadrant = 'front',
): NamedArc[] {
  return arcs.map((name) => ({ name, arc: arcOf(name, pose, size, mobile) }))
}

/** Is any part of the other base in the arc (XW-ARC-002)? */
export function isShipInArc(arc: Arc, other: Placed): boolean {
  return isInArc(baseAt(other.pose, other.size), arc)
}
