import { call, type Effect } from '@sandtable/kernel'
import type { Needs } from '../../data/types.ts'
import { woundsFrom } from '../flow/guardian.ts'
import { isWithinRange } from '../geometry/ranges.ts'
import type { LState } from '../state.ts'
import { gain } from '../tokens.ts'
import { unitOf, unitsOn } from '../units.ts'
import { isSuppressed } from '../values.ts'
import { done } from '../vocabulary/activations.ts'
import type { Pool } from '../vocabulary/attacks.ts'
import type { LCard } from '../vocabulary/card.ts'
import { actions, again } from './activations.ts'
import {
  afterPool,
  attacksAtTheEnd,
  corpsPassAimsOn,
  hasFaceUp,
  losesOrder,
  moreDefenceDice,
  weaponsHave,
} from './attacks.ts'
import { all, type Deed, gains, gainsEach, has, may, mayRecover, suffers } from './deeds.ts'
import { mark, slowedTo, timesMarked } from './marks.ts'
import { isNearOne } from './near.ts'
import {
  anyone,
  at,
  chosen,
  command,
  endOfNext,
  isOurs,
  named,
  ordered,
  ours,
  resolve,
  round,
  startOfNext,
  theirs,
  trooper,
  vehicle,
} from './phrases.ts'

/** Command cards of the Empire. */

const vader = named('Darth Vader')
const iden = named('Iden Versio')
const marquand = named('Major Marquand')
const gideon = named('Moff Gideon')
const fifth = named('Fifth Brother')
const seventh = named('Seventh Sister')
const corpsOrHeavy: Needs = { any: [{ rank: 'corps' }, { rank: 'heavy' }] }
const supportOrHeavy: Needs = { any: [{ rank: 'support' }, { rank: 'heavy' }] }

/** Enemy troopers near it gain suppression. */
function frightens(range: number, count: number): Deed {
  return {
    do: (s, unit, effect) => {
      for (const enemy of theirs(s, effect))
        if (isWithinRange(unit, enemy, range)) gain(s, enemy, 'suppression', count)
    },
  }
}

/** What Vader suffers by a pool, as its defender or guarding somebody (LG2-KW-042). */
function hurtIn(s: LState, effect: Effect, { defender, wounds }: Pool): number {
  const guarding = s.table.units.reduce(
    (sum, unit) => sum + timesMarked(s, effect, unit, 'hurt for another'),
    0,
  )
  return guarding + (isOurs(s, effect, unitOf(s, defender), vader) ? wounds : 0)
}

const ofVader: readonly LCard[] = [
  command(
    'implacable',
    at('start of an activation', vader, gains('dodge')),
    at('after an activation', vader, again, { once: 'round' }),
  ),
  command('fear-and-dead-men', {
    trigger: {
      'after guarding': {
        forced: true,
        when: (s, effect, { unit }) => isOurs(s, effect, unitOf(s, unit), vader),
        do: (s, effect, v) => {
          for (let left = woundsFrom(v); left > 0; left--)
            mark('hurt for another', 'pool').do(s, unitOf(s, v.unit), effect)
        },
      },
      'after a pool': {
        forced: true,
        when: (s, effect, v) =>
          hurtIn(s, effect, v) > 0 &&
          // A charge that goes off is no unit.
          unitsOn(s).some(({ id }) => id === v.attacker),
        do: (s, effect, v) => {
          const [by] = ours(s, effect, vader)
          suffers(hurtIn(s, effect, v), by?.id).do(s, unitOf(s, v.attacker), effect)
        },
      },
    },
  }),
  command(
    'new-ways-to-motivate-them',
    at(
      'start of an activation',
      { all: [trooper], not: vader },
      may('suffer a wound', all(suffers(1), actions(1))),
      { when: (_, __, ___, unit) => unit.order === 'up' },
    ),
  ),
  command('master-of-evil', resolve(vader, gains('dodge')), startOfNext(vader, frightens(2, 3))),
]

/** A free standby action outside of its activation. */
const standsBy: Deed = {
  can: (_, unit) => unit.tokens.standby === 0,
  do: (s, unit) => {
    gain(s, unit, 'standby')
    call(s, 'afterwards', done(unit.id, 'action', 'standby'))
  },
}

const ofKrennicAndVeers: readonly LCard[] = [
  command(
    'deploy-the-garrison',
    chosen(
      'start of the activation phase',
      { upTo: 2 },
      (s, effect) => ours(s, effect, trooper).filter((unit) => unit.order === 'up'),
      standsBy,
    ),
  ),
  command('annihilation-looms', {
    trigger: {
      'resolve command cards': {
        forced: true,
        do: (s) => {
          const count = s.table.round >= 4 ? 3 : 2
          for (const unit of unitsOn(s)) gain(s, unit, 'suppression', count)
        },
      },
    },
  }),
  command('maximum-firepower', attacksAtTheEnd(named('General Veers'), 'maximum-firepower')),
  command('evasive-maneuvers', ordered(vehicle, gains('dodge')), round(vehicle, 'nimble')),
  command('imperial-discipline', ordered(anyone, mayRecover)),
]

const ofOfficers: readonly LCard[] = [
  command('i-want-you-to-know-failure', {
    trigger: {
      'the pool is formed': {
        forced: true,
        when: (s, effect, v) =>
          isOurs(s, effect, unitOf(s, v.attacker), { faction: 'empire' }) &&
          unitOf(s, v.defender).order !== 'down',
        do: (s, _, v) => gain(s, unitOf(s, v.attacker), 'aim'),
      },
    },
  }),
  command(
    'pulse-scan',
    resolve(iden, gains('aim'), has({ id: 'sharpshooter', x: 2 })),
    endOfNext(iden, gainsEach('dodge', 'standby')),
  ),
  command(
    'fearsome-oration',
    ordered(named('Imperial Agent'), has({ id: 'demoralize', x: 2 }, { id: 'inspire', x: 2 })),
  ),
  command(
    'gunner-infantry',
    round(marquand, { id: 'tactical', x: 1 }),
    weaponsHave(marquand, [{ id: 'suppressive' }]),
    startOfNext(
      marquand,
      slowedTo((speed) => Math.max(1, speed - 1)),
    ),
  ),
  command('die-at-my-hand', resolve(gideon, gainsEach('aim', 'dodge'), has('relentless'))),
  command('moment-of-consideration', ordered(corpsOrHeavy, gains('standby'))),
]

const ofInquisitors: readonly LCard[] = [
  command('i-care-not-for-your-struggles', ordered(anyone, has('dauntless'))),
  command(
    'come-and-prove-it',
    round({ any: [fifth, seventh] }, 'indomitable'),
    moreDefenceDice({ any: [fifth, seventh] }, () => 1),
    {
      trigger: {
        'before cover': {
          forced: true,
          when: (s, effect, v) =>
            isOurs(s, effect, unitOf(s, v.defender), seventh) && hasFaceUp(unitOf(s, v.defender)),
          do: (s, _, v) => gain(s, unitOf(s, v.defender), 'dodge'),
        },
      },
    },
  ),
  command('you-hide-your-fear-well', round(seventh, { id: 'demoralize', x: 1 }), {
    query: {
      'dice per aim': (value, s, effect, id) => {
        const unit = unitOf(s, id)
        const frightened =
          unit.seat !== effect.seat && isSuppressed(s, unit) && isNearOne(s, effect, seventh, unit, 1)
        return frightened ? value - 1 : value
      },
    },
  }),
]

const ofAnybody: readonly LCard[] = [
  command('covert-observation', {
    trigger: {
      'order issued': {
        forced: true,
        when: (s, { seat }, v) => v.command !== undefined && unitOf(s, v.unit).seat !== seat,
        do: (s, _, v) => gain(s, unitOf(s, v.unit), 'suppression'),
      },
    },
  }),
  command('pinned-down', afterPool(supportOrHeavy, losesOrder, { to: 'defender' })),
  command('coordinated-fire', corpsPassAimsOn),
]

export const empireCommands: readonly LCard[] = [
  ...ofVader,
  ...ofKrennicAndVeers,
  ...ofOfficers,
  ...ofInquisitors,
  ...ofAnybody,
]
