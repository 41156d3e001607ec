import { clone, mix, type Random, type Seat, underWay } from '@sandtable/kernel'
import { cardsIn, commandCard } from './catalogue.ts'
import { rosterOnTable } from './command/army-on-table.ts'
import { editionOf } from './editions/index.ts'
import { dueCommands, pipsInHand } from './list/hand.ts'
import { isOffered } from './list/offered.ts'
import { mayHold } from './list/random-cards.ts'
import { baneTokens, fronts, setFront } from './mission/bane.ts'
import type { LState } from './state.ts'
import { seats } from './state.ts'
import type { BaneFront } from './vocabulary/bane.ts'
import type { LegionView } from './vocabulary/view.ts'

/** Everything is open but the hands (LG2-GEN-009, LG2-HAND-007 to -009). */
export function view(s: LState, seat: Seat | null): LegionView {
  const { hands, ...open } = s.table
  const { pools, reserves, asideSizes } = tokensToDraw(s, seat)
  return {
    asideSizes,
    hand: seat === null ? null : [...(hands[seat] ?? [])],
    handSizes: bySeat((one) => hands[one]?.length ?? 0),
    inPlay: clone({ effects: s.effects, hooks: s.hooks }),
    now: clone({
      activation: underWay(s, 'activation'),
      move: underWay(s, 'move'),
      attack: underWay(s, 'attack'),
      pool: underWay(s, 'attack pool'),
      reroll: underWay(s, 'reroll'),
      displacing: underWay(s, 'displace'),
    }),
    ...clone(open),
    fronts: frontsOf(s, seat),
    pools,
    reserves,
  }
}

/** The fronts of the seat's own Bane tokens (LG2-CKW-005). */
function frontsOf({ table }: LState, seat: Seat | null): LegionView['fronts'] {
  const own = table.objectives.filter((token) => token.seat === seat).map(({ id }) => id)
  return Object.fromEntries(Object.entries(table.fronts).filter(([id]) => own.includes(id)))
}

/** Which order tokens lie aside their owner alone knows: to others they are among those that could be drawn. */
function tokensToDraw(
  { table }: LState,
  seat: Seat | null,
): Pick<LegionView, 'pools' | 'reserves' | 'asideSizes'> {
  const { pools, reserves } = table
  const aside = (one: Seat) => reserves[one] ?? []
  return {
    pools: bySeat((one) =>
      one === seat || aside(one).length === 0
        ? [...(pools[one] ?? [])]
        : [...(pools[one] ?? []), ...aside(one)].sort(),
    ),
    reserves: bySeat((one) => (one === seat ? [...aside(one)] : [])),
    asideSizes: bySeat((one) => aside(one).length),
  }
}

function bySeat<T>(of: (seat: Seat) => T): Record<Seat, T> {
  return Object.fromEntries(seats.map((one) => [one, of(one)]))
}

/** Another hand for the other side: any that its army, which is open, could have brought (LG2-HAND-007). */
export function scramble(s: LState, seat: Seat | null, random: Random): void {
  for (const other of seats) {
    if (other === seat) continue
    Object.assign(s.table, { hands: { ...s.table.hands, [other]: anotherHand(s, other, random) } })
    setAsideAnew(s, other, random)
    const hidden = baneTokens(s, other)
    const order = [...fronts]
    mix(random, order)
    for (const [at, { id }] of hidden.entries()) setFront(s, id, order[at] as BaneFront)
  }
}

/** Other order tokens of all that it has left lie aside. */
function setAsideAnew({ table }: LState, seat: Seat, random: Random): void {
  const { pools, reserves } = table
  const count = reserves[seat]?.length ?? 0
  if (count === 0) return
  const all = [...(pools[seat] ?? []), ...(reserves[seat] ?? [])]
  mix(random, all)
  Object.assign(table, {
    pools: { ...pools, [seat]: all.slice(count) },
    reserves: { ...reserves, [seat]: all.slice(0, count) },
  })
}

/**
 * In place of each card that nobody has seen another one with as many pips that the army may hold. What was played or
 * shown once is known, and so is what every hand of this army has.
 */
function anotherHand(s: LState, seat: Seat, random: Random): string[] {
  const hand = s.table.hands[seat] ?? []
  const roster = rosterOnTable(s, seat)
  const seen = new Set([...(s.table.shown[seat] ?? []), editionOf(s).standingOrders, ...dueCommands(roster)])
  const hidden = cardsIn(s.table.edition).commands.filter(
    (card) => !seen.has(card.id) && isOffered('command', card.id) && mayHold(card, roster),
  )
  mix(random, hidden)
  const found = hand.map((id) => {
    if (seen.has(id)) return id
    const pips = pipsInHand(commandCard(id))
    const at = hidden.findIndex((card) => pipsInHand(card) === pips)
    return at < 0 ? id : (hidden.splice(at, 1)[0]?.id ?? id)
  })
  mix(random, found)
  return found
}
