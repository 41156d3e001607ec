import {
  battleCards,
  battleForces,
  commandCards,
  counterparts,
  formats,
  unitCards,
  upgradeCards,
} from '../data/2024/index.ts'
import type {
  BattleCard,
  BattleForce,
  CommandCard,
  CounterpartCard,
  Format,
  Rank,
  UnitCard,
  UpgradeCard,
  Weapon,
} from '../data/types.ts'

import { ASSET_RADIUS } from './geometry/measures.ts'

/** The cards by their ids. */

const units = new Map(unitCards.map((card) => [card.id, card]))
const upgrades = new Map(upgradeCards.map((card) => [card.id, card]))
const commands = new Map(commandCards.map((card) => [card.id, card]))
const battles = new Map(battleCards.map((card) => [card.id, card]))
const partners = new Map(counterparts.map((card) => [card.id, card]))
const forces = new Map(battleForces.map((force) => [force.id, force]))
const sizes = new Map(formats.map((format) => [format.id, format]))

export function unitCard(id: string): UnitCard {
  return units.get(id) ?? known(laidCards, id)
}

/** A token that was laid is treated as a unit of one flat miniature, with the weapons of its command card. */
export const laid = 'laid:'

const laidCards = new Map(
  [...commandCards, null].map((card) => [`${laid}${card?.id ?? ''}`, laidCard(card?.weapons ?? [])]),
)

function laidCard(weapons: readonly Weapon[]): UnitCard {
  return {
    id: laid,
    hq: '',
    name: '',
    faction: 'mercenary',
    rank: 'corps',
    type: 'trooper',
    points: 0,
    minis: 1,
    wounds: 1,
    courage: null,
    defence: 'white',
    surge: {},
    speed: 0,
    base: 2 * ASSET_RADIUS,
    height: 1,
    slots: [],
    keywords: [],
    weapons,
  }
}

export function upgradeCard(id: string): UpgradeCard {
  return known(upgrades, id)
}

/** The rank of a unit by its cards, before anybody is promoted. */
export function rankOnCards(card: string, equipped: readonly string[]): Rank {
  const changed = equipped.map(upgradeCard).find(({ rankBecomes }) => rankBecomes !== undefined)
  return changed?.rankBecomes ?? unitCard(card).rank
}

export function commandCard(id: string): CommandCard {
  return known(commands, id)
}

export function battleCard(id: string): BattleCard {
  return known(battles, id)
}

export function findUnit(id: string): UnitCard | undefined {
  return units.get(id)
}

export function findUpgrade(id: string): UpgradeCard | undefined {
  return upgrades.get(id)
}

export function findCommand(id: string): CommandCard | undefined {
  return commands.get(id)
}

export function findBattle(id: string): BattleCard | undefined {
  return battles.get(id)
}

export function findCounterpart(id: string): CounterpartCard | undefined {
  return partners.get(id)
}

export function findBattleForce(id: string): BattleForce | undefined {
  return forces.get(id)
}

export function findFormat(id: string): Format | undefined {
  return sizes.get(id)
}

function known<T>(cards: ReadonlyMap<string, T>, id: string): T {
  const card = cards.get(id)
  if (card === undefined) throw new Error(`no card ${id}`)
  return card
}
