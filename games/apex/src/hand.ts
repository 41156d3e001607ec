import { allCards, cardNamed, enter, leave, reveal, type Seat, tell } from '@sandtable/kernel'
import { drawCards } from './loot.ts'
import { type Apex, type AState, type Legend, legendOf, seatsOfSquad } from './state.ts'
import type { ACard } from './vocabulary/card.ts'
import type { Windows } from './vocabulary/windows.ts'

/** The action cards that a legend holds. */
export function handOf(s: AState, legend: Legend): string[] {
  return legend.hand.map((id) => s.effects[id]?.card ?? '')
}

/** Draws action cards; from an empty deck nothing is drawn (APX-TRANS-005, -007). Only its squad sees which. */
export function drawAction(s: AState, legend: Legend, count: number): void {
  const drawn = drawCards(s, { id: `deck of ${legend.id}`, names: legend.deck }, count)
  for (const card of drawn) take(s, legend, card)
  if (drawn.length === 0) return
  const own = seatsOfSquad(s, legend.squad)
  tell(s, { type: 'drew cards', legend: legend.id, cards: drawn }, own)
  tell(
    s,
    { type: 'drew', legend: legend.id, count: drawn.length },
    s.seats.filter((seat) => !own.includes(seat)),
  )
}

/** A card comes into the hand of its legend. */
export function take(s: AState, legend: Legend, card: string): void {
  legend.hand.push(enter<Apex, string>(s, { card, seat: legend.seat, on: legend.id }))
}

/** A card goes from the hand to the discard pile, which lies open (APX-ACT-019). */
export function discard(s: AState, legend: Legend, card: string): void {
  const at = legend.hand.findIndex((id) => s.effects[id]?.card === card)
  const id = legend.hand[at]
  if (id === undefined) throw new Error(`${legend.id} does not hold ${card}`)
  legend.hand.splice(at, 1)
  leave(s, id)
  reveal(s)
  legend.discard.push(card)
}

type Window = keyof Windows & string

type ByLegend = ReadonlyMap<string, readonly ACard[]>

/** Cards by the window at which they are played, and by legend: found out once. */
let byWindow: { readonly of: readonly ACard[]; readonly found: ReadonlyMap<string, ByLegend> } | null = null

function playablesAt(s: AState, window: Window): ByLegend {
  const of = allCards(s)
  if (byWindow === null || byWindow.of !== of) byWindow = { of, found: windowsOf(of) }
  return byWindow.found.get(window) ?? none
}

function windowsOf(cards: readonly ACard[]): ReadonlyMap<string, ByLegend> {
  const found = new Map<string, Map<string, ACard[]>>()
  for (const card of cards)
    for (const name of Object.keys(card.plays ?? {})) {
      const here = found.get(name) ?? new Map<string, ACard[]>()
      const legend = card.legend ?? ''
      here.set(legend, [...(here.get(legend) ?? []), card])
      found.set(name, here)
    }
  return found
}

const none: ByLegend = new Map()

/**
 * Could this seat play an action card here, for all that its opponents know: one of its legends holds cards, and one of
 * those that are not in its discard pile fits? Who has said to pass for the rest of the turn could not. Null: could anybody?
 */
export function mightPlay<W extends Window>(
  s: AState,
  window: W,
  seat: Seat | null,
  about: Windows[W],
): boolean {
  const playable = playablesAt(s, window)
  if (playable.size === 0) return false
  for (const legend of s.table.legends) {
    if ((seat !== null && legend.seat !== seat) || legend.hand.length === 0) continue
    if (s.table.passing[legend.seat] === s.table.turn) continue
    const cards = playable.get(legend.id)
    if (cards === undefined) continue
    const held = s.table.openHands ? handOf(s, legend) : null
    for (const card of cards) {
      if (legend.discard.includes(card.id) || (held !== null && !held.includes(card.id))) continue
      if (legend.field === null && card.offBoard !== true) continue
      if (card.plays?.[window]?.(s, legend, about) === true) return true
    }
  }
  return false
}

/** The legend that carries an effect. */
export function bearerOf(s: AState, effect: { readonly on: string | null }): Legend {
  return legendOf(s, effect.on ?? '')
}

export function cardById(s: AState, id: string): ACard {
  const card = cardNamed<Apex>(s, id)
  if (card === undefined) throw new Error(`no card ${id}`)
  return card
}
