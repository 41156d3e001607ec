import type { Builder } from '../builder.ts'
import type { Game } from '../game.ts'
import type { Chosen, Lobby, ReadyForce, Side, Terms } from '../lobby.ts'
import { notPlain, type Plain, same } from '../plain.ts'
import { start } from '../start.ts'
import type { Vocabulary } from '../state.ts'
import { isForTerms, seatedOn, usualTerms } from '../terms.ts'
import type { Check } from './checks.ts'
import { flawsInText, textsIn } from './reading.ts'
import { firstTwice } from './scene-checks.ts'
import { momentsOf } from './word-checks.ts'

/** Every force and every board that is offered starts a game, whoever takes the force. */
export const offeredForcesPlay: Check = (game) => {
  const { lobby } = game
  if (lobby === undefined) return []
  const problems: string[] = []
  for (const list of [lobby.forces, lobby.boards]) {
    if (list.length === 0) return ['there is nothing to choose']
    const twice = firstTwice(list.map(({ id }) => id))
    if (twice !== undefined) problems.push(`“${twice}” is offered twice`)
  }
  for (const chosen of everyChoice(lobby)) {
    const problem = problemOfStart(game, lobby, chosen)
    if (problem !== null) problems.push(problem)
  }
  const { builder, lessons, ...rest } = lobby
  return [...problems, ...[...textsIn({ name: game.name, ...rest })].flatMap((text) => flawsInText([], text))]
}

/** Each force on each side against the next one of its size, and each board, with as few games as that takes. */
function* everyChoice<V extends Vocabulary>(lobby: Lobby<V>): Generator<Chosen> {
  for (const terms of everyTerm(lobby)) {
    const { sides } = seatedOn(lobby, terms)
    const offered = lobby.forces.filter((one) => isForTerms(one, terms))
    for (const limit of new Set(offered.map((one) => one.limit))) {
      const forces = offered.filter((one) => one.limit === limit)
      const boards = lobby.boards.filter(
        ({ limits, ...board }) =>
          isForTerms(board, terms) && (limits === undefined || limit === undefined || limits.includes(limit)),
      )
      for (let at = 0; at < Math.max(forces.length, boards.length); at++)
        yield {
          board: boards[at % boards.length]?.id ?? '',
          forces: forcesFrom(at, forces, sides),
          terms,
        }
    }
  }
}

/** One for each side, from a place of the list on; those that share what there is only once do not meet. */
function forcesFrom(at: number, forces: readonly ReadyForce[], sides: readonly Side[]): Record<Side, Plain> {
  const taken = new Set<string>()
  let next = at
  return Object.fromEntries(
    sides.map((side) => {
      const from = next % forces.length
      const inTurn = [...forces.slice(from), ...forces.slice(0, from)]
      const force = inTurn.find(({ unique = [] }) => !unique.some((one) => taken.has(one))) ?? inTurn[0]
      for (const one of force?.unique ?? []) taken.add(one)
      next = force === undefined ? next + 1 : forces.indexOf(force) + 1
      return [side, force?.force ?? null]
    }),
  )
}

/** The usual terms, those with one other option, and those of every seating. */
function everyTerm<V extends Vocabulary>(lobby: Lobby<V>): Terms[] {
  const { terms = [], seatings = [] } = lobby
  const single = terms.flatMap(({ id, options, terms: on = {} }) => {
    const others = Object.fromEntries(Object.entries(on).map(([other, [first = '']]) => [other, first]))
    return options.slice(1).map((one) => ({ ...others, [id]: one.id }))
  })
  return [{}, ...single, ...seatings.map(({ when }) => when)].map((one) => usualTerms(lobby, one))
}

function problemOfStart<V extends Vocabulary>(game: Game<V>, lobby: Lobby<V>, chosen: Chosen): string | null {
  try {
    const setup = lobby.setup(chosen)
    const wrong = notPlain(setup) ?? game.checkSetup(setup as Plain)
    if (wrong !== null) return `on “${chosen.board}”: ${wrong}`
    const s = start(game, { setup, seed: chosen.board })
    return same(s.seats, seatedOn(lobby, usualTerms(lobby, chosen.terms)).seats)
      ? null
      : `on “${chosen.board}” others sit at the table than in the lobby`
  } catch (error) {
    return `on “${chosen.board}”: ${error instanceof Error ? error.message : String(error)}`
  }
}

/** A lesson can be begun, and speaks of steps that there are. */
export const lessonsCanBegin: Check = (game) => {
  const { lobby } = game
  if (lobby?.lessons === undefined) return []
  const steps = new Set([
    ...game.procedures.flatMap((one) => one.steps.map(({ name }) => name)),
    ...momentsOf(game),
  ])
  return lobby.lessons.flatMap((lesson) => {
    const unknown = [lesson.from, ...lesson.steps.flatMap(({ at }) => at)].filter((step) => !steps.has(step))
    const wrong = problemOfStart(game, lobby, lesson)
    return [
      ...(wrong === null ? [] : [`${lesson.id}: ${wrong}`]),
      ...unknown.map((step) => `${lesson.id}: there is no step “${step}”`),
      ...[...textsIn(lesson)].flatMap((text) => flawsInText([], text)),
    ]
  })
}

/** The builder finds no fault with ready forces, writes them down so that they can be read, and adds what it offers. */
export const builderKeepsForces: Check = (game) => {
  const { lobby } = game
  const builder = lobby?.builder
  if (lobby === undefined || builder === undefined) return []
  return [
    ...lobby.forces.flatMap(({ id, points, force }) => {
      const built = builder.show(force)
      const texts = [...textsIn(built)].flatMap((text) => flawsInText([], text))
      const faults = built.problems.map(({ text }) => text.en)
      if (built.points !== points) faults.push(`costs ${built.points} points in the builder, not ${points}`)
      const shots = problemsOfShots(builder, force)
      return [...faults, ...texts, ...lostInWriting(builder, force), ...shots].map(
        (fault) => `${id}: ${fault}`,
      )
    }),
    ...builder.sides.flatMap(({ id }) => problemsOfOffers(builder, builder.empty(id))),
  ]
}

function lostInWriting(builder: Builder, force: Plain): string[] {
  return builder.formats.flatMap(({ id, isFor, write, read }) => {
    if (isFor?.(force) === false) return []
    const reading = read(write(force))
    if ('refused' in reading) return [`written as ${id}, it is refused: ${reading.refused.en}`]
    const [notice] = reading.notices
    if (notice !== undefined) return [`written as ${id}, it is read with a notice: ${notice.en}`]
    const [found, own] = [builder.show(reading.force), builder.show(force)]
    // A way to write that has no room for a name leaves it out.
    const isSame = same(found.name === '' ? { ...found, name: own.name } : found, own)
    return isSame ? [] : [`written as ${id}, it is read as another force`]
  })
}

/** On usual terms the chances of each shot are together 1, and rows and terms are there. */
function problemsOfShots({ show, shots }: Builder, force: Plain): string[] {
  if (shots === undefined) return []
  const chosen = Object.fromEntries(shots.terms.map(({ id, options }) => [id, options[0]?.id ?? '']))
  const rows = show(force).rows.map(({ id }) => id)
  const all = shots.of(force, chosen)
  return [
    ...[...textsIn([shots.terms, shots.note, all])].flatMap((text) => flawsInText([], text)),
    ...all.flatMap(({ row, weapon, results }) => {
      const sum = results.reduce((total, { chance }) => total + chance, 0)
      const isSound = rows.includes(row) && (results.length === 0 || Math.abs(sum - 1) < 1e-9)
      return isSound ? [] : [`${weapon.en}, row ${row}: chances of ${sum}`]
    }),
  ]
}

/** Whatever is offered without a reason against it can be added, and is there then. */
function problemsOfOffers(builder: Builder, force: Plain): string[] {
  return builder.show(force).places.flatMap(({ id: at }) => {
    const offers = builder.offers(force, at)
    // The detail may be empty: some cards need no more words than their name.
    const named = offers.map(({ detail, ...offer }) => offer)
    const flaws = [...textsIn(named)].flatMap((text) => flawsInText([], text))
    const offer = offers.find(({ problem }) => problem === null)
    if (offer === undefined) return flaws
    const before = JSON.stringify(force)
    const after = builder.show(builder.change(force, { add: offer.card, at }))
    if (JSON.stringify(force) !== before) return [...flaws, 'a change of a force changed the one before']
    const held = [...after.rows, ...after.places.flatMap((place) => place.held)]
    const isThere = held.some(({ about }) => about === offer.about)
    return isThere ? flaws : [...flaws, `${offer.card} was added at ${at}, but is not there`]
  })
}
