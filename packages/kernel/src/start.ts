import { proceed } from './flow.ts'
import type { Game } from './game.ts'
import { clone } from './plain.ts'
import { randomFrom } from './random.ts'
import { pushFrame } from './stack.ts'
import type { State, Vocabulary } from './state.ts'

export interface Start<V extends Vocabulary> {
  readonly setup: V['setup']
  readonly seed: string
  /** Changes the table before the first step: where a scenario begins. */
  arrange?(s: State<V>): void
  /** Results of dice to come, instead of chance. */
  readonly script?: readonly string[]
}

/** A new game, gone on to its first question. The setup must have passed the game's own check. */
export function start<V extends Vocabulary>(game: Game<V>, from: Start<V>): State<V> {
  // A copy, so that the table can be made of parts of the setup and still change.
  const setup = clone(from.setup)
  const seats = [...game.seats(setup)]
  const s: State<V> = {
    game: game.id,
    version: game.version,
    seats,
    teams: game.teams?.(setup) ?? Object.fromEntries(seats.map((seat) => [seat, seat])),
    table: game.lay(setup),
    stack: [],
    asking: null,
    effects: {},
    hooks: { query: table(), replace: table(), trigger: table(), due: table() },
    lastEffect: 0,
    used: {},
    chance: { random: randomFrom(from.seed), script: from.script ? [...from.script] : null },
    decision: 0,
    sealed: 0,
    conceded: [],
    proposal: null,
    news: [],
    over: null,
  }
  pushFrame(s, game.main.name, {})
  from.arrange?.(s)
  proceed(s)
  return s
}

/**
 * An empty object to look things up in by name. Engines take every set of keys for another kind of object, until some
 * are deleted; then they use a table, which finds any key in any game equally fast.
 */
function table(): Record<string, number[]> {
  const empty: Record<string, number[]> = { one: [], other: [] }
  delete empty.one
  delete empty.other
  return empty
}
