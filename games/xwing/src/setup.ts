import { mix, type Plain, pickOne, type Random, type Roster } from '@sandtable/kernel'
import { isMap, isWhole, otherKey } from '@sandtable/kit'
import { pilotCards } from '../data/pilots.ts'
import { upgradeCards } from '../data/upgrades.ts'
import { isOffered } from './cards/index.ts'
import { carrierOf } from './docking.ts'
import { obstacleShapes } from './geometry/obstacles.ts'
import { newShip, seats } from './new-ship.ts'
import { checkSquad } from './squad/check.ts'
import { cardsOf, randomSquad } from './squad/random.ts'
import type { Squad } from './squad/squad.ts'
import type { Ship, XWing, XWingSetup, XWingTable } from './state.ts'

const shapes = Object.values(obstacleShapes).flat()

export function checkSetup(setup: Plain): string | null {
  if (!isMap(setup)) return 'an object is expected'
  const { squads, points, deck, obstacles, rounds, ...rest } = setup
  const [unknown] = Object.keys(rest)
  if (unknown !== undefined) return `“${unknown}” is not part of the setup`
  if (!isWhole(points, 1, 1000)) return 'points: a whole number from 1 to 1000 is expected'
  if (deck !== 'core' && deck !== 'tfa') return 'deck: core or tfa is expected'
  if (rounds !== null && !isWhole(rounds, 1, 1000)) return 'rounds: a whole number or null is expected'
  if (!isMap(squads) || otherKey(squads, seats) !== undefined) return 'squads: red and blue are expected'
  if (!isMap(obstacles) || otherKey(obstacles, seats) !== undefined)
    return 'obstacles: red and blue are expected'
  for (const seat of seats) {
    const [problem] = checkSquad(squads[seat] as unknown as Squad, { points, offered: isOffered })
    if (problem !== undefined) return `squad of ${seat}: ${problem.text.en} (${problem.rule})`
    const own = obstacles[seat]
    if (!Array.isArray(own) || own.length !== 3 || new Set(own).size !== 3 || !own.every(isShape))
      return `obstacles of ${seat}: three different obstacle tokens are expected`
  }
  return null
}

function isShape(id: unknown): boolean {
  return typeof id === 'string' && shapes.includes(id)
}

export function randomSetup(random: Random, wanted: readonly string[] = []): XWingSetup {
  const mixed = [...shapes]
  mix(random, mixed)
  const red = randomSquad(random, 100, isOffered, wanted)
  const brought = cardsOf(red)
  const others = wanted.filter((card) => !brought.includes(card))
  return {
    squads: { red, blue: randomSquad(random, 100, isOffered, others) },
    points: 100,
    deck: pickOne(random, ['core', 'tfa'] as const),
    obstacles: { red: mixed.slice(0, 3), blue: mixed.slice(3, 6) },
    // Random pilots may circle each other for ever; a limit ends the game by points (XW-END-004).
    rounds: 20,
  }
}

/** Every pilot and upgrade that may be put into a squad. */
export const roster: Roster<XWing> = {
  cards: [
    ...pilotCards.flatMap(({ id }) => (isOffered(id, 'pilot') ? [`pilot:${id}`] : [])),
    ...upgradeCards.flatMap(({ id }) => (isOffered(id, 'upgrade') ? [`upgrade:${id}`] : [])),
  ],
  of: ({ squads }) => seats.flatMap((seat) => cardsOf(squads[seat] as Squad)),
}

export function lay(setup: XWingSetup): XWingTable {
  return {
    round: 0,
    phase: 'set-up',
    initiative: 'red',
    edges: { red: 'bottom', blue: 'top' },
    ships: docked(
      seats.flatMap((seat) =>
        (setup.squads[seat] as Squad).ships.map((ship, at) => newShip(seat, at + 1, ship)),
      ),
    ),
    reserve: Object.fromEntries(seats.map((seat) => [seat, [...(setup.obstacles[seat] ?? [])]])),
    obstacles: [],
    bombs: [],
    decks: Object.fromEntries(seats.map((seat) => [seat, { draw: [], discard: [] }])),
    deck: setup.deck,
    points: Object.fromEntries(seats.map((seat) => [seat, 0])),
    limit: setup.points,
    rounds: setup.rounds,
    skill: null,
    lastBomb: 0,
  }
}

/** Some ships start docked to others (XW-SETUP-014). */
export function docked(ships: Ship[]): Ship[] {
  for (const ship of ships) ship.docked = carrierOf(ship, ships)
  return ships
}
