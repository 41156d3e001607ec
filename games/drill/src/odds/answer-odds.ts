import {
  foreseeAnswer,
  type Odds,
  type Plain,
  questionFor,
  type Seat,
  type State,
  underWay,
} from '@sandtable/kernel'
import { damageOdds } from '@sandtable/kit'
import { cadet, type Drill } from '../state.ts'
import { cadetName } from '../words/names.ts'
import { foresightOf } from './foresight.ts'

/** The odds of an answer in an attack: a target before it is declared, dice to reroll, a trick. */
export function odds(s: State<Drill>, seat: Seat, answer: Plain): Odds | null {
  const attack = underWay(s, 'attack')
  const isTarget = questionFor(s, seat)?.step === 'declare target'
  const target = isTarget ? answer : attack?.target
  // Once damage is dealt, nothing is left to chance.
  const isDealt = s.stack.some(({ procedure }) => procedure === 'event')
  if (attack === null || typeof target !== 'string' || isDealt) return null
  const foreseen = foreseeAnswer(s, seat, answer, foresightOf(cadet(s, attack.attacker).seat))
  return damageOdds(
    cadetName(target),
    foreseen.map(({ outcome, chance }) => ({ ...outcome, chance })),
  )
}
