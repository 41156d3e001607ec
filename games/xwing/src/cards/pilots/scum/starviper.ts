import { asking, cardNamed, choose, enter, own } from '@sandtable/kernel'
import { type ShipId, shipOf } from '../../../state.ts'
import { pilotCard, pilotSkill } from '../../../values.ts'
import type { XCard } from '../../../vocabulary/card.ts'
import { assignCondition } from '../../conditions.ts'
import {
  alliesWithin,
  assign,
  attackUnderWay,
  choice,
  enemiesWithin,
  me,
  recall,
  suffer,
} from '../../words.ts'
import { effectOf, pilot, revealedBy, sideOf } from '../pilot.ts'

const thweekShip = choice<ShipId>('ship', {
  from: (s, effect) => s.table.ships.flatMap(({ id, seat }) => (seat === effect.seat ? [] : [id])),
  do: (s, effect, prey) => choose(s, effect, shadowedOrMimicked, { prey }),
})

const shadowedOrMimicked = choice<'shadowed' | 'mimicked', { prey: ShipId }>('option', {
  from: () => ['shadowed', 'mimicked'],
  do: (s, effect, condition, memory) => {
    const prey = shipOf(s, memory.prey)
    const own = { seat: effect.seat, on: effect.on }
    assignCondition(s, condition, prey.id)
    if (condition === 'shadowed') enter(s, { card: 'effect:shadowed', ...own, vars: { prey: prey.id } })
    // An ability that assigns conditions could do nothing for him.
    else if (
      pilotCard(prey.pilot).conditions === undefined &&
      cardNamed(s, `pilot:${prey.pilot}`) !== undefined
    )
      enter(s, { card: `pilot:${prey.pilot}`, ...own })
  },
})

const princeXizorShip = choice<ShipId>('ship', {
  from: (s, effect) => alliesWithin(s, effect, 1),
  do: (s, effect, ship) => {
    choose(s, effect, resultToShare, { to: ship })
  },
})

const resultToShare = choice<string, { to: ShipId }>('option', {
  from: (s) => {
    const { hits, crits } = attackUnderWay(s)
    return [...(hits > 0 ? ['hit'] : []), ...(crits > 0 ? ['crit'] : [])]
  },
  do: (s, _, result, { to }) => {
    const attack = attackUnderWay(s)
    const crits = result === 'crit' ? 1 : 0
    attack.crits -= crits
    attack.hits -= 1 - crits
    suffer(s, to, 1 - crits, crits)
  },
})

/** Pilots of the StarViper of Scum and Villainy. */
export const starviper: readonly XCard[] = [
  {
    id: 'pilot:thweek',
    rules: ['XW-PIL-thweek'],
    asks: [thweekShip, shadowedOrMimicked],
    trigger: {
      'before placing forces': {
        do: (s, effect) => choose(s, effect, thweekShip),
      },
    },
  },
  {
    id: 'effect:shadowed',
    rules: ['XW-CON-shadowed'],
    query: {
      'pilot skill': own((skill, _, effect) => recall(effect, 'effect:shadowed').skill ?? skill),
    },
    trigger: {
      'start of planning': {
        forced: true,
        when: (_, effect) => recall(effect, 'effect:shadowed').skill === undefined,
        do: (s, effect) => {
          recall(effect, 'effect:shadowed').skill = pilotSkill(
            s,
            shipOf(s, recall(effect, 'effect:shadowed').prey),
          )
        },
      },
    },
  },
  pilot('princexizor', {
    asks: [princeXizorShip, resultToShare],
    trigger: {
      'attack hits': { of: 'target', ...asking(princeXizorShip, (_, __, v) => v.hits + v.crits > 0) },
    },
  }),
  pilot('guri', {
    trigger: {
      'start of combat': {
        when: (s, effect) => enemiesWithin(s, effect, 1).length > 0,
        do: (s, effect) => assign(s, effect.on ?? '', 'focus'),
      },
    },
  }),
  pilot('dalanoberos-starviper', {
    trigger: {
      'dial revealed': {
        of: 'ship',
        when: (s, effect) => {
          const bearing = revealedBy(me(s, effect))?.bearing ?? ''
          return (
            me(s, effect).tokens.stress === 0 &&
            ['turn', 'bank', 'segnor'].some((kind) => bearing.startsWith(kind))
          )
        },
        do: (s, { seat, on }) =>
          void enter(s, { card: 'effect:dalanoberos-starviper', seat, on, until: 'activation' }),
      },
    },
  }),
  effectOf('dalanoberos-starviper', {
    query: {
      'revealed maneuver': own((maneuver) => {
        if (maneuver.bearing === 'stationary') return maneuver
        const along = sideOf(maneuver, maneuver.bearing.startsWith('turn') ? 'turn' : 'bank')
        const bearing = along.endsWith('left') ? 'tallon-left' : 'tallon-right'
        return { ...maneuver, bearing, difficulty: 'red', along }
      }),
    },
  }),
]
