import { asking } from '@sandtable/kernel'
import { commandCard } from '../catalogue.ts'
import { isWithinRange } from '../geometry/ranges.ts'
import { takeBackCommand } from '../hands.ts'
import { setPasses } from '../holdings.ts'
import { choice } from '../scoring/phrases.ts'
import type { LState, Unit } from '../state.ts'
import { cardOfUnit, unitOf, unitsOfSide } from '../units.ts'
import { courageOf } from '../values.ts'
import type { LCard } from '../vocabulary/card.ts'
import { activates } from './activations.ts'
import {
  afterFirstAttack,
  afterPool,
  attacksAtTheEnd,
  cannotAttack,
  moreAttackDice,
  moreDefenceDice,
} from './attacks.ts'
import {
  attackAction,
  attacksAgain,
  gains,
  gainsEach,
  has,
  may,
  mayCalm,
  mayRecover,
  moves,
  oneOf,
  recoverAction,
} from './deeds.ts'
import { friendsNear, friendWithin } from './near.ts'
import {
  aLeader,
  at,
  command,
  freeAction,
  named,
  ordered,
  orderedBy,
  ours,
  resolve,
  round,
  startOfNext,
  startOfPhase,
  trooper,
} from './phrases.ts'
import { haveSpeed } from './values.ts'

/** Command cards of the Rebel Alliance. */

const ahsoka = named('Ahsoka Tano')
const cassian = named('Cassian Andor')
const han = named('Han Solo')
const luke = named('Luke Skywalker')
const leia = named('Leia Organa')
const wicket = named('Wicket')

const stands = (unit: Unit): boolean => cardOfUnit(unit).base === 27

/** Is there a friendly unit of this name within range? */
function isNear(s: LState, unit: Unit, name: string, range: number): boolean {
  return friendsNear(s, unit, range).some((other) => cardOfUnit(other).name === name)
}

const ofTheFulcrum: readonly LCard[] = [
  command(
    'i-am-no-jedi',
    round(ahsoka, { id: 'agile', x: 1 }),
    moreAttackDice(ahsoka, 'white', (s, v) => Math.min(3, unitOf(s, v.attacker).tokens.dodge)),
  ),
  command('swift-protector', round(ahsoka, { id: 'guardian', x: 2 }), {
    trigger: {
      'the pool is formed': {
        forced: true,
        when: (s, effect, v) => {
          const unit = unitOf(s, v.defender)
          return unit.seat === effect.seat && stands(unit) && isNear(s, unit, 'Ahsoka Tano', 1)
        },
        do: (s, effect, v) => gains('dodge').do(s, unitOf(s, v.defender), effect),
      },
    },
  }),
  command(
    'family-reunion',
    round(ahsoka, { id: 'teamwork', of: 'Sabine Wren' }),
    at(
      'start of an activation',
      { any: [ahsoka, named('Sabine Wren')] },
      {
        do: (s, unit, effect) => {
          for (const other of ours(s, effect, { any: [ahsoka, named('Sabine Wren')] }))
            if (other !== unit) moves(2).do(s, other, effect)
        },
      },
    ),
  ),
  command(
    'a-new-beginning',
    ordered(trooper, {
      ...oneOf({ aim: gains('aim'), dodge: gains('dodge') }),
      can: (_, unit) => stands(unit),
    }),
    round(ahsoka, { id: 'inspire', x: 2 }),
    startOfNext(ahsoka, recoverAction),
  ),
]

const ofCassian: readonly LCard[] = [
  command(
    'crack-shot',
    resolve(cassian, gains('aim'), may('suppression', gains('suppression')), has('gunslinger')),
    freeAction(cassian, attackAction),
  ),
  command(
    'volunteer-mission',
    orderedBy(
      cassian,
      { any: [aLeader, { rank: 'special' }] },
      mayRecover,
      has({ id: 'danger-sense', x: 1 }),
      may('suppression', gains('suppression')),
    ),
  ),
]

/** The other of the two, if its order is face up. */
function friendOf(s: LState, unit: Unit): Unit | undefined {
  const pair = ['Chewbacca', 'Luke Skywalker']
  if (!pair.includes(cardOfUnit(unit).name)) return undefined
  return unitsOfSide(s, unit.seat).find(
    (other) => pair.includes(cardOfUnit(other).name) && other.order === 'up',
  )
}

const hansCard = choice<string>('a card of Han Solo', {
  from: (s, { seat }) =>
    (s.table.discards[seat ?? ''] ?? []).filter((id) => commandCard(id).commander?.includes('Han Solo')),
  do: (s, { seat }, card) => takeBackCommand(s, seat ?? '', card),
})

const ofScoundrels: readonly LCard[] = [
  command('common-cause', {
    trigger: {
      'after an activation': {
        when: (s, effect, v) => {
          const unit = unitOf(s, v.unit)
          return unit.seat === effect.seat && friendOf(s, unit) !== undefined
        },
        do: (s, effect, v) => {
          const friend = friendOf(s, unitOf(s, v.unit))
          if (friend !== undefined) activates.do(s, friend, effect)
        },
      },
    },
  }),
  command('notorious-scoundrels', {
    asks: [hansCard],
    trigger: {
      'resolve command cards': {
        forced: true,
        ...asking(hansCard),
      },
    },
  }),
  command('sorry-about-the-mess', ordered(han, gainsEach('aim', 'dodge'))),
  command(
    'not-out-of-it-yet',
    resolve({ any: [han, luke] }, moves(1)),
    at('start of an activation', { any: [han, luke] }, gainsEach('aim', 'dodge'), {
      when: (s, _, __, unit) =>
        isNear(s, unit, cardOfUnit(unit).name === 'Han Solo' ? 'Luke Skywalker' : 'Han Solo', 2),
    }),
  ),
]

const ofTheSkywalkers: readonly LCard[] = [
  command('coordinated-bombardment', attacksAtTheEnd(leia, 'coordinated-bombardment', 3)),
  command('no-time-for-sorrows', ordered(trooper, moves(1))),
  command(
    'somebody-has-to-save-our-skins',
    at('after an activation', leia, friendWithin(2, activates), { once: 'round' }),
  ),
  command('son-of-skywalker', afterFirstAttack(luke, attacksAgain)),
  command(
    'full-of-surprises',
    resolve(luke, gains('dodge')),
    moreDefenceDice(
      luke,
      (s, v) => {
        const unit = unitOf(s, v.defender)
        return (courageOf(s, unit) ?? 0) - unit.tokens.suppression
      },
      'white',
    ),
  ),
  command('my-ally-is-the-force', ordered(trooper, gains('dodge'))),
  command(
    'return-of-the-jedi',
    ordered(luke, gains('dodge')),
    startOfNext(luke, {
      do: (s, unit, effect) => {
        for (const friend of ours(s, effect, trooper))
          if (isWithinRange(unit, friend, 3)) mayCalm(1).do(s, friend, effect)
      },
    }),
  ),
]

const ofOthers: readonly LCard[] = [
  command('battlefield-reconnaissance', {
    trigger: {
      'end of the command phase': {
        forced: true,
        do: (s, { seat }) => setPasses(s, seat ?? '', (s.table.passes[seat ?? ''] ?? 0) + s.table.round),
      },
    },
  }),
  command('diversionary-tactics', ordered(trooper, gainsEach('dodge', 'observation'))),
  command(
    'close-call',
    startOfPhase(wicket, gains('dodge')),
    round(wicket, 'outmaneuver'),
    cannotAttack(wicket),
    haveSpeed(wicket, () => 3),
  ),
  command(
    'turning-the-tide',
    round({ any: [{ rank: 'support' }, { rank: 'heavy' }] }, { id: 'inspire', x: 2 }),
  ),
  command('sabotaged-communications', {
    // Its own side has one order anyhow.
    query: { 'most orders': (value) => Math.min(value, 1) },
  }),
  command(
    'covering-fire',
    afterPool({ rank: 'corps' }, friendWithin(2, gains('dodge')), {
      kind: 'ranged',
      to: 'attacker',
      once: true,
    }),
  ),
]

export const rebelCommands: readonly LCard[] = [
  ...ofTheFulcrum,
  ...ofCassian,
  ...ofScoundrels,
  ...ofTheSkywalkers,
  ...ofOthers,
]
