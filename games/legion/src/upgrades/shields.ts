import { enter, inPlay, leave } from '@sandtable/kernel'
import { restoreShields } from '../holdings.ts'
import { own } from '../keywords/words.ts'
import { allows } from '../vocabulary/allowing.ts'
import type { LCard } from '../vocabulary/card.ts'
import { lasting, recall, upgrade } from './words.ts'

/** Upgrades about shield tokens. */

const vibrosword = upgrade('vibrosword', {
  query: { 'shields in melee': allows((_, { on }, unit) => on === unit) },
})

/** A shield was turned over this round. */
const used = lasting('personal-combat-shield', 'used', {})

/** How many were spent when the pool was formed: in between some may have been raised again. */
const before = lasting('personal-combat-shield', 'before', {
  trigger: {
    'after a pool': {
      of: 'defender',
      forced: true,
      do: (s, effect) => {
        const { id, seat, on } = effect
        const { spent } = recall(effect, 'upgrade:personal-combat-shield/before')
        if (own(s, effect).tokens['spent shield'] > spent)
          enter(s, { card: used.id, seat, on, until: 'round' })
        leave(s, id)
      },
    },
  },
})

const combatShield = upgrade('personal-combat-shield', {
  trigger: {
    'the pool is formed': {
      of: 'defender',
      forced: true,
      do: (s, effect) => {
        const { seat, on } = effect
        const vars = { spent: own(s, effect).tokens['spent shield'] }
        enter(s, { card: 'upgrade:personal-combat-shield/before', seat, on, vars, until: 'attack' })
      },
    },
    'start of the end phase': {
      forced: true,
      when: (s, effect) =>
        own(s, effect).tokens['spent shield'] > 0 &&
        inPlay(s, { card: used.id, on: own(s, effect).id }).length === 0,
      do: (s, effect) => restoreShields(s, own(s, effect), 1),
    },
  },
})

export const shields: readonly LCard[] = [vibrosword, used, before, combatShield]
