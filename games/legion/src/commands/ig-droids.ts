import { type Effect, underWay } from '@sandtable/kernel'
import { hasDefender } from '../actions/defenders.ts'
import { giveAttack } from '../actions/given.ts'
import { fallAtLast } from '../attack/wounding.ts'
import { activationOf } from '../current.ts'
import { isWithinRange } from '../geometry/ranges.ts'
import { canDestructItself, destructItself } from '../keywords/compelling.ts'
import type { LState, Unit } from '../state.ts'
import { unitOf, woundThreshold } from '../units.ts'
import { forbids } from '../vocabulary/allowing.ts'
import type { LCard } from '../vocabulary/card.ts'
import { afterPool } from './attacks.ts'
import { type Deed, gains, hasForGood, loses } from './deeds.ts'
import { isMarked, mark } from './marks.ts'
import { at, command, isOurs, named, ours, resolve, round } from './phrases.ts'

/** Command cards of the IG series. */

const eleven = named('IG-11')
const eightyEight = named('IG-88')

/** In his activation he attacks all that are near, each of them for itself. */
function isRaging(s: LState, effect: Effect, unit: Unit): boolean {
  return isOurs(s, effect, unit, eleven) && activationOf(s, unit) !== null
}

/** He bears as many wounds as he can, and stands. */
function doomed(s: LState, effect: Effect): Unit[] {
  return ours(s, effect, eightyEight).filter((unit) =>
    unit.minis.some((mini) => mini.wounds >= woundThreshold(unit, mini)),
  )
}

/** The next of them, until nobody is left. */
const ragesOn: Deed = {
  can: (s, unit) => hasDefender(s, unit),
  do: (s, unit) => giveAttack(s, unit, { single: true }),
}

export const igDroidCommands: readonly LCard[] = [
  command(
    'anti-capture-protocols',
    round(eleven, { id: 'self-destruct', x: 4 }),
    at('end of perform actions', eleven, { can: (_, unit) => canDestructItself(unit), do: destructItself }),
  ),
  command(
    'mechanical-carnage',
    resolve(eleven, loses('gunslinger')),
    afterPool(eleven, mark('attacked', 'activation'), { to: 'defender' }),
    at('after an attack', eleven, ragesOn, { when: (s, effect, _, unit) => isRaging(s, effect, unit) }),
    {
      query: {
        'may attack': forbids((s, effect, { unit: id, defender }) => {
          const unit = unitOf(s, id)
          const enemy = unitOf(s, defender)
          return (
            isRaging(s, effect, unit) &&
            (isMarked(s, effect, enemy, 'attacked') || !isWithinRange(unit, enemy, 2))
          )
        }),
      },
      trigger: {
        'before an attack': {
          forced: true,
          when: (s, effect, v) => isRaging(s, effect, unitOf(s, v.unit)),
          do: (_, __, v) => {
            v.single = true
          },
        },
      },
    },
  ),
  command('focused-on-the-kill', {
    query: {
      // Shields are flipped, not spent (LG2-KW-191).
      'can spend': forbids((s, effect, { unit: id, token }) => {
        if (token === 'shield') return false
        const pool = underWay(s, 'attack pool')
        const hunts = pool?.defender === id && isOurs(s, effect, unitOf(s, pool.attacker), eightyEight)
        return hunts && unitOf(s, id).conditions.includes('bounty')
      }),
      'falls at once': forbids((s, effect, unit) => isOurs(s, effect, unitOf(s, unit), eightyEight)),
    },
    trigger: {
      'start of the end phase': {
        forced: true,
        when: (s, effect) => doomed(s, effect).length > 0,
        do: (s, effect) => {
          for (const unit of doomed(s, effect)) fallAtLast(s, unit)
        },
      },
    },
  }),
  command(
    'independent-programming',
    resolve(eightyEight, hasForGood({ id: 'independent', of: 'Dodge 1' })),
    at('order issued', eightyEight, gains('aim'), {
      when: (_, __, { by }, { id }) => by === id,
    }),
  ),
]
