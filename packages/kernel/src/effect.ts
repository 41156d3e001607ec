import type { Card } from './card.ts'
import { depthOf } from './limit.ts'
import { noteEntered, noteLeft, noteRecast, numbersOn } from './on-pieces.ts'
import type { Plain } from './plain.ts'
import { gameOf } from './registry.ts'
import type { Seat } from './seat.ts'
import type { Effect, Hooks, State, Vocabulary } from './state.ts'

export interface Entering<V extends Vocabulary = Vocabulary, Id extends string = string> {
  readonly card: Id
  readonly seat?: Seat | null
  readonly on?: string | null
  /** What it remembers, as the vocabulary says. */
  readonly vars?: Id extends keyof V['memory'] ? V['memory'][Id] : Readonly<Record<string, Plain>>
  /** Ends when the innermost period of this name ends: `attack`, `round`. */
  readonly until?: string
  /** Is due, and then ends, the `in`-th time from now that the window opens (for `of`, if given). */
  readonly due?: { readonly window: string; readonly of?: Plain; readonly in?: number }
}

/** Brings a card or an effect into play; its number. */
export function enter<V extends Vocabulary, Id extends string>(
  s: State<V>,
  entering: Entering<V, Id>,
): number {
  const card = cardOf(s, entering.card)
  const id = s.lastEffect + 1
  s.lastEffect = id
  const { due } = entering
  const effect: Effect = {
    id,
    // The very string by which cards are looked up, which is found faster than its like.
    card: card.id,
    seat: entering.seat ?? null,
    on: entering.on ?? null,
    vars: (entering.vars ?? {}) as Record<string, Plain>,
    due: due ? { window: due.window, of: due.of ?? null, in: due.in ?? 1 } : null,
  }
  s.effects[id] = effect
  noteEntered(s, effect)
  hangCard(s, card, id)
  if (due) hang(s, s.hooks.due, due.window, id, null)
  if (entering.until !== undefined) {
    const frame = s.stack[depthOf(s, entering.until)]
    if (frame === undefined) throw new Error(`until the end of a ${entering.until}, but none is under way`)
    if (frame.ends === null) frame.ends = [id]
    else frame.ends.push(id)
  }
  return id
}

/** Takes a card or an effect out of play. What is not in play is left alone. */
export function leave<V extends Vocabulary>(s: State<V>, id: number): void {
  const effect = s.effects[id]
  if (effect === undefined) return
  unhangCard(s, cardOf(s, effect.card), id)
  if (effect.due !== null) unhang(s.hooks.due, effect.due.window, id)
  delete s.effects[id]
  noteLeft(s, effect)
}

/**
 * The innermost period of this name is over, and another of the same kind follows within the same procedure: what lasts
 * until its end leaves play, and uses are counted from nothing.
 */
export function renew<V extends Vocabulary>(s: State<V>, period: string): void {
  const frame = s.stack[depthOf(s, period)]
  if (frame === undefined) throw new Error(`no ${period} is under way`)
  for (const id of frame.ends ?? []) leave(s, id)
  frame.ends = null
  frame.used = null
}

/** Turns a card in play into another, in its place: a dual card is flipped, a hidden one is swapped. */
export function recast<V extends Vocabulary>(s: State<V>, id: number, card: string): void {
  const effect = s.effects[id]
  if (effect === undefined) throw new Error(`no effect ${id} is in play`)
  unhangCard(s, cardOf(s, effect.card), id)
  s.effects[id] = { ...effect, card }
  noteRecast(s, effect)
  hangCard(s, cardOf(s, card), id)
}

/** The effects in play that fit, in the order in which they came. */
export function inPlay<V extends Vocabulary>(
  s: State<V>,
  fits: { readonly card?: string; readonly on?: string; readonly seat?: Seat },
): Effect[] {
  const { card, on, seat } = fits
  const found: Effect[] = []
  if (on !== undefined) {
    for (const id of numbersOn(s, on)) {
      const effect = s.effects[id]
      if (effect === undefined || id > s.lastEffect) continue
      if (card !== undefined && effect.card !== card) continue
      if (seat === undefined || effect.seat === seat) found.push(effect)
    }
    return found
  }
  for (let id = 1; id <= s.lastEffect; id++) {
    const effect = s.effects[id]
    if (effect === undefined) continue
    if (card !== undefined && effect.card !== card) continue
    if (seat === undefined || effect.seat === seat) found.push(effect)
  }
  return found
}

/** A value of the game after all that changes it: agility with its cards, speed with its conditions. */
export function query<V extends Vocabulary, Q extends keyof V['queries'] & string>(
  s: State<V>,
  name: Q,
  base: V['queries'][Q] extends { value: infer Value } ? Value : never,
  about: V['queries'][Q] extends { about: infer About } ? About : never,
): typeof base {
  const hooked = s.hooks.query[name]
  if (hooked === undefined || hooked.length === 0) return base
  const changes = gameOf(s).queries.get(name)
  let value = base
  for (const id of hooked) {
    const effect = s.effects[id] as Effect
    const change = changes?.get(effect.card)
    if (change !== undefined)
      value = change(value as never, s as State, effect, about as never) as typeof base
  }
  return value
}

/** The card of this name, with all that this game's cards have; undefined: there is none. */
export function cardNamed<V extends Vocabulary>(s: State<V>, id: string): (Card<V> & V['card']) | undefined {
  return gameOf(s).cards.get(id) as (Card<V> & V['card']) | undefined
}

/** Every card of the game, always the same list: what is found out from all of them can be kept by it. */
export function allCards<V extends Vocabulary>(s: State<V>): readonly (Card<V> & V['card'])[] {
  return gameOf(s).game.cards as readonly (Card<V> & V['card'])[]
}

export function cardOf(s: State, id: string): Card {
  const card = gameOf(s).cards.get(id)
  if (card === undefined) throw new Error(`${s.game} has no card “${id}”`)
  return card
}

const kinds = ['query', 'replace', 'trigger'] as const

type Hook = { readonly kind: (typeof kinds)[number]; readonly name: string }

// Cards never change, so what hooks they fill is listed once.
const listed = new WeakMap<Card, readonly Hook[]>()

function hooksOf(card: Card): readonly Hook[] {
  let hooks = listed.get(card)
  if (hooks === undefined) {
    hooks = kinds.flatMap((kind) => Object.keys(card[kind] ?? {}).map((name) => ({ kind, name })))
    listed.set(card, hooks)
  }
  return hooks
}

function hangCard(s: State, card: Card, id: number): void {
  for (const { kind, name } of hooksOf(card)) hang(s, tableOf(s.hooks, kind), name, id, card.layer ?? 0)
}

function unhangCard(s: State, card: Card, id: number): void {
  for (const { kind, name } of hooksOf(card)) unhang(tableOf(s.hooks, kind), name, id)
}

function tableOf(hooks: Hooks, kind: Hook['kind']): Record<string, number[]> {
  if (kind === 'query') return hooks.query
  return kind === 'trigger' ? hooks.trigger : hooks.replace
}

/** By layer, then in the order in which they came into play, which is that of their numbers. */
function hang(
  s: State,
  table: Record<string, number[]>,
  name: string,
  id: number,
  layer: number | null,
): void {
  const hooked = table[name]
  if (hooked === undefined) {
    table[name] = [id]
    return
  }
  let at = hooked.length
  while (at > 0 && actsAfter(s, hooked[at - 1] as number, id, layer)) at--
  if (at === hooked.length) hooked.push(id)
  else hooked.splice(at, 0, id)
}

/** What is due has no layer here: it comes in the order in which it was set up, whatever layer its card has. */
function actsAfter(s: State, one: number, other: number, layer: number | null): boolean {
  if (layer === null) return one > other
  const own = cardOf(s, (s.effects[one] as Effect).card).layer ?? 0
  return own === layer ? one > other : own > layer
}

function unhang(table: Record<string, number[]>, name: string, id: number): void {
  const hooked = table[name]
  if (hooked === undefined) return
  const at = hooked.indexOf(id)
  if (at >= 0) hooked.splice(at, 1)
  if (hooked.length === 0) delete table[name]
}
