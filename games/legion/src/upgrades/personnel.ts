import { call, enter } from '@sandtable/kernel'
import { SEGMENT } from '../geometry/measures.ts'
import { loseKeyword } from '../keywords/granted.ts'
import { own } from '../keywords/words.ts'
import { isObjective, isUnitWithin } from '../mission/contesting.ts'
import { canLay } from '../mission/laying-places.ts'
import type { TokenName } from '../state.ts'
import { gain } from '../tokens.ts'
import type { Activating } from '../vocabulary/activations.ts'
import { forbids } from '../vocabulary/allowing.ts'
import type { LCard } from '../vocabulary/card.ts'
import { graffitiBy } from '../vocabulary/laid.ts'
import { choice, freeAction, freeChoice, lasting, spending, upgrade } from './words.ts'

/** Personnel. */

/** "Gains one of these tokens" as a free action. */
function specialist(id: string, ...tokens: TokenName[]): LCard {
  return upgrade(
    id,
    freeChoice(
      choice<TokenName>('gains a token', {
        from: () => tokens,
        do: (s, effect, token) => gain(s, own(s, effect), token),
      }),
    ),
  )
}

/** For one activation the unit neither loses suppression nor is suppressed. */
function captain(id: string): readonly LCard[] {
  const undaunted = lasting(id, 'undaunted', {
    query: {
      'can be suppressed': forbids((_, { on }, unit) => on === unit),
      'can lose suppression': forbids((_, { on }, unit) => on === unit),
    },
  })
  const card = upgrade(id, {
    trigger: {
      'start of an activation': spending<Activating>({
        of: 'unit',
        idle: (s, effect) => own(s, effect).tokens.suppression === 0,
        do: (s, { seat, on }) => void enter(s, { card: undaunted.id, seat, on, until: 'activation' }),
      }),
    },
  })
  return [card, undaunted]
}

const security = upgrade('b1-security-droid', {
  trigger: {
    'start of an activation': spending<Activating>({
      of: 'unit',
      do: (s, effect) => loseKeyword(s, own(s, effect), 'ai', 'activation'),
    }),
  },
})

const astromech = upgrade('astromech', {
  trigger: {
    'after a move': {
      of: 'unit',
      forced: true,
      when: (s, effect) =>
        s.table.objectives.some(
          (token) => isObjective(token) && isUnitWithin(own(s, effect), token, SEGMENT),
        ),
      do: (s, effect) => gain(s, own(s, effect), 'dodge'),
    },
  },
})

const dinDjarin = upgrade('din-djarin', {
  trigger: {
    'a keyword worked': {
      forced: true,
      limit: { times: 1, per: 'round' },
      when: (_, { on }, { keyword, others }) => keyword === 'this-is-the-way' && others.includes(on ?? ''),
      do: (s, effect) => gain(s, own(s, effect), 'surge'),
    },
  },
})

/** One graffiti of her side at a time. */
const sabine = upgrade(
  'sabine-wren',
  freeAction({
    can: (s, { id, seat, deployed }) =>
      deployed &&
      !s.table.objectives.some((token) => token.kind === 'graffiti' && token.seat === seat && token.lies) &&
      canLay(s, graffitiBy(id)),
    do: (s, { id }) => call(s, 'lay tokens', graffitiBy(id)),
  }),
)

export const personnel: readonly LCard[] = [
  specialist('rebel-trooper-specialist', 'dodge', 'surge'),
  specialist('stormtrooper-specialist', 'aim', 'surge'),
  specialist('clone-specialist', 'aim', 'dodge', 'surge'),
  ...captain('stormtrooper-captain'),
  ...captain('rebel-trooper-captain'),
  ...captain('weequay-captain'),
  security,
  astromech,
  dinDjarin,
  sabine,
]
