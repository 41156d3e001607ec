import { enter } from '@sandtable/kernel'
import { restoreShields } from '../holdings.ts'
import { own } from '../keywords/words.ts'
import type { LCard } from '../vocabulary/card.ts'
import { lasting, recall, upgrade } from './words.ts'

/** Upgrades about shield tokens. */

const vibrosword = upgrade('vibrosword', {
  query: { 'shields in melee': (value, _, { on }, unit) => value || on === unit },
})

/** How many were spent when the round's activations began. */
const unused = lasting('personal-combat-shield', 'unused', {
  trigger: {
    'start of the end phase': {
      forced: true,
      when: (s, effect) => {
        const spent = own(s, effect).tokens['spent shield']
        return spent > 0 && spent <= recall(effect, 'upgrade:personal-combat-shield/unused').spent
      },
      do: (s, effect) => restoreShields(s, own(s, effect), 1),
    },
  },
})

const combatShield = upgrade('personal-combat-shield', {
  trigger: {
    'start of the activation phase': {
      forced: true,
      do: (s, effect) => {
        const { seat, on } = effect
        const spent = own(s, effect).tokens['spent shield']
        enter(s, {
          card: 'upgrade:personal-combat-shield/unused',
          seat,
          on,
          vars: { spent },
          until: 'round',
        })
      },
    },
  },
})

export const shields: readonly LCard[] = [vibrosword, unused, combatShield]
