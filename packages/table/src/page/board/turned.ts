import type { Shown } from '@sandtable/keeper/protocol'
import { type Team, teamOf, teamsOf } from '@sandtable/kernel'
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
  const sides = teamsOf(told)
  const hasPiece = (side: Team) =>
    scene.things.some(
      (one) =>
        one.type === 'piece' &&
        one.figures.length > 0 &&
        one.seat !== null &&
        teamOf(told, one.seat) === side,
    )
  const isSettled = sides.every(hasPiece)
  const known = chosen?.seat === seat ? chosen : null
  const turned = known?.turned ?? isFarSide(scene, seat, told)
  if (known === null && isSettled) setChosen({ seat, turned })
  return { turned, turn: () => setChosen({ seat, turned: !turned }) }
}
