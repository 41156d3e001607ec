import { canChoose, choose, enter, openAt, underWay } from '@sandtable/kernel'
import { isInArcAt } from '../../arcs.ts'
import { type ShipId, shipOf, type XState } from '../../state.ts'
import type { XCard } from '../../vocabulary/card.ts'
import { canUseOpportunity, shots } from '../../weapons.ts'
import {
  alliesAt,
  attackAgain,
  canAct,
  choice,
  enemiesAt,
  freeAction,
  has,
  isAlly,
  isMe,
  mayReroll,
  me,
  recall,
  relieve,
  turnDice,
} from '../words.ts'
import { canReroll, canRerollAttack, effectOf, lockAtOnce, pilot } from './pilot.ts'

const dutchvanderShip = choice<ShipId>('ship', {
  from: (s, effect) => alliesAt(s, effect, 1, 2),
  do: (s, effect, ship) => choose(s, effect, lockAtOnce, { ship }),
})

const airencrackenShip = choice<ShipId>('ship', {
  from: (s, effect) => whoCanAct(s, alliesAt(s, effect, 1, 1)),
  do: (s, _, ship) => freeAction(s, ship),
})

/** Y-wings, A-wings, B-wings, Z-95s and E-wings of the Rebel Alliance. */
export const rebelFighters: readonly XCard[] = [
  pilot('dutchvander', {
    asks: [dutchvanderShip, lockAtOnce],
    trigger: {
      'lock acquired': {
        forced: true,
        when: (s, effect, { ship }) => isMe(effect, ship) && canChoose(s, effect, dutchvanderShip),
        do: (s, effect) => choose(s, effect, dutchvanderShip),
      },
    },
  }),
  pilot('hortonsalm', {
    trigger: {
      'modify attack dice': {
        when: (s, effect, v) => isMe(effect, v.attacker) && v.range >= 2 && canRerollAttack(s, v, ['blank']),
        do: (s, _, v) => mayReroll(s, v.attacker, 'attack', v.attackDice.length, ['blank']),
      },
    },
  }),
  pilot('tychocelchu', {
    query: { 'acts while stressed': (may, _, effect, { ship }) => may || isMe(effect, ship) },
  }),
  pilot('arvelcrynyd', {
    query: { 'attacks touching': (may, _, effect, { attacker }) => may || isMe(effect, attacker) },
  }),
  pilot('jakefarrell', {
    trigger: {
      'after action': {
        when: (s, effect, v) => isMe(effect, v.ship) && v.done?.action === 'focus' && canFlit(s, v.ship),
        do: (s, _, { ship }) => freeAction(s, ship, flitting),
      },
      'token received': {
        // The token of his own focus action is part of it, and that is followed by one move, not by two.
        when: (s, effect, { ship, token }) =>
          isMe(effect, ship) && token === 'focus' && !isFocusing(s, ship) && canFlit(s, ship),
        do: (s, _, { ship }) => freeAction(s, ship, flitting),
      },
    },
  }),
  pilot('gemmersojan', {
    query: {
      agility: (value, s, effect, ship) =>
        isMe(effect, ship) && enemiesAt(s, effect, 1, 1).length > 0 ? value + 1 : value,
    },
  }),
  pilot('tennumb', {
    query: { 'crits not cancelled': (crits, _, effect, v) => (isMe(effect, v.attacker) ? crits + 1 : crits) },
  }),
  pilot('ibtisam', {
    trigger: {
      'modify attack dice': {
        when: (s, effect, v) =>
          isMe(effect, v.attacker) && me(s, effect).tokens.stress > 0 && canRerollAttack(s, v),
        do: (s, _, v) => mayReroll(s, v.attacker, 'attack', 1),
      },
      'modify defense dice': {
        when: (s, effect, v) =>
          isMe(effect, v.target) && me(s, effect).tokens.stress > 0 && canReroll(v.defenseDice),
        do: (s, _, v) => mayReroll(s, v.target, 'defense', 1),
      },
    },
  }),
  pilot('keyanfarlander', {
    trigger: {
      'modify attack dice': {
        when: (s, effect, v) => isMe(effect, v.attacker) && me(s, effect).tokens.stress > 0,
        pay: (s, effect, v) => relieve(s, effect, v.attacker),
        do: (_, __, v) => void turnDice(v.attackDice, 'focus', 'hit'),
      },
    },
  }),
  // That torpedoes fire all round is printed on the card.
  pilot('neradantels', {}),
  pilot('lieutenantblount', {
    query: { 'counts as hit': (hit, _, effect, v) => hit || isMe(effect, v.attacker) },
  }),
  pilot('airencracken', {
    asks: [airencrackenShip],
    trigger: {
      'after attack': {
        when: (s, effect, v) => isMe(effect, v.attacker) && canChoose(s, effect, airencrackenShip),
        do: (s, effect) => choose(s, effect, airencrackenShip),
      },
    },
  }),
  pilot('etahnabaht', {
    lets: 'attacker',
    trigger: {
      'modify attack dice': {
        when: (s, effect, v) => {
          if (!isAlly(s, effect, v.attacker) || !has(v.attackDice, 'hit')) return false
          return isInArcAt(me(s, effect), shipOf(s, v.target), 1, 3)
        },
        do: (_, __, v) => void turnDice(v.attackDice, 'hit', 'crit', 1),
      },
    },
  }),
  pilot('corranhorn', {
    query: {
      // Shot down by another Corran Horn, he stays until he has had his own chance (XW-PIL-035).
      'survives its hull': (survives, s, effect, ship) =>
        survives || (isMe(effect, ship) && mayStillAct(s, effect.id)),
    },
    trigger: {
      'start of end phase': {
        when: (s, effect) => canUseOpportunity(s, me(s, effect), shots(s, me(s, effect))),
        do: (s, effect) => attackAgain(s, effect.on ?? '', shots(s, me(s, effect))),
      },
      'declare target': {
        forced: true,
        when: (s, effect, v) => isMe(effect, v.attacker) && s.table.phase === 'end',
        do: (s, effect) =>
          void enter(s, {
            card: 'effect:corranhorn',
            seat: effect.seat,
            on: effect.on,
            vars: { round: s.table.round },
            due: { window: 'end of round', in: 2 },
          }),
      },
    },
  }),
  effectOf('corranhorn', {
    query: {
      'attack forbidden': (rule, s, effect, ship) =>
        isMe(effect, ship) && s.table.round > recall(effect, 'effect:corranhorn').round
          ? (rule ?? 'XW-PIL-corranhorn')
          : rule,
    },
  }),
]

const flitting = ['boost', 'barrel-roll']

function canFlit(s: XState, ship: ShipId): boolean {
  return canAct(s, ship, flitting)
}

/** Is its focus action under way, and not what follows after it? */
function isFocusing(s: XState, ship: ShipId): boolean {
  const acting = underWay(s, 'perform action')
  if (acting?.ship !== ship || acting.done?.action !== 'focus') return false
  return openAt(s, 'after action')?.about !== acting
}

function whoCanAct(s: XState, ships: readonly ShipId[]): ShipId[] {
  return ships.filter((ship) => canAct(s, ship))
}

/** Is the start of the End phase still going on, and has this not been used? */
function mayStillAct(s: XState, effect: number): boolean {
  return openAt(s, 'start of end phase')?.used.includes(effect) === false
}
