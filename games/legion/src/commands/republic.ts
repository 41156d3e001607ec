import { choose, underWay } from '@sandtable/kernel'
import type { Needs } from '../../data/types.ts'
import { actionOfCard } from '../actions/offered.ts'
import { addDice } from '../attack/tally.ts'
import { borrowing } from '../cards/borrowed.ts'
import { takeTokens } from '../holdings.ts'
import { choice } from '../scoring/phrases.ts'
import type { LState, Unit, UnitId } from '../state.ts'
import { gain } from '../tokens.ts'
import { cardOfUnit, isTrooper, unitOf, unitsOfSide } from '../units.ts'
import { allows } from '../vocabulary/allowing.ts'
import type { LCard } from '../vocabulary/card.ts'
import { attacksOnce, cannotAttack, hasFaceUp, moreAttackDice } from './attacks.ts'
import {
  calms,
  type Deed,
  gains,
  gainsEach,
  getsOrder,
  has,
  mayRecover,
  mayRecoverThen,
  moves,
  oneOf,
  severalOf,
} from './deeds.ts'
import { enemiesNear, friendsNear, friendWithin, isSeenByOne } from './near.ts'
import {
  anyone,
  command,
  isOurs,
  named,
  ordered,
  resolve,
  returns,
  round,
  startOfNext,
  startOfPhase,
  vehicle,
} from './phrases.ts'
import { strengthOf } from './strength.ts'
import { haveSpeed } from './values.ts'

/** Command cards of the Republic. */

const ahsoka = named('Ahsoka Tano')
const anakin = named('Anakin Skywalker')
const rex = named('Clone Captain Rex')
const obiWan = named('Obi-Wan Kenobi')
const padme = named('Padme Amidala')
const yoda = named('Yoda')
const clones: Needs = { type: 'clone trooper' }
const wookiees: Needs = { type: 'wookiee trooper' }

const ofJedi: readonly LCard[] = [
  command(
    'i-go-where-im-needed',
    resolve(ahsoka, moves(3), has({ id: 'guardian', x: 3 }, 'disengage')),
    haveSpeed(ahsoka, (speed) => Math.min(1, speed)),
    {
      // Nothing makes her faster.
      layer: 1,
      query: {
        courage: (value, s, effect, id) =>
          value !== null && isOurs(s, effect, unitOf(s, id), ahsoka) ? value + 1 : value,
      },
    },
  ),
  command(
    'you-underestimate-my-power',
    moreAttackDice(anakin, 'white', (s, v) => (unitOf(s, v.defender).order === 'down' ? 6 : 0)),
  ),
  command('general-skywalker', round(anakin, { id: 'inspire', x: 2 }), ordered(anyone, gains('aim'))),
  command(
    'flow-of-the-force',
    ordered(
      { any: [named('Jedi Knight'), named('Jedi Knight General')] },
      mayRecoverThen(gainsEach('aim', 'dodge', 'standby')),
    ),
  ),
  command(
    'hello-there',
    round(obiWan, 'nimble'),
    startOfPhase(
      obiWan,
      severalOf((s, unit) => enemiesNear(s, unit, 2).length, {
        aim: gains('aim'),
        dodge: gains('dodge'),
        standby: gains('standby'),
        surge: gains('surge'),
      }),
    ),
  ),
  command(
    'knowledge-and-defense',
    resolve(
      obiWan,
      gains('dodge', (s, unit) => friendsNear(s, unit, 1).filter(isTrooper).length),
    ),
    {
      query: {
        'guards in melee': allows((s, effect, id) => isOurs(s, effect, unitOf(s, id), obiWan)),
      },
    },
  ),
  command(
    'general-kenobi',
    ordered(
      anyone,
      gains('surge', (s, unit) => friendsNear(s, unit, 1).length),
    ),
  ),
  command(
    'there-is-no-try',
    ordered(anyone, gains('dodge'), has('outmaneuver', 'relentless')),
    returns('luminous-beings-are-we'),
  ),
  command(
    'luminous-beings-are-we',
    resolve(yoda, gains('aim', 2), gains('dodge', 2), gains('surge', 2)),
    cannotAttack(yoda),
    borrowing('luminous-beings-are-we', (s, _, by, __, effect) => isOurs(s, effect, by, yoda), {
      range: 3,
      many: true,
      unseen: true,
    }),
    returns('size-matters-not'),
  ),
  command(
    'size-matters-not',
    round(yoda, { id: 'jump', x: 1 }, 'charge', 'disengage'),
    returns('there-is-no-try'),
    haveSpeed(yoda, () => 3),
    {
      query: {
        'times per activation': (value, s, effect, { unit, action }) =>
          isOurs(s, effect, unitOf(s, unit), yoda) && actionOfCard(s, action) !== undefined
            ? Math.max(2, value)
            : value,
      },
    },
  ),
]

/** Suppression of troopers near her goes to her, a token at a time; for the first two she gains a dodge token each. */
const calmed = choice<UnitId, { readonly unit: UnitId; readonly taken: number; readonly own: number }>(
  'whose suppression she takes',
  {
    from: (s, _, { unit, own }) => [
      ...friendsNear(s, unitOf(s, unit), 2).flatMap((friend) =>
        isTrooper(friend) && friend.tokens.suppression > 0 ? [friend.id] : [],
      ),
      // She is a friend of hers, but what she has taken over stays.
      ...(own > 0 ? [unit] : []),
    ],
    may: () => true,
    do: (s, effect, friend, { unit, taken, own }) => {
      takeTokens(s, unitOf(s, friend), 'suppression', 1)
      gain(s, unitOf(s, unit), 'suppression')
      if (taken < 2) gain(s, unitOf(s, unit), 'dodge')
      choose(s, effect, calmed, { unit, taken: taken + 1, own: friend === unit ? own - 1 : own })
    },
  },
)

const ofOfficers: readonly LCard[] = [
  command('call-me-captain', {
    trigger: {
      'the pool is formed': {
        limit: { times: 1, per: 'activation' },
        when: (s, effect, v) => {
          const unit = unitOf(s, v.attacker)
          const defender = unitOf(s, v.defender)
          return (
            unit.seat === effect.seat &&
            underWay(s, 'activation') !== null &&
            isSeenByOne(s, effect, rex, defender, 2, (captain) => captain !== unit && hasFaceUp(captain))
          )
        },
        do: (_, __, v) => addDice(v, 'red', 3),
      },
    },
  }),
  command(
    'were-not-programmed',
    resolve(rex, gains('surge', 2), has({ id: 'inspire', x: 2 })),
    startOfNext(rex, mayRecover),
  ),
  command(
    'our-fate-is-in-your-hands',
    round(padme, { id: 'danger-sense', x: 2 }),
    startOfPhase(padme, {
      do: (s, unit, effect) =>
        choose(s, effect, calmed, { unit: unit.id, taken: 0, own: unit.tokens.suppression }),
      asks: [calmed],
    }),
  ),
  command(
    'aggressive-negotiations',
    ordered(
      anyone,
      oneOf({ move: moves(1), aim: gains('aim'), dodge: gains('dodge'), surge: gains('surge') }),
    ),
  ),
]

/** Is the commander who was nominated a Wookiee? */
const byWookiee = (s: LState, unit: Unit): boolean =>
  unitsOfSide(s, unit.seat).some(
    (leader) => leader.commander === 'nominated' && cardOfUnit(leader).type === 'wookiee trooper',
  )

function ifByWookiee(deed: Deed, also: (unit: Unit) => boolean = () => true): Deed {
  return { ...deed, can: (s, unit) => byWookiee(s, unit) && also(unit) }
}

const isHurt = (unit: Unit): boolean =>
  unit.minis.some(({ wounds }) => wounds > 0) || unit.minis.length < strengthOf(unit)

const leads: Needs = { any: [{ rank: 'commander' }, { keyword: 'field-commander' }] }

const ofAnybody: readonly LCard[] = [
  command('defiance', ordered(anyone, ifByWookiee(gainsEach('aim', 'dodge', 'surge'), isHurt))),
  command('get-in-position', ordered(wookiees, ifByWookiee(has({ id: 'agile', x: 1 })))),
  command('daring-defense', ordered(wookiees, ifByWookiee(has({ id: 'demoralize', x: 1 })))),
  command(
    'synchronized-offensive',
    ordered(
      vehicle,
      friendWithin(2, getsOrder, (_, friend) => cardOfUnit(friend).type === 'clone trooper', 'must'),
    ),
  ),
  command('air-support', attacksOnce(leads, 'air-support')),
  command('attack-of-the-clones', ordered(clones, oneOf({ surge: gains('surge'), suppression: calms(1) }))),
]

export const republicCommands: readonly LCard[] = [...ofJedi, ...ofOfficers, ...ofAnybody]
