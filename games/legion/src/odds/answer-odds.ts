import { type Odds, type OddsSoFar, type Plain, questionFor, type Seat, underWay } from '@sandtable/kernel'
import { damageOdds } from '@sandtable/kit'
import { eachItsOwn } from '../attack/each-its-own.ts'
import { type LState, otherSeat } from '../state.ts'
import { findUnitOf, unitOf } from '../units.ts'
import { view } from '../view.ts'
import { unitName } from '../words/names.ts'
import { isUndecided, oddsOfAnswer, type WoundOdds } from './foresight.ts'
import type { Aim } from './worth-trying.ts'

/** The odds of an attack before its defender is declared or its weapons are chosen, and of whatever is done in it. */
export function odds(s: LState, seat: Seat, answer: Plain, soFar?: OddsSoFar): Odds | null {
  const aim = aimOf(s, seat, answer)
  if (aim === null) return null
  const defender = unitOf(s, aim.defender)
  const name = unitName(view(s, seat), aim.defender)
  const sign = seat === otherSeat(defender.seat) ? 1 : -1
  const named = (all: readonly WoundOdds[]) => {
    const worth = all.reduce((sum, { outcome, chance }) => sum + sign * chance * outcome.wounds, 0)
    const suffered = all.map(({ outcome, chance }) => ({
      damage: outcome.wounds,
      defeated: outcome.defeated,
      chance,
    }))
    // Whom to attack is more than a matter of wounds.
    return damageOdds(name, suffered, isUndecided(s) ? worth : undefined)
  }
  const counting = soFar && ((all: () => WoundOdds[]) => soFar(() => named(all())))
  return named(oddsOfAnswer(s, seat, answer, aim, counting))
}

/** Whose wounds an answer is about; null: it is about none. */
function aimOf(s: LState, seat: Seat, answer: Plain): Aim | null {
  const attack = underWay(s, 'attack')
  if (attack === null) return null
  const step = questionFor(s, seat)?.step
  if (step === 'declare a defender') {
    const declared = findUnitOf(s, answer)
    return declared === undefined ? null : { defender: declared.id }
  }
  // Before each has chosen its weapon, nothing is in the pool.
  if (step === 'form the attack pool' && answer !== eachItsOwn)
    return attack.defender === null ? null : { defender: attack.defender, loadout: answer }
  const pool = underWay(s, 'attack pool')
  return pool === null || !isUndecided(s) ? null : { defender: pool.defender }
}
