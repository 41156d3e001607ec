import {
  agree,
  applyAnswer,
  awaited,
  clone,
  type Game,
  look,
  type Plain,
  pickOne,
  propose,
  type Random,
  randomFrom,
  type State,
  same,
  sampleFor,
  start,
} from '@sandtable/kernel'
import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { games } from './index.ts'

/** What nobody would write into most places of a table. */
const odd: readonly Plain[] = [
  ...[null, true, false, -1, 0, 1, 1.5, 1e9],
  ...['', 'x', 'red', 'constructor', '__proto__'],
  ...[[], {}, [null], ['x'], { x: 1 }],
]

type Path = readonly (string | number)[]

/** Every place of a table, and everything that holds some. */
function* placesIn(value: unknown, path: Path = []): Generator<Path> {
  if (path.length > 0) yield path
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value))
    yield* placesIn(part, [...path, Array.isArray(value) ? Number(key) : key])
}

/** One place of each kind: the x of some ship, the damage of some figure. */
function placesOfEachKind(table: object, random: Random): Path[] {
  const kinds = new Map<string, Path[]>()
  for (const path of placesIn(table)) {
    const kind = path.map((key) => (typeof key === 'number' ? '*' : key)).join(' ')
    kinds.set(kind, [...(kinds.get(kind) ?? []), path])
  }
  return [...kinds.values()].map((paths) => pickOne(random, paths))
}

function at(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((part, key) => (part as Record<string | number, unknown>)[key], value)
}

function playOn(s: State, decisions: number, random: Random): void {
  for (let made = 0; made < decisions && s.over === null; made++) {
    const seats = awaited(s)
    expect(seats).not.toEqual([])
    const seat = pickOne(random, seats)
    applyAnswer(s, seat, sampleFor(s, seat, random))
  }
}

function everybodyLooks(game: Game, s: State): void {
  for (const seat of [...s.seats, null]) {
    const seen = look(s, seat)
    game.scene?.(seen)
    game.tools?.amendments?.(seen)
  }
}

/** Two sides agree that this is so; what goes wrong then, if they could agree. */
function agreedOn(game: Game, before: State, path: Path, value: Plain): string | null {
  const s = clone(before)
  const [one = '', other = ''] = s.seats
  propose(s, one, { set: [{ path, value }] })
  const offered = JSON.stringify(s)
  if (agree(s, other, true) !== null)
    return JSON.stringify(s) === offered
      ? null
      : `${path.join(' ')}: a change that is refused changes something`
  try {
    everybodyLooks(game, s)
    playOn(s, 12, randomFrom(path.join(' ')))
    everybodyLooks(game, s)
    return null
  } catch (error) {
    return `${path.join(' ')}: ${JSON.stringify(value)}: ${(error as Error).message}`
  }
}

test.each(games.map((game) => [game.id, game] as const))(
  '%s: whatever both sides agree on, the game goes on, or nothing changes [ST-CHG-005]',
  (_, game) => {
    holds(
      fc.property(fc.nat(10_000), fc.nat(120), (number, decisions) => {
        const random = randomFrom(`agreed ${number}`)
        const s = start(game, { setup: game.randomSetup(random), seed: `agreed ${number}` })
        playOn(s, decisions, random)
        if (s.over !== null) return
        const places = placesOfEachKind(s.table, random)
        const wrong = places.flatMap((path) => {
          const others = odd.filter((value) => !same(value, at(s.table, path)))
          return others.flatMap((value) => agreedOn(game, s, path, value) ?? [])
        })
        expect(wrong).toEqual([])
      }),
      { numRuns: 3 },
    )
  },
  120_000,
)
