import { botNamed } from '@sandtable/bots'
import type { ClockRule, TableOptions } from '@sandtable/keeper/hosted'
import { knownOf, meet, setupFor, sharesNone } from '@sandtable/keeper/quick'
import {
  type BuildProblem,
  type Game,
  isForTerms,
  type Named,
  type Plain,
  type Seat,
  type Side,
  seatedOn,
  type Terms,
  usualTerms,
} from '@sandtable/kernel'
import { Refusal } from '../refusal.ts'
import type { Settings } from '../settings.ts'
import { limitAt } from '../table/around.ts'
import type { Course, Place } from '../table/course.ts'

type Gathered = Pick<Course, 'seats' | 'places' | 'board' | 'terms'>

/** The setup of a game with the forces that are there; what nobody chose is drawn, as the seed says. */
export function setupOf(game: Game, course: Gathered, seed: string): object {
  const { board, terms } = course
  const forces = forcesOf(game, course)
  const automata = automataOf(game, course)
  return setupFor(game, { game: game.id, forces, terms, seed, ...automata, ...(board !== null && { board }) })
}

/** Seats that the rules themselves play. */
function automataOf(game: Game, { seats, places }: Pick<Gathered, 'seats' | 'places'>) {
  const led = seats.filter((seat) => isAutomaton(game, places[seat]?.player))
  return led.length === 0
    ? {}
    : { automata: Object.fromEntries(led.map((seat) => [seat, places[seat]?.player ?? ''])) }
}

function isAutomaton({ lobby }: Game, player: string | undefined): boolean {
  return lobby?.automata?.some(({ id }) => id === player) === true
}

/** By side; where several seats share one, whoever of them sits first and has chosen. */
function forcesOf({ lobby }: Game, { seats, places, terms }: Gathered): Record<Side, Plain> {
  const forces: Record<Side, Plain> = {}
  const { sideOf } = seatedOn(lobby ?? { seats }, terms)
  for (const seat of seats) {
    const force = places[seat]?.force ?? null
    if (force !== null) forces[sideOf[seat] ?? seat] ??= force
  }
  return forces
}

/** Could this force be played here, beside those that are there? */
export function checkForce(game: Game, course: Gathered, seat: Seat, force: Plain): void {
  const others = { ...course, places: { ...course.places, [seat]: undefined } }
  const what = wrongWith(game, others, force) ?? takenFrom(game, others, seat, force)
  if (what !== null) throw new Refusal('bad force', { what })
  const place: Place = { player: 'person', key: '', name: '', force }
  try {
    setupOf(game, { ...others, places: { ...others.places, [seat]: place } }, 'check')
  } catch {
    // What a game stumbles over, since it is no force at all, it cannot put into words.
    throw new Refusal('bad force', { what: unfit.force })
  }
}

const unfit = {
  force: {
    en: 'It is no force of this game, or it does not fit the others at this table.',
    de: 'Sie gehört nicht zu diesem Spiel, oder sie passt nicht zu den anderen an diesem Tisch.',
  },
  terms: {
    en: 'It is for other terms than those of this table.',
    de: 'Sie ist für andere Bedingungen als die dieses Tisches.',
  },
  size: (limit: number): Named => ({
    en: `At this table forces of ${limit} points meet.`,
    de: `An diesem Tisch treffen sich Truppen zu ${limit} Punkten.`,
  }),
  taken: ({ en, de }: Named): Named => ({
    en: `The other side has ${en} already, and each is there only once.`,
    de: `Die andere Seite hat schon ${de}, und davon gibt es nur je eine Figur.`,
  }),
  ready: (force: string): Named => ({
    en: `There is no ready-made force “${force}” for this table.`,
    de: `Eine fertige Truppe „${force}“ gibt es für diesen Tisch nicht.`,
  }),
}

/** What can be said against a force by itself, in both languages. */
function wrongWith(game: Game, course: Gathered, force: Plain): Named | null {
  const { lobby } = game
  if (force === null) return null
  const size = limitAt(course, game) ?? undefined
  if (typeof force === 'string') {
    const ready = lobby?.forces.find(({ id }) => id === force)
    if (ready === undefined || !isForTerms(ready, course.terms)) return unfit.ready(force.slice(0, 60))
    return size === undefined || meet(ready.limit, size) ? null : unfit.size(size)
  }
  if (lobby?.builder === undefined) return null
  try {
    const { problems, ...built } = lobby.builder.show(force)
    const [problem] = problems
    if (problem !== undefined) return withRules(problem)
    if (!isForTerms(built, course.terms)) return unfit.terms
    return size === undefined || meet(built.limit, size) ? null : unfit.size(size)
  } catch {
    return unfit.force
  }
}

/** Has another side what is in this force, and there is only one of it? */
function takenFrom(
  { lobby }: Game,
  { seats, places, terms }: Gathered,
  seat: Seat,
  force: Plain,
): Named | null {
  if (lobby === undefined) return null
  const { sideOf } = seatedOn(lobby, terms)
  const { unique = [] } = knownOf(lobby, force)
  for (const other of seats) {
    if (sideOf[other] === sideOf[seat]) continue
    const theirs = lobby.forces.find(({ id }) => id === places[other]?.force)
    if (theirs !== undefined && !sharesNone(theirs, new Set(unique))) return unfit.taken(theirs.name)
  }
  return null
}

function withRules({ rules, text }: BuildProblem): Named {
  const said = (one: string) => (rules.length > 0 ? `${one} (${rules.join(', ')})` : one)
  return { en: said(text.en), de: said(text.de) }
}

/** What was agreed on, and who sits down on these terms. */
export function seatedAs(
  game: Game,
  chosen: Terms,
): { readonly terms: Terms; readonly seats: readonly Seat[] } {
  const { lobby } = game
  if (lobby === undefined) throw new Refusal('no game', { game: game.id })
  for (const [id, option] of Object.entries(chosen)) {
    const term = lobby.terms?.find((one) => one.id === id)
    if (!term?.options.some((one) => one.id === option))
      throw new Refusal('no terms', { what: `${id}: ${option}` })
  }
  const terms = usualTerms(lobby, chosen)
  return { terms, seats: seatedOn(lobby, terms).seats }
}

export function checkBoard({ lobby }: Game, board: string, terms: Terms): void {
  if (!lobby?.boards.some((one) => one.id === board && isForTerms(one, terms)))
    throw new Refusal('no board', { board })
}

/** Everybody goes to the next side, with the force that was theirs. */
export function sidesChanged(
  { lobby }: Game,
  { seats, places, terms }: Gathered,
): Record<Seat, Place | undefined> {
  const { sides, sideOf } = seatedOn(lobby ?? { seats }, terms)
  const of = (side: Side | undefined) => seats.filter((seat) => sideOf[seat] === side)
  const isEven = sides.every((side) => of(side).length === of(sides[0]).length)
  const from = (seat: Seat, at: number) => {
    if (!isEven) return seats[(at + 1) % seats.length]
    const side = sideOf[seat] ?? seat
    const next = sides[(sides.indexOf(side) + 1) % sides.length]
    return of(next)[of(side).indexOf(seat)]
  }
  return Object.fromEntries(seats.map((seat, at) => [seat, places[from(seat, at) ?? seat]]))
}

/** Is there such a bot, or are there rules that play a seat on these terms? */
export function checkBot(game: Game, terms: Terms, bot: string): void {
  const automaton = game.lobby?.automata?.find(({ id }) => id === bot)
  const isThere = automaton === undefined ? botNamed(game, bot) !== undefined : isForTerms(automaton, terms)
  if (!isThere) throw new Refusal('no bot', { bot })
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
