import { call } from '@sandtable/kernel'
import { deploying } from '../docking.ts'
import { newShip } from '../new-ship.ts'
import { type Ship, shipsInPlay, type XState } from '../state.ts'
import { skillByCards } from '../values.ts'

/** The ship card that no squad has: it comes into play when a Hound's Tooth is destroyed. */
const pupPilot = 'nashtahpuppilot'

/** The Nashtah Pup leaves its destroyed mother ship, whose pilot flies it now (XW-PIL-096). */
export function launchPup(s: XState, mother: Ship): void {
  const pup: Ship = {
    ...newShip(mother.seat, 0, { pilot: pupPilot, upgrades: [] }),
    id: `${mother.id}-pup`,
    docked: mother.id,
    flownFor: { pilot: mother.pilot, skill: skillByCards(mother) },
  }
  s.table.ships.push(pup)
  call(s, 'deploy', { ...deploying(pup.id, true), pup: true })
}

/** Is a Nashtah Pup all that is left of both sides (XW-PIL-097)? */
export function onlyPupLeft(s: XState): boolean {
  return shipsInPlay(s).every(({ pilot }) => pilot === pupPilot)
}
