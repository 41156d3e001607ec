import { andThen, type Chance, type Chances, certain, mapChances } from './chances.ts'
import { compareKeys, type Key, keyOf } from './key.ts'
import { addTo, sums } from './sums.ts'

/** A shuffled deck: cards that are alike are only counted. Decks with the same id are made of the same cards. */
export type Deck<Card> = {
  readonly id: string
  readonly kinds: readonly Card[]
  readonly counts: readonly number[]
  readonly key: string
}

export function deck<Card>(id: string, cards: readonly Card[]): Deck<Card> {
  const found = new Map<Key, { key: Key; card: Card; count: number }>()
  for (const card of cards) {
    const key = keyOf(card)
    const known = found.get(key)
    if (known === undefined) found.set(key, { key, card, count: 1 })
    else known.count++
  }
  const kinds = [...found.values()].sort((a, b) => compareKeys(a.key, b.key))
  return deckOf(
    id,
    kinds.map(({ card }) => card),
    kinds.map(({ count }) => count),
  )
}

function deckOf<Card>(id: string, kinds: readonly Card[], counts: readonly number[]): Deck<Card> {
  return { id, kinds, counts, key: `${id} ${counts.join()}` }
}

export function cardsLeft(from: Deck<unknown>): number {
  return from.counts.reduce((sum, count) => sum + count, 0)
}

export type Draw<Card> = { readonly card: Card; readonly left: Deck<Card> }

/** Draw the top card. An empty deck gives no card: reshuffle first, if the game does. */
export function draw<Card>(from: Deck<Card>): Chances<Draw<Card>> {
  const cards = enough(from, 1)
  const draws: Chance<Draw<Card>>[] = []
  for (const [kind, count] of from.counts.entries()) {
    if (count === 0) continue
    const left = deckOf(from.id, from.kinds, from.counts.with(kind, count - 1))
    draws.push({ value: { card: from.kinds[kind]!, left }, chance: count / cards })
  }
  return draws
}

/**
 * Reveal one card for each slot, from the first to the last, where what a card does may depend on those before
 * it. Keeps apart all decks that can be left on the way: cheap with few kinds of cards.
 */
export function drawAlong<Card, Slot, T>(
  from: Deck<Card>,
  slots: readonly Slot[],
  start: T,
  lay: (soFar: T, card: Card, slot: Slot) => T,
): Chances<T> {
  enough(from, slots.length)
  let now = certain({ left: from, soFar: start })
  for (const slot of slots) {
    now = andThen(now, ({ left, soFar }) =>
      mapChances(draw(left), (drawn) => ({ left: drawn.left, soFar: lay(soFar, drawn.card, slot) })),
    )
  }
  return mapChances(now, ({ soFar }) => soFar)
}

/**
 * Reveal one card for each slot and add up what they do, each by itself: what a card adds depends on its slot
 * but not on the cards before it. Goes card by card instead of slot by slot: each lies on a free slot or stays
 * in the deck, and which decks are left need not be told apart. Cheap even if no two cards are alike.
 */
export function drawInto<Card, Slot, T>(
  from: Deck<Card>,
  slots: readonly Slot[],
  start: T,
  add: (sum: T, card: Card, slot: Slot) => T,
): Chances<T> {
  const cards = enough(from, slots.length)
  const groups = alike(slots)
  const pieces = from.kinds.flatMap((card) => groups.map(({ slot }) => ({ card, slot })))
  const under = sums(start, pieces, (sum, { card, slot }) => add(sum, card, slot))
  const full = groups.reduce((all, { size, step }) => all + size * step, 0)
  // For each filling of the slots, the number of ways to reach each sum, as a share of all ways to fill them.
  const fillings: number[][] = Array.from({ length: full + 1 }, () => [])
  addTo(fillings[0]!, 0, 1)
  for (const [kind, count] of from.counts.entries()) {
    for (let card = 0; card < count; card++) {
      // Downwards, so that no card is laid twice.
      for (let filling = full - 1; filling >= 0; filling--) {
        const ways = fillings[filling]!
        if (ways.length === 0) continue
        for (const [group, { size, step }] of groups.entries()) {
          const free = size - (Math.floor(filling / step) % (size + 1))
          if (free === 0) continue
          const next = fillings[filling + step]!
          for (let sum = 0; sum < ways.length; sum++) {
            if (ways[sum] === 0) continue
            addTo(next, under.add(sum, kind * groups.length + group), ways[sum]! * free)
          }
        }
      }
    }
  }
  let all = 1
  for (let n = 0; n < slots.length; n++) all *= cards - n
  return under.chances(fillings[full]!.map((ways) => ways / all))
}

/** Slots that are alike; a filling counts for each group how many are taken, in digits of its own step. */
function alike<Slot>(slots: readonly Slot[]): { slot: Slot; size: number; step: number }[] {
  const groups = new Map<Key, { slot: Slot; size: number; step: number }>()
  for (const slot of slots) {
    const key = keyOf(slot)
    const known = groups.get(key)
    if (known === undefined) groups.set(key, { slot, size: 1, step: 0 })
    else known.size++
  }
  let step = 1
  for (const group of groups.values()) {
    group.step = step
    step *= group.size + 1
  }
  return [...groups.values()]
}

function enough(from: Deck<unknown>, draws: number): number {
  const cards = cardsLeft(from)
  if (draws > cards) throw new RangeError(`${draws} cards from a deck of ${cards}`)
  return cards
}
