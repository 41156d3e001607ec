import { inPlay, leave, tell } from '@sandtable/kernel'
import { otherSeat, type Ship, type ShipId, shipOf, type XState } from '../state.ts'
import { damageTaken, hullValue, pilotSkill } from '../values.ts'

/**
 * A ship is destroyed. In an attack it stays on the table until the attack is over (XW-META-018); at the same
 * pilot skill as the active ship it stays until it has had its own opportunity to attack (XW-CMBT-006).
 */
export function destroy(s: XState, id: ShipId, reason: 'damage' | 'fled'): void {
  const ship = shipOf(s, id)
  if (!ship.inPlay) return
  if (reason === 'damage' && (isInAttack(s, id) || mayStillAttack(s, ship))) return
  remove(s, ship, reason)
}

/** Removes the ships that have no hull left and nothing that keeps them (XW-TIME-036). */
export function removeDestroyed(s: XState): void {
  for (const ship of s.table.ships) {
    if (ship.inPlay && damageTaken(ship) >= hullValue(s, ship) && !mayStillAttack(s, ship))
      remove(s, ship, 'damage')
  }
}

function isInAttack(s: XState, id: ShipId): boolean {
  return s.stack.some((frame) => {
    if (frame.procedure !== 'attack') return false
    const { attacker, target } = frame.vars as { attacker?: ShipId; target?: ShipId }
    return attacker === id || target === id
  })
}

function mayStillAttack(s: XState, ship: Ship): boolean {
  return s.table.phase === 'combat' && !ship.engaged && s.table.skill === pilotSkill(s, ship)
}

function remove(s: XState, ship: Ship, reason: string): void {
  ship.inPlay = false
  for (const effect of inPlay(s, { on: ship.id })) leave(s, effect.id)
  const cards = ship.damage.flatMap(({ card }) => (card === 'counter' ? [] : [card]))
  s.table.decks[ship.seat]?.discard.push(...cards)
  ship.damage = []
  ship.touching = []
  ship.locks = []
  for (const other of s.table.ships) {
    other.locks = other.locks.filter((locked) => locked !== ship.id)
    other.touching = other.touching.filter((touching) => touching !== ship.id)
  }
  const enemy = otherSeat(ship.seat)
  s.table.points[enemy] = (s.table.points[enemy] ?? 0) + ship.points
  tell(s, { type: 'destroyed', ship: ship.id, reason })
}
