import { botNamed } from '@sandtable/bots'
import type { ClockRule, TableOptions } from '@sandtable/keeper/hosted'
import { setupFor } from '@sandtable/keeper/quick'
import type { Game, Plain, Seat } from '@sandtable/kernel'
import { Refusal } from '../refusal.ts'
import type { Settings } from '../settings.ts'
import type { Course } from '../table/course.ts'

/** The setup of a game with these forces; what nobody chose is drawn, as the seed says. */
export function setupOf(
  game: Game,
  forces: Readonly<Record<Seat, Plain>>,
  board: string | null,
  seed: string,
): object {
  const chosen = Object.fromEntries(Object.entries(forces).filter(([, force]) => force !== null))
  try {
    return setupFor(game, { game: game.id, forces: chosen, seed, ...(board !== null && { board }) })
  } catch (error) {
    // What a game stumbles over, since it is no force at all, it cannot put into words.
    const what = error instanceof Error && error.constructor === Error ? error.message : 'no force'
    throw new Refusal('bad force', { what })
  }
}

export function forcesOf({ seats, places }: Pick<Course, 'seats' | 'places'>): Record<Seat, Plain> {
  return Object.fromEntries(seats.map((seat) => [seat, places[seat]?.force ?? null]))
}

/** Could this force be played here, beside those that are there? */
export function checkForce(
  game: Game,
  course: Pick<Course, 'seats' | 'places' | 'board'>,
  seat: Seat,
  force: Plain,
): void {
  const { lobby } = game
  if (typeof force === 'string' && !lobby?.forces.some(({ id }) => id === force))
    throw new Refusal('bad force', { what: force })
  setupOf(game, { ...forcesOf(course), [seat]: force }, course.board, 'check')
}

export function checkBot(game: Game, bot: string): void {
  if (botNamed(game, bot) === undefined) throw new Refusal('no bot', { bot })
}

export function checkOptions({ clock, away }: TableOptions, { leastClock, leastAway }: Settings): void {
  if (clock !== undefined) checkClock(clock, leastClock)
  if (away !== undefined && !(away.after >= leastAway && away.after <= longest))
    throw new Refusal('bad away', { least: leastAway })
}

/** A year, in seconds. */
const longest = 366 * 24 * 3600

function checkClock({ total, move, increment = 0 }: ClockRule, least: number): void {
  const times = [total, move].filter((one) => one !== undefined)
  const wrong = times.find((one) => !(one >= least && one <= longest))
  if (wrong !== undefined) throw new Refusal('bad clock', { least, what: wrong })
  if (times.length === 0) throw new Refusal('bad clock', { least, what: 0 })
  if (!(increment >= 0 && increment <= longest)) throw new Refusal('bad clock', { least, what: increment })
}
