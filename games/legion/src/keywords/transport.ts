import { asking, call, cardWords, cause, type Effect, enter, inPlay } from '@sandtable/kernel'
import { upgradeCard } from '../catalogue.ts'
import { mayOrder } from '../command/matches.ts'
import type { Legion, LState, Unit, UnitId } from '../state.ts'
import { haveSameAffiliation, isOnBattlefield, isTrooper, unitOf, unitsOfSide } from '../units.ts'
import type { LCard } from '../vocabulary/card.ts'
import { moveBy } from '../vocabulary/moves.ts'
import { own } from './words.ts'

/** A vehicle brings a unit onto the battlefield (LG2-KW-241 to -245). */

const { choice, recall } = cardWords<Legion>()

const id = 'keyword:transport/passenger'

/** Friendly corps and special forces troopers that nothing else transports, and that come with no vanguard (LG2-BAT-Ev). */
function passengers(s: LState, effect: Effect): UnitId[] {
  return unitsOfSide(s, own(s, effect).seat).flatMap((unit) => {
    const fits = isTrooper(unit) && (unit.rank === 'corps' || unit.rank === 'special')
    return fits &&
      !unit.deployed &&
      !unit.conditions.includes('vanguard') &&
      inPlay(s, { card: id, on: unit.id }).length === 0 &&
      hasRoom(own(s, effect), unit)
      ? [unit.id]
      : []
  })
}

/** Large squads find no room, or only with their own. */
function hasRoom(vehicle: Unit, unit: Unit): boolean {
  const bars = unit.upgrades.flatMap(({ card }) => upgradeCard(card).transport ?? [])
  return bars.every((bar) => bar === 'affiliation' && haveSameAffiliation(vehicle, unit))
}

const boarding = choice<UnitId>('choose who is transported', {
  from: passengers,
  may: () => true,
  do: (s, { seat, on }, unit) =>
    void enter<Legion, typeof id>(s, { card: id, seat, on: unit, vars: { by: on ?? '' } }),
})

/** The vehicle that the unit is in. */
function vehicleOf(s: LState, effect: Effect): Unit {
  return unitOf(s, recall(effect, id).by)
}

/** Does this vehicle bring that unit? */
export function isAboard(s: LState, vehicle: UnitId, unit: UnitId): boolean {
  return inPlay(s, { card: id, on: unit }).some((effect) => recall(effect, id).by === vehicle)
}

/** Is it still to be deployed, and did not come by itself? */
function waits(s: LState, effect: Effect): boolean {
  const unit = own(s, effect)
  return !unit.deployed && unit.minis.length > 0
}

/** Whatever its own speed. */
function getsOut(s: LState, effect: Effect): void {
  const { id: outOf } = vehicleOf(s, effect)
  call(s, 'move', moveBy(own(s, effect).id, 1, { action: false, outOf }))
}

const passenger: LCard = {
  id,
  rules: ['LG2-KW-242', 'LG2-KW-243'],
  trigger: {
    'orders are issued': {
      when: (s, effect, { seat }) =>
        s.table.round === 1 && seat === effect.seat && mayOrder(s, vehicleOf(s, effect), own(s, effect)),
      do: (s, effect) => cause(s, 'issue order', { unit: own(s, effect).id, by: vehicleOf(s, effect).id }),
    },
    'after a move': {
      forced: true,
      when: (s, effect, { unit, deploys }) => {
        const vehicle = vehicleOf(s, effect)
        return deploys === true && unit === vehicle.id && isOnBattlefield(vehicle) && waits(s, effect)
      },
      do: (s, effect) => getsOut(s, effect),
    },
    // However it came (LG2-KW-243).
    'a unit was placed': {
      forced: true,
      when: (s, effect, { unit }) => unit === vehicleOf(s, effect).id && waits(s, effect),
      do: (s, effect) => getsOut(s, effect),
    },
  },
}

const transport: LCard = {
  id: 'keyword:transport',
  rules: ['LG2-KW-241'],
  asks: [boarding],
  trigger: {
    'set-up effects': {
      forced: true,
      ...asking(boarding),
    },
  },
}

export const transporting: readonly LCard[] = [transport, passenger]
