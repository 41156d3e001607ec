import { cardNamed, enter, inPlay, leave, tell } from '@sandtable/kernel'
import type { Ship, Upgrade, XState } from './state.ts'
import { upgradeCard } from './values.ts'

/** The rules of tokens, which every ship brings along. */
const onEveryShip = ['focus-token', 'evade-token', 'target-lock', 'reinforce-token']

/** Brings a ship's pilot, upgrades and tokens into play. */
export function cardsOn(s: XState, ship: Ship): void {
  for (const card of onEveryShip) enter(s, { card, seat: ship.seat, on: ship.id })
  abilitiesOn(s, ship)
}

/** The pilot's ability and the upgrades that are not in play yet. */
export function abilitiesOn(s: XState, ship: Ship): void {
  const pilot = pilotAbility(ship)
  if (cardNamed(s, pilot) !== undefined && inPlay(s, { card: pilot, on: ship.id }).length === 0)
    enter(s, { card: pilot, seat: ship.seat, on: ship.id })
  for (const upgrade of ship.upgrades) {
    if (upgrade.faceUp) upgradeOn(s, ship, upgrade)
  }
  shareAbilities(s)
}

/** The card whose text is its pilot's ability. */
function pilotAbility(ship: Ship): string {
  return `pilot:${ship.flownFor?.pilot ?? ship.pilot}`
}

/** Turns a discarded upgrade face up: it is back, and its text applies again (XW-BUILD-011). */
export function upgradeUp(s: XState, ship: Ship, upgrade: Upgrade): void {
  if (upgrade.faceUp) return
  upgrade.faceUp = true
  upgradeOn(s, ship, upgrade)
  tell(s, { type: 'back in play', ship: ship.id, card: upgrade.card })
}

/** Brings an upgrade that lies face up into play, unless it is. */
export function upgradeOn(s: XState, ship: Ship, upgrade: Upgrade): void {
  if (upgrade.effect === null && cardNamed(s, `upgrade:${upgrade.card}`) !== undefined)
    upgrade.effect = enter(s, { card: `upgrade:${upgrade.card}`, seat: ship.seat, on: ship.id })
}

/** Injured Pilot: the pilot's ability and all Elite upgrades are ignored (XW-DECKR-003). */
export function ignorePilot(s: XState, ship: Ship): void {
  for (const effect of inPlay(s, { card: pilotAbility(ship), on: ship.id })) leave(s, effect.id)
  for (const upgrade of ship.upgrades) {
    if (upgrade.effect === null || upgradeCard(upgrade.card).slot !== 'elite') continue
    leave(s, upgrade.effect)
    upgrade.effect = null
  }
  shareAbilities(s)
}

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
