import { sameShape } from '@sandtable/kit'
import { deployedPilots, pilotCards } from '../../data/pilots.ts'
import { upgradeCards } from '../../data/upgrades.ts'
import type { XCard } from '../vocabulary/card.ts'
import { conditions } from './conditions.ts'
import { damage } from './damage.ts'
import { guarded } from './modifying.ts'
import { pilots } from './pilots/index.ts'
import { evadeToken, focusToken, reinforceToken, targetLock } from './tokens.ts'
import { upgrades } from './upgrades/index.ts'

/** Rules that every ship brings along. */
const onEveryShip = [focusToken, evadeToken, targetLock, reinforceToken]

/** Everything that can be in play, by id: `pilot:…`, `upgrade:…`, `damage:…` and the rules of tokens. */
export const cards: readonly XCard[] = sameShape(
  [...onEveryShip, ...damage, ...conditions, ...pilots, ...upgrades].map(guarded),
)

const known = new Set(cards.map((card) => card.id))

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
