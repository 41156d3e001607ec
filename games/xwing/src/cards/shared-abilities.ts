import { enter, inPlay, leave } from '@sandtable/kernel'
import type { Ship, XState } from '../state.ts'

/**
 * IG-2000 and IG-88D: a ship has the pilot abilities of friendly ships with the title beside its own, as long as
 * those have them (XW-UPG-089 to -091). To be called whenever a card comes into play or leaves it.
 */
export function shareAbilities(s: XState): void {
  if (!s.table.ships.some((ship) => hasUp(ship, 'ig2000'))) return
  for (const ship of s.table.ships) {
    const sources = takesPart(s, ship) ? s.table.ships.filter((other) => isSource(s, ship, other)) : []
    const shared = inPlay(s, { on: ship.id }).filter((effect) => effect.vars.sharedBy !== undefined)
    for (const effect of shared)
      if (!sources.some((source) => source.id === effect.vars.sharedBy)) leave(s, effect.id)
    for (const { id, pilot } of sources) {
      if (shared.some((effect) => effect.vars.sharedBy === id)) continue
      enter(s, { card: `pilot:${pilot}`, seat: ship.seat, on: ship.id, vars: { sharedBy: id } })
    }
  }
}

function hasUp(ship: Ship, card: string): boolean {
  return ship.upgrades.some((one) => one.faceUp && one.card === card)
}

/** Every ship that is not removed has the rules of its tokens. */
function takesPart(s: XState, ship: Ship): boolean {
  return (
    (hasUp(ship, 'ig2000') || hasUp(ship, 'ig88d')) &&
    inPlay(s, { card: 'focus-token', on: ship.id }).length > 0
  )
}

function isSource(s: XState, ship: Ship, other: Ship): boolean {
  if (other === ship || other.seat !== ship.seat || !hasUp(other, 'ig2000')) return false
  const own = inPlay(s, { card: `pilot:${other.pilot}`, on: other.id })
  return own.some((effect) => effect.vars.sharedBy === undefined)
}
