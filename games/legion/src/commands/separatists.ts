import { call } from '@sandtable/kernel'
import type { Needs } from '../../data/types.ts'
import { leaderSees } from '../geometry/sight.ts'
import { shuffleOrderIn, takeAll } from '../holdings.ts'
import { mayBeGivenMove } from '../moves/may-move.ts'
import type { LState, Unit } from '../state.ts'
import { endStandby, gain, greenTokens } from '../tokens.ts'
import { cardOfUnit, isDefeated, isDroid, isTrooper, unitOf, unitsOfSide } from '../units.ts'
import type { LCard } from '../vocabulary/card.ts'
import { moveBy } from '../vocabulary/moves.ts'
import { activatesAnyhow } from './activations.ts'
import { afterPool, attacksAtTheEnd, attacksOnce, daresFor, weaponsHave } from './attacks.ts'
import {
  type Deed,
  gains,
  gainsEach,
  has,
  jumps,
  may,
  oneOf,
  ordersItself,
  recoverAction,
  suffers,
} from './deeds.ts'
import { enemiesWithin, friendsNear, friendWithin, isNearOne, isSeenByOne } from './near.ts'
import {
  anyone,
  at,
  chosen,
  command,
  isOurs,
  named,
  ordered,
  ours,
  resolve,
  round,
  startOfNext,
  startOfPhase,
  trooper,
  vehicle,
} from './phrases.ts'

/** Command cards of the Separatist Alliance. */

const asajj = named('Asajj Ventress')
const dooku = named('Count Dooku')
const grievous = named('General Grievous')
const poggle = named('Poggle the Lesser')
const sunFac = named('Sun Fac')
const droids: Needs = { type: 'droid trooper' }
const droidsOrAi: Needs = { any: [droids, { keyword: 'ai' }] }
const leads: Needs = { any: [{ rank: 'commander' }, { keyword: 'field-commander' }] }

/** Asajj Ventress, unless she has activated. */
function waiting(s: LState, { seat }: Unit): Unit | undefined {
  return unitsOfSide(s, seat).find(
    (unit) => cardOfUnit(unit).name === 'Asajj Ventress' && unit.order !== 'down',
  )
}

/** Count Dooku's player moves them (LG2-MOVE-012). */
const driven: Deed = {
  can: mayBeGivenMove,
  do: (s, unit, effect) =>
    call(s, 'move', moveBy(unit.id, 2, { action: false, ...(effect.seat !== null && { by: effect.seat }) })),
}

const theirOrders = enemiesWithin(2, 2, {
  can: (_, unit) => unit.order === 'up',
  do: (s, unit) => shuffleOrderIn(s, unit),
})

const ofSith: readonly LCard[] = [
  command('the-jedi-shall-fall', round(asajj, 'jedi-hunter'), daresFor(asajj, 4, 'dodge')),
  command('i-am-fear', startOfNext(asajj, recoverAction), attacksAtTheEnd(asajj, 'i-am-fear')),
  command(
    'fear-surprise-intimidation',
    round(dooku, { id: 'arsenal', x: 2 }, 'relentless'),
    weaponsHave(dooku, [{ id: 'versatile' }], (_, __, ___, isRanged) => isRanged),
    afterPool(dooku, gains('suppression', 2), { to: 'defender' }),
  ),
  command(
    'double-the-fall',
    startOfPhase(
      dooku,
      may('return the order', {
        can: (_, unit) => unit.order === 'up',
        asks: theirOrders.asks ?? [],
        do: (s, unit, effect) => {
          shuffleOrderIn(s, unit)
          theirOrders.do(s, unit, effect)
        },
      }),
    ),
  ),
  command(
    'you-disappoint-me',
    ordered(anyone, gains('dodge')),
    afterPool(dooku, driven, {
      kind: 'ranged',
      to: 'defender',
      when: (s, _, v) => isTrooper(unitOf(s, v.defender)),
    }),
  ),
  command(
    'the-sith-will-rule',
    resolve(dooku, gainsEach('aim', 'dodge')),
    at(
      'after an activation',
      dooku,
      {
        can: (s, unit) => waiting(s, unit) !== undefined,
        do: (s, unit, effect) => {
          const apprentice = waiting(s, unit)
          if (apprentice !== undefined) activatesAnyhow.do(s, apprentice, effect)
        },
      },
      { once: 'round' },
    ),
  ),
]

/** A droid suffers a wound, and he gets something for it. */
const sacrifice: Deed = friendWithin(
  1,
  {
    do: (s, droid, effect) => {
      suffers(1).do(s, droid, effect)
      for (const unit of ours(s, effect, grievous)) has({ id: 'tactical', x: 1 }).do(s, unit, effect)
    },
  },
  (_, friend) => isDroid(friend),
)

const ofGrievous: readonly LCard[] = [
  command('ill-do-it-myself', resolve(grievous, sacrifice), {
    trigger: {
      'the pool is formed': {
        forced: true,
        when: (s, effect, v) => isOurs(s, effect, unitOf(s, v.attacker), grievous),
        do: (s, _, v) => {
          const unit = unitOf(s, v.defender)
          for (const token of greenTokens) takeAll(s, unit, token)
          endStandby(s, unit)
        },
      },
    },
  }),
  command(
    'trained-in-your-jedi-arts',
    resolve(grievous, gains('dodge'), has('disengage')),
    attacksAtTheEnd(grievous, 'trained-in-your-jedi-arts', 'all'),
  ),
  command('pincer-attack', {
    query: {
      'worse cover': (value, s, effect, v) => {
        const attacker = unitOf(s, v.attacker)
        const defender = unitOf(s, v.defender)
        const pinched =
          isOurs(s, effect, attacker, vehicle) &&
          isSeenByOne(s, effect, vehicle, defender, 1, (other) => other !== attacker)
        return pinched ? 0 : value
      },
    },
  }),
  command(
    'supreme-commander',
    round(grievous, 'ruthless'),
    ordered(trooper, {
      do: (s, unit) => {
        gain(s, unit, 'surge')
        for (const friend of friendsNear(s, unit, 1))
          if (isTrooper(friend) && leaderSees(s, unit, friend)) gain(s, friend, 'surge')
      },
    }),
  ),
  command(
    'crush-them',
    ordered(
      anyone,
      gains(
        'surge',
        (s, unit) => s.table.units.filter((one) => one.seat !== unit.seat && isDefeated(one)).length,
      ),
    ),
  ),
  command('full-throttle', ordered(anyone, gains('dodge')), at('after a move', vehicle, gains('surge'))),
]

const ofOthers: readonly LCard[] = [
  command('preservation-protocols', ordered(droidsOrAi, gains('dodge'), has('disengage', 'impervious'))),
  command('let-the-executions-begin', {
    query: {
      surges: (chart, s, effect, { unit: id, pool }) => {
        const unit = unitOf(s, id)
        if (pool === null || pool.attacker !== id || unit.rank !== 'corps') return chart
        const defender = unitOf(s, pool.defender)
        const watched = isOurs(s, effect, unit, trooper) && isSeenByOne(s, effect, poggle, defender, 2)
        return watched ? { ...chart, attack: 'crit' } : chart
      },
    },
  }),
  command(
    'brutal-enforcer',
    round(sunFac, { id: 'agile', x: 1 }, { id: 'demoralize', x: 1 }),
    chosen(
      'start of the activation phase',
      { upTo: 2 },
      (s, effect) =>
        ours(s, effect, named('Geonosian Warriors')).filter((unit) => isNearOne(s, effect, sunFac, unit, 2)),
      jumps(3),
    ),
  ),
  command(
    'mechanized-incursion',
    at(
      'order issued',
      vehicle,
      friendWithin(2, ordersItself, (_, friend) => isDroid(friend), 'must'),
    ),
  ),
  command('orbital-strike', attacksOnce(leads, 'orbital-strike')),
  command('roger-roger', ordered(droids, oneOf({ dodge: gains('dodge'), surge: gains('surge') }))),
]

export const separatistCommands: readonly LCard[] = [...ofSith, ...ofGrievous, ...ofOthers]
