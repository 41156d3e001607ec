import type { Effect } from '@sandtable/kernel'
import type { Needs } from '../../data/types.ts'
import { addDice, giveKeyword } from '../attack/tally.ts'
import { activationOf } from '../current.ts'
import { isEngaged } from '../geometry/melee.ts'
import type { LState, Unit } from '../state.ts'
import { unitOf } from '../units.ts'
import type { LCard } from '../vocabulary/card.ts'
import { again } from './activations.ts'
import { weaponsHave } from './attacks.ts'
import { all, type Deed, gains, has, moves, oneOf, recovers, sheds } from './deeds.ts'
import { isRemembered, remembered } from './marks.ts'
import { anEnemy, friendsNear } from './near.ts'
import { anyone, at, command, isOurs, named, ordered, ours, resolve, round, startOfNext } from './phrases.ts'

/** Command cards of Mandalorians: of their heroes, their clans and their armies. */

const boKatan = named('Bo-Katan Kryze')
const din = named('Din Djarin')
const gar = named('Gar Saxon')
const sabine = named('Sabine Wren')
const armorer = named('The Armorer')
const special: Needs = { rank: 'special' }
const aLeader: Needs = { any: [{ rank: 'commander' }, { rank: 'operative' }] }
const saxon: Needs = { affiliation: 'clan saxon' }
const troopers: Needs = { type: 'mandalorian trooper' }

const ofHeroes: readonly LCard[] = [
  command(
    'a-higher-purpose',
    round(boKatan, 'barrage', 'relentless'),
    startOfNext(boKatan, recovers),
    weaponsHave(boKatan, { id: 'pierce', x: 1 }, (unit, s) => isEngaged(s, unit)),
  ),
  command(
    'mandalore-will-survive',
    ordered(anyone, sheds('suppression', 1)),
    at('after an attack', { affiliation: 'clan kryze' }, moves(1), {
      when: (s, _, v, unit) => v.action && unit.order === 'up' && activationOf(s, unit) !== null,
    }),
  ),
  command('this-is-the-way', resolve(din, gains('dodge'), has('relentless'))),
  command(
    'marked-for-elimination',
    ordered(gar, gains('aim', 2), anEnemy(aLeader, all(gains('observation', 4), gains('suppression', 2)))),
  ),
  command('victory-or-death', ordered(anyone, gains('aim')), round({ any: [gar, special] }, 'indomitable')),
  command(
    'legacy-of-mandalore',
    round(sabine, { id: 'inspire', x: 1 }),
    ordered({ any: [aLeader, special] }, forSabine(oneOf({ aim: gains('aim'), dodge: gains('dodge') }))),
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

const ofClans: readonly LCard[] = [
  command('we-are-mandalorians', ordered(troopers, has({ id: 'inspire', x: 2 }), moves(1), remembered), {
    trigger: {
      'the pool is formed': {
        forced: true,
        when: (s, effect, v) =>
          isRemembered(s, effect, unitOf(s, v.attacker)) && fearAround(s, effect, unitOf(s, v.attacker)) > 0,
        do: (s, effect, v) => addDice(v, 'black', Math.min(5, fearAround(s, effect, unitOf(s, v.attacker)))),
      },
    },
  }),
  command(
    'weapons-are-our-religion',
    ordered(anyone, has('charge')),
    weaponsHave(troopers, { id: 'versatile' }),
  ),
  command('death-before-defeat', ordered(saxon, oneOf({ aim: gains('aim'), surge: gains('surge') })), {
    grantsToWeapons: ['ram'],
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
