import { clone, type Form, type Ghost, type Plain, type Tile } from '@sandtable/kernel'
import { aboutOf, part } from '@sandtable/kit'
import type { Pose } from '@sandtable/plane'
import type { Bearing, Maneuver } from '../../data/types.ts'
import { type Course, type Flight, fly, templateFor } from '../geometry/flight.ts'
import { describedIn } from '../questions.ts'
import { shipType, sizeOf } from '../values.ts'
import { maneuverName } from '../words/maneuvers.ts'
import { layer } from './layers.ts'
import { baseForm, othersOf, type ShipSeen, type Sight, shipIn, standAt, templateForm } from './view.ts'

/** Maneuvers that a ship may be given: where each would take it. */

export function courseForms(start: Pose, ship: ShipSeen, course: Course): Form[] {
  const laid = templateFor(start, sizeOf(ship), course)
  return laid === null ? [] : [templateForm(laid.laid, laid.at)]
}

/** A maneuver flown from where the ship stands, among the others where they stand now. */
function flown(sight: Sight, ship: ShipSeen, maneuver: Maneuver, id: string): Ghost {
  const flight = fly(ship.pose, sizeOf(ship), maneuver, othersOf(sight, ship))
  return { ...ghostAfter(ship, maneuver, flight, id), tile: tileOf(maneuver) }
}

/** The ship at the end of a flight. */
export function ghostAfter(ship: ShipSeen, maneuver: Maneuver, flight: Flight, id: string): Ghost {
  return {
    type: 'ghost',
    kind: `maneuver-${maneuver.difficulty}`,
    id,
    z: layer.ghost,
    label: maneuverName(maneuver),
    of: ship.id,
    form: baseForm(flight.end, sizeOf(ship)),
    at: standAt(flight.end),
    path: courseForms(ship.pose, ship, maneuver),
    meets: [...flight.overlapped],
    leaves: flight.fled,
  }
}

/**
 * As on a dial, sharp left to sharp right, then what turns the ship round; around the ship in the direction in which it
 * leads, or looks in the end. The keys lie under one's hands as the ways lie before the ship.
 */
const bearings: Readonly<Record<Bearing, { readonly angle: number; readonly key: string }>> = {
  'turn-left': { angle: -80, key: 'ArrowLeft' },
  'bank-left': { angle: -40, key: 'q' },
  straight: { angle: 0, key: 'ArrowUp' },
  'bank-right': { angle: 40, key: 'e' },
  'turn-right': { angle: 80, key: 'ArrowRight' },
  koiogran: { angle: 180, key: 'k' },
  'segnor-left': { angle: -144, key: 'a' },
  'segnor-right': { angle: 144, key: 'd' },
  'tallon-left': { angle: -114, key: 'r' },
  'tallon-right': { angle: 114, key: 't' },
  'reverse-bank-left': { angle: -150, key: ',' },
  'reverse-straight': { angle: 180, key: 'ArrowDown' },
  'reverse-bank-right': { angle: 150, key: '.' },
  stationary: { angle: 180, key: 'x' },
}
const columns = Object.keys(bearings)

/** Where a maneuver stands on a dial; a stop below the straight ones. */
export function tileOf({ speed, bearing }: Course): Tile {
  const icon = speed === 0 ? 'stop' : bearing
  const column = columns.indexOf(bearing === 'stationary' ? 'straight' : bearing)
  return { row: speed, column, icon, ...bearings[bearing] }
}

/** Every maneuver that a dial may be set to; each is a part of the answer. */
export function dials(sight: Sight): Ghost[] {
  const { dials: offered = {} } = describedIn(sight.question)
  return Object.entries(offered).flatMap(([id, places]) => {
    const ship = shipIn(sight, id)
    return ship === null ? [] : places.flatMap((place) => dial(sight, ship, place))
  })
}

/** Named as the dial has it, and shown as it would be flown. */
function dial(sight: Sight, ship: ShipSeen, place: number): Ghost[] {
  const maneuver = shipType(ship.type).dial[place]
  if (maneuver === undefined) return []
  const flies = executed(sight, ship, place) ?? maneuver
  const ghost = flown(sight, ship, flies, `${ship.id} dial ${place}`)
  return [
    {
      ...ghost,
      // Only a red maneuver gives way to another.
      kind: isSameCourse(flies, maneuver) ? ghost.kind : 'maneuver-red',
      label: maneuverName(maneuver),
      tile: tileOf(maneuver),
      part: { key: ship.id, value: place },
    },
  ]
}

/** What a ship would fly for a place on its dial, as things are now. */
export function executed({ question }: Sight, { id, type }: ShipSeen, place: number): Maneuver | undefined {
  return describedIn(question).flown?.[id]?.[place] ?? shipType(type).dial[place]
}

/** Would a ship fly something else than what its dial is set to? */
export function fliesOther({ type }: ShipSeen, { part: set }: Ghost, flies: Maneuver): boolean {
  const maneuver = set && shipType(type).dial[Number(set.value)]
  return maneuver !== undefined && !isSameCourse(flies, maneuver)
}

function isSameCourse(one: Course, other: Course): boolean {
  return one.speed === other.speed && one.bearing === other.bearing
}

/** The maneuvers of a SLAM. */
export function slam(sight: Sight, ship: ShipSeen, option: Plain): Ghost[] {
  const place = Number(part(option, 'maneuver'))
  const maneuver = shipType(ship.type).dial[place]
  if (maneuver === undefined) return []
  return [{ ...flown(sight, ship, maneuver, `${ship.id} slam ${place}`), answers: [clone(option)] }]
}

/** Maneuvers of its dial that a card lets it pick, as `2 bank-left`. */
export function picks(sight: Sight, ship: ShipSeen): Ghost[] {
  // Outside its own activation a maneuver that is picked is a guess about another ship.
  if (part(aboutOf(sight.seen, 'activate a ship'), 'ship') !== ship.id) return []
  return (sight.question?.options ?? []).flatMap((option): Ghost[] => {
    const maneuver = shipType(ship.type).dial.find(({ speed, bearing }) => option === `${speed} ${bearing}`)
    if (maneuver === undefined) return []
    return [{ ...flown(sight, ship, maneuver, `${ship.id} pick ${option}`), answers: [clone(option)] }]
  })
}

/** The maneuver that one of these ghosts stands for; null: it is none. */
export function maneuverOf(
  sight: Sight,
  ship: ShipSeen,
  { part: set, answers, tile }: Ghost,
): Maneuver | null {
  if (tile === undefined) return null
  if (set !== undefined) return executed(sight, ship, Number(set.value)) ?? null
  const [answer = null] = answers ?? []
  const { dial: places } = shipType(ship.type)
  const picked = places.find(({ speed, bearing }) => answer === `${speed} ${bearing}`)
  return picked ?? places[Number(part(answer, 'maneuver'))] ?? null
}
