/** A place at the table: `red`, `blue`, … Who sits there is not the kernel's business. */
export type Seat = string

/** Seats that win and lose together. */
export type Team = string

interface Seated {
  readonly seats: readonly Seat[]
  readonly teams: Readonly<Record<Seat, Team>>
}

export function teamOf(s: Seated, seat: Seat): Team {
  return s.teams[seat] ?? seat
}

export function sameTeam(s: Seated, a: Seat, b: Seat): boolean {
  return teamOf(s, a) === teamOf(s, b)
}

export function seatsOf(s: Seated, team: Team): Seat[] {
  return s.seats.filter((seat) => teamOf(s, seat) === team)
}

export function teamsOf(s: Seated): Team[] {
  return [...new Set(s.seats.map((seat) => teamOf(s, seat)))]
}

export function opponentsOf(s: Seated, seat: Seat): Seat[] {
  return s.seats.filter((other) => !sameTeam(s, seat, other))
}

/** The seat to the left of this one, around the table. */
export function nextSeat(s: Seated, seat: Seat): Seat {
  const at = s.seats.indexOf(seat)
  return s.seats[(at + 1) % s.seats.length] as Seat
}
