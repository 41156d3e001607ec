import { inPlay, query } from '@sandtable/kernel'
import { sameShape } from '@sandtable/kit'
import { deployedPilots, pilotCards } from '../data/pilots.ts'
import { shipTypes } from '../data/ships.ts'
import type { Maneuver, PilotCard, ShipType, Size, Stats, UpgradeCard } from '../data/types.ts'
import { upgradeCards } from '../data/upgrades.ts'

import type { Ship, XState } from './state.ts'
import type { Hardness } from './vocabulary/queries.ts'

/** What is printed on cards, and what it comes to with everything that changes it. */

const pilots = new Map([...pilotCards, ...deployedPilots].map((card) => [card.id, card]))
const skills = new Map([...pilots.values()].map(({ id, skill }) => [id, skill]))
const types = new Map(shipTypes.map((type) => [type.id, type]))
const upgrades = new Map(sameShape(upgradeCards).map((card) => [card.id, card]))

/** Few cards change figures: those that do. */
const statsOf = new Map(upgradeCards.flatMap(({ id, grants }) => (grants?.stats ? [[id, grants.stats]] : [])))
const overridesOf = new Map(
  pilotCards.flatMap(({ id, statOverrides }) => (statOverrides ? [[id, statOverrides]] : [])),
)

export function pilotCard(id: string): PilotCard {
  return known(pilots, id)
}

export function shipType(id: string): ShipType {
  return known(types, id)
}

export function upgradeCard(id: string): UpgradeCard {
  return known(upgrades, id)
}

function known<T>(cards: ReadonlyMap<string, T>, id: string): T {
  const card = cards.get(id)
  if (card === undefined) throw new Error(`no card ${id}`)
  return card
}

export function sizeOf(ship: Pick<Ship, 'type'>): Size {
  return shipType(ship.type).size
}

export function isInjuredPilot(damageCard: string): boolean {
  return damageCard === 'core-injuredpilot'
}

export function hasInjuredPilot(ship: Ship): boolean {
  return ship.damage.some((one) => one.faceUp && isInjuredPilot(one.card))
}

/** What the ship's upgrades add to a figure; those that are discarded or ignored add nothing. */
function added(ship: Ship, stat: keyof Stats | 'skill'): number {
  let sum = 0
  for (const { card, faceUp } of ship.upgrades) {
    const stats = statsOf.get(card)
    if (stats === undefined || !faceUp) continue
    if (upgradeCard(card).slot !== 'elite' || !hasInjuredPilot(ship)) sum += stats[stat] ?? 0
  }
  return sum
}

/** The printed value, with what its upgrades add to it. */
function printed(ship: Ship, stat: keyof Stats): number {
  return (overridesOf.get(ship.pilot)?.[stat] ?? shipType(ship.type)[stat]) + added(ship, stat)
}

/** All increases and reductions first, then the floor (XW-META-019). */
function value(s: XState, ship: Ship, name: 'attack' | 'agility' | 'hull', stat: keyof Stats): number {
  return Math.max(0, query(s, name, printed(ship, stat), ship.id))
}

export function attackValue(s: XState, ship: Ship): number {
  return value(s, ship, 'attack', 'attack')
}

/** Agility with cloak and tractor beam tokens, the latter in the Combat phase only (XW-TOKEN-004). */
export function agility(s: XState, ship: Ship): number {
  const tractor = s.table.phase === 'combat' ? ship.tokens.tractor : 0
  const cloak = ship.tokens.cloak > 0 ? 2 : 0
  return Math.max(0, query(s, 'agility', printed(ship, 'agility') + cloak - tractor, ship.id))
}

export function hullValue(s: XState, ship: Ship): number {
  return value(s, ship, 'hull', 'hull')
}

export function shieldValue(s: XState, ship: Ship): number {
  return Math.max(0, query(s, 'shield value', printed(ship, 'shields'), ship.id))
}

/** The shields that a ship begins with. */
export function shieldsAtFirst(pilot: PilotCard, cards: readonly string[]): number {
  const base = pilot.statOverrides?.shields ?? shipType(pilot.ship).shields
  return cards.reduce((sum, card) => sum + (upgradeCard(card).grants?.stats?.shields ?? 0), base)
}

/** Of several effects on pilot skill the latest counts (XW-PS-002): each sets it anew, in the order they came. */
export function pilotSkill(s: XState, ship: Ship): number {
  const skill = ship.flownFor?.skill ?? known(skills, ship.pilot) + added(ship, 'skill')
  return Math.max(0, query(s, 'pilot skill', skill, ship.id))
}

/** The skill on its pilot card as its upgrades modify it, whatever damage cards and other ships do to it. */
export function skillByCards(ship: Ship): number {
  const modified = ship.upgrades.reduce(
    (sum, { card, faceUp }) => sum + (faceUp ? (upgradeCard(card).grants?.stats?.skill ?? 0) : 0),
    pilotCard(ship.pilot).skill,
  )
  return Math.max(0, modified)
}

const nothing: Hardness = { harder: null, easier: null }

/** The maneuver with the difficulty that it has for this ship now; what makes it harder wins (XW-MOVE-003). */
export function asFlownBy(s: XState, ship: Ship, maneuver: Maneuver): Maneuver {
  const { harder, easier } = query(s, 'difficulty', nothing, { ship: ship.id, maneuver })
  const { speed, bearing, along } = maneuver
  const difficulty = harder ?? easier ?? maneuver.difficulty
  return along === undefined ? { speed, bearing, difficulty } : { speed, bearing, difficulty, along }
}

/** A stressed ship flies a white straight 2 for a red maneuver. */
export function executedBy(s: XState, ship: Ship, revealed: Maneuver): Maneuver {
  const maneuver = asFlownBy(s, ship, revealed)
  const mayNot = maneuver.difficulty === 'red' && isStressed(ship)
  return mayNot && !query(s, 'flies red while stressed', false, ship.id)
    ? { speed: 2, bearing: 'straight', difficulty: 'white' }
    : maneuver
}

/** Two ion tokens hold a large ship, one a small one (XW-TOKEN-001). */
export function isIonized(s: XState, ship: Ship): boolean {
  return (
    ship.tokens.ion > 0 &&
    ship.tokens.ion >= query(s, 'ion threshold', sizeOf(ship) === 'large' ? 2 : 1, ship.id)
  )
}

/** The condition cards beside a ship. */
export function conditionsOf(s: XState, ship: string): string[] {
  return inPlay(s, { on: ship }).flatMap(({ card }) =>
    card.startsWith('condition:') ? [card.slice('condition:'.length)] : [],
  )
}

export function isStressed(ship: Ship): boolean {
  return ship.tokens.stress > 0
}

/** Damage cards against the hull: a face-up Direct Hit! counts as two (XW-DMG-005). */
export function damageTaken(ship: Ship): number {
  let sum = 0
  for (const one of ship.damage) sum += one.faceUp && one.card.endsWith('directhit') ? 2 : 1
  return sum
}
