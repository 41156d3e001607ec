import { asking, below, cause, choose, enter, query, tell } from '@sandtable/kernel'
import type { Rank } from '../../data/types.ts'
import { canBeOrdered } from '../command/matches.ts'
import { turnsNow } from '../current.ts'
import { isWithinRange } from '../geometry/ranges.ts'
import { setPool } from '../holdings.ts'
import { own } from '../keywords/words.ts'
import { chooseUnits } from '../scoring/phrases.ts'
import type { Unit, UnitId } from '../state.ts'
import { loseSuppression, mayLoseSuppression } from '../tokens.ts'
import { isTrooper, unitOf, unitsOfSide } from '../units.ts'
import { courageOf, mayLend } from '../values.ts'
import type { LCard } from '../vocabulary/card.ts'
import type { Ordering } from '../vocabulary/commanding.ts'
import { choice, friendsNear, idsOf, lasting, sequel, spending, upgrade } from './words.ts'

/** Command upgrades. */

const drawn = choice<Rank, { readonly ranks: readonly Rank[] }>('use one of two tokens', {
  from: (_, __, { ranks }) => [...new Set(ranks)],
  do: (s, _, rank, { ranks }) => {
    const turns = turnsNow(s)
    const other = ranks.find((one) => one !== rank) ?? rank
    turns.drawn = rank
    setPool(s, turns.turn, [...(s.table.pools[turns.turn] ?? []), other])
  },
})

const improvised = upgrade('improvised-orders', {
  asks: [drawn],
  trigger: {
    'an order token is drawn': spending({
      when: (s, { seat }, v) => v.turn === seat && (s.table.pools[v.turn]?.length ?? 0) > 0,
      do: (s, effect, v) => {
        const pool = s.table.pools[v.turn] ?? []
        const at = below(s, pool.length)
        const second = pool[at] as Rank
        tell(s, { type: 'drawn', seat: v.turn, rank: second })
        const left = pool.filter((_, place) => place !== at)
        setPool(s, v.turn, left)
        choose(s, effect, drawn, { ranks: [v.drawn as Rank, second] })
      },
    }),
  },
})

/** In place of the roll. */
const strict = upgrade('strict-orders', {
  trigger: {
    'before rallying': {
      when: (s, { seat }, v) => {
        const unit = unitOf(s, v.unit)
        return unit.seat === seat && unit.order === 'up' && v.rallied !== true && mayLoseSuppression(s, unit)
      },
      do: (s, _, v) => {
        v.rallied = true
        loseSuppression(s, unitOf(s, v.unit), 1)
      },
    },
  },
})

/** A trooper's courage, as that of commanders, but farther (LG2-KW-209). */
const presence = upgrade('inspiring-presence', {
  query: {
    'courage lent': (lent, s, effect, id) => {
      const [unit, friend] = [own(s, effect), unitOf(s, id)]
      const helps =
        friend.seat === unit.seat &&
        isTrooper(unit) &&
        mayLend(s, unit, friend) &&
        isWithinRange(unit, friend, query(s, 'courage range', 4, id))
      return helps ? [...lent, courageOf(s, unit)] : lent
    },
  },
})

const kept = lasting('vigilance', 'kept', {
  query: {
    'tokens kept': (count, _, { on }, { unit, token }) =>
      on === unit && token === 'dodge' ? count + 1 : count,
  },
})

const watched = sequel<readonly UnitId[]>('keep a dodge token', (s, { seat }, units) => {
  for (const on of units) enter(s, { card: kept.id, seat, on, until: 'round' })
})

function watchful(units: readonly Unit[]): Unit[] {
  return units.filter((unit) => isTrooper(unit) && unit.tokens.dodge > 0)
}

/** One unit, or two of corps rank: who is not of corps rank is chosen first, then alone. */
const first = choice<UnitId>('keeps a dodge token', {
  from: (s, effect) => idsOf(watchful(friendsNear(s, effect, 2))),
  do: (s, effect, id) => {
    const corps = watchful(friendsNear(s, effect, 2)).filter(
      (unit) => unit.rank === 'corps' && unit.id !== id,
    )
    enter(s, { card: kept.id, seat: effect.seat, on: id, until: 'round' })
    if (unitOf(s, id).rank === 'corps')
      chooseUnits(s, effect, watched, { seat: effect.seat ?? '', from: idsOf(corps), least: 0, most: 1 })
  },
})

const vigilance = upgrade('vigilance', {
  asks: [first, watched],
  trigger: {
    'before tokens are removed': {
      ...asking(first),
    },
  },
})

/** Whatever its affiliation is. */
const ordered = choice<UnitId>('gets an order', {
  from: (s, { seat }) =>
    idsOf(
      unitsOfSide(s, seat ?? '').filter(
        (unit) => unit.rank === 'corps' && unit.order === 'none' && canBeOrdered(s, unit),
      ),
    ),
  do: (s, _, unit) => cause(s, 'issue order', { unit }),
})

const agent = upgrade('trusted-agent', {
  asks: [ordered],
  trigger: {
    'orders are issued': spending<Ordering>(asking(ordered, (_, { seat }, v) => v.seat === seat)),
  },
})

export const command: readonly LCard[] = [improvised, strict, presence, kept, vigilance, agent]
