import { gameOf } from './registry.ts'
import type { Effect, State } from './state.ts'

/**
 * Which effects are on which piece: an index derived from the cards in play, never part of the state. It belongs to one
 * set of effects (a copy of a state has its own, and makes its own index), is kept up by whoever enters and leaves, and
 * is found anew if the number of the last effect is another than it should be.
 */
interface OnPieces {
  last: number
  /** The numbers of the effects on each piece, in order; under null those on none. */
  readonly on: Map<string | null, number[]>
  /** Of these the ones whose cards have a part, by its name, once somebody asked. */
  readonly having: Map<string, Map<string | null, readonly number[]>>
}

const known = new WeakMap<State['effects'], OnPieces>()
const none: readonly number[] = []

/** The numbers of the effects on a piece, or of those on none, in the order in which they came into play. */
export function numbersOn(s: Pick<State, 'effects' | 'lastEffect'>, piece: string | null): readonly number[] {
  return indexFor(s).on.get(piece) ?? none
}

/**
 * Of the effects on a piece, or of those on none, the numbers of the ones whose cards have a part of this name (an
 * `action`): found once, for as long as the same effects are on it.
 */
export function numbersHaving(
  s: Pick<State, 'game' | 'effects' | 'lastEffect'>,
  piece: string | null,
  part: string,
): readonly number[] {
  const { on, having } = indexFor(s)
  let found = having.get(part)
  if (found === undefined) {
    found = new Map()
    having.set(part, found)
  }
  const before = found.get(piece)
  if (before !== undefined) return before
  const { cards } = gameOf(s)
  const numbers = (on.get(piece) ?? none).filter((id) => {
    const effect = s.effects[id]
    const card = effect && cards.get(effect.card)
    return (card as Readonly<Record<string, unknown>> | undefined)?.[part] !== undefined
  })
  found.set(piece, numbers)
  return numbers
}

function indexFor(s: Pick<State, 'effects' | 'lastEffect'>): OnPieces {
  let index = known.get(s.effects)
  if (index === undefined || index.last !== s.lastEffect) {
    index = indexOf(s)
    known.set(s.effects, index)
  }
  return index
}

function indexOf(s: Pick<State, 'effects' | 'lastEffect'>): OnPieces {
  const index: OnPieces = { last: s.lastEffect, on: new Map(), having: new Map() }
  // Keys that are numbers come in their order.
  for (const effect of Object.values(s.effects)) add(index, effect)
  return index
}

function add({ on, having }: OnPieces, effect: Effect): void {
  for (const found of having.values()) found.delete(effect.on)
  const there = on.get(effect.on)
  if (there === undefined) on.set(effect.on, [effect.id])
  else there.push(effect.id)
}

/** To be called right after an effect came into play, which has the highest number so far. */
export function noteEntered(s: Pick<State, 'effects'>, effect: Effect): void {
  const index = known.get(s.effects)
  if (index === undefined || index.last !== effect.id - 1) return
  index.last = effect.id
  add(index, effect)
}

export function noteLeft(s: Pick<State, 'effects'>, effect: Effect): void {
  noteRecast(s, effect)
  const there = known.get(s.effects)?.on.get(effect.on)
  const at = there?.indexOf(effect.id) ?? -1
  if (at >= 0) there?.splice(at, 1)
}

/** To be called where an effect becomes another card's. */
export function noteRecast(s: Pick<State, 'effects'>, { on }: Effect): void {
  for (const found of known.get(s.effects)?.having.values() ?? []) found.delete(on)
}
