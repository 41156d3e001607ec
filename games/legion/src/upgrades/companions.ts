import { asking, choose, enter } from '@sandtable/kernel'
import { giveMove } from '../actions/given.ts'
import { isWithinRange } from '../geometry/ranges.ts'
import { setUse } from '../holdings.ts'
import { own } from '../keywords/words.ts'
import { mayBeGivenMove } from '../moves/may-move.ts'
import type { UnitId } from '../state.ts'
import { gain } from '../tokens.ts'
import {
  affiliationOf,
  friendsOf,
  isTrooper,
  shareFactionOrAffiliation,
  unitOf,
  unitsOfSide,
} from '../units.ts'
import { allows } from '../vocabulary/allowing.ts'
import type { LCard } from '../vocabulary/card.ts'
import { equippedAs } from './equipped.ts'
import { choice, idsOf, lasting, recall, spending, upgrade } from './words.ts'

/** Training by which a unit leads others. */

const aimOrDodge = choice<'aim' | 'dodge'>('gains a token', {
  from: () => ['aim', 'dodge'],
  do: (s, effect, token) => gain(s, own(s, effect), token),
})

/** On the unit that was chosen: it has tokens near its leader, and backs it up. */
const team = lasting('strike-team-leader', 'team', {
  asks: [aimOrDodge],
  trigger: {
    'start of the activation phase': {
      forced: true,
      when: (s, effect) => {
        const leader = unitOf(s, recall(effect, 'upgrade:strike-team-leader/team').leader)
        const unit = own(s, effect)
        return isWithinRange(unit, leader, 2)
      },
      do: (s, effect) => choose(s, effect, aimOrDodge),
    },
  },
  query: {
    'may back up': allows(
      (_, effect, { friend, defender }) =>
        friend === effect.on && defender === recall(effect, 'upgrade:strike-team-leader/team').leader,
    ),
  },
})

const chosen = choice<UnitId>('is the strike team', {
  from: (s, effect) => {
    const leader = own(s, effect)
    return idsOf(
      unitsOfSide(s, leader.seat).filter(
        (unit) => unit.rank === 'special' && shareFactionOrAffiliation(leader, unit),
      ),
    )
  },
  do: (s, { seat, on: leader }, on) =>
    void enter(s, {
      card: 'upgrade:strike-team-leader/team',
      seat,
      on,
      vars: { leader: leader ?? '' },
    }),
})

const strikeTeam = upgrade('strike-team-leader', {
  asks: [chosen],
  trigger: {
    'set-up effects': {
      ...asking(chosen),
    },
  },
})

const onward = choice<UnitId>('makes a move', {
  from: (s, effect) =>
    idsOf(
      friendsOf(s, own(s, effect)).filter(
        (unit) => isTrooper(unit) && affiliationOf(unit) === 'ewok' && mayBeGivenMove(s, unit),
      ),
    ),
  may: () => true,
  do: (s, _, unit) => giveMove(s, unitOf(s, unit), 1),
})

const victory = upgrade('onward-to-victory', {
  asks: [onward],
  trigger: {
    'start of the activation phase': spending<object>({ do: () => undefined }),
    'a unit is defeated': {
      forced: true,
      ...asking(
        onward,
        (s, effect, v) =>
          equippedAs(s, effect)?.state === 'exhausted' && unitOf(s, v.unit).seat !== effect.seat,
      ),
    },
    // It is discarded then.
    'start of the end phase': {
      forced: true,
      when: (s, effect) => equippedAs(s, effect)?.state === 'exhausted',
      do: (s, effect) => setUse(s, own(s, effect), 'onward-to-victory', 'expended'),
    },
  },
})

export const companions: readonly LCard[] = [team, strikeTeam, victory]
