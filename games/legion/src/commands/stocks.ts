import { call, cardWords, type Effect, query, tell } from '@sandtable/kernel'
import { spendings } from '../attack/spending.ts'
import { usesOf } from '../cards/borrowed.ts'
import { poolNow } from '../current.ts'
import { type Legion, type LState, otherSeat, type TokenName, type Unit } from '../state.ts'
import { gain } from '../tokens.ts'
import { isMercenary, unitOf } from '../units.ts'
import type { LCard } from '../vocabulary/card.ts'
import { isNearOne } from './near.ts'
import { command, isOurs, type Part } from './phrases.ts'

/** Command cards on which tokens lie that units spend as if they were their own. */

const { recall } = cardWords<Legion>()

const stockedCards = ['tactical-download', 'seize-what-power-we-can'] as const
type Stocked = (typeof stockedCards)[number]

/** How many lie there, by the token. */
type Stock = Partial<Record<TokenName, number>>

/** What lies on a card in play. */
export function stockOn(effect: Effect): Stock {
  const card = stockedCards.find((one) => effect.card === `command:${one}`)
  return card === undefined ? {} : recall(effect, `command:${card}`)
}

function put(s: LState, effect: Effect, card: Stocked, token: TokenName, count: number): void {
  const stock = recall(effect, `command:${card}`)
  stock[token] = (stock[token] ?? 0) + count
  tell(s, { type: 'on command card', seat: effect.seat ?? '', card, token, count })
}

interface Terms {
  /** What lies there first. */
  readonly first: Stock
  mayUse(s: LState, effect: Effect, unit: Unit): boolean
  /** One in an attack and one in a defence, and what follows. */
  readonly once?: (s: LState, unit: Unit) => void
}

function stocked(card: Stocked, { first, mayUse, once }: Terms): Part {
  return {
    trigger: {
      'resolve command cards': {
        forced: true,
        do: (s, effect) => {
          for (const [token, count] of Object.entries(first) as [TokenName, number][])
            put(s, effect, card, token, count)
        },
      },
      ...usesOf({
        ...(once !== undefined && { key: card }),
        has: (s, effect, unit, token) =>
          unit.seat === effect.seat &&
          (recall(effect, `command:${card}`)[token] ?? 0) > 0 &&
          mayUse(s, effect, unit) &&
          query(s, 'can spend', true, { unit: unit.id, token }),
        spend: (s, effect, { unit, token, does }) => {
          const stock = recall(effect, `command:${card}`)
          stock[token] = (stock[token] ?? 1) - 1
          tell(s, { type: 'token spent', unit, token, count: 1 })
          call(s, 'a token is spent', { unit, token })
          spendings[does].do(s, poolNow(s))
          once?.(s, unitOf(s, unit))
        },
      }),
    },
  }
}

const droids = { any: [{ type: 'droid trooper' }, { keyword: 'ai' }] }
const maul = { name: 'Maul', title: 'A Rival' }

export const stockCommands: readonly LCard[] = [
  command(
    'tactical-download',
    stocked('tactical-download', {
      first: { aim: 4, dodge: 4 },
      mayUse: (s, effect, unit) => isOurs(s, effect, unit, droids),
      once: (s, unit) => gain(s, unit, 'immobilize'),
    }),
  ),
  command(
    'seize-what-power-we-can',
    stocked('seize-what-power-we-can', {
      first: { aim: 1, surge: 3 },
      mayUse: (_, __, unit) => isMercenary(unit),
    }),
    {
      trigger: {
        'a token is spent': {
          forced: true,
          when: (s, effect, { unit: id }) => {
            const unit = unitOf(s, id)
            return unit.seat === otherSeat(effect.seat ?? '') && isNearOne(s, effect, maul, unit, 1)
          },
          do: (s, effect, { token }) => put(s, effect, 'seize-what-power-we-can', token, 1),
        },
      },
    },
  ),
]
