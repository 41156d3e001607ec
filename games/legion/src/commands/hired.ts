import { choose, type Effect } from '@sandtable/kernel'

import { addDice } from '../attack/tally.ts'
import { isLastPool } from '../current.ts'
import { engagesImmobilised } from '../geometry/melee.ts'
import { isWithinRange } from '../geometry/ranges.ts'
import { leaderSees } from '../geometry/sight.ts'
import { removeWounds, takeAll, takeTokens } from '../holdings.ts'
import { mayMoveAction } from '../moves/may-move.ts'
import { choice } from '../scoring/phrases.ts'
import type { LState, TokenName, Unit, UnitId } from '../state.ts'
import { gain } from '../tokens.ts'
import { isTrooper, unitOf, woundsOn } from '../units.ts'
import { isPanicked } from '../values.ts'
import { forbids } from '../vocabulary/allowing.ts'
import type { LCard } from '../vocabulary/card.ts'
import { attacksAtTheEnd, attacksTwice, hasFaceUp, takesUp } from './attacks.ts'
import {
  all,
  type Deed,
  gains,
  gainsEach,
  has,
  may,
  moveAction,
  moves,
  oneOf,
  recoverAction,
  suffers,
} from './deeds.ts'
import { isMarked, mark, reachesFarther } from './marks.ts'
import { anEnemy, friendWithin, isEngagedWith, isNearOne, isSeenByOne, othersNear } from './near.ts'
import {
  anyone,
  at,
  command,
  freeAction,
  isOurs,
  named,
  ordered,
  ours,
  type Part,
  resolve,
  round,
  startOfNext,
  startOfPhase,
  trooper,
} from './phrases.ts'
import { attackActions, haveSpeed, stayCalm } from './values.ts'

/** Command cards of heroes whom several factions may hire. */

const boba = named('Boba Fett')
const bossk = named('Bossk')
const bane = named('Cad Bane')
const hondo = named('Hondo Ohnaka')
const maul = named('Maul')
const r2 = named('R2-D2')

/** Suppression that Cad Bane hands on to a unit near him, a token at a time. */
const handedOn = choice<UnitId, { readonly unit: UnitId }>('who gets his suppression', {
  from: (s, _, { unit: id }) => {
    const unit = unitOf(s, id)
    if (unit.tokens.suppression === 0) return []
    return othersNear(s, unit, 2).map(({ id: other }) => other)
  },
  may: () => true,
  do: (s, effect, id, { unit }) => {
    const other = unitOf(s, id)
    takeTokens(s, unitOf(s, unit), 'suppression', 1)
    gain(s, other, 'suppression')
    if (other.seat !== effect.seat && isTrooper(other) && other.tokens.immobilize === 0)
      gain(s, other, 'immobilize')
    choose(s, effect, handedOn, { unit })
  },
})

function handsOn(window: 'start of an activation' | 'end of an activation'): Part {
  return at(
    window,
    bane,
    {
      can: (_, unit) => unit.tokens.suppression > 0,
      do: (s, unit, effect) => choose(s, effect, handedOn, { unit: unit.id }),
      asks: window === 'start of an activation' ? [handedOn] : [],
    },
    { once: 'round' },
  )
}

/** With his order face up somebody near him moves; otherwise he shoots better. */
const nearHim = friendWithin(1, moves(1), () => true)
const alone = all(gains('aim'), has('marksman'), reachesFarther(5, 'round'))
const simple: Deed = {
  asks: [...(nearHim.asks ?? []), ...(alone.asks ?? [])],
  can: (s, unit, effect) => unit.order !== 'up' || nearHim.can?.(s, unit, effect) !== false,
  do: (s, unit, effect) => (unit.order === 'up' ? nearHim : alone).do(s, unit, effect),
}

const ofHunters: readonly LCard[] = [
  command(
    'making-his-way-in-the-galaxy',
    attacksAtTheEnd(boba, 'making-his-way-in-the-galaxy', 'all'),
    attackActions(boba, () => 0),
  ),
  command('rule-with-respect', {
    trigger: {
      'the pool is formed': {
        forced: isLastPool,
        limit: { times: 1, per: 'attack' },
        when: (s, effect, v) => {
          const unit = unitOf(s, v.attacker)
          if (v.kind !== 'ranged' || unit.seat !== effect.seat) return false
          return isSeenByOne(s, effect, boba, unit, 1, hasFaceUp)
        },
        do: (_, __, v) => addDice(v, 'black', 1),
      },
    },
  }),
  command('a-simple-man', startOfPhase(boba, simple)),
  command(
    'whipcord-launcher',
    freeAction(
      boba,
      anEnemy(
        { typeAny: 'trooper' },
        all(gains('immobilize', 2), gains('suppression', 2)),
        (s, enemy, unit) => isWithinRange(unit, enemy, 1) && leaderSees(s, unit, enemy),
      ),
    ),
    {
      query: {
        held: forbids((s, effect, id) => {
          const unit = unitOf(s, id)
          return isOurs(s, effect, unit, boba) && engagesImmobilised(s, unit)
        }),
      },
    },
  ),
  command('z-6-jetpack-rocket', takesUp(boba, 'z-6-jetpack-rocket')),
  command(
    'reptilian-rampage',
    attacksTwice(bossk),
    freeAction(bossk, { ...all(suffers(1), moveAction), can: mayMoveAction }),
  ),
  command('lying-in-wait', round(bossk, { id: 'sharpshooter', x: 1 }), {
    trigger: {
      'end of an activation': {
        forced: true,
        when: (s, effect, v) => unitOf(s, v.unit).seat !== effect.seat,
        do: (s, effect) => {
          for (const unit of ours(s, effect, bossk)) gain(s, unit, 'aim')
        },
      },
    },
  }),
  command('im-your-worst-nightmare', round(bane, { id: 'uncanny-luck', x: 2 }), attacksTwice(bane)),
  command('im-in-control', handsOn('start of an activation'), handsOn('end of an activation')),
  command(
    'a-machine-made-for-killing',
    ordered(
      { any: [named('IG-11'), named('IG-88')] },
      gains('aim'),
      has({ id: 'demoralize', x: 3 }, 'steady'),
    ),
  ),
]

const story = oneOf({ aim: gains('aim'), dodge: gains('dodge'), surge: gains('surge') })

const ofScoundrels: readonly LCard[] = [
  command(
    'stories-so-many-of-them-true',
    at(
      'start of an activation',
      anyone,
      may('take suppression', {
        ...story,
        do: (s, unit, effect) => {
          for (const teller of ours(s, effect, hondo)) gain(s, teller, 'suppression')
          story.do(s, unit, effect)
        },
      }),
      {
        when: (s, effect, _, unit) =>
          isNearOne(s, effect, hondo, unit, 1, (teller) => hasFaceUp(teller) && !isPanicked(s, teller)),
      },
    ),
  ),
  command(
    'blast-off',
    round(r2, 'disengage', { id: 'jump', x: 1 }),
    ordered(r2, gainsEach('dodge', 'suppression')),
    haveSpeed(r2, (speed) => speed + 1),
  ),
  command(
    'impromptu-immolation',
    takesUp(r2, 'impromptu-immolation'),
    at('after an attack', r2, moveAction, { may: true }),
  ),
]

const duelling: readonly TokenName[] = ['aim', 'dodge', 'standby', 'surge']

/** So many of his wounds go; some of what he can do comes of those that stay (LG2-KW-125). */
const wounds = choice<number, { readonly unit: UnitId }>('how many wounds are removed', {
  from: (s, _, { unit }) => {
    const most = Math.min(2, woundsOn(unitOf(s, unit)))
    return Array.from({ length: most + 1 }, (_one, count) => most - count)
  },
  do: (s, _, count, { unit: id }) => {
    const unit = unitOf(s, id)
    for (const mini of unit.minis) removeWounds(s, unit, mini, count)
  },
})

const healed: Deed = {
  asks: [wounds],
  can: (_, unit) => woundsOn(unit) > 0,
  do: (s, unit, effect) => choose(s, effect, wounds, { unit: unit.id }),
}

/** It began its activation near Maul. */
const inspired = (s: LState, effect: Effect, unit: Unit): boolean => isMarked(s, effect, unit, 'inspired')

const ofMaul: readonly LCard[] = [
  command(
    'at-last',
    resolve(maul, gains('aim'), has('jedi-hunter')),
    startOfNext(maul, may('suffer a wound', suffers(1))),
  ),
  command('duel-of-the-fates', resolve(maul, gains('dodge'), has('disengage')), {
    query: {
      'can spend': forbids(
        (s, effect, { unit, token }) =>
          duelling.includes(token) && isEngagedWith(s, effect, unitOf(s, unit), maul),
      ),
    },
  }),
  command(
    'his-eminence',
    resolve(maul, gains('dodge'), {
      do: (s, unit) => {
        for (const other of othersNear(s, unit, 1)) gain(s, other, 'suppression')
      },
    }),
    at('start of an activation', trooper, mark('inspired', 'round'), {
      when: (s, effect, _, unit) => isNearOne(s, effect, maul, unit, 1),
    }),
    {
      trigger: {
        'before rallying': {
          forced: true,
          when: (s, effect, v) => inspired(s, effect, unitOf(s, v.unit)),
          do: (_, __, v) => {
            v.rallied = true
          },
        },
      },
    },
    stayCalm(inspired),
  ),
  command(
    'witch-magick',
    resolve(maul, healed, {
      do: (s, unit) => {
        for (const token of ['poison', 'immobilize'] as const) takeAll(s, unit, token)
      },
    }),
    startOfNext(maul, recoverAction),
  ),
]

export const hiredCommands: readonly LCard[] = [...ofHunters, ...ofScoundrels, ...ofMaul]
