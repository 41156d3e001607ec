import { type Plain, query, type Referee, underWay } from '@sandtable/kernel'
import { coverOfUnit, obscuring } from '../attack/cover.ts'
import { isEngaged, meleeEnemies } from '../geometry/melee.ts'
import { bandTo, isWhollyWithinRange, isWithinRange, type Range } from '../geometry/ranges.ts'
import { leaderSees } from '../geometry/sight.ts'
import { grantedNow } from '../keywords/granted.ts'
import { contestingUnits, securedBy } from '../mission/contesting.ts'
import { type Legion, type LState, seats, type Unit } from '../state.ts'
import { battlefieldOf } from '../terrain/battlefield.ts'
import { isOnBattlefield, unitsOn } from '../units.ts'
import { courageOf, isInPanic, isSuppressed, speedOf } from '../values.ts'

/** What a scenario may expect: units and objectives by their names, and the game. */
export const look: Referee<Legion>['look'] = (s) => ({
  ...Object.fromEntries(s.table.objectives.map((one) => [one.id, lookAtObjective(s, one.id)])),
  ...Object.fromEntries(s.table.units.map((unit) => [unit.id, lookAt(s, unit)])),
  game: {
    round: s.table.round,
    dice: underWay(s, 'attack pool')?.attackDice.map(({ colour }) => colour) ?? [],
    phase: s.table.phase,
    priority: s.table.priority,
    blue: s.table.blue,
    rows: { ...s.table.rows },
    terrain: battlefieldOf(s.table.map).plan.pieces.map(({ kind }) => kind),
    edges: { ...s.table.edges },
    points: { ...s.table.points },
    marks: Object.fromEntries(seats.map((seat) => [seat, [...(s.table.marks[seat] ?? [])]])),
    passes: { ...s.table.passes },
    pools: Object.fromEntries(seats.map((seat) => [seat, [...(s.table.pools[seat] ?? [])]])),
    played: { ...s.table.played },
    pool: lookAtPool(s),
    hands: Object.fromEntries(seats.map((seat) => [seat, [...(s.table.hands[seat] ?? [])]])),
    discards: Object.fromEntries(seats.map((seat) => [seat, [...(s.table.discards[seat] ?? [])]])),
    aside: Object.fromEntries(seats.map((seat) => [seat, [...(s.table.aside[seat] ?? [])]])),
    permanent: Object.fromEntries(seats.map((seat) => [seat, [...(s.table.permanent[seat] ?? [])]])),
    mission: {
      primary: s.table.mission.primary?.card ?? null,
      secondary: s.table.mission.secondary?.card ?? null,
      advantages: { ...s.table.mission.advantages },
      deployment: s.table.mission.deployment ?? null,
      condition: s.table.mission.condition ?? null,
    },
  },
})

function lookAt(s: LState, unit: Unit): Plain {
  const [leader] = unit.minis
  return {
    at: leader === undefined || !unit.deployed ? null : [leader.x, leader.y],
    on: leader?.on ?? null,
    levels: unit.minis.map(({ on }) => on),
    /** The upgrade that brought its leader; null: the unit card. */
    leader: leader?.by ?? null,
    facing: leader?.facing ?? null,
    facings: unit.minis.map(({ facing }) => facing),
    left: unit.minis.length,
    places: unit.minis.map(({ x, y }) => [x, y]),
    wounds: unit.minis.map(({ wounds }) => wounds),
    deployed: unit.deployed,
    tokens: { ...unit.tokens },
    order: unit.order,
    rank: unit.rank,
    commander: unit.commander,
    damaged: unit.damaged,
    holds: [...unit.holds],
    conditions: [...unit.conditions],
    upgrades: Object.fromEntries(unit.upgrades.map(({ card, state }) => [card, state])),
    cached: Object.fromEntries(unit.upgrades.map(({ card, tokens }) => [card, { ...tokens }])),
    cache: { ...unit.cache },
    sides: Object.fromEntries(unit.upgrades.map(({ card, side }) => [card, side])),
    speed: speedOf(s, unit),
    courage: courageOf(s, unit),
    suppressed: isSuppressed(s, unit),
    panicked: isInPanic(s, unit),
    /** Keywords beyond those of its cards, each with its X. */
    granted: { ...grantedNow(s, unit) },
    /** The die that it rallies with. */
    rally: query(s, 'rally die', 'white', unit.id),
    ...lookAround(s, unit),
  }
}

/** Whom its leader sees, how far others are from it, whom it fights, and what cover it has from each enemy. */
function lookAround(s: LState, unit: Unit) {
  const others = isOnBattlefield(unit) ? unitsOn(s).filter((one) => one !== unit) : []
  const enemies = others.filter(({ seat }) => seat !== unit.seat)
  return {
    sees: others.filter((one) => leaderSees(s, unit, one)).map(({ id }) => id),
    range: Object.fromEntries(others.map((one) => [one.id, bandTo(unit, one)])),
    within: Object.fromEntries(others.map((one) => [one.id, leastRange(unit, one, isWithinRange)])),
    wholly: Object.fromEntries(others.map((one) => [one.id, leastRange(unit, one, isWhollyWithinRange)])),
    melee: others.length === 0 ? [] : meleeEnemies(s, unit).map(({ id }) => id),
    engaged: others.length > 0 && isEngaged(s, unit),
    obscured: Object.fromEntries(
      enemies.map((one) => [one.id, obscuring(s, one, unit).filter((by) => by.length > 0).length]),
    ),
    cover: Object.fromEntries(enemies.map((one) => [one.id, coverOfUnit(s, one, unit)])),
  }
}

/** The least range at which one unit is so of the other. */
function leastRange(
  from: Unit,
  to: Unit,
  is: (from: Unit, to: Unit, range: Range) => boolean,
): Range | 'beyond' {
  const ranges: readonly Range[] = ['half', 1, 2, 3, 4, 5]
  return ranges.find((range) => is(from, to, range)) ?? 'beyond'
}

function lookAtObjective(s: LState, id: string): Plain {
  const objective = s.table.objectives.find((one) => one.id === id)
  if (objective === undefined) return null
  return {
    at: [objective.x, objective.y],
    on: objective.on,
    lies: objective.lies,
    seat: objective.seat,
    count: objective.count,
    contested: seats.flatMap((seat) => contestingUnits(s, objective, seat).map((unit) => unit.id)),
    secured: securedBy(s, objective),
  }
}

/** The colours of the dice in the pool under way, and its cover dice. */
function lookAtPool(s: LState): Plain {
  const pool = underWay(s, 'attack pool')
  if (pool === null) return null
  const colours = (dice: readonly { readonly colour: string }[]) =>
    dice.map(({ colour }) => colour).sort(byColour)
  return {
    attack: colours(pool.attackDice),
    cover: colours(pool.coverDice),
    defence: colours(pool.defenceDice),
    keywords: pool.gained.map(({ id }) => id),
    /** The same with the X of each, 0 where it has none. */
    gained: Object.fromEntries(pool.gained.map(({ id, x = 0 }) => [id, x])),
  }
}

const colourOrder: readonly string[] = ['red', 'black', 'white']

function byColour(a: string, b: string): number {
  return colourOrder.indexOf(a) - colourOrder.indexOf(b)
}
