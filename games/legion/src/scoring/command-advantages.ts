import { call, cause, choose, enter } from '@sandtable/kernel'
import { isMeant } from '../command/criteria.ts'
import { mayOrderItself } from '../command/matches.ts'
import { HALF, SEGMENT } from '../geometry/measures.ts'
import { removeToken } from '../holdings.ts'
import { grantKeyword } from '../keywords/granted.ts'
import { isUnitWithin } from '../mission/contesting.ts'
import { addToken } from '../mission/lay-out.ts'
import type { LState, Unit } from '../state.ts'
import { cardOfUnit, friendsOf, unitOf, unitsOfSide } from '../units.ts'
import { hasKeyword } from '../values.ts'
import { forbids } from '../vocabulary/allowing.ts'
import type { LCard } from '../vocabulary/card.ts'
import { battle, choice, chooseUnits, ids, sequel, tokensOf, unitsNamed } from './phrases.ts'
import { withToken } from './token-actions.ts'

/** Advantages about orders. */

const ownAi = choice<string>('gets an order', {
  from: (s, { seat }) =>
    ids(unitsOfSide(s, seat ?? '').filter((unit) => mayOrderItself(s, unit) && hasKeyword(s, unit, 'ai'))),
  do: (s, _, unit) => cause(s, 'issue order', { unit, by: unit }),
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

const coordinated = { clones: 'Clone Trooper', vehicles: 'Republic Vehicle' } as const

type Coordinated = keyof typeof coordinated

/** Those of them that its army has beside the unit itself. */
function coordinatedBy(s: LState, unit: Unit): Coordinated[] {
  const others = friendsOf(s, unit).filter((one) => one !== unit)
  return (['clones', 'vehicles'] as const).filter((of) =>
    others.some((other) => isMeant(s, other, coordinated[of])),
  )
}

/** The unit may pass its orders on from now on, to those that are picked for it (LG2-KW-131). */
const passesOn = choice<Coordinated, { readonly unit: string }>('choose whom it coordinates', {
  from: (s, _, { unit }) => coordinatedBy(s, unitOf(s, unit)),
  do: (s, _, of, { unit }) => coordinates(s, unitOf(s, unit), of),
})

function coordinates(s: LState, unit: Unit, of: Coordinated): void {
  grantKeyword(s, unit, { id: 'coordinate', of: coordinated[of] })
}

const coordinators = sequel<readonly string[]>('coordinate', (s, effect, units) => {
  for (const unit of unitsNamed(s, units)) {
    const [only, another] = coordinatedBy(s, unit)
    if (only !== undefined && another === undefined) coordinates(s, unit, only)
    else choose(s, effect, passesOn, { unit: unit.id })
  }
})

function coordinating(s: LState, seat: string): string[] {
  return ids(
    unitsOfSide(s, seat).filter(
      (unit) => cardOfUnit(unit).faction === 'republic' && coordinatedBy(s, unit).length > 0,
    ),
  )
}

/** Before orders are issued, so that each that follows can be passed on, and that one, too (LG2-KW-131, -133). */
const strike = battle('coordinated-strike', 'LG2-BAT-Es', {
  asks: [coordinators, passesOn],
  trigger: {
    'before orders are issued': {
      limit: { times: 1, per: 'game' },
      when: (s, { seat }, v) => v.seat === seat && coordinating(s, v.seat).length > 0,
      do: (s, effect, v) =>
        chooseUnits(s, effect, coordinators, {
          seat: v.seat,
          from: coordinating(s, v.seat),
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
