import { choose, goOn } from '@sandtable/kernel'
import { giveMove } from '../actions/given.ts'
import { matches } from '../command/matches.ts'
import { isWithinRange } from '../geometry/ranges.ts'
import { unitsSee } from '../geometry/sight.ts'
import { choice, sequel } from '../scoring/phrases.ts'
import type { LState, Unit, UnitId } from '../state.ts'
import { gain } from '../tokens.ts'
import { affiliationOf, cardOfUnit, friendsOf, unitOf, unitsOfSide } from '../units.ts'
import { forbids } from '../vocabulary/allowing.ts'
import type { LCard } from '../vocabulary/card.ts'
import { type Deed, falls, getsOrder, hasForGood } from './deeds.ts'
import { isMarked, mark } from './marks.ts'
import { friendWithin, observes } from './near.ts'
import { aLeader, anyone, at, command, named, ordered, ours, resolve, round } from './phrases.ts'

/** Command cards of Rebels who stand up for each other. */

const k2 = named('K-2SO')
const creatures = { type: 'creature trooper' }

/** Whom K-2SO gives himself up for. */
const saved = choice<UnitId, { readonly unit: UnitId }>('who is saved', {
  from: (s, _, { unit: id }) => {
    const unit = unitOf(s, id)
    return friendsOf(s, unit).flatMap((friend) => {
      const isNear = friend !== unit && isWithinRange(unit, friend, 1) && unitsSee(s, unit, friend)
      return matches(s, friend, aLeader) && isNear ? [friend.id] : []
    })
  },
  may: () => true,
  do: (s, effect, friend, { unit }) => {
    mark('saved', 'round').do(s, unitOf(s, friend), effect)
    falls.do(s, unitOf(s, unit), effect)
  },
})

const isEwok = (unit: Unit): boolean => affiliationOf(unit) === 'ewok'
const isRebel = (unit: Unit): boolean => cardOfUnit(unit).faction === 'rebels'

/** An order across: from an Ewok commander to a Rebel, or the other way round. */
const across = friendWithin(
  1,
  getsOrder,
  (_, friend, leader) => (isEwok(leader) && isRebel(friend)) || (isRebel(leader) && isEwok(friend)),
)

/** Once it has moved it observes. */
const watches = observes(4)

const thenWatches = sequel<UnitId>('then it observes', (s, effect, unit) =>
  watches.do(s, unitOf(s, unit), effect),
)

const patrols: Deed = {
  do: (s, unit, effect) => {
    giveMove(s, unit, 1)
    goOn(s, effect, thenWatches, unit.id)
  },
  asks: [thenWatches, ...(watches.asks ?? [])],
}

function leaderOf(s: LState, seat: string): Unit | undefined {
  return unitsOfSide(s, seat).find(({ commander }) => commander === 'nominated')
}

export const rebelFriendCommands: readonly LCard[] = [
  command(
    'sacrifice',
    round(k2, { id: 'guardian', x: 4 }),
    at(
      'end of an activation',
      k2,
      {
        can: (s, unit, effect) => saved.from(s, effect, { unit: unit.id }).length > 0,
        do: (s, unit, effect) => choose(s, effect, saved, { unit: unit.id }),
        asks: [saved],
      },
      { once: 'round' },
    ),
    {
      query: {
        'may attack at range': forbids(
          (s, effect, { unit, defender }) =>
            unitOf(s, unit).seat !== effect.seat && isMarked(s, effect, unitOf(s, defender), 'saved'),
        ),
      },
    },
  ),
  command(
    'a-beautiful-friendship',
    resolve(named('Wicket'), hasForGood({ id: 'teamwork', of: 'Leia Organa' })),
    {
      asks: across.asks ?? [],
      trigger: {
        'orders are issued': {
          forced: true,
          when: (s, effect, { seat }) => {
            const leader = leaderOf(s, seat)
            return seat === effect.seat && leader?.rank === 'commander'
          },
          do: (s, effect, { seat }) => {
            const leader = leaderOf(s, seat)
            if (leader !== undefined) across.do(s, leader, effect)
          },
        },
      },
    },
  ),
  command('on-patrol', ordered(anyone, patrols), {
    trigger: {
      'end of an activation': {
        forced: true,
        when: (s, effect, { unit }) => unitOf(s, unit).seat !== effect.seat,
        do: (s, effect, { unit }) => {
          for (const rider of ours(s, effect, creatures))
            if (isWithinRange(rider, unitOf(s, unit), 2)) gain(s, rider, 'dodge')
        },
      },
    },
  }),
]
