import { enter, inPlay, leave } from '@sandtable/kernel'
import { sameShape } from '@sandtable/kit'
import { deployedPilots, pilotCards } from '../../data/pilots.ts'
import { upgradeCards } from '../../data/upgrades.ts'

import type { Ship, Upgrade, XState } from '../state.ts'
import { upgradeCard } from '../values.ts'
import type { XCard } from './card.ts'
import { conditions } from './conditions.ts'
import { damage } from './damage.ts'
import { guarded } from './guard.ts'
import { pilots } from './pilots/index.ts'
import { shareAbilities } from './shared-abilities.ts'
import { evadeToken, focusToken, reinforceToken, targetLock } from './tokens.ts'
import { upgrades } from './upgrades/index.ts'

/** Rules that every ship brings along. */
const onEveryShip = [focusToken, evadeToken, targetLock, reinforceToken]

/** Everything that can be in play, by id: `pilot:…`, `upgrade:…`, `damage:…` and the rules of tokens. */
export const cards: readonly XCard[] = sameShape(
  [...onEveryShip, ...damage, ...conditions, ...pilots, ...upgrades].map(guarded),
)

const known = new Map(cards.map((card) => [card.id, card]))

export function cardNamed(id: string): XCard | undefined {
  return known.get(id)
}

const pilotsOffered = new Set(
  pilotCards.filter((card) => !card.hasAbility || known.has(`pilot:${card.id}`)).map((card) => card.id),
)
const upgradesOffered = new Set(
  upgradeCards.filter((card) => known.has(`upgrade:${card.id}`)).map((card) => card.id),
)

/** May this card be put into a squad? What is not implemented is not offered. */
export function isOffered(id: string, kind: 'pilot' | 'upgrade'): boolean {
  return (kind === 'pilot' ? pilotsOffered : upgradesOffered).has(id)
}

/** Pilots, upgrades and damage cards: how many there are, and how many of them work. */
export function cardCount(): { known: number; implemented: number } {
  return {
    known: pilotCards.length + deployedPilots.length + upgradeCards.length + damage.length,
    implemented:
      pilotsOffered.size +
      deployedPilots.filter(({ id }) => known.has(`pilot:${id}`)).length +
      upgradesOffered.size +
      damage.length,
  }
}

/** Brings a ship's pilot, upgrades and tokens into play. */
export function cardsOn(s: XState, ship: Ship): void {
  for (const { id } of onEveryShip) enter(s, { card: id, seat: ship.seat, on: ship.id })
  abilitiesOn(s, ship)
}

/** The pilot's ability and the upgrades that are not in play yet. */
export function abilitiesOn(s: XState, ship: Ship): void {
  const pilot = pilotAbility(ship)
  if (known.has(pilot) && inPlay(s, { card: pilot, on: ship.id }).length === 0)
    enter(s, { card: pilot, seat: ship.seat, on: ship.id })
  for (const upgrade of ship.upgrades) {
    if (upgrade.faceUp) upgradeUp(s, ship, upgrade)
  }
  shareAbilities(s)
}

/** The card whose text is its pilot's ability. */
function pilotAbility(ship: Ship): string {
  return `pilot:${ship.flownFor?.pilot ?? ship.pilot}`
}

/** Turns an upgrade face up; its text applies again. */
export function upgradeUp(s: XState, ship: Ship, upgrade: Upgrade): void {
  upgrade.faceUp = true
  if (upgrade.effect === null && known.has(`upgrade:${upgrade.card}`))
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
