import type { Effect } from '@sandtable/kernel'
import type { Keyword } from '../../data/types.ts'
import { possibleDefenders } from '../actions/defenders.ts'
import { giveAttack } from '../actions/given.ts'
import { actionOfCard, costOf } from '../actions/offered.ts'
import { giveKeyword } from '../attack/tally.ts'
import { activationOf } from '../current.ts'
import { woundsFrom } from '../flow/guardian.ts'
import { lends } from '../keywords/lent.ts'
import type { LState, Unit } from '../state.ts'
import { cardOfUnit, isVehicle, unitOf } from '../units.ts'
import type { Pool } from '../vocabulary/attacks.ts'
import type { LCard } from '../vocabulary/card.ts'
import { afterPool, spendsObservation, weaponsHave } from './attacks.ts'
import { moves } from './deeds.ts'
import { isMarked, isRemembered, mark, reachesFarther, remembered } from './marks.ts'
import { friendWithin, isNearOne } from './near.ts'
import { anyone, at, command, isOurs, named, ordered, ours, type Part, vehicle } from './phrases.ts'
import { haveSpeed } from './values.ts'

/** Command cards of clone officers, and of Clone Force 99. */

const cody = named('Clone Commander Cody')
const badBatch = named('The Bad Batch')

/** In his activation each of his free actions may be performed twice. */
const freelyTwice: Part = {
  query: {
    'times per activation': (value, s, effect, { unit, action }) => {
      const ofCard = actionOfCard(s, action)
      const isFree = ofCard !== undefined && costOf(s, unitOf(s, unit), ofCard) === 0
      return isFree && isOurs(s, effect, unitOf(s, unit), cody) ? Math.max(2, value) : value
    },
  },
}

/** It is wounded near Cody; afterwards it may be gone, or what was near of it. */
const hurtNearHim = mark('hurt near him', 'pool')

/** Cody, if he may attack for it: his weapons reach as far as the card does. */
function avenger(s: LState, effect: Effect, attacker: Unit): Unit | undefined {
  return ours(s, effect, cody).find((unit) => possibleDefenders(s, unit).includes(attacker))
}

/** Was one of those hurt, as the defender or guarding somebody (LG2-KW-042)? */
function wasHurt(s: LState, effect: Effect, { defender, wounds }: Pool): boolean {
  return s.table.units.some(
    (unit) =>
      isMarked(s, effect, unit, 'hurt for another') ||
      (unit.id === defender && wounds > 0 && isMarked(s, effect, unit, 'hurt near him')),
  )
}

const followUp = friendWithin(1, moves(1), (_, friend) => cardOfUnit(friend).type === 'clone trooper')

/** What each of the Bad Batch adds, as long as he or she lives. */
const talents: readonly (readonly [by: string, Keyword])[] = [
  ['tech', { id: 'tactical', x: 1 }],
  ['echo-clone-force-99', { id: 'reliable', x: 1 }],
  ['crosshair', { id: 'precise', x: 1 }],
  ['omega', { id: 'inspire', x: 1 }],
]

function lives({ minis }: Unit, member: string): boolean {
  return minis.some(({ by }) => by === member)
}

export const cloneOfficerCommands: readonly LCard[] = [
  command(
    'we-do-what-we-do',
    lends(
      talents.map(([, keyword]) => keyword),
      (_, __, unit, keyword) => talents.some(([member, talent]) => talent === keyword && lives(unit, member)),
    ),
    weaponsHave(badBatch, [{ id: 'suppressive' }], (_, __, unit) => lives(unit, 'wrecker')),
    haveSpeed(badBatch, (speed, unit) => (lives(unit, 'hunter') ? speed + 1 : speed)),
  ),
  command(
    'take-that-clankers',
    at('after an action', { type: 'clone trooper' }, reachesFarther(4, 'activation'), {
      when: (s, _, v, unit) => v.name === 'aim' && unit.order === 'up' && activationOf(s, unit) !== null,
    }),
  ),
  command(
    'bring-it-down',
    freelyTwice,
    spendsObservation(anyone, (s, v) => {
      if (isVehicle(unitOf(s, v.defender))) giveKeyword(v, 'impact', 1)
      else giveKeyword(v, 'suppressive')
    }),
  ),
  command('have-i-ever-let-you-down', ordered(anyone, remembered), {
    trigger: {
      'wounds are due': {
        forced: true,
        when: (s, effect, v) => {
          const defender = unitOf(s, v.defender)
          return isRemembered(s, effect, defender) && isNearOne(s, effect, cody, defender, 1)
        },
        do: (s, effect, v) => hurtNearHim.do(s, unitOf(s, v.defender), effect),
      },
      'after guarding': {
        forced: true,
        when: (s, effect, v) => {
          const unit = unitOf(s, v.unit)
          return woundsFrom(v) > 0 && isRemembered(s, effect, unit) && isNearOne(s, effect, cody, unit, 1)
        },
        do: (s, effect, v) => mark('hurt for another', 'pool').do(s, unitOf(s, v.unit), effect),
      },
      'after a pool': {
        when: (s, effect, v) =>
          wasHurt(s, effect, v) && avenger(s, effect, unitOf(s, v.attacker)) !== undefined,
        do: (s, effect, v) => {
          const unit = avenger(s, effect, unitOf(s, v.attacker))
          if (unit !== undefined) giveAttack(s, unit, { only: [v.attacker], single: true })
        },
      },
    },
  }),
  command(
    'combined-arms',
    freelyTwice,
    spendsObservation(
      vehicle,
      (s, v, effect) => mark('observed', 'pool').do(s, unitOf(s, v.attacker), effect),
      (s, v, effect) => followUp.can?.(s, unitOf(s, v.attacker), effect) !== false,
    ),
    afterPool(vehicle, followUp, {
      to: 'attacker',
      when: (s, effect, v) => isMarked(s, effect, unitOf(s, v.attacker), 'observed'),
    }),
  ),
]
