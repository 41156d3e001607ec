import { agree, propose } from '../agree.ts'
import { applyAnswer } from '../answer.ts'
import type { Game } from '../game.ts'
import { clone, type Plain, same } from '../plain.ts'
import { awaited, sampleFor } from '../question.ts'
import { nextBelow, pickOne, type Random, randomFrom } from '../random.ts'
import { look } from '../seen.ts'
import type { State, Vocabulary } from '../state.ts'
import type { Check } from './checks.ts'
import { anything, odd, type Path, partAt, placesIn, withOnePartOther } from './parts.ts'
import { walk } from './walk.ts'

/** Proposals are tried once in a game, somewhere in so many decisions. */
const span = 120
/** So long it is played on after each. */
const decisionsAfter = 12

/** Whatever is proposed and agreed on, the game goes on, or nothing changes. */
export const agreedGoesOn: Check = (game, effort) =>
  walk(game, effort, ({ s, seed }) => {
    const random = randomFrom(`${seed} agreed`)
    if (s.decision !== nextBelow(random, span)) return null
    return misformed(s) ?? misplayed(game, s, random)
  })

/** What is no change at all. */
function misformed<V extends Vocabulary>(before: State<V>): string | null {
  const changes = [
    { set: [{ path: ['x', 0], value: 1 }] },
    { end: { winner: null, reason: 'agreed' } },
    { undo: 0 },
  ]
  for (const change of changes)
    for (const wrong of withOnePartOther(change, anything)) {
      const problem = proposed(before, wrong, () => {})
      if (problem !== null) return problem
    }
  return null
}

/** Any change of any place. */
function misplayed<V extends Vocabulary>(game: Game<V>, before: State<V>, random: Random): string | null {
  for (const path of placesOfEachKind(before.table, random))
    for (const value of odd) {
      if (same(value, partAt(before.table, path) as Plain)) continue
      const problem = proposed(before, { set: [{ path, value }] }, (s) => {
        everybodyLooks(game, s)
        playOn(s, randomFrom(path.join(' ')))
        everybodyLooks(game, s)
      })
      if (problem !== null) return problem
    }
  return null
}

/** Two sides agree that this is so; what goes wrong then, if they could agree. */
function proposed<V extends Vocabulary>(
  before: State<V>,
  change: unknown,
  goOn: (s: State<V>) => void,
): string | null {
  const s = clone(before)
  const [one = '', other = ''] = s.seats
  try {
    if (propose(s, one, change) !== null)
      return same(s, before) ? null : `a refused proposal changes something: ${JSON.stringify(change)}`
    const offered = clone(s)
    if (agree(s, other, true) !== null)
      return same(s, offered) ? null : `a refused change changes something: ${JSON.stringify(change)}`
    goOn(s)
    return null
  } catch (error) {
    return `agreed on ${JSON.stringify(change)}: ${(error as Error).message}`
  }
}

/** One place of each kind: the x of some ship, the damage of some figure. */
function placesOfEachKind(table: object, random: Random): Path[] {
  const kinds = new Map<string, Path[]>()
  for (const path of placesIn(table)) {
    if (path.length === 0) continue
    const kind = path.map((key) => (typeof key === 'number' ? '*' : key)).join(' ')
    kinds.set(kind, [...(kinds.get(kind) ?? []), path])
  }
  return [...kinds.values()].map((paths) => pickOne(random, paths))
}

function playOn<V extends Vocabulary>(s: State<V>, random: Random): void {
  for (let made = 0; made < decisionsAfter && s.over === null; made++) {
    const seats = awaited(s)
    if (seats.length === 0) throw new Error('not over, and nobody is asked')
    const seat = pickOne(random, seats)
    applyAnswer(s, seat, sampleFor(s, seat, random))
  }
}

function everybodyLooks<V extends Vocabulary>(game: Game<V>, s: State<V>): void {
  for (const seat of [...s.seats, null]) {
    const seen = look(s, seat)
    game.scene?.(seen)
    game.tools?.amendments?.(seen)
  }
}
