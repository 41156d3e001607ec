import { type Plain, pickOne, type Random, type Seat } from '@sandtable/kernel'
import { isMap, otherKey } from '@sandtable/kit'
import { mapPlans } from '../data/maps/index.ts'
import type { Faction, UnitCard } from '../data/types.ts'
import { battleCard, unitCard, upgradeCard } from './catalogue.ts'
import { noTokens } from './holdings.ts'
import type { Army, UnitInList } from './list/army.ts'
import { checkArmy } from './list/check.ts'
import { randomArmy } from './list/random.ts'
import { type BattlePiles, type LegionSetup, type LegionTable, type Mini, seats, type Unit } from './state.ts'
import { findMap } from './terrain/battlefield.ts'

export function checkSetup(setup: Plain): string | null {
  if (!isMap(setup)) return 'an object is expected'
  const unknown = otherKey(setup, ['armies', 'format', 'map'])
  if (unknown !== undefined) return `“${unknown}” is not part of the setup`
  const { armies, format, map } = setup
  if (format !== 'standard') return 'format: “standard” is expected'
  if (typeof map !== 'string' || findMap(map) === undefined) return 'map: there is no such map'
  if (!isMap(armies) || otherKey(armies, seats) !== undefined)
    return `armies: ${seats.join(' and ')} are expected`
  for (const seat of seats) {
    const [problem] = checkArmy(armies[seat])
    if (problem !== undefined)
      return `army of ${seat}: ${problem.field}: ${problem.text.en} (${problem.rule})`
  }
  return null
}

export function randomSetup(random: Random): LegionSetup {
  return {
    armies: Object.fromEntries(seats.map((seat) => [seat, randomArmy(random)])),
    format: 'standard',
    map: pickOne(
      random,
      mapPlans.filter(({ board }) => board[0] === 12),
    ).id,
  }
}

export function lay(setup: LegionSetup): LegionTable {
  const armies = seats.map((seat) => [seat, setup.armies[seat] as Army] as const)
  const bySeat = <T>(of: (army: Army) => T): Record<Seat, T> =>
    Object.fromEntries(armies.map(([seat, army]) => [seat, of(army)]))
  return {
    edition: '2024',
    map: setup.map,
    factions: bySeat(({ faction }) => faction as Faction),
    round: 0,
    phase: 'set-up',
    blue: seats[0] as Seat,
    priority: null,
    edges: { [seats[0] as Seat]: 'bottom', [seats[1] as Seat]: 'top' },
    units: armies.flatMap(([seat, army]) => army.units.map((unit, at) => newUnit(seat, unit, at + 1))),
    objectives: [],
    mission: { primary: null, secondary: null, advantages: bySeat(() => null) },
    piles: bySeat(pilesOf),
    hands: bySeat(({ commands }) => [...commands, 'standing-orders']),
    played: bySeat(() => null),
    discards: bySeat(() => []),
    pools: bySeat(() => []),
    passes: bySeat(() => 0),
    points: bySeat(() => 0),
    marks: bySeat(() => []),
  }
}

function pilesOf({ battle }: Army): BattlePiles {
  const of = (kind: string) => ({ left: battle.filter((card) => battleCard(card).kind === kind), gone: [] })
  return { primary: of('primary'), secondary: of('secondary'), advantage: of('advantage') }
}

function newUnit(seat: Seat, { card: id, upgrades }: UnitInList, number: number): Unit {
  const card = unitCard(id)
  const unit = `${seat}-${number}`
  return {
    id: unit,
    seat,
    card: id,
    points: pointsOf(card, upgrades),
    rank: card.rank,
    minis: minisOf(unit, card, upgrades),
    deployed: false,
    tokens: noTokens(),
    upgrades: upgrades.map((upgrade) => ({ card: upgrade, state: 'ready', side: null, effect: null })),
    order: 'none',
    commander: 'none',
    wasPanicked: false,
    damaged: false,
    holds: [],
  }
}

function pointsOf(card: UnitCard, upgrades: readonly string[]): number {
  return upgrades.reduce((sum, upgrade) => sum + upgradeCard(upgrade).points, card.points ?? 0)
}

/** The miniatures of the unit card first, so that one of them leads. */
function minisOf(unit: string, card: UnitCard, upgrades: readonly string[]): Mini[] {
  const brought = [
    ...Array<null>(card.minis).fill(null),
    ...upgrades.flatMap((upgrade) => Array<string>(upgradeCard(upgrade).adds?.minis ?? 0).fill(upgrade)),
  ]
  return brought.map((by, at) => ({
    id: `${unit}/${at + 1}`,
    by,
    x: 0,
    y: 0,
    facing: 0,
    on: null,
    wounds: 0,
  }))
}
