import type { Plain } from '@sandtable/kernel'
import type { Pose } from '@sandtable/plane'
import type { Maneuver } from '../../data/types.ts'
import { playArea } from '../geometry/base.ts'
import { fly } from '../geometry/flight.ts'
import { obstaclesHit } from '../geometry/obstacle-hits.ts'
import { shipType } from '../values.ts'
import { rangeOfShot, threat } from './aim.ts'
import { enemies, own, type SeenShip, type SeenTable } from './seen.ts'

/** Where each ship could end up: for enemies every maneuver they would sensibly fly. */
interface Future {
  readonly ship: SeenShip
  readonly poses: readonly Pose[]
}

/**
 * Dials by looking at where everybody could end up: for each own ship the maneuver whose end gives the best shots
 * at, and the fewest shots from, the places where enemies may be; rocks, collisions, stress and the edge count
 * against it.
 */
export function chooseDials(table: SeenTable, allowed: Readonly<Record<string, readonly number[]>>): Plain {
  const futures = enemies(table).map((ship) => ({ ship, poses: sensibleEnds(ship) }))
  const dials: Record<string, number> = {}
  let flown = table
  // The lowest skill moves first; the others plan around where it will be.
  for (const ship of own(table).sort((a, b) => a.skill - b.skill)) {
    const places = allowed[ship.id]
    if (places === undefined) continue
    let best = places[0] ?? 0
    let bestWorth = Number.NEGATIVE_INFINITY
    for (const place of places) {
      const maneuver = shipType(ship.type).dial[place] as Maneuver
      const worth = worthOfManeuver(flown, ship, maneuver, futures)
      if (worth <= bestWorth) continue
      bestWorth = worth
      best = place
    }
    dials[ship.id] = best
    flown = moved(flown, ship, shipType(ship.type).dial[best] as Maneuver)
  }
  return dials
}

function sensibleEnds(ship: SeenShip): Pose[] {
  const stressed = ship.tokens.stress > 0
  const ends: Pose[] = []
  for (const maneuver of shipType(ship.type).dial) {
    if (stressed && maneuver.difficulty === 'red') continue
    const flight = fly(ship.pose, ship.size, maneuver, [])
    if (!flight.fled) ends.push(flight.end)
  }
  return ends.length > 0 ? ends : [ship.pose]
}

function moved(table: SeenTable, ship: SeenShip, maneuver: Maneuver): SeenTable {
  const others = table.ships.filter((one) => one.id !== ship.id)
  const { end } = fly(ship.pose, ship.size, maneuver, others)
  return { ...table, ships: [...others, { ...ship, pose: end }] }
}

function worthOfManeuver(
  table: SeenTable,
  ship: SeenShip,
  dialled: Maneuver,
  futures: readonly Future[],
): number {
  const stressed = ship.tokens.stress > 0
  const red = dialled.difficulty === 'red'
  const maneuver: Maneuver =
    red && stressed ? { speed: 2, bearing: 'straight', difficulty: 'white' } : dialled
  const friends = own(table).filter((one) => one.id !== ship.id)
  const flight = fly(ship.pose, ship.size, maneuver, friends)
  if (flight.fled) return -1000
  let worth = worthOfPlace(ship, flight.end, futures)
  worth -= 2.5 * obstaclesHit(ship.pose, flight, ship.size, table.obstacles).length
  if (!flight.complete) worth -= 1.2
  if (red) worth -= stressed ? 1.5 : 0.7
  if (maneuver.difficulty === 'green' && stressed) worth += 0.8
  return worth
}

/** What it is worth to stand there: own shots at where enemies may be, less theirs; not too near the edge. */
function worthOfPlace(ship: SeenShip, at: Pose, futures: readonly Future[]): number {
  let worth = 0
  let nearest = Number.POSITIVE_INFINITY
  for (const { ship: enemy, poses } of futures) {
    let gain = 0
    let loss = 0
    for (const there of poses) {
      const shot = rangeOfShot(ship, at, enemy, there)
      if (shot !== null) gain += threat(ship, enemy, shot)
      const danger = rangeOfShot(enemy, there, ship, at)
      if (danger !== null) loss += threat(enemy, ship, danger)
      nearest = Math.min(nearest, Math.abs(at.x - there.x) + Math.abs(at.y - there.y))
    }
    worth += (gain - 0.8 * loss) / poses.length
  }
  // Towards the enemy as long as nobody is near, and not with the nose at the edge.
  if (nearest < Number.POSITIVE_INFINITY) worth -= nearest / 1000
  return worth - edgePenalty(ship, at)
}

/** A ship that no straight maneuver keeps on the table is as good as lost. */
function edgePenalty(ship: SeenShip, at: Pose): number {
  const ways = shipType(ship.type).dial.filter((one) => one.difficulty !== 'red')
  const left = ways.filter((one) => !fly(at, ship.size, one, []).fled).length
  const margin = Math.min(at.x, at.y, playArea - at.x, playArea - at.y)
  if (left === 0) return 20
  return (left < 4 ? 2 : 0) + (margin < 80 ? 0.5 : 0)
}
