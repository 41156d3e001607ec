import { canChoose, choose, type Effect } from '@sandtable/kernel'
import { putOnCard, takeOffCard } from '../cards-held.ts'
import { own } from '../keywords/words.ts'
import type { LState, TokenName, Unit } from '../state.ts'
import { gain, greenTokens, loseSuppression } from '../tokens.ts'
import type { LCard } from '../vocabulary/card.ts'
import { choice, upgrade } from './words.ts'

/** Upgrades on which tokens lie until their unit takes them. */

/** The unit may take any tokens from this card, one after the other. */
export function takingFrom(card: string, whose: (s: LState, effect: Effect) => Unit | undefined) {
  const taken = choice<TokenName>('take a token from the card', {
    from: (s, effect) => {
      const tokens = whose(s, effect)?.upgrades.find((one) => one.card === card)?.tokens ?? {}
      return greenTokens.filter((token) => (tokens[token] ?? 0) > 0)
    },
    may: () => true,
    do: (s, effect, token) => {
      const unit = whose(s, effect)
      if (unit === undefined) return
      takeOffCard(unit, card, token)
      gain(s, unit, token)
      choose(s, effect, taken)
    },
  })
  return taken
}

/** "At the start of its activation the unit may take any tokens from this card." */
function takenFrom(card: string) {
  const taken = takingFrom(card, own)
  return {
    taken,
    'start of an activation': {
      of: 'unit',
      when: (s: LState, effect: Effect) => canChoose(s, effect, taken),
      do: (s: LState, effect: Effect) => choose(s, effect, taken),
    } as const,
  }
}

const { taken: prepared, ...servedAtStart } = takenFrom('secret-ingredients')

const mixed = choice<TokenName>('put a token onto the card', {
  from: () => ['aim', 'dodge'],
  do: (s, effect, token) => putOnCard(s, own(s, effect), 'secret-ingredients', token),
})

const secretIngredients = upgrade('secret-ingredients', {
  asks: [prepared, mixed],
  trigger: {
    ...servedAtStart,
    'start of the command phase': { forced: true, do: (s, effect) => choose(s, effect, mixed) },
    'a keyword worked': {
      of: 'unit',
      when: (s, effect, { keyword }) => keyword === 'aid' && own(s, effect).tokens.suppression > 0,
      do: (s, effect) => loseSuppression(s, own(s, effect), 1),
    },
  },
})

const { taken: stored, ...takenAtStart } = takenFrom('logistical-prowess')

const logisticalProwess = upgrade('logistical-prowess', { asks: [stored], trigger: takenAtStart })

export const stores: readonly LCard[] = [secretIngredients, logisticalProwess]
