import { asking, call, type Effect } from '@sandtable/kernel'
import type { Needs } from '../../data/types.ts'
import { matches } from '../command/matches.ts'
import { activationOf } from '../current.ts'
import { scorePoints, turnOrder } from '../holdings.ts'
import { lends } from '../keywords/lent.ts'
import { contests, isObjective } from '../mission/contesting.ts'
import { mayBeGivenMove } from '../moves/may-move.ts'
import { choice, territoryOfToken } from '../scoring/phrases.ts'
import type { LState, Unit, UnitId } from '../state.ts'
import { unitOf } from '../units.ts'
import { allows } from '../vocabulary/allowing.ts'
import type { LCard } from '../vocabulary/card.ts'
import { weaponsHave } from './attacks.ts'
import { type Deed, gains, has, hasForGood, may, moves, suffers } from './deeds.ts'
import { isMarked, isRemembered, mark, remembered } from './marks.ts'
import { isNearOne } from './near.ts'
import {
  aLeader,
  anyone,
  at,
  command,
  divulged,
  each,
  isOurs,
  joined,
  named,
  ordered,
  ours,
  round,
} from './phrases.ts'
import { onVictory } from './victories.ts'

/** Command cards of Imperial officers, moffs and the High Command. */

const tarkin = named('Grand Moff Tarkin')
const vader = named('Darth Vader')
const empire: Needs = { faction: 'empire' }
const corps: Needs = { rank: 'corps', typeAny: 'trooper' }

/** A friendly corps unit moves, because the enemy has lost its nerve. */
const advancing = choice<UnitId>('who moves', {
  from: (s, effect) => ours(s, effect, corps).flatMap((unit) => (mayBeGivenMove(s, unit) ? [unit.id] : [])),
  may: () => true,
  do: (s, effect, unit) => moves(1).do(s, unitOf(s, unit), effect),
})

/** Dark Troopers whose order is face up. */
const lifted = choice<UnitId>('who is lifted', {
  from: (s, effect) =>
    ours(s, effect, named('Imperial Dark Troopers')).flatMap(({ id, order, deployed }) =>
      order === 'up' && deployed ? [id] : [],
    ),
  do: (s, _, id) => {
    turnOrder(s, unitOf(s, id), 'down')
    call(s, 'place a unit', { unit: id, rule: 'LG2-CMD-ul', where: 'away from enemies' })
  },
})

const bold: Deed = may('aim', {
  do: (s, unit, effect) => {
    gains('aim', 2).do(s, unit, effect)
    mark('bold', 'activation').do(s, unit, effect)
  },
})

/** Tarkin contests a token that lies outside of friendly territory, near this unit. */
function isInspired(s: LState, effect: Effect, unit: Unit): boolean {
  return isNearOne(s, effect, tarkin, unit, 2, (moff) =>
    s.table.objectives.some(
      (token) =>
        isObjective(token) &&
        contests(s, moff, token) &&
        territoryOfToken(s, moff.seat, token) !== 'friendly',
    ),
  )
}

export const imperialOrderCommands: readonly LCard[] = [
  command('moment-of-triumph'),
  divulged(
    'moment-of-triumph',
    joined([
      each(
        'a command card is divulged',
        vader,
        hasForGood({ id: 'guardian', x: 4, of: 'Grand Moff Tarkin' }),
      ),
      lends([{ id: 'disciplined', x: 1 }], isInspired),
      {
        query: {
          'backed up': allows((s, effect, { defender }) => isOurs(s, effect, unitOf(s, defender), vader)),
          'backs up near enemies': allows(
            (s, effect, { friend, defender }) =>
              isOurs(s, effect, unitOf(s, friend), vader) && isOurs(s, effect, unitOf(s, defender), tarkin),
          ),
        },
      },
    ]),
  ),
  command(
    'inexorable-advance',
    ordered(corps, remembered),
    weaponsHave(
      anyone,
      [{ id: 'suppressive' }],
      (s, effect, unit, isRanged) => isRanged && isRemembered(s, effect, unit),
    ),
    {
      asks: [advancing],
      trigger: {
        'a unit panics': {
          forced: true,
          ...asking(advancing, (s, effect, { unit }) => unitOf(s, unit).seat !== effect.seat),
        },
      },
    },
  ),
  command('fear-will-keep-them-in-line', round(empire, { id: 'demoralize', x: 1 })),
  divulged('fear-will-keep-them-in-line', {
    trigger: {
      'order issued': {
        forced: true,
        when: (s, effect, { unit }) => isOurs(s, effect, unitOf(s, unit), empire),
        do: (s, effect, { unit }) => has({ id: 'demoralize', x: 1 }).do(s, unitOf(s, unit), effect),
      },
    },
  }),
  command(
    'the-empire-does-not-tolerate-failure',
    ordered(anyone, remembered),
    at('start of an activation', anyone, bold, {
      when: (s, effect, _, unit) => isRemembered(s, effect, unit),
    }),
    at('end of an activation', anyone, suffers(2), {
      when: (s, effect, _, unit) =>
        isMarked(s, effect, unit, 'bold') && !isMarked(s, effect, unit, 'victorious'),
    }),
    onVictory(anyone, mark('victorious', 'activation'), {
      when: (s, _, __, victor) => activationOf(s, victor) !== null,
    }),
    onVictory(anyone, mark('triumphant', 'round'), {
      when: (s, effect, { unit }, victor) =>
        isRemembered(s, effect, victor) && matches(s, unitOf(s, unit), aLeader),
    }),
    {
      trigger: {
        'score victory points': {
          forced: true,
          when: (s, effect) => s.table.units.some((unit) => isMarked(s, effect, unit, 'triumphant')),
          do: (s, { seat }) => scorePoints(s, seat ?? '', 1, 'the-empire-does-not-tolerate-failure'),
        },
      },
    },
  ),
  command('you-have-something-i-want', {
    asks: [lifted],
    trigger: {
      'end of the command phase': {
        forced: true,
        ...asking(lifted),
      },
    },
  }),
]
