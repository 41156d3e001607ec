import type { Seat } from '@sandtable/kernel'
import { mayAttackFreely } from '../actions/given.ts'
import { isWithinRange } from '../geometry/ranges.ts'
import { unitsSee } from '../geometry/sight.ts'
import { mayMoveAction } from '../moves/may-move.ts'
import { chooseUnits, ids, sequel, unitsNamed } from '../scoring/phrases.ts'
import type { LState, Unit, UnitId } from '../state.ts'
import { counterpartOf, unitOf, unitsOfSide } from '../units.ts'
import { isSuppressed } from '../values.ts'
import type { LCard } from '../vocabulary/card.ts'
import { all, attackAction, gains, hasForGood, hasUntil, moveAction, oneOf } from './deeds.ts'
import { chosen, command, divulged, ours } from './phrases.ts'

/** Command cards that nobody chooses: they wait in the hand for their moment. */

/** Grogu alone, beside whoever he is with. */
function grogu(s: LState, seat: Seat): Unit[] {
  return unitsOfSide(s, seat).flatMap((unit) =>
    counterpartOf(unit)?.name === 'Grogu'
      ? [{ ...unit, minis: unit.minis.filter(({ by }) => by === unit.counterpart) }]
      : [],
  )
}

const shielded = all(gains('dodge', 2), hasUntil('attack', ['deflect']))

const strikes = oneOf({ move: moveAction, attack: attackAction })

/** Those near the enemy who keep their nerve: whoever panics is suppressed, too. */
function ambushers(s: LState, seat: Seat, enemy: Unit): Unit[] {
  return unitsOfSide(s, seat).filter(
    (unit) =>
      isWithinRange(enemy, unit, 2) &&
      !isSuppressed(s, unit) &&
      (mayMoveAction(s, unit) || mayAttackFreely(s, unit)),
  )
}

const ambush = sequel<readonly UnitId[]>('who strikes', (s, effect, units) => {
  for (const unit of unitsNamed(s, units)) strikes.do(s, unit, effect)
})

export const outOfHandCommands: readonly LCard[] = [
  command('the-hand-thing', {
    outOfHand: {
      at: 'a defender is declared',
      could: (s, seat, unit) =>
        grogu(s, seat).some((one) => isWithinRange(one, unit, 1) && unitsSee(s, one, unit)),
    },
    trigger: {
      'a card is used out of the hand': {
        forced: true,
        do: (s, effect, { unit }) => shielded.do(s, unitOf(s, unit), effect),
      },
    },
  }),

  command('we-must-wait-and-watch', {
    outOfHand: {
      at: 'an enemy ends its activation',
      could: (s, seat, enemy) => ambushers(s, seat, enemy).length > 0,
    },
    trigger: {
      'a card is used out of the hand': {
        forced: true,
        do: (s, effect, { seat, unit }) =>
          chooseUnits(s, effect, ambush, { seat, from: ids(ambushers(s, seat, unitOf(s, unit))), most: 1 }),
      },
    },
    asks: [ambush, ...(strikes.asks ?? [])],
  }),
  divulged(
    'we-must-wait-and-watch',
    chosen(
      'a command card is divulged',
      3,
      (s, effect) => ours(s, effect, { faction: 'empire' }),
      hasForGood('reinforcements'),
    ),
  ),
]
