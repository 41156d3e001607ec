import { call, cause, choose, enter, pending, tell } from '@sandtable/kernel'
import { cancel, critsOf, hitsOf } from '../attack/tally.ts'
import { wound } from '../attack/wounding.ts'
import { poolNow } from '../current.ts'
import { isEngaged } from '../geometry/melee.ts'
import { isWithinRangeOfLeader } from '../geometry/ranges.ts'
import { leaderSees } from '../geometry/sight.ts'
import { setUse } from '../holdings.ts'
import { own } from '../keywords/words.ts'
import { mayBeMoved } from '../moves/may-move.ts'
import { blocksAndSurges, rollDefenceDice } from '../rolling.ts'
import { chooseUnits } from '../scoring/phrases.ts'
import type { LState, Unit, UnitId } from '../state.ts'
import { gain, loseSuppression } from '../tokens.ts'
import { isTrooper, unitOf } from '../units.ts'
import { courageOf } from '../values.ts'
import type { Activating } from '../vocabulary/activations.ts'
import type { LCard } from '../vocabulary/card.ts'
import { moveBy } from '../vocabulary/moves.ts'
import { expendCard, isReady } from './equipped.ts'
import {
  byTheForce,
  choice,
  freeAction,
  freeChoice,
  friendsOfForce,
  idsOf,
  isOfTheRanks,
  isOtherFriend,
  lasting,
  sequel,
  spending,
  troopersInForce,
  upgrade,
} from './words.ts'

/** Force upgrades. */

const reflexes = upgrade(
  'force-reflexes',
  freeAction({ do: (s, unit) => gain(s, unit, 'dodge') }),
  'LG2-UPG-019',
)

const mindTrick = upgrade(
  'jedi-mind-trick',
  freeChoice(
    choice<UnitId>('gains suppression', {
      from: (s, effect) => idsOf(troopersInForce(s, effect, 2).filter(isOfTheRanks)),
      do: (s, _, unit) => gain(s, unitOf(s, unit), 'suppression', 2),
    }),
  ),
  'LG2-UPG-027',
)

const choke = upgrade(
  'force-choke',
  freeChoice(
    choice<UnitId>('suffers a wound', {
      from: (s, effect) => idsOf(troopersInForce(s, effect, 1).filter(isOfTheRanks)),
      do: (s, effect, unit) => wound(s, unitOf(s, unit), 1, own(s, effect).id),
    }),
  ),
)

/** Its own player steers the enemy's move. */
const push = upgrade(
  'force-push',
  freeChoice(
    choice<UnitId>('is pushed', {
      from: (s, effect) => idsOf(troopersInForce(s, effect, 1).filter((unit) => mayBeMoved(s, unit))),
      do: (s, effect, unit) => call(s, 'move', moveBy(unit, 1, { action: false, by: effect.seat ?? '' })),
    }),
  ),
)

const guided = sequel<readonly UnitId[]>('gain surge tokens', (s, _, units) => {
  for (const unit of units) gain(s, unitOf(s, unit), 'surge')
})

const guidance = upgrade(
  'force-guidance',
  freeAction(
    {
      do: (s, unit, effect) =>
        chooseUnits(s, effect, guided, {
          seat: unit.seat,
          from: idsOf(friendsOfForce(s, effect, 2)),
          least: 1,
          most: 2,
        }),
    },
    0,
    [guided],
  ),
)

const anger = upgrade('anger', {
  query: { 'is worth a wound': (value, _, { on }, { defender }) => value || defender === on },
  trigger: {
    'wounds are suffered': {
      of: 'unit',
      forced: true,
      do: (s, effect) => gain(s, own(s, effect), 'aim'),
    },
  },
})

const stopped = choice<'crit' | 'hits'>('cancel a crit or two hits', {
  from: (s) => {
    const pool = poolNow(s)
    return [...(critsOf(pool) > 0 ? ['crit' as const] : []), ...(hitsOf(pool) > 0 ? ['hits' as const] : [])]
  },
  do: (s, _, what) => {
    const pool = poolNow(s)
    const count = what === 'crit' ? cancel(pool, 'crit', 1) : cancel(pool, 'hit', 2)
    tell(s, { type: what === 'crit' ? 'crits cancelled' : 'hits cancelled', unit: pool.defender, count })
  },
})

const raised = sequel<null>('it works', (s, effect) => choose(s, effect, stopped))

const barrier = upgrade('force-barrier', {
  asks: [stopped, raised],
  trigger: {
    'modify attack dice': spending({
      when: (s, effect, v) => {
        const defender = unitOf(s, v.defender)
        return (
          v.kind === 'ranged' &&
          hitsOf(v) + critsOf(v) > 0 &&
          isOtherFriend(effect, defender) &&
          isTrooper(defender) &&
          isWithinRangeOfLeader(own(s, effect), defender, 1)
        )
      },
      do: (s, effect) => byTheForce(s, effect, raised),
    }),
  },
})

const fast = lasting('burst-of-speed', 'fast', {
  query: { speed: (speed, _, { on }, unit) => (on === unit ? 3 : speed) },
})

const slowed = lasting('burst-of-speed', 'price', {
  due: (s, effect) => gain(s, own(s, effect), 'immobilize'),
})

const burstForward = sequel<null>('it works', (s, { seat, on }) => {
  enter(s, { card: fast.id, seat, on, until: 'round' })
  enter(s, { card: slowed.id, seat, on, due: { window: 'start of the end phase' } })
})

const burst = upgrade('burst-of-speed', {
  asks: [burstForward],
  trigger: {
    'start of an activation': spending<Activating>({
      of: 'unit',
      do: (s, effect) => byTheForce(s, effect, burstForward),
    }),
  },
})

/** For those that shoot at others while it is free to look at them. */
const terror = upgrade('terror', {
  trigger: {
    'after a pool': {
      forced: true,
      limit: { times: 1, per: 'attack' },
      when: (s, effect, v) => {
        const unit = own(s, effect)
        const attacker = unitOf(s, v.attacker)
        return (
          v.kind === 'ranged' &&
          isOtherFriend(effect, unitOf(s, v.defender)) &&
          !isEngaged(s, unit) &&
          isWithinRangeOfLeader(unit, attacker, 2) &&
          leaderSees(s, unit, attacker)
        )
      },
      do: (s, _, v) => gain(s, unitOf(s, v.attacker), 'suppression'),
    },
  },
})

const calmed = choice<'exhaust' | 'expend', { readonly unit: UnitId }>('exhaust or expend', {
  from: () => ['exhaust', 'expend'],
  may: () => true,
  do: (s, effect, how, { unit }) => {
    if (how === 'exhaust') setUse(s, own(s, effect), 'tranquility', 'exhausted')
    else expendCard(s, own(s, effect), 'tranquility')
    cause(s, 'use the Force', { unit: effect.on ?? '', to: pending(effect, calm, { unit, how }) })
  },
})

const calm = sequel<null, { readonly unit: UnitId; readonly how: 'exhaust' | 'expend' }>(
  'they calm down',
  (s, effect, _, { unit, how }) => {
    const from = own(s, effect)
    const dice = rollDefenceDice(s, from.id, how === 'exhaust' ? 'white' : 'red', courageOf(s, from) ?? 0)
    const count = blocksAndSurges(dice)
    for (const one of [from, unitOf(s, unit)]) loseSuppression(s, one, count)
  },
)

function rallied(s: LState, v: Activating): Unit {
  return unitOf(s, v.unit)
}

const tranquility = upgrade('tranquility', {
  asks: [calmed, calm],
  trigger: {
    'after rallying': {
      when: (s, effect, v) => {
        const unit = own(s, effect)
        return (
          isReady(s, effect) &&
          isOtherFriend(effect, rallied(s, v)) &&
          isWithinRangeOfLeader(unit, rallied(s, v), 2) &&
          rallied(s, v).tokens.suppression + unit.tokens.suppression > 0
        )
      },
      do: (s, effect, v) => choose(s, effect, calmed, { unit: v.unit }),
    },
  },
})

export const force: readonly LCard[] = [
  reflexes,
  mindTrick,
  choke,
  push,
  guidance,
  anger,
  barrier,
  burst,
  fast,
  slowed,
  terror,
  tranquility,
]
