import { cardWords, choose, type Effect, of } from '@sandtable/kernel'
import type { Legion, LState } from '../state.ts'
import { gain } from '../tokens.ts'
import { unitOf } from '../units.ts'
import type { Pool } from '../vocabulary/attacks.ts'
import type { LCard } from '../vocabulary/card.ts'
import { own } from './words.ts'

/** Keywords by which a unit gains tokens once an attack is over, its own or one against it. */

const { choice } = cardWords<Legion>()

/** Two attack actions, a dodge token for its own attack, and an aim token for one against it. */
const ataru: LCard = {
  id: 'keyword:ataru-mastery',
  rules: ['LG2-KW-025', 'LG2-KW-026', 'LG2-KW-027'],
  query: {
    'times per activation': of('unit', (times, _, __, { action }) =>
      action === 'attack' ? Math.max(2, times) : times,
    ),
  },
  trigger: {
    'after an attack': {
      of: 'unit',
      forced: true,
      do: (s, effect) => gain(s, own(s, effect), 'dodge'),
    },
    'after a pool': {
      of: 'defender',
      forced: true,
      do: (s, effect) => gain(s, own(s, effect), 'aim'),
    },
  },
}

const tokenForSuppression = choice<'aim' | 'dodge'>('choose a token', {
  from: () => ['aim', 'dodge'],
  do: (s, effect, token) => gain(s, own(s, effect), token),
})

function isWoundedByEnemy(s: LState, effect: Effect, { attacker, defender }: Pool): boolean {
  return defender === effect.on && unitOf(s, attacker).seat !== effect.seat
}

/** Wounded by an enemy it may take a suppression token for an aim or a dodge token. */
const victoryOrDeath: LCard = {
  id: 'keyword:victory-or-death',
  rules: ['LG2-NKW-003'],
  asks: [tokenForSuppression],
  query: { 'is worth a wound': (value, s, effect, v) => value || isWoundedByEnemy(s, effect, v) },
  trigger: {
    'after a pool': {
      of: 'defender',
      when: (s, effect, v) => v.wounds > 0 && isWoundedByEnemy(s, effect, v),
      do: (s, effect) => {
        gain(s, own(s, effect), 'suppression')
        choose(s, effect, tokenForSuppression)
      },
    },
  },
}

export const afterAttacks: readonly LCard[] = [ataru, victoryOrDeath]
