import {
  type Foreseen,
  foreseeAnswer,
  type Odds,
  type OddsSoFar,
  type Plain,
  questionFor,
  type Seat,
  type State,
  underWay,
} from '@sandtable/kernel'
import { damageOdds } from '@sandtable/kit'
import { cadet, type Drill } from '../state.ts'
import { cadetName } from '../words/names.ts'
import { foresightOf, type Hurt } from './foresight.ts'

/** The odds of an answer in an attack: a target before it is declared, dice to reroll, a trick. */
export function odds(s: State<Drill>, seat: Seat, answer: Plain, soFar?: OddsSoFar): Odds | null {
  const attack = underWay(s, 'attack')
  const isTarget = questionFor(s, seat)?.step === 'declare target'
  const target = isTarget ? answer : attack?.target
  if (attack === null || typeof target !== 'string' || !weighs(s)) return null
  const foresight = foresightOf(cadet(s, attack.attacker).seat)
  const named = (all: readonly Foreseen<Hurt>[]) => {
    const suffered = all.map(({ outcome, chance }) => ({ ...outcome, chance }))
    const worth = all.reduce((sum, { outcome, chance }) => sum + chance * foresight.worth(outcome, seat), 0)
    // Whom to attack is more than a matter of damage.
    return damageOdds(cadetName(target), suffered, isTarget ? undefined : worth)
  }
  return named(foreseeAnswer(s, seat, answer, foresight, soFar && ((all) => soFar(() => named(all())))))
}

/** In an attack, until its damage is dealt: then nothing is left to chance. */
export function weighs(s: State<Drill>): boolean {
  return underWay(s, 'attack') !== null && !s.stack.some(({ procedure }) => procedure === 'event')
}
