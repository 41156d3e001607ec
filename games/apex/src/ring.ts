import { ringCards } from '../data/ring.ts'
import { roundTrack } from '../data/tracks.ts'
import type { RoundSpace } from '../data/types.ts'
import type { Place } from './board/area.ts'

/** The columns and rows inside the ring, both ends included (OPEN-11). */
export interface Inside {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The rectangle that the corners of the ring span, their own fields included (OPEN-11). */
export function holds({ left, right, top, bottom }: Inside, { x, y }: Place): boolean {
  return x >= left && x <= right && y >= top && y <= bottom
}

/** Each side moves as the card shows; opposite sides stop at each other (APX-RING-005 to -007, OPEN-11). */
export function movedBy(card: string, ring: Inside): Inside {
  const by = ringCards.find((one) => one.id === card)
  if (by === undefined) return ring
  const top = Math.min(ring.top + by.top, ring.bottom)
  const bottom = Math.max(ring.bottom - by.bottom, top)
  const left = Math.min(ring.left + by.left, ring.right)
  const right = Math.max(ring.right - by.right, left)
  return { left, right, top, bottom }
}

/** The damage outside while the round marker lies there (APX-TRANS-003). */
export function ringDamageAt(roundMarker: number): number {
  const space = roundTrack[roundMarker]
  return space?.kind === 'diamond' ? space.ringDamage : 0
}

/** Does the ring move at the end of this round, by the card that lies open? Else that card is put back first. */
export function movesNext(roundMarker: number): boolean {
  const next = roundTrack.slice(roundMarker + 1).find((space) => space.kind !== 'diamond')
  return next !== undefined && isMove(next)
}

function isMove(space: RoundSpace): boolean {
  return space.kind === 'square' && space.symbols.includes('ring-move')
}
