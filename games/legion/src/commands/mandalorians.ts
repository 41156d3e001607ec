import { type Effect, rollNames, tell } from '@sandtable/kernel'
import type { Needs } from '../../data/types.ts'
import { possibleDefenders } from '../actions/defenders.ts'
import { giveAttack } from '../actions/given.ts'
import { addDice, giveKeyword } from '../attack/tally.ts'
import { matches } from '../command/matches.ts'
import { activationOf, isLastPool } from '../current.ts'
import { attackDice } from '../dice.ts'
import { isEngaged } from '../geometry/melee.ts'
import { isWithinRange } from '../geometry/ranges.ts'
import { leaderSees } from '../geometry/sight.ts'
import { lends } from '../keywords/lent.ts'
import type { LState, Unit, UnitId } from '../state.ts'
import { findUnitOf, unitOf } from '../units.ts'
import { forbids } from '../vocabulary/allowing.ts'
import type { LCard } from '../vocabulary/card.ts'
import { again } from './activations.ts'
import { afterPool, weaponsHave } from './attacks.ts'
import {
  all,
  type Deed,
  gains,
  has,
  hasForGood,
  jumps,
  may,
  mayCalm,
  mayRecover,
  moves,
  oneOf,
  suffers,
} from './deeds.ts'
import { isMarked, isRemembered, mark, remembered } from './marks.ts'
import { anEnemy, enemiesWithin, friendsNear, friendWithin } from './near.ts'
import {
  aLeader,
  anyone,
  at,
  command,
  freeAction,
  isOurs,
  named,
  ordered,
  orderedBy,
  ours,
  resolve,
  round,
  startOfNext,
} from './phrases.ts'
import { knowNoFear } from './values.ts'

/** Command cards of Mandalorians: of their heroes, their clans and their armies. */

const boKatan = named('Bo-Katan Kryze')
const din = named('Din Djarin')
const gar = named('Gar Saxon')
const paz = named('Paz Vizsla')
const sabine = named('Sabine Wren')
const armorer = named('The Armorer')
const special: Needs = { rank: 'special' }
const kryze: Needs = { affiliation: 'clan kryze' }
const saxon: Needs = { affiliation: 'clan saxon' }
const wren: Needs = { affiliation: 'clan wren' }
const troopers: Needs = { type: 'mandalorian trooper' }

/** One more attack, on somebody who was not attacked in this one. */
const anotherTarget: Deed = {
  can: (s, unit, effect) => others(s, unit, effect).length > 0,
  do: (s, unit, effect) => giveAttack(s, unit, { only: others(s, unit, effect), single: true }),
}

function others(s: LState, unit: Unit, effect: Effect): UnitId[] {
  return possibleDefenders(s, unit).flatMap((enemy) =>
    isMarked(s, effect, enemy, 'attacked') ? [] : [enemy.id],
  )
}

/** A white die for each miniature; everything but a blank wounds. */
const bird: Deed = {
  can: (s, enemy, effect) => ours(s, effect, din).some((unit) => leaderSees(s, unit, enemy)),
  do: (s, enemy, effect) => {
    const dice = rollNames(s, attackDice.white, enemy.minis.length)
    tell(s, { type: 'strike dice', seat: effect.seat ?? '', card: effect.card, dice })
    const [hunter] = ours(s, effect, din)
    suffers(dice.filter((face) => face !== 'blank').length, hunter?.id).do(s, enemy, effect)
  },
}

/** He stands his ground, at the price of a wound. */
const stays: Deed = may('suffer a wound', all(suffers(1), gains('standby')))

const ofHeroes: readonly LCard[] = [
  command(
    'a-higher-purpose',
    round(boKatan, 'barrage', 'relentless'),
    startOfNext(boKatan, mayRecover),
    weaponsHave(boKatan, [{ id: 'pierce', x: 1 }], (s, _, unit) => isEngaged(s, unit)),
  ),
  command(
    'mandalore-will-survive',
    ordered(anyone, mayCalm(1)),
    at('after an attack', { affiliation: 'clan kryze' }, moves(1), {
      when: (s, _, v, unit) => v.action && unit.order === 'up' && activationOf(s, unit) !== null,
    }),
  ),
  command('this-is-the-way', resolve(din, gains('dodge'), has('relentless'))),
  command(
    'i-like-those-odds',
    resolve(din, gains('aim')),
    afterPool(din, mark('attacked', 'attack'), { to: 'defender' }),
    at('after an attack', din, anotherTarget, { may: true, when: (_, __, v) => v.action }),
  ),
  command('whistling-birds', freeAction(din, enemiesWithin(3, 1, bird), 1)),
  command(
    'marked-for-elimination',
    ordered(gar, gains('aim', 2), anEnemy(aLeader, all(gains('observation', 4), gains('suppression', 2)))),
  ),
  command('victory-or-death', ordered(anyone, gains('aim')), round({ any: [gar, special] }, 'indomitable')),
  command(
    'legacy-of-mandalore',
    round(sabine, { id: 'inspire', x: 1 }),
    orderedBy(
      sabine,
      { any: [aLeader, special] },
      forSabine(oneOf({ aim: gains('aim'), dodge: gains('dodge') })),
    ),
  ),
  command(
    'fight-another-day',
    round({ any: [gar, special] }, 'outmaneuver'),
    ordered(anyone, gains('dodge')),
    {
      query: {
        'may order': forbids((s, effect, { by: id, unit }) => {
          const by = unitOf(s, id)
          return isOurs(s, effect, by, gar) && !isWithinRange(by, unitOf(s, unit), 1)
        }),
      },
    },
  ),
  command(
    'go-there-are-too-many',
    resolve(paz, gains('standby'), hasForGood('stationary')),
    weaponsHave(paz, [{ id: 'versatile' }]),
    knowNoFear((s, effect, unit) => isOurs(s, effect, unit, paz)),
    {
      asks: stays.asks ?? [],
      trigger: {
        'after standing by': {
          forced: true,
          when: (s, effect, { by }) => {
            const unit = findUnitOf(s, by)
            return unit !== undefined && isOurs(s, effect, unit, paz) && unit.minis.length > 0
          },
          do: (s, effect, { by }) => stays.do(s, unitOf(s, by ?? ''), effect),
        },
      },
    },
  ),
  command('both-hunter-and-prey', at('after an activation', armorer, again, { once: 'round' })),
]

/** What Sabine Wren gets for an order that she issues. */
function forSabine(deed: Deed): Deed {
  return {
    ...deed,
    do: (s, _, effect) => {
      for (const unit of ours(s, effect, sabine)) deed.do(s, unit, effect)
    },
  }
}

/** Suppression on the other Mandalorian troopers within range 2. */
function fearAround(s: LState, effect: Effect, unit: Unit): number {
  return friendsNear(s, unit, 2).reduce(
    (sum, friend) => (isOurs(s, effect, friend, troopers) ? sum + friend.tokens.suppression : sum),
    0,
  )
}

/** Is it a unit of the clan with another one within range 1? */
function isInFormation(s: LState, effect: Effect, unit: Unit): boolean {
  if (!isOurs(s, effect, unit, kryze)) return false
  return friendsNear(s, unit, 1).some((friend) => isOurs(s, effect, friend, kryze))
}

const ofClans: readonly LCard[] = [
  command('close-formation', lends([{ id: 'precise', x: 1 }, { id: 'outmaneuver' }], isInFormation)),
  command('we-are-mandalorians', ordered(troopers, has({ id: 'inspire', x: 2 }), moves(1), remembered), {
    trigger: {
      'the pool is formed': {
        forced: isLastPool,
        limit: { times: 1, per: 'attack' },
        when: (s, effect, v) =>
          isRemembered(s, effect, unitOf(s, v.attacker)) && fearAround(s, effect, unitOf(s, v.attacker)) > 0,
        do: (s, effect, v) => addDice(v, 'black', Math.min(5, fearAround(s, effect, unitOf(s, v.attacker)))),
      },
    },
  }),
  command(
    'aerial-assault',
    ordered({ keyword: 'jump' }, jumps(2)),
    at('before an attack', { keyword: 'jump' }, has('death-from-above'), {
      when: (_, __, ___, unit) => unit.order === 'up',
    }),
  ),
  command(
    'weapons-are-our-religion',
    ordered(anyone, has('charge')),
    weaponsHave(troopers, [{ id: 'versatile' }]),
  ),
  command(
    'no-one-threatens-our-family',
    round({ all: [wren, aLeader] }, { id: 'guardian', x: 1, of: 'Clan Wren' }),
    at(
      'after guarding',
      wren,
      friendWithin(1, gains('aim'), (s, friend) => matches(s, friend, wren), 'must'),
    ),
  ),
  command('death-before-defeat', ordered(saxon, oneOf({ aim: gains('aim'), surge: gains('surge') })), {
    trigger: {
      'the pool is formed': {
        forced: true,
        when: (s, effect, v) => v.kind === 'melee' && isOurs(s, effect, unitOf(s, v.attacker), saxon),
        do: (_, __, v) => giveKeyword(v, 'ram', 1),
      },
    },
  }),
]

export const mandalorianCommands: readonly LCard[] = [...ofHeroes, ...ofClans]
