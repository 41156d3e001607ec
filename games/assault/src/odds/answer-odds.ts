import { type Odds, type Plain, questionFor, type Seat } from '@sandtable/kernel'
import type { AState } from '../state.ts'
import { view } from '../view.ts'
import { targetName } from '../words/pieces.ts'
import { type AttackOdds, oddsOfAttack } from './foresight.ts'

/** The odds of an attack before it is declared: what each target would suffer. */
export function odds(s: AState, seat: Seat, answer: Plain): Odds | null {
  const question = questionFor(s, seat)
  const { target, space } = (answer ?? {}) as { readonly target?: Plain; readonly space?: Plain }
  if (question?.step !== 'declare target' || typeof target !== 'string' || typeof space !== 'number')
    return null
  const { attacker } = (question.about ?? {}) as { readonly attacker?: Plain }
  const name = targetName(target, view(s, seat))
  return {
    title: { en: `Damage to ${name.en}`, de: `Schaden an ${name.de}` },
    results: byAmount(oddsOfAttack(s, String(attacker), { target, space })),
  }
}

function byAmount(all: readonly AttackOdds[]): Odds['results'] {
  const found = new Map<string, { amount: number; defeated: boolean; chance: number }>()
  for (const { damage, defeated, chance } of all) {
    const key = `${damage} ${defeated}`
    const known = found.get(key)
    if (known === undefined) found.set(key, { amount: damage, defeated, chance })
    else known.chance += chance
  }
  return [...found.values()]
    .sort((one, other) => one.amount - other.amount)
    .map(({ amount, defeated, chance }) => ({
      label: { en: defeated ? `${amount} †` : `${amount}`, de: defeated ? `${amount} †` : `${amount}` },
      chance,
    }))
}
