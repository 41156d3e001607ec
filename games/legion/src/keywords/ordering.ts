import { call, cardWords, cause, choose, type Effect, query } from '@sandtable/kernel'
import { isMeant } from '../command/criteria.ts'
import { mayOrder } from '../command/matches.ts'
import type { Range } from '../geometry/ranges.ts'
import { chooseUnits } from '../scoring/phrases.ts'
import type { Legion, LState, Unit, UnitId } from '../state.ts'
import { affiliationOf, unitOf } from '../units.ts'
import type { LCard } from '../vocabulary/card.ts'
import { giftOf, giftsIn } from './gifts.ts'
import { keywordsNow } from './granted.ts'
import { friendsWithin, give, own } from './words.ts'

/** Keywords by which units issue orders, beside those of the command card (LG2-ORD-011). */

const { choice, sequel } = cardWords<Legion>()

interface Ordering {
  readonly of: readonly string[]
}

/** "It may issue an order to a friendly unit within this range that has the stated name or type." */
function ordersWithin(range: (s: LState, effect: Effect) => Range) {
  return choice<UnitId, Ordering>('issue an order', {
    from: (s, effect, { of }) =>
      friendsWithin(s, effect, range(s, effect)).flatMap((unit) =>
        mayOrder(s, own(s, effect), unit) && isAnyOf(s, unit, of) ? [unit.id] : [],
      ),
    may: () => true,
    do: (s, effect, unit) => cause(s, 'issue order', { unit, by: own(s, effect).id }),
  })
}

function isAnyOf(s: LState, unit: Unit, of: readonly string[]): boolean {
  return of.some((one) => isMeant(s, unit, one))
}

function named(s: LState, unit: Unit, id: string): string[] {
  return keywordsNow(s, unit, id).flatMap(({ of }) => (of === undefined ? [] : [of]))
}

/** In every issue-orders step; each instance of the keyword is an order of its own. */
function ordersEveryRound(id: string, rule: string): LCard {
  const ordered = ordersWithin(() => 2)
  return {
    id: `keyword:${id}`,
    rules: [rule],
    asks: [ordered],
    trigger: {
      'orders are issued': {
        forced: true,
        when: (_, effect, { seat }) => seat === effect.seat,
        do: (s, effect) => {
          for (const of of named(s, own(s, effect), id)) choose(s, effect, ordered, { of: [of] })
        },
      },
    },
  }
}

/** Some cards have it reach farther. */
const coordinated = ordersWithin((s, { on }) => query(s, 'coordinate range', 1, on ?? ''))

/** Once it has its order it may pass one on; of several criteria, one (LG2-KW-132, -133). */
const coordinate: LCard = {
  id: 'keyword:coordinate',
  rules: ['LG2-KW-131', 'LG2-KW-132', 'LG2-KW-133'],
  asks: [coordinated],
  trigger: {
    'order issued': {
      of: 'unit',
      forced: true,
      when: (s, effect) =>
        coordinated.from(s, effect, { of: named(s, own(s, effect), 'coordinate') }).length > 0,
      do: (s, effect) => choose(s, effect, coordinated, { of: named(s, own(s, effect), 'coordinate') }),
    },
  },
}

/** Other Children of the Watch near it. */
function followers(s: LState, effect: Effect): UnitId[] {
  return friendsWithin(s, effect, 2, false).flatMap((unit) =>
    affiliationOf(unit) === 'children of the watch' ? [unit.id] : [],
  )
}

interface Way {
  readonly words: string
}

const followed = sequel<readonly UnitId[], Way>('they follow', (s, { on }, units, { words }) => {
  const { tokens, actions } = giftOf(words)
  for (const id of units)
    give(s, unitOf(s, id), { tokens: tokens.map(({ token }) => ({ token, count: 1 })), actions })
  call(s, 'a keyword worked', { unit: on ?? '', keyword: 'this-is-the-way', others: [...units] })
})

/** Up to as many of them as the number says. */
function follow(s: LState, effect: Effect, words: string): void {
  const most = Number(words.split(' ')[1] ?? 1)
  chooseUnits(s, effect, followed, {
    seat: own(s, effect).seat,
    from: followers(s, effect),
    least: 0,
    most,
    memory: { words },
  })
}

const way = choice<string, { readonly of: string }>('choose what they gain', {
  from: (_, __, { of }) => giftsIn(of),
  do: (s, effect, words) => follow(s, effect, words),
})

/** Once it has its order, others gain a token each or perform an action. */
const thisIsTheWay: LCard = {
  id: 'keyword:this-is-the-way',
  rules: ['LG2-NKW-011'],
  asks: [way, followed],
  trigger: {
    'order issued': {
      of: 'unit',
      forced: true,
      when: (s, effect) => followers(s, effect).length > 0,
      do: (s, effect) => {
        for (const of of named(s, own(s, effect), 'this-is-the-way')) {
          const [only = '', ...others] = giftsIn(of)
          if (others.length > 0) choose(s, effect, way, { of })
          else follow(s, effect, only)
        }
      },
    },
  },
}

export const ordering: readonly LCard[] = [
  ordersEveryRound('direct', 'LG2-KW-021'),
  ordersEveryRound('entourage', 'LG2-KW-083'),
  coordinate,
  thisIsTheWay,
]
