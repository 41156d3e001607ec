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
import { attack } from '../flow/attack.ts'
import { shipOf, type XState } from '../state.ts'
import { damageTaken, hullValue } from '../values.ts'
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
  const left = shieldsAndHull(s, target)
  const foresight = foresightOf(s, attacker, target)
  const named = (all: readonly Foreseen<Damage>[]) => {
    const suffered = all.map(({ outcome, chance }) => {
      const damage = outcome.hits + outcome.crits
      return { damage, defeated: damage >= left, chance }
    })
    const worth = all.reduce((sum, { outcome, chance }) => sum + chance * foresight.worth(outcome, seat), 0)
    // Which ship to attack is more than a matter of damage.
    return damageOdds(name, suffered, weighs(s) ? worth : undefined)
  }
  const counting = soFar && ((all: () => Foreseen<Damage>[]) => soFar(() => named(all())))
  return named(foreseeAnswer(withoutSecrets(s), seat, answer, foresight, counting))
}

/** The ship that would suffer: the target of the shot, or of the attack under way. */
function targetOf(s: XState, seat: Seat, answer: Plain): string | null {
  if (questionFor(s, seat)?.step === 'declare target') {
    const target = part(answer, 'target')
    return typeof target === 'string' ? target : null
  }
  return weighs(s) ? (currentAttack(s)?.target ?? null) : null
}

/** In the middle of an attack, until its results are final. */
export function weighs(s: XState): boolean {
  const frame = s.stack.findLast((one) => one.procedure === attack.name)
  return frame !== undefined && (frame.step <= final || (currentAttack(s)?.times ?? 0) > 1)
}

const final = attack.places.get('the results are final') ?? 0

function shieldsAndHull(s: XState, id: string): number {
  const ship = shipOf(s, id)
  return ship.shields + hullValue(s, ship) - damageTaken(ship)
}
