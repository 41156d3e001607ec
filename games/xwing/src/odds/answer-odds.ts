import { foreseeAnswer, type Odds, type Plain, questionFor, type Seat } from '@sandtable/kernel'
import { damageOdds, part } from '@sandtable/kit'
import { currentAttack } from '../current-attack.ts'
import { shipOf, type XState } from '../state.ts'
import { view } from '../view.ts'
import { shipName } from '../words/ships.ts'
import { foresightOf } from './foresight.ts'

/** The odds of an answer: a shot before it is declared, or what is done with dice and tokens in an attack. */
export function odds(s: XState, seat: Seat, answer: Plain): Odds | null {
  const target = targetOf(s, seat, answer)
  if (target === null) return null
  const attacker = shipOf(s, target).seat === 'red' ? 'blue' : 'red'
  const name = shipName(target, view(s, seat).ships)
  const foreseen = foreseeAnswer(s, seat, answer, foresightOf(s, attacker, target))
  return damageOdds(
    name,
    foreseen.map(({ outcome, chance }) => ({ damage: outcome.hits + outcome.crits, chance })),
  )
}

/** The ship that would suffer: the target of the shot, or of the attack under way. */
function targetOf(s: XState, seat: Seat, answer: Plain): string | null {
  if (questionFor(s, seat)?.step === 'declare target') {
    const target = part(answer, 'target')
    return typeof target === 'string' ? target : null
  }
  return currentAttack(s)?.target ?? null
}
