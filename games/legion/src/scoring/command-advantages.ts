import { call, cause, choose, enter } from '@sandtable/kernel'
import { canBeOrdered, mayOrderItself } from '../command/matches.ts'
import { HALF, SEGMENT } from '../geometry/measures.ts'
import { isWithinRange } from '../geometry/ranges.ts'
import { removeToken } from '../holdings.ts'
import { isUnitWithin } from '../mission/contesting.ts'
import { addToken } from '../mission/lay-out.ts'
import type { LState, Unit } from '../state.ts'
import { cardOfUnit, isVehicle, unitOf, unitsOfSide } from '../units.ts'
import { hasKeyword } from '../values.ts'
import { forbids } from '../vocabulary/allowing.ts'
import type { LCard } from '../vocabulary/card.ts'
import { battle, choice, chooseUnits, ids, sequel, tokensOf } from './phrases.ts'
import { withToken } from './token-actions.ts'

/** Advantages about orders. */

function withoutOrder(s: LState, seat: string): Unit[] {
  return unitsOfSide(s, seat).filter((unit) => unit.order === 'none' && canBeOrdered(s, unit))
}

const ownAi = choice<string>('gets an order', {
  from: (s, { seat }) =>
    ids(unitsOfSide(s, seat ?? '').filter((unit) => mayOrderItself(s, unit) && hasKeyword(s, unit, 'ai'))),
  do: (s, _, unit) => cause(s, 'issue order', { unit }),
})

const override = battle('command-override', 'LG2-BAT-Et', {
  asks: [ownAi],
  trigger: {
    'orders are issued': {
      limit: { times: 2, per: 'game' },
      when: (s, effect, v) => v.seat === effect.seat && ownAi.from(s, effect, {}).length > 0,
      do: (s, effect) => choose(s, effect, ownAi),
    },
  },
})

/** Clone troopers and vehicles of the Republic within range 1 of a unit that has its order. */
function coordinated(s: LState, unit: Unit): string[] {
  return ids(
    withoutOrder(s, unit.seat).filter(
      (other) =>
        (cardOfUnit(other).type === 'clone trooper' ||
          (isVehicle(other) && cardOfUnit(other).faction === 'republic')) &&
        isWithinRange(unit, other, 1),
    ),
  )
}

const passOrder = choice<string, { readonly unit: string }>('gets an order', {
  from: (s, _, { unit }) => coordinated(s, unitOf(s, unit)),
  may: () => true,
  do: (s, _, unit) => cause(s, 'issue order', { unit }),
})

const coordinators = sequel<readonly string[]>('coordinate', (s, effect, units) => {
  for (const unit of units) choose(s, effect, passOrder, { unit })
})

/** Republic units with an order that could pass one on (LG2-KW-131). */
function canCoordinate(s: LState, seat: string): Unit[] {
  return unitsOfSide(s, seat).filter(
    (unit) =>
      unit.order === 'up' && cardOfUnit(unit).faction === 'republic' && coordinated(s, unit).length > 0,
  )
}

const strike = battle('coordinated-strike', 'LG2-BAT-Es', {
  asks: [coordinators, passOrder],
  trigger: {
    'orders are issued': {
      limit: { times: 1, per: 'game' },
      when: (s, { seat }, v) => v.seat === seat && canCoordinate(s, v.seat).length > 0,
      do: (s, effect, v) =>
        chooseUnits(s, effect, coordinators, {
          seat: v.seat,
          from: ids(canCoordinate(s, v.seat)),
          least: 1,
          most: 2,
        }),
    },
  },
})

/** What the other side can do against it; it is on nobody's side. */
const scrambler = battle('scrambled-orders/scrambler', 'LG2-BAT-Gj', {
  ...withToken(
    1,
    'Comms Scrambler',
    (_, unit, token) => token.seat !== unit.seat && isUnitWithin(unit, token, HALF),
    (s, _, token) => removeToken(s, token),
  ),
})

const scrambled = battle('scrambled-orders', 'LG2-BAT-Gj', {
  trigger: {
    'mission set-up': {
      forced: true,
      do: (s, { seat }) => {
        const token = addToken(s, { name: 'Comms Scrambler', kind: 'advantage', seat, at: null })
        call(s, 'place a token', { seat: seat ?? '', token: token.id, zone: 'anywhere' })
        enter(s, { card: scrambler.id })
      },
    },
  },
  query: {
    'can be ordered': forbids((s, { seat }, { unit: id }) => {
      const unit = unitOf(s, id)
      if (unit.seat === seat) return false
      return tokensOf(s, 'Comms Scrambler').some(
        (token) => token.seat === seat && isUnitWithin(unit, token, SEGMENT),
      )
    }),
  },
})

export const commandAdvantages: readonly LCard[] = [override, strike, scrambled, scrambler]
