import { type Effect, enter, type Plain, reveal, type Seat, tell } from '@sandtable/kernel'
import type { PowerToken } from '../../../data/types.ts'
import { commandId, deckOf, discardFromHand, discardTop, handOf } from '../../hand.ts'
import { type AState, figuresOnMap, otherSeat } from '../../state.ts'
import { commandCard } from '../../values.ts'
import type { ACard } from '../../vocabulary/card.ts'
import { lookAtHand } from '../commands/hands.ts'
import { afterwards, gainCondition, gainPower, isMe, pick, powerTokens, withTrait } from '../words.ts'
import { namedSurge } from './abilities.ts'

const costOf = (card: Plain) => commandCard(String(card)).cost

/** Interrogate: whoever attacks looks through the other hand, and may buy off one of its cards. */
function interrogate(s: AState, effect: Effect, by: Seat): void {
  lookAtHand(s, by)
  pick(s, { ...effect, seat: by }, 'their card', cardsIn(s, otherSeat(by)))
}

/** Two copies of a card are one choice. */
function cardsIn(s: AState, seat: Seat): string[] {
  return [...new Set(handOf(s, seat).map((one) => commandId(one.card)))]
}

/** Whether there is one to pay with is nobody's business: the question comes in any case. */
function theirCard(s: AState, effect: Effect, theirs: Plain): void {
  const own = cardsIn(s, effect.seat as Seat).filter((card) => costOf(card) >= costOf(theirs))
  pick(s, { ...effect, vars: { theirs } }, 'own card', [...own, 'keep'])
}

function ownCard(s: AState, effect: Effect, own: Plain): void {
  if (own === 'keep') return
  const seat = effect.seat as Seat
  discard(s, seat, String(own))
  discard(s, otherSeat(seat), String(effect.vars.theirs))
  // For Espionage Mastery.
  enter(s, { card: 'effect:interrogated', seat, on: effect.on, until: 'attack', vars: { paid: own } })
}

function discard(s: AState, seat: Seat, card: string): void {
  const one = handOf(s, seat).find((held) => commandId(held.card) === card)
  reveal(s)
  if (one === undefined) return
  discardFromHand(s, one)
  tell(s, { type: 'discarded', seat, card })
}

/** Long-Laid Plans: which token next, of the kinds that are left. */
function nextToken(s: AState, effect: Effect, left: number, kinds: readonly string[]): void {
  if (left > 0 && kinds.length > 0)
    pick(s, { ...effect, vars: { left, kinds: [...kinds] } }, 'token', [...kinds])
}

/** Strategize: the top cards are seen, and one may go. */
function strategize(s: AState, effect: Effect): void {
  const seats = s.seats.filter((seat) => deckOf(s, seat).draw.length > 0)
  const tops = seats.map((seat) => ({ seat, card: deckOf(s, seat).draw.at(-1) ?? '' }))
  reveal(s)
  tell(s, { type: 'top cards seen', tops }, [effect.seat as Seat])
  pick(s, effect, 'deck', seats, { may: true })
}

/** Those who know the other side's cards. */
export const imperialSchemers: readonly ACard[] = [
  {
    id: 'deployment:thrawn-skirmish',
    rules: ['IA-DEP-thrawn-skirmish'],
    trigger: {
      'start of activation': {
        forced: true,
        when: (_, effect, v) => isMe(effect, v.figure),
        do: (s, effect) => {
          nextToken(s, effect, s.table.round, powerTokens)
          afterwards(s, effect, 'strategize')
        },
      },
    },
    picked: {
      token: (s, effect, token) => {
        const friends = figuresOnMap(s).filter((one) => one.seat === effect.seat)
        const ids = friends.map((one) => one.id)
        pick(s, { ...effect, vars: { ...effect.vars, token } }, 'figure', ids)
      },
      figure: (s, effect, figure) => {
        const { left, kinds, token } = effect.vars
        gainPower(s, String(figure), token as PowerToken)
        nextToken(
          s,
          effect,
          Number(left) - 1,
          (kinds as string[]).filter((kind) => kind !== token),
        )
      },
      strategize,
      deck: (s, _, seat) => void discardTop(s, String(seat)),
    },
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
          const all = figuresOnMap(s).map((one) => one.id)
          pick(s, effect, 'figure', withTrait(s, all, 'spy', 'trooper'))
        },
      },
    },
    picked: {
      figure: (s, _, figure) => gainCondition(s, String(figure), 'hidden'),
      'their card': theirCard,
      'own card': ownCard,
    },
  },
]
