import { type Plain, pickOne, type Random, type Seat } from '@sandtable/kernel'
import { isMap, otherKey } from '@sandtable/kit'
import { mapPlans } from '../data/maps/index.ts'
import type { Faction } from '../data/types.ts'
import { battleCard } from './catalogue.ts'
import type { Army } from './list/army.ts'
import { checkArmy } from './list/check.ts'
import { randomArmy } from './list/random.ts'
import { newUnit } from './new-unit.ts'
import { type BattlePiles, type LegionSetup, type LegionTable, seats } from './state.ts'
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
    units: armies.flatMap(([seat, army]) =>
      army.units.map((unit, at) => newUnit(seat, unit, `${seat}-${at + 1}`)),
    ),
    objectives: [],
    mission: { primary: null, secondary: null, advantages: bySeat(() => null) },
    piles: bySeat(({ battle }) => pilesOf(battle)),
    hands: bySeat(({ commands }) => [...commands, 'standing-orders']),
    played: bySeat(() => null),
    discards: bySeat(() => []),
    pools: bySeat(() => []),
    passes: bySeat(() => 0),
    points: bySeat(() => 0),
    marks: bySeat(() => []),
  }
}

/** A battle deck by kind of card. */
export function pilesOf(battle: readonly string[]): BattlePiles {
  const of = (kind: string) => ({ left: battle.filter((card) => battleCard(card).kind === kind), gone: [] })
  return { primary: of('primary'), secondary: of('secondary'), advantage: of('advantage') }
}
