import type { LState } from '../state.ts'
import { gain, loseSuppressionUpTo, mayLoseSuppression } from '../tokens.ts'
import { keywordX } from '../values.ts'
import type { Done } from '../vocabulary/activations.ts'
import type { LCard } from '../vocabulary/card.ts'
import { gainsAt, own } from './words.ts'

/** Keywords by which a unit gains or loses tokens at some moment. */

/** At the start of the activation phase X surge tokens. */
const reliable: LCard = {
  id: 'keyword:reliable',
  rules: ['LG2-KW-289'],
  trigger: {
    'start of the activation phase': {
      forced: true,
      do: (s, effect) => gain(s, own(s, effect), 'surge', keywordX(s, own(s, effect), 'reliable')),
    },
  },
}

/** After an order it may lose up to X suppression tokens; who keeps some has cover for them, or a reason to move. */
const disciplined: LCard = {
  id: 'keyword:disciplined',
  rules: ['LG2-KW-058'],
  trigger: {
    'order issued': {
      of: 'unit',
      forced: true,
      when: (s, effect) => mayLoseSuppression(s, own(s, effect)),
      do: (s, effect) => {
        const unit = own(s, effect)
        loseSuppressionUpTo(s, unit, keywordX(s, unit, 'disciplined'))
      },
    },
  },
}

/** After an attack in which it spent a dodge token, one dodge token. */
const nimble: LCard = {
  id: 'keyword:nimble',
  rules: ['LG2-KW-076'],
  trigger: {
    'after a pool': {
      of: 'defender',
      forced: true,
      when: (_, __, v) => v.dodges > 0,
      do: (s, effect) => gain(s, own(s, effect), 'dodge'),
    },
  },
}

/** "Each standard move that is part of an action." */
function isStandardAction(_: LState, { action, standard }: Done): boolean {
  return action && standard
}

export const gaining: readonly LCard[] = [
  gainsAt('agile', 'LG2-KW-012', 'after a move', 'dodge', isStandardAction),
  gainsAt('tactical', 'LG2-KW-237', 'after a move', 'aim', isStandardAction),
  gainsAt('target', 'LG2-KW-015', 'order issued', 'aim'),
  gainsAt('defend', 'LG2-KW-273', 'order issued', 'dodge'),
  gainsAt('fire-support', 'LG2-KW-074', 'order issued', 'standby'),
  gainsAt('swashbuckler', 'LG2-NKW-002', 'after an attack', 'dodge', (_, v) => v.action && (v.aims ?? 0) > 0),
  gainsAt('ready', 'LG2-KW-039', 'after an action', 'aim', (_, v) => v.name === 'standby'),
  reliable,
  disciplined,
  nimble,
]
