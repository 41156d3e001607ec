import { nextBelow, type Plain, pickOne, type Random } from '@sandtable/kernel'
import type { Thought } from '@sandtable/kit'
import type { Pose } from '@sandtable/plane'
import type { Maneuver } from '../../data/types.ts'
import { playArea } from '../geometry/base.ts'
import { fly } from '../geometry/flight.ts'
import { obstaclesHit } from '../geometry/obstacle-hits.ts'
import { shipType } from '../values.ts'
import { rangeOfShot, threat } from './aim.ts'
import { type Mind, steadyMind } from './mind.ts'
import { flownBecause } from './reasons.ts'
import { enemies, own, type SeenShip, type SeenTable } from './seen.ts'

/** Where a ship could end up, and how much each place counts. */
interface Future {
  readonly ship: SeenShip
  readonly places: readonly { readonly pose: Pose; readonly weight: number }[]
}

/** What a maneuver comes to. */
export interface Flown {
  readonly maneuver: Maneuver
  readonly worth: number
  /** Damage to expect, dealt and taken. */
  readonly dealt: number
  readonly taken: number
  readonly obstacles: number
  readonly bumps: boolean
}

/**
 * Dials by looking at where everybody could end up: for each own ship the maneuver whose end gives the best shots
 * at, and the fewest shots from, the places where enemies may be; rocks, collisions, stress and the edge count
 * against it.
 */
export function chooseDials(
  table: SeenTable,
  allowed: Readonly<Record<string, readonly number[]>>,
  mind: Mind,
  random: Random,
): Thought {
  const futures = enemies(table).map((ship) => futureOf(table, ship, mind))
  const dials: Record<string, number> = {}
  const flights: { readonly ship: SeenShip; readonly flown: Flown }[] = []
  let flown = table
  // The lowest skill moves first; the others plan around where it will be.
  for (const ship of own(table).sort((a, b) => a.skill - b.skill)) {
    const places = allowed[ship.id]
    if (places === undefined) continue
    const judged = places.map((place) => {
      const maneuver = shipType(ship.type).dial[place] as Maneuver
      return { place, flown: judge(flown, ship, maneuver, futures, mind) }
    })
    const best = slipsNow(mind, random)
      ? pickOne(random, judged)
      : judged.reduce((one, other) => (other.flown.worth > one.flown.worth ? other : one))
    dials[ship.id] = best.place
    flights.push({ ship, flown: best.flown })
    flown = moved(flown, ship, best.flown.maneuver)
  }
  return { answer: dials as Plain, reasons: () => flownBecause(table, flights) }
}

export function slipsNow({ slips }: Mind, random: Random): boolean {
  return slips > 0 && nextBelow(random, 100) < slips
}

function futureOf(table: SeenTable, ship: SeenShip, { reckons }: Mind): Future {
  if (reckons === 'where they are') return { ship, places: [{ pose: ship.pose, weight: 1 }] }
  return reckons === 'anywhere' ? anywhere(ship) : doingBest(table, ship)
}

/** In the enemy's place: what would it fly, if it knew no more than where we could be? */
function doingBest(table: SeenTable, ship: SeenShip): Future {
  const ours = own(table).map(anywhere)
  const theirs = { ...table, seat: ship.seat }
  const judged = shipType(ship.type).dial.flatMap((maneuver) => {
    if (ship.tokens.stress > 0 && maneuver.difficulty === 'red') return []
    const flight = fly(ship.pose, ship.size, maneuver, [])
    if (flight.fled) return []
    return [{ pose: flight.end, worth: judge(theirs, ship, maneuver, ours, steadyMind).worth }]
  })
  const best = Math.max(...judged.map((one) => one.worth))
  const places = judged.map(({ pose, worth }) => {
    const odd = 1 + 12 * (best - worth)
    return { pose, weight: 1 / (odd * odd * odd) }
  })
  return places.length > 0 ? { ship, places } : anywhere(ship)
}

/** Every maneuver that it would sensibly fly. */
function anywhere(ship: SeenShip): Future {
  const stressed = ship.tokens.stress > 0
  const places: { pose: Pose; weight: number }[] = []
  for (const maneuver of shipType(ship.type).dial) {
    if (stressed && maneuver.difficulty === 'red') continue
    const flight = fly(ship.pose, ship.size, maneuver, [])
    if (!flight.fled) places.push({ pose: flight.end, weight: 1 })
  }
  return { ship, places: places.length > 0 ? places : [{ pose: ship.pose, weight: 1 }] }
}

function moved(table: SeenTable, ship: SeenShip, maneuver: Maneuver): SeenTable {
  const others = table.ships.filter((one) => one.id !== ship.id)
  const { end } = fly(ship.pose, ship.size, maneuver, others)
  return { ...table, ships: [...others, { ...ship, pose: end }] }
}

function judge(
  table: SeenTable,
  ship: SeenShip,
  dialled: Maneuver,
  futures: readonly Future[],
  { caution, shots }: Mind,
): Flown {
  const stressed = ship.tokens.stress > 0
  const red = dialled.difficulty === 'red'
  const maneuver: Maneuver =
    red && stressed ? { speed: 2, bearing: 'straight', difficulty: 'white' } : dialled
  const friends = own(table).filter((one) => one.id !== ship.id)
  const flight = fly(ship.pose, ship.size, maneuver, friends)
  if (flight.fled) return { maneuver: dialled, worth: -1000, dealt: 0, taken: 0, obstacles: 0, bumps: false }
  const { dealt, taken, nearest } = shotsThere(ship, flight.end, futures, shots)
  const obstacles = obstaclesHit(ship.pose, flight, ship.size, table.obstacles).length
  let worth = dealt - caution * taken - edgePenalty(ship, flight.end) - 2.5 * obstacles
  // Towards the enemy as long as nobody is near.
  if (nearest < Number.POSITIVE_INFINITY) worth -= nearest / 1000
  if (!flight.complete) worth -= 1.2
  if (red) worth -= stressed ? 1.5 : 0.7
  if (maneuver.difficulty === 'green' && stressed) worth += 0.8
  return { maneuver: dialled, worth, dealt, taken, obstacles, bumps: !flight.complete }
}

/** Own shots at where enemies may be, theirs from there, and how far the nearest may be. */
function shotsThere(ship: SeenShip, at: Pose, futures: readonly Future[], shots: Mind['shots']) {
  let [dealt, taken] = [0, 0]
  let nearest = Number.POSITIVE_INFINITY
  for (const { ship: enemy, places } of futures) {
    let [gain, loss, all] = [0, 0, 0]
    for (const { pose: there, weight } of places) {
      const shot = rangeOfShot(ship, at, enemy, there)
      if (shot !== null) gain += weight * threat(ship, enemy, shot)
      const danger = rangeOfShot(enemy, there, ship, at)
      if (danger !== null) loss += weight * threat(enemy, ship, danger)
      nearest = Math.min(nearest, Math.abs(at.x - there.x) + Math.abs(at.y - there.y))
      all += weight
    }
    dealt = shots === 'all' ? dealt + gain / all : withReserve(dealt, gain / all)
    taken += loss / all
  }
  return { dealt, taken, nearest }
}

/** The better of two shots, and a little for having another one. */
function withReserve(one: number, other: number): number {
  return Math.max(one, other) + 0.2 * Math.min(one, other)
}

/** A ship that no straight maneuver keeps on the table is as good as lost. */
function edgePenalty(ship: SeenShip, at: Pose): number {
  const ways = shipType(ship.type).dial.filter((one) => one.difficulty !== 'red')
  const left = ways.filter((one) => !fly(at, ship.size, one, []).fled).length
  const margin = Math.min(at.x, at.y, playArea - at.x, playArea - at.y)
  if (left === 0) return 20
  return (left < 4 ? 2 : 0) + (margin < 80 ? 0.5 : 0)
}

/** The table with each enemy that has still to move where it would do best. */
export function expectedEnds(table: SeenTable): SeenTable {
  const ships = table.ships.map((ship) => {
    if (ship.seat === table.seat || ship.activated) return ship
    const { places } = doingBest(table, ship)
    const best = places.reduce((one, other) => (other.weight > one.weight ? other : one))
    return { ...ship, pose: best.pose }
  })
  return { ...table, ships }
}
