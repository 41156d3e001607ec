import type { Going, Seat, State, Vocabulary } from '@sandtable/kernel'

export type CadetId = string

export interface Cadet {
  readonly id: CadetId
  readonly seat: Seat
  grit: number
}

export const fullGrit = 3
export const rounds = 6
export const handSize = 2

export type Stance = 'aim' | 'rush'

export interface Order {
  readonly cadet: CadetId
  readonly stance: Stance
}

export interface Attack {
  readonly attacker: CadetId
  readonly stance: Stance
  target: CadetId
  dice: string[]
}

export interface DrillTable {
  round: number
  initiative: Seat
  cadets: Cadet[]
  /** This round's orders, once both are revealed. */
  orders: Record<Seat, Order>
  /** Tricks still to draw, the next one last. */
  decks: Record<Seat, string[]>
}

export interface Drill extends Vocabulary {
  table: DrillTable
  setup: DrillSetup
  queries: { 'attack dice': { value: number; about: CadetId } }
  events: { damage: { readonly to: CadetId; readonly amount: number } }
  windows: { 'modify attack dice': Attack; react: Attack; 'start of round': object }
  procedures: {
    game: Going<object, 'set up' | 'play a round'>
    round: Going<object, 'begin' | 'orders' | 'reveal orders' | 'first attack' | 'second attack' | 'end'>
    attack: Going<Attack, 'declare target' | 'roll attack dice' | 'reroll attack dice' | 'deal damage'>
  }
  entries: {
    round: { readonly number: number; readonly initiative: Seat }
    order: { readonly seat: Seat } & Order
    attack: { readonly attacker: CadetId; readonly target: CadetId }
    rolled: { readonly attacker: CadetId; readonly dice: readonly string[] }
    rerolled: { readonly attacker: CadetId; readonly dice: readonly string[] }
    turned: { readonly cadet: CadetId; readonly from: string; readonly into: string }
    damage: { readonly cadet: CadetId; readonly amount: number }
    recovered: { readonly cadet: CadetId }
    /** Without the card for those who may not know it. */
    drew: { readonly seat: Seat; readonly card?: string }
  }
  view: DrillView
}

/** What a seat sees of the table. */
export interface DrillView {
  readonly round: number
  readonly initiative: Seat
  readonly cadets: readonly Readonly<Cadet>[]
  readonly orders: Readonly<Record<Seat, Order>>
  /** Its own tricks; nobody else's. */
  readonly hand: readonly string[]
  /** How many tricks each side holds, and how many are left to draw. */
  readonly hands: Readonly<Record<Seat, number>>
  readonly decks: Readonly<Record<Seat, number>>
  /** The dice of the attack under way. */
  readonly dice: readonly string[]
  /** Who can stand guard, by the number that stands for it in answers. */
  readonly guards: Readonly<Record<string, CadetId>>
}

export interface DrillSetup {
  /** How many cadets each side has, where it is not the usual three. */
  readonly cadets?: number
  /** Grit at the start, by cadet, where it is not the usual: for practice. */
  readonly grit?: Readonly<Record<CadetId, number>>
}

export function cadet(s: State<Drill>, id: CadetId): Cadet {
  const found = s.table.cadets.find((one) => one.id === id)
  if (found === undefined) throw new Error(`no cadet ${id}`)
  return found
}

export function standing(s: State<Drill>, seat: Seat): Cadet[] {
  return s.table.cadets.filter((one) => one.seat === seat && one.grit > 0)
}

export function otherSide(seat: Seat): Seat {
  return seat === 'red' ? 'blue' : 'red'
}

/** The side with the initiative first. */
export function byInitiative(s: State<Drill>): Seat[] {
  return [s.table.initiative, otherSide(s.table.initiative)]
}
