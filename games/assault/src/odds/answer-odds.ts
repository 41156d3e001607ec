import { type Odds, type OddsSoFar, type Plain, questionFor, type Seat } from '@sandtable/kernel'
import { damageOdds, part } from '@sandtable/kit'
import { askedAbout } from '../asked-about.ts'
import { attackUnderWay } from '../current-attack.ts'
import type { AState } from '../state.ts'
import { view } from '../view.ts'
import { targetName } from '../words/pieces.ts'
import { type AttackOdds, oddsOfAnswer, oddsOfAttack } from './foresight.ts'

/** The odds of an attack before it is declared, for each target, and of what is done in it. */
export function odds(s: AState, seat: Seat, answer: Plain, soFar?: OddsSoFar): Odds | null {
  const question = questionFor(s, seat)
  const [target, space] = [part(answer, 'target'), part(answer, 'space')]
  if (question?.step !== 'declare target') return oddsInAttack(s, seat, answer, soFar)
  if (typeof target !== 'string' || typeof space !== 'number') return null
  const name = targetName(target, view(s, seat))
  const counting = soFar && ((all: () => AttackOdds[]) => soFar(() => damageOdds(name, all())))
  return damageOdds(name, oddsOfAttack(s, askedAbout(question).attacker, { target, space }, counting))
}

function oddsInAttack(s: AState, seat: Seat, answer: Plain, soFar?: OddsSoFar): Odds | null {
  const target = attackUnderWay(s)?.target
  if (target === undefined) return null
  const name = targetName(target, view(s, seat))
  const counting = soFar && ((all: () => AttackOdds[]) => soFar(() => damageOdds(name, all())))
  const found = oddsOfAnswer(s, seat, answer, counting)
  return found && damageOdds(name, found.all, found.worth)
}
