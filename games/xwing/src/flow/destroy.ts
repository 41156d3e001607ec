import { allUnderWay, call, end, inPlay, leave, query, reveal, tell } from '@sandtable/kernel'
import { deploying, dockedTo } from '../docking.ts'
import { leaveEverything } from '../holdings.ts'
import { shareAbilities } from '../in-play.ts'
import { otherSeat, type Ship, type ShipId, shipOf, type XState } from '../state.ts'
import { damageTaken, hullValue, pilotSkill } from '../values.ts'
import { event, call as play, procedure, run } from './words.ts'

/**
 * A ship is destroyed, and what follows from that happens right then. In an attack it stays on the table until the
 * attack is over (XW-META-018).
 */
export const destruction = procedure('destruction', [
  event('the ship is destroyed', 'be destroyed', (_, { ship }) => ({ ship })),
  run('is it saved', (s, { ship }) => (shipOf(s, ship).destroyed ? undefined : end)),
  // What is docked to it leaves it first, title or not (XW-DOCK-003, -004).
  play('what is docked to it deploys', 'deploy', (s, { ship }) => {
    const docked = dockedTo(s, ship)
    return docked === null ? null : deploying(docked.id, true)
  }),
  run('remove it', (s, { ship }) => {
    if (attacksUnderWay(s) === 0) remove(s, shipOf(s, ship), 'damage')
  }),
])

/**
 * Is it destroyed now: as many damage cards as hull, or more (XW-DMG-005)? At the same pilot skill as the active
 * ship it is kept until it has had its own opportunity to attack (XW-CMBT-006).
 */
export function checkDestroyed(s: XState, id: ShipId): void {
  const ship = shipOf(s, id)
  if (ship.destroyed || damageTaken(ship) < hullValue(s, ship)) return
  if (mayStillAttack(s, ship) || survives(s, ship)) return
  call(s, 'destruction', { ship: id })
}

/** Step 10 (XW-TIME-036), and whenever nothing keeps a ship any longer. */
export function removeDestroyed(s: XState): void {
  for (const ship of s.table.ships) {
    if (ship.inPlay && ship.destroyed) remove(s, ship, 'damage')
    else checkDestroyed(s, ship.id)
  }
}

/** A ship that leaves the play area is gone at once, and none of its abilities can be used (XW-MOVE-012). */
export function flee(s: XState, id: ShipId): void {
  const ship = shipOf(s, id)
  const docked = dockedTo(s, id)
  remove(s, ship, 'fled')
  if (docked !== null) remove(s, docked, 'fled')
}

/** How many attacks are under way, each interrupted by the next. */
export function attacksUnderWay(s: XState): number {
  return allUnderWay(s, 'attack').length
}

function survives(s: XState, ship: Ship): boolean {
  return query(s, 'survives its hull', false, ship.id)
}

function mayStillAttack(s: XState, ship: Ship): boolean {
  return !ship.engaged && s.table.skill === pilotSkill(s, ship)
}

function remove(s: XState, ship: Ship, reason: 'damage' | 'fled'): void {
  ship.inPlay = false
  ship.docked = null
  for (const effect of inPlay(s, { on: ship.id })) leave(s, effect.id)
  shareAbilities(s)
  for (const { card, faceUp } of ship.damage) {
    // What lay face down is open in the discard pile.
    if (!faceUp) reveal(s)
    if (card !== 'counter') s.table.decks[ship.seat]?.discard.push(card)
  }
  leaveEverything(s, ship)
  const enemy = otherSeat(ship.seat)
  s.table.points[enemy] = (s.table.points[enemy] ?? 0) + ship.points
  tell(s, { type: 'destroyed', ship: ship.id, reason })
}
