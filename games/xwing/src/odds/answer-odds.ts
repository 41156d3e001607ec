import {
  type Foreseen,
  foreseeAnswer,
  type Odds,
  type OddsSoFar,
  type Plain,
  questionFor,
  type Seat,
} from '@sandtable/kernel'
import { damageOdds, part } from '@sandtable/kit'
import { currentAttack } from '../current-attack.ts'
import { shipOf, type XState } from '../state.ts'
import { view } from '../view.ts'
import { shipName } from '../words/ships.ts'
import type { Damage } from './dice-odds.ts'
import { foresightOf } from './foresight.ts'
import { withoutSecrets } from './hidden.ts'

/** The odds of an answer: a shot before it is declared, or what is done with dice and tokens in an attack. */
export function odds(s: XState, seat: Seat, answer: Plain, soFar?: OddsSoFar): Odds | null {
  const target = targetOf(s, seat, answer)
  if (target === null) return null
  const attacker = shipOf(s, target).seat === 'red' ? 'blue' : 'red'
  const name = shipName(target, view(s, seat).ships)
  const named = (all: readonly Foreseen<Damage>[]) =>
    damageOdds(
      name,
      all.map(({ outcome, chance }) => ({ damage: outcome.hits + outcome.crits, chance })),
    )
  const foresight = foresightOf(s, attacker, target)
  const counting = soFar && ((all: () => Foreseen<Damage>[]) => soFar(() => named(all())))
  return named(foreseeAnswer(withoutSecrets(s), seat, answer, foresight, counting))
}

/** The ship that would suffer: the target of the shot, or of the attack under way. */
function targetOf(s: XState, seat: Seat, answer: Plain): string | null {
  if (questionFor(s, seat)?.step === 'declare target') {
    const target = part(answer, 'target')
    return typeof target === 'string' ? target : null
  }
  return currentAttack(s)?.target ?? null
}
