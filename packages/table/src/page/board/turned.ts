import type { Shown } from '@sandtable/keeper/protocol'
import { useState } from 'react'
import { isFarSide } from './drawing.ts'

/**
 * Is the table turned round? At first so that the reader's own pieces are near; then as the reader likes it. Who
 * looks decides it once, when both sides have pieces on the table: it does not turn by itself later on.
 */
export function useTurned(told: Shown): { readonly turned: boolean; turn(): void } {
  const { scene, seats } = told
  // People who share a screen sit on one side of it: the table does not turn from one to the other.
  const seat = told.cloth === null ? told.seat : (seats[0] ?? null)
  const [chosen, setChosen] = useState<{ seat: string | null; turned: boolean } | null>(null)
  const isSettled = seats.every((one) =>
    scene.things.some((thing) => thing.type === 'piece' && thing.seat === one && thing.figures.length > 0),
  )
  const known = chosen?.seat === seat ? chosen : null
  const turned = known?.turned ?? isFarSide(scene, seat)
  if (known === null && isSettled) setChosen({ seat, turned })
  return { turned, turn: () => setChosen({ seat, turned: !turned }) }
}
