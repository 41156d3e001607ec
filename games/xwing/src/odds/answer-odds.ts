import { foreseeAnswer, type Odds, type Plain, questionFor, type Seat } from '@sandtable/kernel'
import { shipOf, type XState } from '../state.ts'
import { view } from '../view.ts'
import { shipName } from '../words/ships.ts'
import { type AttackOdds, foresightOf, sorted } from './foresight.ts'

/** The odds of an answer: a shot before it is declared, or what is done with dice and tokens in an attack. */
export function odds(s: XState, seat: Seat, answer: Plain): Odds | null {
  const target = targetOf(s, seat, answer)
  if (target === null) return null
  const attacker = shipOf(s, target).seat === 'red' ? 'blue' : 'red'
  const name = shipName(target, view(s, seat))
  return {
    title: { en: `Damage to ${name.en}`, de: `Schaden an ${name.de}` },
    results: byAmount(sorted(foreseeAnswer(s, seat, answer, foresightOf(s, attacker, target)))),
  }
}

/** The ship that would suffer: the target of the shot, or of the attack under way. */
function targetOf(s: XState, seat: Seat, answer: Plain): string | null {
  if (questionFor(s, seat)?.step === 'declare target') {
    const { target } = (answer ?? {}) as { readonly target?: Plain }
    return typeof target === 'string' ? target : null
  }
  const attack = s.stack.findLast((frame) => frame.procedure === 'attack')?.vars as
    | { target?: string }
    | undefined
  return attack?.target ?? null
}

function byAmount(all: readonly AttackOdds[]): Odds['results'] {
  const chances: number[] = []
  for (const { damage, chance } of all) {
    const amount = damage.hits + damage.crits
    chances[amount] = (chances[amount] ?? 0) + chance
  }
  return Array.from(chances, (chance = 0, amount) => ({
    label: { en: `${amount}`, de: `${amount}` },
    chance,
  }))
}
