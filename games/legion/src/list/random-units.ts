import { mix, nextBelow, pickOne, type Random } from '@sandtable/kernel'
import type { Rank, UnitCard, UpgradeCard } from '../../data/types.ts'
import { cardsIn } from '../catalogue.ts'
import { type Army, editionOfArmy, pointsOf, type UnitInList } from './army.ts'
import { wrongUnits } from './check.ts'
import { wrongFactions } from './factions.ts'
import { missingUpgrades } from './must-haves.ts'
import type { Offered } from './offered.ts'
import { countToLeast, leastOf, ranks } from './ranks.ts'
import { type Fielded, isMercenary, type Roster, rosterOf } from './roster.ts'
import { mayEquip } from './upgrades.ts'

/** What a random army may be made of. */
export interface Stock {
  readonly units: readonly Bought[]
  readonly upgrades: readonly UpgradeCard[]
}

/** A unit as it would be fielded, with the rank as which it counts. */
interface Bought {
  readonly card: UnitCard
  readonly rank: Rank
  readonly mercenary: boolean
}

export function stockFor(army: Army, offered: Offered): Stock {
  const cards = cardsIn(editionOfArmy(army))
  const units = cards.units.flatMap((card) => {
    if (card.points === null || !offered('unit', card.id)) return []
    const roster = rosterOf({ ...army, units: [{ card: card.id, upgrades: [] }] })
    const unit = roster?.units[0]
    if (roster == null || unit === undefined || wrongFactions(roster).length > 0) return []
    return [{ card, rank: unit.rank, mercenary: isMercenary(unit) }]
  })
  return { units, upgrades: cards.upgrades.filter(({ id }) => offered('upgrade', id)) }
}

/** The army with one of these units, if any of them may join it. */
export function withUnitNamed(
  random: Random,
  army: Army,
  stock: Stock,
  isOne: (unit: Bought) => boolean,
): Army {
  const fit = stock.units.filter(isOne)
  mix(random, fit)
  for (const { card } of fit) {
    const joined = withUnit(random, army, stock, card)
    if (joined !== null) return joined
  }
  return army
}

/** With the upgrade on some unit that may bear it, or on a new one. */
export function withUpgrade(random: Random, army: Army, stock: Stock, id: string): Army {
  const upgrade = stock.upgrades.find((one) => one.id === id)
  if (upgrade === undefined) return army
  const places = army.units.map((_, at) => at)
  mix(random, places)
  for (const at of places) {
    const borne = equipped(army, at, id)
    if (isSound(borne, stock)) return borne
  }
  const units = [...stock.units]
  mix(random, units)
  for (const { card } of units) {
    const joined = withUnit(random, army, stock, card, [id])
    if (joined !== null) return joined
  }
  return army
}

/** As many units of each rank as an army needs. */
export function withLeastUnits(random: Random, start: Army, stock: Stock): Army {
  let army = start
  for (const rank of ranks) {
    for (;;) {
      const roster = rosterOf(army)
      if (roster === null || lackOf(roster, rank) === 0) break
      const countsAll = roster.force?.mercenariesCount === true
      const counts = (one: Bought) => one.rank === rank && (countsAll || !one.mercenary)
      const more = withUnitNamed(random, army, stock, counts)
      if (more === army) return army
      army = more
    }
  }
  return army
}

/** Some more of everything: a few units with much, or many with little. */
export function withMore(random: Random, start: Army, stock: Stock): Army {
  let army = start
  if (stock.units.length === 0) return army
  const taste = 2 + nextBelow(random, 7)
  for (let tries = 10 + nextBelow(random, 40); tries > 0; tries--) {
    if (nextBelow(random, 10) < taste || army.units.length === 0)
      army = withUnit(random, army, stock, pickOne(random, stock.units).card) ?? army
    else {
      const at = nextBelow(random, army.units.length)
      const fit = fitting(army, at, stock)
      if (fit.length === 0) continue
      const borne = equipped(army, at, pickOne(random, fit).id)
      if (isSound(borne, stock)) army = borne
    }
  }
  return army
}

/** The army with the unit and what it must be equipped with; null: it may not join. */
function withUnit(
  random: Random,
  army: Army,
  stock: Stock,
  { id, equip = [] }: UnitCard,
  first: readonly string[] = [],
): Army | null {
  const at = army.units.length
  const bare: UnitInList = { card: id, upgrades: [...equip.filter((one) => isUpgrade(one, stock)), ...first] }
  let joined: Army = { ...army, units: [...army.units, bare] }
  for (;;) {
    const unit = unitAt(joined, at)
    if (unit === undefined || !isSound(joined, stock)) return null
    if (missingUpgrades(unit).length === 0) return joined
    const lack = missingUpgrades(unit).length
    const helpful = fitting(joined, at, stock)
      .map((upgrade) => equipped(joined, at, upgrade.id))
      .filter((one) => helps(unitAt(one, at), lack) && isSound(one, stock))
    if (helpful.length === 0) return null
    joined = pickOne(random, helpful)
  }
}

/** Is less missing, or the same thing of which several are needed? */
function helps(unit: Fielded | undefined, lack: number): boolean {
  if (unit === undefined) return false
  const heavy = unit.keywords.some(({ id }) => id === 'flexible-response')
  return missingUpgrades(unit).length < lack || (heavy && unit.upgrades.at(-1)?.card.slot === 'heavy weapon')
}

function unitAt(army: Army, at: number): Fielded | undefined {
  return rosterOf(army)?.units[at]
}

function isUpgrade(id: string, stock: Stock): boolean {
  return stock.upgrades.some((one) => one.id === id)
}

function fitting(army: Army, at: number, stock: Stock): UpgradeCard[] {
  const roster = rosterOf(army)
  const unit = roster?.units[at]
  if (roster == null || unit === undefined) return []
  return stock.upgrades.filter((upgrade) => mayEquip(unit, upgrade, roster))
}

function equipped(army: Army, at: number, upgrade: string): Army {
  return {
    ...army,
    units: army.units.map((unit, place) =>
      place === at ? { ...unit, upgrades: [...unit.upgrades, upgrade] } : unit,
    ),
  }
}

/** Nothing is wrong but what is missing yet, and there are points left for that. */
function isSound(army: Army, stock: Stock): boolean {
  const roster = rosterOf(army)
  if (roster === null || wrongUnits(roster).some(({ missing }) => missing !== true)) return false
  return pointsOf(army) + dues(roster, stock) <= roster.format.points
}

/** What the cheapest units cost that the army still needs. */
function dues(roster: Roster, stock: Stock): number {
  return ranks.reduce((sum, rank) => {
    const lack = lackOf(roster, rank)
    if (lack === 0) return sum
    const costs = stock.units
      .filter((one) => one.rank === rank && !one.mercenary)
      .map(({ card }) => card.points ?? 0)
    return sum + lack * (costs.length === 0 ? 0 : Math.min(...costs))
  }, 0)
}

function lackOf(roster: Roster, rank: Rank): number {
  return Math.max(0, leastOf(roster, rank) - countToLeast(roster, rank))
}
