import { applyAnswer, judge, refuse } from '../answer.ts'
import type { Game } from '../game.ts'
import { hashOf } from '../hash.ts'
import { openMatch, submit, undo } from '../match.ts'
import { canonical, clone, notPlain, type Plain, same, sharedPart } from '../plain.ts'
import { awaited, questionFor, sampleFor } from '../question.ts'
import { nextBelow, pickOne } from '../random.ts'
import { replay } from '../replay.ts'
import type { Seat } from '../seat.ts'
import { look } from '../seen.ts'
import type { State, Vocabulary } from '../state.ts'
import { mutations, nonsense } from './mutate.ts'
import { type Effort, type Walk, walk } from './walk.ts'

/** What every game must do. Each check gives back what it found wrong; nothing, if all is well. */
export type Check = <V extends Vocabulary>(game: Game<V>, effort: Effort) => string[]

export const ruleId = /^[A-Z][A-Z0-9]*(-[A-Za-z0-9.]+)+$/

/** Random games end. */
export const randomGamesEnd: Check = (game, effort) => walk(game, effort, () => null)

/** Every offered answer is taken, and leaves a game that goes on. */
export const offeredIsTaken: Check = (game, effort) =>
  walk(game, effort, ({ s, random }) => {
    for (const seat of awaited(s)) {
      const question = questionFor(s, seat)
      if (question === null) return `${seat} is awaited, but not asked`
      const offered = question.options ?? [sampleFor(s, seat, random), sampleFor(s, seat, random)]
      if (offered.length === 0) return `“${question.step}” offers ${seat} nothing`
      if (new Set(offered.map(canonical)).size !== offered.length && question.options)
        return `“${question.step}” offers ${seat} the same answer twice`
      for (const answer of offered) {
        const refusal = judge(s, seat, answer)
        if (refusal !== null) return `offered, but refused by ${refusal}: ${JSON.stringify(answer)}`
      }
      const tried = clone(s)
      applyAnswer(tried, seat, pickOne(random, offered))
    }
    return null
  })

/** Every other answer is refused, with a rule, without harm. */
export const mutatedIsRefused: Check = (game, effort) =>
  walk(game, effort, ({ s, seat, answer }) => {
    const before = hashOf(s)
    const options = questionFor(s, seat)?.options ?? null
    for (const wrong of [...mutations(answer), ...nonsense]) {
      const refusal = judge(s, seat, wrong)
      if (refusal !== null && !ruleId.test(refusal)) return `refused by “${refusal}”, which is no rule id`
      if (refusal === null && options !== null && !options.some((option) => same(option, wrong)))
        return `taken, though not offered: ${JSON.stringify(wrong)}`
      if (refusal === null) applyAnswer(clone(s), seat, wrong as Plain)
    }
    for (const other of [...s.seats, 'nobody', '']) {
      if (!awaited(s).includes(other) && s.asking?.asked.every((one) => one.seat !== other)) {
        const refusal = judge(s, other, answer)
        if (refusal === null) return `${other} is not asked, but may answer`
      }
    }
    return hashOf(s) === before ? null : 'a refusal changed the state'
  })

/** A record plays back to the same states. */
export const replayIsTheGame: Check = (game, effort) =>
  walk(
    game,
    effort,
    () => null,
    ({ setup, seed, s, moves }) => {
      const match = openMatch(game, setup, seed)
      for (const move of moves) {
        const refusal = submit(match, move)
        if (refusal !== null) return `played again, ${JSON.stringify(move)} is refused by ${refusal}`
      }
      if (hashOf(match.state) !== hashOf(s)) return 'played again, the end is another'
      const again = replay(game, JSON.parse(JSON.stringify(match.record)), { verify: true })
      return 'problem' in again ? again.problem : null
    },
  )

/** A game saved and loaded at any point goes on as if nothing had been. */
export const savingChangesNothing: Check = (game, effort) =>
  walk(game, effort, ({ s, seat, answer }) => {
    const loaded: State = JSON.parse(JSON.stringify(s))
    const copied = clone(s)
    applyAnswer(loaded, seat, answer)
    applyAnswer(copied, seat, answer)
    return same(loaded, copied) ? null : 'after being loaded it goes on differently'
  })

/** A decision taken back and made again leads to the same place. */
export const undoChangesNothing: Check = (game, effort) =>
  walk(
    game,
    effort,
    () => null,
    ({ setup, seed, moves, random }) => {
      const match = openMatch(game, setup, seed)
      for (const move of moves) {
        const before = hashOf(match.state)
        submit(match, move)
        // Taking back replays the game; now and then is enough.
        if (match.state.over !== null || nextBelow(random, 4) !== 0) continue
        const after = hashOf(match.state)
        const free = match.state.sealed < match.state.decision
        const refusal = undo(match, move.seat)
        if (free !== (refusal === null)) return `undo ${free ? `is refused by ${refusal}` : 'passes a seal'}`
        if (refusal !== null) continue
        if (hashOf(match.state) !== before) return 'taken back, the state is not the one before'
        submit(match, move)
        if (hashOf(match.state) !== after) return 'done again, the state is another'
      }
      return null
    },
  )

/** What a seat cannot see changes nothing that it gets: now, or after a decision that reveals nothing. */
export const secretsStaySecret: Check = (game, effort) =>
  walk(game, effort, (at) => {
    for (const seat of [...at.s.seats, null]) {
      const problem = leak(at, seat)
      if (problem !== null) return problem
    }
    return null
  })

function leak<V extends Vocabulary>(
  { game, s, seat, answer, random }: Walk<V>,
  eyes: Seat | null,
): string | null {
  const other = clone(s)
  game.scramble(other, eyes, random)
  const who = eyes ?? 'an onlooker'
  if (!sees(s, other, eyes)) return `${who} sees what is hidden: ${difference(s, other, eyes)}`
  const told =
    eyes === seat
      ? mutations(answer).find((wrong) => refuse(s, seat, wrong) !== refuse(other, seat, wrong))
      : null
  if (told) return `${who} is told what is hidden by the refusal of ${JSON.stringify(told)}`
  if (refuse(other, seat, answer) !== null) return null
  const here = clone(s)
  applyAnswer(here, seat, answer)
  applyAnswer(other, seat, answer)
  const revealed = here.sealed === here.decision || other.sealed === other.decision
  if (revealed || here.over !== null || other.over !== null) return null
  return sees(here, other, eyes) ? null : `${who} learns what is hidden: ${difference(here, other, eyes)}`
}

function sees<V extends Vocabulary>(a: State<V>, b: State<V>, eyes: Seat | null): boolean {
  return JSON.stringify(look(a, eyes)) === JSON.stringify(look(b, eyes))
}

function difference<V extends Vocabulary>(a: State<V>, b: State<V>, eyes: Seat | null): string {
  const one = JSON.stringify(look(a, eyes))
  const other = JSON.stringify(look(b, eyes))
  let at = 0
  while (one[at] === other[at]) at++
  return `…${one.slice(Math.max(0, at - 80), at + 60)} against …${other.slice(Math.max(0, at - 20), at + 60)}`
}

/** The order in which simultaneous answers arrive does not matter. */
export const orderOfArrivalIsNothing: Check = (game, effort) =>
  walk(game, effort, ({ s, random }) => {
    const seats = awaited(s)
    if (seats.length < 2 || s.asking?.any) return null
    const answers = seats.map((seat) => ({ seat, answer: sampleFor(s, seat, random) }))
    const forth = clone(s)
    for (const { seat, answer } of answers) applyAnswer(forth, seat, answer)
    const back = clone(s)
    for (const { seat, answer } of answers.toReversed()) applyAnswer(back, seat, answer)
    return same(forth, back) ? null : 'answers in another order lead elsewhere'
  })

/** State and everything that seats get is plain data, and what they get is a copy. */
export const stateIsPlain: Check = (game, effort) =>
  walk(game, effort, ({ s }) => {
    const problem = notPlain(s)
    if (problem !== null) return `the state is not plain data: ${problem}`
    const shared = sharedPart(s)
    if (shared !== null) return `two parts of the state are one object: ${shared}`
    const before = hashOf(s)
    for (const seat of [...s.seats, null]) {
      const seen = look(s, seat)
      const seenProblem = notPlain(seen)
      if (seenProblem !== null) return `what ${seat} sees is not plain data: ${seenProblem}`
      scribble(seen)
    }
    return hashOf(s) === before ? null : 'what a seat gets is part of the state, not a copy'
  })

/** Overwrites everything in a value. */
function scribble(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, item] of Object.entries(value)) {
    scribble(item)
    if (!Object.isFrozen(value)) (value as Record<string, unknown>)[key] = 'scribbled'
  }
}

/** What was told stays as it was told: no entry is still part of something that changes. */
export const journalStays: Check = (game, effort) => {
  let told: { entries: unknown; text: string }[] = []
  return walk(
    game,
    effort,
    ({ s }) => {
      if (s.decision === 0) told = []
      told.push({ entries: s.news, text: JSON.stringify(s.news) })
      return null
    },
    () => {
      const changed = told.find(({ entries, text }) => JSON.stringify(entries) !== text)
      return changed === undefined
        ? null
        : `told was ${changed.text}, now it is ${JSON.stringify(changed.entries)}`
    },
  )
}

export const contract = {
  'random games end': randomGamesEnd,
  'every offered answer is taken': offeredIsTaken,
  'every mutated answer is refused': mutatedIsRefused,
  'a replay is the game': replayIsTheGame,
  'saving and loading change nothing': savingChangesNothing,
  'undo changes nothing': undoChangesNothing,
  'secrets stay secret': secretsStaySecret,
  'the order of arrival does not matter': orderOfArrivalIsNothing,
  'state is plain data': stateIsPlain,
  'what was told stays': journalStays,
} as const satisfies Record<string, Check>
