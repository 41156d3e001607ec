import type { Seat, State, Vocabulary } from '@sandtable/kernel'

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
}

export interface DrillSetup {
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
