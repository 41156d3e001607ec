import type { Maneuver } from '../../data/types.ts'
import type { Ship } from '../state.ts'
import { shipType } from '../values.ts'

/** A maneuver as scenarios write it: `2 bank-left white`. */
export function maneuverWritten({ speed, bearing, difficulty }: Maneuver): string {
  return `${speed} ${bearing} ${difficulty}`
}

/** `2 bank-left` as a place on the ship's dial; −1 if it has no such maneuver. */
export function placeOnDial(ship: Ship, words: string): number {
  const [speed, bearing] = words.trim().split(/\s+/)
  return shipType(ship.type).dial.findIndex(
    (one: Maneuver) => one.speed === Number(speed) && one.bearing === bearing,
  )
}
