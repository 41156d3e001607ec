import type { Seat } from '@sandtable/kernel'
import { pointsOf, type SquadShip } from './squad/squad.ts'
import { noTokens, type Ship, type ShipId } from './state.ts'
import { pilotCard, shieldsAtFirst, upgradeCard } from './values.ts'

export const seats: readonly Seat[] = ['red', 'blue']

export function newShip(seat: Seat, number: number, from: SquadShip): Ship {
  const pilot = pilotCard(from.pilot)
  const upgrades = from.upgrades.map((card, at) => ({
    card,
    faceUp: true,
    tokens: ordnance(from.upgrades, at),
    effect: null,
  }))
  return {
    id: idOf(seat, number),
    seat,
    pilot: pilot.id,
    type: pilot.ship,
    points: pointsOf({ name: '', faction: pilot.squadFaction, ships: [from] }),
    pose: { x: 0, y: 0, facing: 0 },
    docked: null,
    inPlay: false,
    destroyed: false,
    tokens: noTokens(),
    reinforce: null,
    shields: shieldsAtFirst(pilot, from.upgrades),
    damage: [],
    upgrades,
    locks: [],
    touching: [],
    mobile: 'front',
    dial: null,
    revealed: false,
    maneuver: null,
    activated: false,
    engaged: false,
    actions: [],
    tractored: false,
    bombed: false,
  }
}

/** Ordnance tokens that a card begins with, by Extra Munitions and the like on the same ship. */
function ordnance(upgrades: readonly string[], at: number): number {
  const { slot } = upgradeCard(upgrades[at] ?? '')
  return upgrades.reduce((sum, card, place) => {
    const given = upgradeCard(card).grants?.ordnanceTokens
    if (given === undefined || !given.on.includes(slot) || (given.others && place === at)) return sum
    return sum + given.each
  }, 0)
}

const mostKept = 20

// Made once, as keys: of those the engine keeps one copy each, and tells them apart without reading them.
const ids = new Map<Seat, ShipId[]>(seats.map((seat) => [seat, Object.keys(numbered(seat))]))

function numbered(seat: Seat): Record<ShipId, true> {
  const all: Record<ShipId, true> = {}
  for (let number = 1; number <= mostKept; number++) all[`${seat}-${number}`] = true
  return all
}

function idOf(seat: Seat, number: number): ShipId {
  return ids.get(seat)?.[number - 1] ?? `${seat}-${number}`
}
