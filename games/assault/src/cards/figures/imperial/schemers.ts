import { type Effect, enter, reveal, type Seat, tell } from '@sandtable/kernel'
import type { PowerToken } from '../../../../data/types.ts'
import { commandId, deckOf, discardFromHand, discardTop, handOf } from '../../../hand.ts'
import { type AState, type FigureId, figuresOnMap, otherSeat } from '../../../state.ts'
import { commandCard } from '../../../values.ts'
import type { ACard } from '../../../vocabulary/card.ts'
import { lookAtHand } from '../../commands/looking-at-hands.ts'
import {
  choice,
  choose,
  gainCondition,
  gainPower,
  goOn,
  ownerOf,
  powerTokens,
  sequel,
  withTrait,
} from '../../words.ts'
import { namedSurge } from '../abilities.ts'

const costOf = (card: string) => commandCard(card).cost

/** Interrogate: whoever attacks looks through the other hand, and may buy off one of its cards. */
function interrogate(s: AState, effect: Effect, by: Seat): void {
  lookAtHand(s, by)
  choose(s, { ...effect, seat: by }, theirCard)
}

const theirCard = choice<string>('their card', {
  from: (s, effect) => cardsIn(s, otherSeat(ownerOf(effect))),
  secret: true,
  do: (s, effect, theirs) => choose(s, effect, ownCard, { theirs }),
})

/** Whether there is one to pay with is nobody's business: the question comes in any case. */
const ownCard = choice<string, { readonly theirs: string }>('own card', {
  from: (s, effect, { theirs }) => [
    ...cardsIn(s, ownerOf(effect)).filter((card) => costOf(card) >= costOf(theirs)),
    'keep',
  ],
  secret: true,
  do: (s, effect, own, { theirs }) => {
    if (own === 'keep') return
    const seat = ownerOf(effect)
    discard(s, seat, own)
    discard(s, otherSeat(seat), theirs)
    // For Espionage Mastery.
    enter(s, { card: 'effect:interrogated', seat, on: effect.on, until: 'attack', vars: { paid: own } })
  },
})

/** Two copies of a card are one choice. */
function cardsIn(s: AState, seat: Seat): string[] {
  return [...new Set(handOf(s, seat).map((one) => commandId(one.card)))]
}

function discard(s: AState, seat: Seat, card: string): void {
  const one = handOf(s, seat).find((held) => commandId(held.card) === card)
  reveal(s)
  if (one === undefined) return
  discardFromHand(s, one)
  tell(s, { type: 'discarded', seat, card })
}

/** Long-Laid Plans: so many tokens, each of another kind. */
interface Planning {
  readonly left: number
  readonly kinds: readonly PowerToken[]
}

const plannedToken = choice<PowerToken, Planning>('token', {
  from: (_, __, { left, kinds }) => (left > 0 ? kinds : []),
  do: (s, effect, token, planning) => choose(s, effect, plannedFor, { ...planning, token }),
})

const plannedFor = choice<FigureId, Planning & { readonly token: PowerToken }>('figure', {
  from: (s, effect) =>
    figuresOnMap(s)
      .filter((one) => one.seat === effect.seat)
      .map((one) => one.id),
  do: (s, effect, figure, { left, kinds, token }) => {
    gainPower(s, figure, token)
    choose(s, effect, plannedToken, { left: left - 1, kinds: kinds.filter((kind) => kind !== token) })
  },
})

/** Strategize: the top cards are seen, and one may go. */
const strategize = sequel<null>('strategize', (s, effect) => {
  const tops = decks(s).map((seat) => ({ seat, card: deckOf(s, seat).draw.at(-1) ?? '' }))
  reveal(s)
  tell(s, { type: 'top cards seen', tops }, [ownerOf(effect)])
  choose(s, effect, deck)
})

const deck = choice<Seat>('deck', {
  from: (s) => decks(s),
  may: () => true,
  do: (s, _, seat) => void discardTop(s, seat),
})

function decks(s: AState): Seat[] {
  return s.seats.filter((seat) => deckOf(s, seat).draw.length > 0)
}

const covered = choice<string>('figure', {
  from: (s) =>
    withTrait(
      s,
      figuresOnMap(s).map((one) => one.id),
      'spy',
      'trooper',
    ),
  do: (s, _, figure) => gainCondition(s, figure, 'hidden'),
})

/** Those who know the other side's cards. */
export const imperialSchemers: readonly ACard[] = [
  {
    id: 'deployment:thrawn-skirmish',
    rules: ['IA-DEP-thrawn-skirmish'],
    trigger: {
      'start of activation': {
        forced: true,
        of: 'figure',
        do: (s, effect) => {
          choose(s, effect, plannedToken, { left: s.table.round, kinds: powerTokens })
          goOn(s, effect, strategize, null)
        },
      },
    },
    asks: [plannedToken, plannedFor, strategize, deck],
  },
  {
    id: 'deployment:agent-blaise-skirmish',
    rules: ['IA-DEP-agent-blaise-skirmish'],
    ...namedSurge('interrogate', 1, (s, effect, v) => interrogate(s, effect, v.by)),
    trigger: {
      // Adapt: the first of the round, whatever comes of it.
      'command card played': {
        forced: true,
        limit: { times: 1, per: 'round' },
        when: (_, effect, v) => v.seat !== effect.seat,
        do: (s, effect) => {
          choose(s, effect, covered)
        },
      },
    },
    asks: [covered, theirCard, ownCard],
  },
]
