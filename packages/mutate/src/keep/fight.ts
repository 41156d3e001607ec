import {
  awaited,
  hashOf,
  type Move,
  type Plain,
  pickOne,
  placeAt,
  play,
  randomFrom,
  start,
  type Vocabulary,
} from '@sandtable/kernel'
import { type Exercise, fighterOf } from '@sandtable/kernel/contract'
import type { Switchboard } from '../switchboard.ts'

/** A fingerprint is kept after every so many moves: a difference is found near its place. */
export const every = 10

/** A game that was played: what happened first after how many moves. */
export interface Fought {
  readonly setup: Plain
  readonly seed: string
  readonly moves: readonly Move[]
  readonly hashes: readonly string[]
  /** What it exercises and which places in the code it reaches, each with the number of moves it takes. */
  readonly firsts: readonly (readonly [string, number])[]
}

/** Plays a game between players who fight, and notes what is new in it, move by move. */
export function fight(
  { game, noting, seen, forget }: Exercise<Vocabulary>,
  switches: Switchboard,
  setup: object,
  seed: string,
): Fought {
  const random = randomFrom(`${seed} players`)
  const fighter = fighterOf(game)
  const moves: Move[] = []
  const firsts = new Map<string, number>()
  const hashes: string[] = []
  forget()
  switches.taken()
  const s = noting(() => start(game, { setup, seed }))
  const note = () => {
    for (const one of switches.taken().reached) first(`place ${one}`)
    for (const one of seen) first(one)
    if (moves.length % every === 0 || s.over !== null) hashes.push(hashOf(s))
  }
  const first = (key: string) => {
    if (!firsts.has(key)) firsts.set(key, moves.length)
  }
  note()
  while (s.over === null) {
    const seat = pickOne(random, awaited(s))
    const move = { seat, answer: fighter.choose(placeAt(s, seat), random) }
    // What a bot passes while it thinks does not count.
    switches.taken()
    noting(() => {
      const refusal = play(s, move)
      if (refusal !== null) throw new Error(`${JSON.stringify(move)} is refused by ${refusal}`)
      return s
    })
    moves.push(move)
    note()
  }
  return { setup: setup as Plain, seed, moves, hashes, firsts: [...firsts] }
}
