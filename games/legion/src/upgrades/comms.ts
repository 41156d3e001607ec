import type { Trigger } from '@sandtable/kernel'
import { cause, choose } from '@sandtable/kernel'
import { mayOrderItself } from '../command/matches.ts'
import { meleeEnemies } from '../geometry/melee.ts'
import { isWithinRange } from '../geometry/ranges.ts'
import { unitsSee } from '../geometry/sight.ts'
import { own } from '../keywords/words.ts'
import type { Legion } from '../state.ts'
import { gain, loseSuppression, mayLoseSuppression } from '../tokens.ts'
import { unitOf } from '../units.ts'
import type { Activating } from '../vocabulary/activations.ts'
import { forbids } from '../vocabulary/allowing.ts'
import type { LCard } from '../vocabulary/card.ts'
import type { Ordering } from '../vocabulary/commanding.ts'
import { choice, isOtherFriend, spending, upgrade } from './words.ts'

/** Comms upgrades, and others by which a unit gives itself an order. */

const ordersItself: Trigger<Legion, Ordering> = spending({
  when: (s, effect, v) => v.seat === effect.seat && mayOrderItself(s, own(s, effect)),
  do: (s, effect) => cause(s, 'issue order', { unit: effect.on ?? '', by: effect.on ?? '' }),
})

const uplink = upgrade('hq-uplink', { trigger: { 'orders are issued': ordersItself } })

const initiative = upgrade('seize-the-initiative', { trigger: { 'orders are issued': ordersItself } })

const jammer = upgrade('comms-jammer', {
  query: {
    // Orders to oneself are not to be jammed.
    'can be ordered': forbids((s, effect, { unit: id, by }) => {
      const unit = unitOf(s, id)
      return by !== id && unit.seat !== effect.seat && isWithinRange(own(s, effect), unit, 1)
    }),
  },
})

const hacked = upgrade('hacked-comms-unit', {
  trigger: {
    'order issued': {
      when: (s, effect, v) => {
        const unit = own(s, effect)
        const ordered = unitOf(s, v.unit)
        return (
          s.table.phase === 'command' &&
          ordered.seat !== unit.seat &&
          mayOrderItself(s, unit) &&
          isWithinRange(unit, ordered, 1)
        )
      },
      do: (s, effect) => cause(s, 'issue order', { unit: effect.on ?? '', by: effect.on ?? '' }),
    },
  },
})

const helped = choice<'aim' | 'dodge' | 'suppression'>('what the transponder brings', {
  from: (s, effect) => [
    'aim',
    'dodge',
    ...(mayLoseSuppression(s, own(s, effect)) ? (['suppression'] as const) : []),
  ],
  do: (s, effect, what) => {
    if (what === 'suppression') loseSuppression(s, own(s, effect), 1)
    else gain(s, own(s, effect), what)
  },
})

/** For units whose token was drawn. */
const transponder = upgrade('emergency-transponder', {
  asks: [helped],
  trigger: {
    'start of an activation': spending<Activating>({
      of: 'unit',
      when: (_, __, v) => v.drawn === true,
      do: (s, effect) => choose(s, effect, helped),
    }),
  },
})

/** Sharpshooter 1 for whoever shoots at what the unit is near to. */
const spotter = upgrade('spotter-uplink', {
  query: {
    'worse cover': (cover, s, effect, v) => {
      const unit = own(s, effect)
      const defender = unitOf(s, v.defender)
      const helps =
        isOtherFriend(effect, unitOf(s, v.attacker)) &&
        // Vehicles are in melee without being engaged (LG2-APXB-028).
        meleeEnemies(s, unit).length === 0 &&
        isWithinRange(unit, defender, 1) &&
        unitsSee(s, unit, defender)
      return helps ? cover - 1 : cover
    },
  },
})

/** Coordinate reaches range 2. */
function coordinatesFarther(id: string): LCard {
  return upgrade(id, {
    query: { 'coordinate range': (range, _, { on }, unit) => (on === unit ? Math.max(2, range) : range) },
  })
}

export const comms: readonly LCard[] = [
  coordinatesFarther('command-control-array'),
  coordinatesFarther('oom-series-battle-droid'),
  uplink,
  initiative,
  jammer,
  hacked,
  transponder,
  spotter,
]
