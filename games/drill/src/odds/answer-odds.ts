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
  // Once damage is dealt, nothing is left to chance.
  const isDealt = s.stack.some(({ procedure }) => procedure === 'event')
  if (attack === null || typeof target !== 'string' || isDealt) return null
  const named = (all: readonly Foreseen<Hurt>[]) =>
    damageOdds(
      cadetName(target),
      all.map(({ outcome, chance }) => ({ ...outcome, chance })),
    )
  const foresight = foresightOf(cadet(s, attack.attacker).seat)
  return named(foreseeAnswer(s, seat, answer, foresight, soFar && ((all) => soFar(() => named(all())))))
}
