import { alikeBy } from '@sandtable/kernel'
import {
  battleCards2018,
  commandCards2018,
  formats2018,
  unitCards2018,
  upgradeCards2018,
} from '../data/2018/index.ts'
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
  EditionId,
  Format,
  Rank,
  UnitCard,
  UpgradeCard,
  Weapon,
} from '../data/types.ts'

import { editionNamed } from './editions/index.ts'
import { ASSET_RADIUS } from './geometry/measures.ts'

/** The cards of one edition. */
export interface Cards {
  readonly units: readonly UnitCard[]
  readonly upgrades: readonly UpgradeCard[]
  readonly commands: readonly CommandCard[]
  readonly battles: readonly BattleCard[]
  readonly counterparts: readonly CounterpartCard[]
  readonly forces: readonly BattleForce[]
  readonly formats: readonly Format[]
}

const cards: Readonly<Record<'2024' | '2018', Cards>> = {
  2024: {
    units: unitCards,
    upgrades: upgradeCards,
    commands: commandCards,
    battles: battleCards,
    counterparts,
    forces: battleForces,
    formats,
  },
  2018: {
    units: unitCards2018,
    upgrades: upgradeCards2018,
    commands: commandCards2018,
    battles: battleCards2018,
    counterparts: [],
    forces: [],
    formats: formats2018,
  },
}

export function cardsIn(edition: EditionId): Cards {
  return cards[editionNamed(edition).cards]
}

/** The edition that a card belongs to: those of 2018 say so in their ids, for most of them have a namesake of 2024. */
export function editionOfCard(id: string): '2024' | '2018' {
  return id.startsWith('2018-') ? '2018' : '2024'
}

/** Everything by its id, whatever the edition. */
function byId<T extends { readonly id: string }>(of: (cards: Cards) => readonly T[]): Map<string, T> {
  const all = [...of(cards[2024]), ...of(cards[2018])]
  const like = alikeBy([...new Set(all.flatMap((one) => Object.keys(one)))])
  return new Map(all.map((one) => [one.id, like(one)]))
}

const units = byId((of) => of.units)
const upgrades = byId((of) => of.upgrades)
const commands = byId((of) => of.commands)
const battles = byId((of) => of.battles)
const partners = byId((of) => of.counterparts)
const forces = byId((of) => of.forces)
const sizes = byId((of) => of.formats)

export function unitCard(id: string): UnitCard {
  return units.get(id) ?? known(laidCards, id)
}

/** A token that was laid is treated as a unit of one flat miniature, with the weapons of its command card. */
export const laid = 'laid:'

const laidCards = new Map(
  [...commands.values(), null].map((card) => [`${laid}${card?.id ?? ''}`, laidCard(card?.weapons ?? [])]),
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
