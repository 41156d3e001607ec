import type { ForTerms, Lobby, Seating, Side, Term, Terms } from './lobby.ts'
import type { Seat } from './seat.ts'

/** What is agreed on where nobody says anything else. */
export function usualTerms({ terms = [] }: { readonly terms?: readonly Term[] }, chosen: Terms = {}): Terms {
  return Object.fromEntries(terms.map(({ id, options }) => [id, chosen[id] ?? options[0]?.id ?? '']))
}

/** Is a force or a board for these terms? Those that nobody spoke of do not matter. */
export function isForTerms({ terms = {} }: { readonly terms?: ForTerms }, chosen: Terms): boolean {
  return Object.entries(terms).every(([id, options]) => options.includes(chosen[id] ?? options[0] ?? ''))
}

/** Who sits down on these terms, and the side that each seat is of. */
export function seatedOn({ seats, seatings = [] }: Pick<Lobby, 'seats' | 'seatings'>, chosen: Terms): Seated {
  const found: Seating = seatings.find(({ when }) =>
    Object.entries(when).every(([id, option]) => chosen[id] === option),
  ) ?? { when: {}, seats }
  const sideOf = Object.fromEntries(found.seats.map((seat) => [seat, found.sides?.[seat] ?? seat]))
  return { seats: found.seats, sides: [...new Set(Object.values(sideOf))], sideOf }
}

export interface Seated {
  readonly seats: readonly Seat[]
  readonly sides: readonly Side[]
  readonly sideOf: Readonly<Record<Seat, Side>>
}
