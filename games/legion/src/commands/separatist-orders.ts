import { choose, type Effect, tell } from '@sandtable/kernel'
import type { Rank } from '../../data/types.ts'
import { turnsNow } from '../current.ts'
import { setPool } from '../holdings.ts'
import { choice } from '../scoring/phrases.ts'
import { type LState, otherSeat } from '../state.ts'
import type { LCard } from '../vocabulary/card.ts'
import { attacksAgain, gainsEach, has, hasForGood, loses, may, oneOf } from './deeds.ts'
import { isRemembered, remembered } from './marks.ts'
import { aLeader, at, command, divulged, each, named, ordered, resolve, round } from './phrases.ts'
import { takesBackAnOrder } from './taken-back.ts'
import { afterVictory } from './victories.ts'

/** Command cards of those who lead Separatist armies: droids, Geonosians and Asajj Ventress. */

const droid = named('Super Tactical Command Droid')
const asajj = named('Asajj Ventress')
const warriors = { any: [named('Sun Fac'), named('Geonosian Warriors')] }

/** The ranks that could have been drawn. */
function ranksOf(s: LState, { seat }: Effect, drawn: Rank): Rank[] {
  return [...new Set([drawn, ...(s.table.pools[otherSeat(seat ?? '')] ?? [])])]
}

const dictated = choice<Rank, { readonly drawn: Rank }>('the rank that is drawn', {
  from: (s, effect, { drawn }) => ranksOf(s, effect, drawn),
  may: () => true,
  do: (s, { seat }, rank, { drawn }) => {
    const other = otherSeat(seat ?? '')
    const pool = [...(s.table.pools[other] ?? []), drawn]
    setPool(s, other, pool.toSpliced(pool.indexOf(rank), 1))
    turnsNow(s).drawn = rank
    tell(s, { type: 'drawn', seat: other, rank })
  },
})

export const separatistOrderCommands: readonly LCard[] = [
  command(
    'exterminate',
    ordered(droid, has({ id: 'demoralize', x: 2 }), remembered),
    afterVictory(droid, may('attack', attacksAgain), {
      once: 'round',
      when: (s, effect, _, victor) => isRemembered(s, effect, victor),
    }),
  ),
  command(
    'we-serve-the-queen',
    resolve(named('Sun Fac'), loses('direct')),
    round(warriors, { id: 'coordinate', of: 'Geonosian Warriors' }),
    at('start of an activation', named('Geonosian Warriors'), gainsEach('aim', 'dodge'), {
      when: (_, __, ___, unit) => unit.order === 'up',
    }),
  ),
  command('they-too-will-suffer', takesBackAnOrder({ not: aLeader }), {
    asks: [dictated],
    trigger: {
      'an order token is drawn': {
        forced: true,
        limit: { times: 1, per: 'round' },
        when: (_, effect, { turn, drawn }) => turn !== effect.seat && drawn !== null,
        do: (s, effect, { drawn }) => {
          if (drawn !== null && ranksOf(s, effect, drawn).length > 1) choose(s, effect, dictated, { drawn })
        },
      },
    },
  }),
  divulged(
    'yes-my-master',
    each(
      'a command card is divulged',
      asajj,
      oneOf({
        bounty: hasForGood('bounty', 'reinforcements'),
        mastery: hasForGood({ id: 'demoralize', x: 1 }, 'makashi-mastery', 'outmaneuver'),
      }),
    ),
  ),
  command('yes-my-master'),
]
