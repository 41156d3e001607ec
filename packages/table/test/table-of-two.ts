import { games } from '@sandtable/games'
import {
  type Match,
  openMatch,
  type Plain,
  questionFor,
  type RuleId,
  type Seat,
  start,
  submit,
} from '@sandtable/kernel'
import { botAnswers, botToAnswer } from '../src/host/bots.ts'
import { oneMoreLikewise } from '../src/host/likewise.ts'
import { onlyAnswer } from '../src/host/moves.ts'
import { deskWith } from '../src/host/odds-desk.ts'
import { passOn } from '../src/host/passing.ts'
import type { Meant, Something } from '../src/host/protocol.ts'
import type { Table } from '../src/host/table.ts'
import { tableAnswers } from '../src/host/table-answers.ts'

/** A position, as scenarios write it down. */
export interface Laid {
  readonly game: string
  readonly table: Plain
  readonly at: Plain
  readonly seed: string
  /** The person; everybody else is a bot. */
  readonly seat: Seat
}

/**
 * A person at a table that is laid as a scenario lays it, with the host's own answers to whatever is pressed, and every
 * press counted: one for each button, piece, space or die. Bots, and the table itself, answer what they answer.
 */
export function personAt({ game: id, table: spec, at, seed, seat }: Laid) {
  const match = matchAt(id, spec, at, seed)
  const { seats } = match.state
  const table: Table = {
    match,
    players: Object.fromEntries(seats.map((one) => [one, one === seat ? 'person' : 'steady'])),
    holds: seats,
    watched: false,
    reader: { seat, language: 'en' },
    lesson: null,
    obvious: new Set(),
    passing: null,
    likewise: null,
    lifted: null,
    past: null,
    seen: null,
    told: { number: 0, shown: null, moves: 0 },
  }
  let spared = 0
  const goOn = () => {
    for (;;) {
      const move = onlyAnswer(table) ?? passOn(table) ?? oneMoreLikewise(table)
      const bot = botToAnswer(table)
      if (move !== null) {
        if ((questionFor(match.state, move.seat)?.options?.length ?? 0) > 1) spared++
        submit(match, move)
      } else if (bot !== undefined) botAnswers(table, bot)
      else return
    }
  }
  goOn()
  const host = tableAnswers(
    () => table,
    () => {},
    goOn,
    () => {},
    deskWith(new Map()),
  )
  const by = { table: id, seat }
  let presses = 0
  /** Presses so often, and it must be allowed. */
  const press = (times: number, what: () => RuleId | null) => {
    presses += times
    const rule = what()
    if (rule !== null) throw new Error(`forbidden by ${rule}`)
  }
  return {
    match,
    presses: () => presses,
    /** How often the table answered although the rules gave a choice. */
    spared: () => spared,
    asked: () => (match.state.over === null ? questionFor(match.state, seat) : null),
    /** An answer that takes so many presses; `on`: the piece that was pressed for it. */
    answer: (answer: Plain, times = 1, on?: Meant) =>
      press(times, () => host.answer({ ...by, answer, ...(on !== undefined && { on }) })),
    /** The same for every piece that comes next, by a press on what was answered last. */
    likewise: (answer: Plain) => press(1, () => host.answer({ ...by, answer, likewise: true })),
    mean: (meant: Meant) => press(1, () => host.mean({ ...by, meant })),
    passOn: (until: readonly Something[]) => press(1, () => host['pass on']({ ...by, until })),
    undo: () => press(1, () => host.undo(by)),
  }
}

function matchAt(id: string, table: Plain, at: Plain, seed: string): Match {
  const game = games.find((one) => one.id === id)
  const laid = game?.referee?.position(table, at)
  if (game === undefined || laid === undefined || 'problem' in laid) throw new Error(JSON.stringify(laid))
  const { setup, arrange } = laid
  const match = openMatch(game, setup, seed)
  match.state = start(game, { setup, seed, arrange })
  return match
}
