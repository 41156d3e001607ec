import { asking, canChoose, cardWords, choose, type Effect, enter, inPlay, underWay } from '@sandtable/kernel'
import {
  giveAttackAction,
  giveMove,
  giveMoveAction,
  mayAttackFreely,
  mayBeGivenMoveAction,
} from '../actions/given.ts'
import { aimsSpent } from '../attack/tally.ts'
import { commandCard } from '../catalogue.ts'
import { isMeant } from '../command/criteria.ts'
import { isWithinRange } from '../geometry/ranges.ts'
import { mayBeGivenMove } from '../moves/may-move.ts'
import type { Legion, LState, Unit, UnitId } from '../state.ts'
import { gain } from '../tokens.ts'
import { friendsOf, isOnBattlefield, unitOf } from '../units.ts'
import { canBeSuppressed, hasKeyword, isSuppressed } from '../values.ts'
import type { LCard } from '../vocabulary/card.ts'
import { keywordsNow } from './granted.ts'
import { friendsWithin, own } from './words.ts'

/** Keywords that answer what has just happened. */

const { choice, recall } = cardWords<Legion>()

/** Suppressed, as only troopers are, but not in panic: a suppression token more for a free move action, at the will of who is compelled. */
const compel: LCard = {
  id: 'keyword:compel',
  rules: ['LG2-KW-019', 'LG2-KW-020'],
  trigger: {
    'start of perform actions': {
      when: (s, effect, { unit: id }) => {
        const unit = unitOf(s, id)
        const by = own(s, effect)
        return (
          unit !== by &&
          unit.seat === by.seat &&
          isSuppressed(s, unit) &&
          canBeSuppressed(s, unit) &&
          // LG2-KW-259.
          !hasKeyword(s, unit, 'dauntless') &&
          mayBeGivenMoveAction(s, unit) &&
          isWithinRange(by, unit, 2) &&
          keywordsNow(s, by, 'compel').some(({ of }) => isMeant(s, unit, of))
        )
      },
      pay: (s, _, { unit }) => gain(s, unitOf(s, unit), 'suppression'),
      do: (s, _, { unit }) => giveMoveAction(s, unitOf(s, unit)),
    },
  },
}

const ahead = choice<UnitId>('choose who moves', {
  from: (s, effect) =>
    friendsOf(s, own(s, effect)).flatMap((unit) =>
      unit.deployed && mayBeGivenMove(s, unit) ? [unit.id] : [],
    ),
  do: (s, _, unit) => giveMove(s, unitOf(s, unit), 1),
})

/** Do both cards that were revealed show as many pips? Null: only one was. */
function samePips(s: LState): boolean | null {
  const [one, other] = Object.values(s.table.played)
  return one == null || other == null ? null : commandCard(one).pips === commandCard(other).pips
}

/** Before command cards do anything: it moves itself, or with equal pips any one friend; once for each side. */
const oneStepAhead: LCard = {
  id: 'keyword:one-step-ahead',
  rules: ['LG2-KW-064', 'LG2-KW-065', 'LG2-KW-066'],
  asks: [ahead],
  trigger: {
    'command cards revealed': {
      limit: { times: 1, per: 'round', key: 'one-step-ahead', each: 'seat' },
      when: (s, effect) => {
        const same = samePips(s)
        if (same === null || !isOnBattlefield(own(s, effect))) return false
        return same ? canChoose(s, effect, ahead) : mayBeGivenMove(s, own(s, effect))
      },
      do: (s, effect) => {
        if (samePips(s) === true) choose(s, effect, ahead)
        else giveMove(s, own(s, effect), 1)
      },
    },
  },
}

const answer = choice<string>('attack or move', {
  from: (s, effect) => [
    ...(mayAttackFreely(s, own(s, effect)) ? ['attack'] : []),
    ...(mayBeGivenMove(s, own(s, effect)) ? ['move'] : []),
  ],
  do: (s, effect, picked) => {
    if (picked === 'attack') giveAttackAction(s, own(s, effect))
    else giveMove(s, own(s, effect), 2, { ignoresDifficult: true })
  },
})

const provokedId = 'keyword:tempted/provoked'

/** While the attack goes on that defeated a friend: once it is over it can be answered, once a round. */
const provoked: LCard = {
  id: provokedId,
  rules: ['LG2-KW-268', 'LG2-KW-269'],
  asks: [answer],
  trigger: {
    'after an attack': {
      limit: { times: 1, per: 'round', key: 'tempted', each: 'piece' },
      ...asking(
        answer,
        (s, effect, { unit }) =>
          recall(effect, provokedId).attacker === unit && isWithinRange(own(s, effect), unitOf(s, unit), 3),
      ),
    },
  },
}

/** The loss of a friend may be answered by an attack or a move. */
const tempted: LCard = {
  id: 'keyword:tempted',
  rules: ['LG2-KW-268'],
  // The attack of whoever defeats a friend is answered.
  query: {
    'is worth a wound': (value, s, effect, { attacker, defender }) =>
      value ||
      (effect.on !== defender &&
        effect.seat === unitOf(s, defender).seat &&
        isOnBattlefield(own(s, effect)) &&
        isWithinRange(own(s, effect), unitOf(s, attacker), 3)),
  },
  trigger: {
    'a unit is defeated': {
      forced: true,
      when: (s, effect, { unit, by }) =>
        by !== undefined &&
        underWay(s, 'attack pool')?.attacker === by &&
        unitOf(s, unit).seat === effect.seat &&
        inPlay(s, { card: provokedId, on: effect.on ?? '' }).length === 0,
      do: (s, { seat, on }, { by }) => {
        enter<Legion, typeof provokedId>(s, {
          card: provokedId,
          seat,
          on,
          vars: { attacker: by ?? '' },
          until: 'attack',
        })
      },
    },
  },
}

/** Another unit of one's own with this keyword within range 2. */
function companions(s: LState, effect: Effect, keyword: string): Unit[] {
  return friendsWithin(s, effect, 2, false).filter((unit) => hasKeyword(s, unit, keyword))
}

/** Who aimed gains a dodge token, who dodged an aim token, with another such unit at hand. */
const strongerTogether: LCard = {
  id: 'keyword:mandalorians-are-stronger-together',
  rules: ['LG2-NKW-009'],
  trigger: {
    'after a pool': {
      forced: true,
      limit: { times: 1, per: 'attack' },
      when: (s, effect, v) =>
        ((v.attacker === effect.on && aimsSpent(s, v) > 0) || (v.defender === effect.on && v.dodges > 0)) &&
        companions(s, effect, 'mandalorians-are-stronger-together').length > 0,
      do: (s, effect, { attacker }) => gain(s, own(s, effect), attacker === effect.on ? 'dodge' : 'aim'),
    },
  },
}

const relative = choice<UnitId>('choose who gains a dodge token', {
  from: (s, effect) => companions(s, effect, 'we-fight-for-our-family').map(({ id }) => id),
  do: (s, _, unit) => gain(s, unitOf(s, unit), 'dodge'),
})

/** After its attack action another such unit within range 2 gains a dodge token. */
const forOurFamily: LCard = {
  id: 'keyword:we-fight-for-our-family',
  rules: ['LG2-NKW-012'],
  asks: [relative],
  trigger: {
    'after an attack': {
      of: 'unit',
      forced: true,
      ...asking(relative, (_, __, { action }) => action),
    },
  },
}

export const reacting: readonly LCard[] = [
  compel,
  oneStepAhead,
  tempted,
  provoked,
  strongerTogether,
  forOurFamily,
]
