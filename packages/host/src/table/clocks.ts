import type { ClockFace, ClockRule } from '@sandtable/keeper/hosted'
import type { Seat } from '@sandtable/kernel'
import type { Spent } from './entry.ts'

/** How long seats have thought, as far as that was written down, and who is thinking now. */
export interface Clocks {
  readonly spent: Record<Seat, number>
  /** For the answer that is asked now. */
  readonly onThis: Record<Seat, number>
  /** How many answers a seat has given: each is worth an increment. */
  readonly answers: Record<Seat, number>
  /** Who is asked, and since when. */
  readonly asked: Map<Seat, number>
  /** Up to when everybody was charged. */
  charged: number
}

export function newClocks(): Clocks {
  return { spent: {}, onThis: {}, answers: {}, asked: new Map(), charged: 0 }
}

/** What those who are asked have used since everybody was charged last; nothing, if that is less than a moment. */
export function spentBy(clocks: Clocks, now: number): Spent {
  const long = now - clocks.charged
  return long <= 0 ? {} : Object.fromEntries([...clocks.asked.keys()].map((seat) => [seat, long]))
}

export function charge(clocks: Clocks, spent: Spent | undefined, at: number): void {
  for (const [seat, long] of Object.entries(spent ?? {})) {
    clocks.spent[seat] = (clocks.spent[seat] ?? 0) + long
    clocks.onThis[seat] = (clocks.onThis[seat] ?? 0) + long
  }
  clocks.charged = Math.max(clocks.charged, at)
}

/** After a move: who is asked now. Whoever has answered begins anew. */
export function askNow(clocks: Clocks, awaited: readonly Seat[], at: number, answered: Seat | null): void {
  if (answered !== null) {
    clocks.answers[answered] = (clocks.answers[answered] ?? 0) + 1
    clocks.asked.delete(answered)
  }
  for (const seat of [...clocks.asked.keys()]) if (!awaited.includes(seat)) clocks.asked.delete(seat)
  for (const seat of awaited) {
    if (clocks.asked.has(seat)) continue
    clocks.asked.set(seat, at)
    clocks.onThis[seat] = 0
  }
}

/** What is left to a seat now, in milliseconds. */
export function faceOf(rule: ClockRule, clocks: Clocks, seat: Seat, now: number): ClockFace {
  const running = clocks.asked.has(seat) ? Math.max(0, now - clocks.charged) : 0
  const gained = (rule.increment ?? 0) * (clocks.answers[seat] ?? 0)
  const left = (whole: number | undefined, used = 0) =>
    whole === undefined ? null : Math.max(0, Math.round(whole * 1000 - used - running))
  return {
    left: left(rule.total === undefined ? undefined : rule.total + gained, clocks.spent[seat]),
    move: left(rule.move, clocks.onThis[seat]),
  }
}

/** When the first of those who are asked has no time left; null: never. */
export function nextFlag(
  rule: ClockRule | undefined,
  clocks: Clocks,
  seats: readonly Seat[],
  now: number,
): { readonly seat: Seat; readonly at: number } | null {
  if (rule === undefined) return null
  const flags = seats
    .filter((seat) => clocks.asked.has(seat))
    .map((seat) => {
      const { left, move } = faceOf(rule, clocks, seat, now)
      return { seat, at: now + Math.min(left ?? Number.POSITIVE_INFINITY, move ?? Number.POSITIVE_INFINITY) }
    })
  return flags.toSorted((one, other) => one.at - other.at)[0] ?? null
}
